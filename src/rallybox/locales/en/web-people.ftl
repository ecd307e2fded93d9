# People at a table: who is away, who plays for whom, time, sitting down, lists of tables

## Away, bots, the clock

web-plate-bot = { $level }
web-plate-stand-in = A bot is playing for them
web-plate-gave-up = Gave up; a bot is playing on
web-plate-away =
    { $minutes ->
        [0] Away
        [one] Away for { $minutes } minute
       *[other] Away for { $minutes } minutes
    }
web-plate-clock = Out of time: a bot chose for them
web-plate-reserve = In reserve after this turn’s time: { $reserve }
web-plate-drawing = This turn’s time is up: the clock shows the reserve
web-bot-for-you = A bot is playing for you.
web-you-gave-up = You gave up. A bot will finish the game for you.
web-away-for =
    { $minutes ->
        [0] { $name } has just stepped away.
        [one] { $name } has been away for { $minutes } minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
web-away-soon =
    { $seconds ->
        [one] A bot may take over in { $seconds } second.
       *[other] A bot may take over in { $seconds } seconds.
    }
web-away-bot = Let a bot play for { $name }
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
web-note-gave-up = { $name } gives up. A bot finishes the game for them.
web-note-back = { $name } is back at the wheel.
web-note-away-host = { $name } is away. The host lets a bot take the wheel.
web-note-clock-you = Time is up: a bot chooses for you.
web-note-bot-you = A bot takes the wheel for you.
web-note-away-you = You are away. Everybody here agrees: a bot takes the wheel.
web-note-away-by-you = You are away. { $by } lets a bot take the wheel.
web-note-away-by-by-you = { $name } is away. You let a bot take the wheel.
web-note-away-host-you = You are away. The host lets a bot take the wheel.
web-note-left-you = You leave. A bot takes the wheel.
web-note-gave-up-you = You give up. A bot finishes the game for you.
web-note-back-you = You are back at the wheel.

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
web-leave-bot = A bot plays for you until you come back.
web-leave-waits = The game waits for you.
web-give-up = Give up
web-give-up-bot = For good: a bot finishes the game for you.
web-give-up-end = The game ends without a result.
web-give-up-yes = Yes, give up
web-give-up-no = Keep playing
web-table-given-up = Everybody gave up; this game ended without a result.
web-log-unread =
    { $unread ->
        [one] Game log, { $unread } new message
       *[other] Game log, { $unread } new messages
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

web-racing-tables = Games to watch
web-played-tables = Games you have played
web-list-watch = Watch
web-list-place =
    { $place ->
        [1] You came { $place }st
        [2] You came { $place }nd
        [3] You came { $place }rd
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
web-device-about = Your name and your tables come with you: show a code on the device you have been playing on, and type it in on the new one.
web-device-show = Show a code
web-device-good = Works once, within { $minutes } minutes.
web-device-typed = Code from your other device
web-device-claim = That’s me
web-device-welcome = Welcome back, { $name }!
