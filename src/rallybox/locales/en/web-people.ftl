# People at a table: who is away, who plays for whom, time, sitting down, lists of tables

## Away, bots, the clock

web-plate-bot = { $level }
web-plate-stand-in = A bot is driving for them
web-plate-gave-up = Gave up; a bot is driving on
web-plate-away =
    { $minutes ->
        [0] Away
        [one] Away for { $minutes } minute
       *[other] Away for { $minutes } minutes
    }
web-plate-clock = Out of time: a bot chose for them
web-bot-for-you = A bot is driving for you.
web-you-gave-up = You gave up. A bot is driving on for you.
web-away-for =
    { $minutes ->
        [0] { $name } has just gone away.
        [one] { $name } has been away for { $minutes } minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
web-away-soon =
    { $seconds ->
        [one] In { $seconds } second a bot may take over.
       *[other] In { $seconds } seconds a bot may take over.
    }
web-away-bot = Let a bot drive for { $name }
web-away-bot-about = Only until they are back.
web-away-asks = { $names } would like a bot to take over. Do you agree?
web-away-agreed =
    { $missing ->
        [one] You agree. One more player has to.
       *[other] You agree. { $missing } more players have to.
    }
web-note-clock = Time is up: a bot chooses for { $name }.
web-note-bot = A bot takes the wheel for { $name }.
web-note-away = { $name } is away. Everybody here agrees: a bot takes the wheel.
web-note-away-by = { $name } is away. { $by } lets a bot take the wheel.
web-note-left = { $name } leaves. A bot takes the wheel.
web-note-gave-up = { $name } gives up. A bot drives on to the end.
web-note-back = { $name } is back at the wheel.

## Time

web-pace-unlimited = no limit
web-pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
web-pace-hours =
    { $hours ->
        [one] { $hours } hour a turn
       *[other] { $hours } hours a turn
    }
web-pace-seconds = { $seconds } s a turn
web-pace-reserve = { $seconds } s a turn + { $minutes } min reserve
web-time-plain = Time left: { $left }
web-time-turn = Time left: { $left }, then { $reserve } in reserve
web-time-reserve = Time is up; left in reserve: { $left }
web-time-reserve-word = reserve

## The table’s menu

web-stand-in-about = Come back whenever you like.
web-invite-about = A link, a code to say aloud, a code to scan.
web-leave-bot = A bot drives for you until you come back.
web-leave-waits = The race waits for you.
web-give-up = Give up
web-give-up-bot = For good: a bot drives on to the end.
web-give-up-end = The race ends without a result.
web-give-up-yes = Yes, give up
web-give-up-no = Keep playing
web-table-given-up = Everybody gave up; this race ended without a result.
web-log-unread =
    { $unread ->
        [one] What happened, { $unread } new message
       *[other] What happened, { $unread } new messages
    }

## The waiting room

web-sit = Take a seat
web-emblem = Your emblem
web-sit-first = Take a free seat, or just watch.
web-rename = Change name
web-agreed-bots =
    { $bots ->
        [0] no bots
        [one] { $bots } bot
       *[other] { $bots } bots
    }
web-agreed-hints =
    { $allowed ->
        [yes] hints allowed
       *[no] no hints
    }
web-agreed-public =
    { $open ->
        [yes] open to everybody
       *[no] by invitation
    }

## Lists of tables

web-racing-tables = Races to watch
web-played-tables = Races you have driven
web-list-watch = Watch
web-list-place =
    { NUMBER($place, type: "ordinal") ->
        [one] You came { $place }st
        [two] You came { $place }nd
        [few] You came { $place }rd
       *[other] You came { $place }th
    }
web-list-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-list-winner = { $names } won
web-list-all = Show all { $number }

## My name on another device

web-device = Use your name on another device
web-device-about = Your name and your tables come with you: show a code on the device you have been playing on, and type it in on the other one.
web-device-show = Show a code
web-device-good = Good once, for { $minutes } minutes.
web-device-typed = Code from your other device
web-device-claim = That’s me
web-device-welcome = Welcome back, { $name }!
