# What the command line and the terminal table say. Ids: cli, then what it is about.

cli-about = Three rally board games: play them with friends and bots, or a million times.
cli-usage = { $program } cannot be used like this: { $detail }; “{ $program } --help” shows how.

## Commands and their arguments

cli-command-play = Play a game here, with people and bots.
cli-command-serve = Serve tables for people with a browser, here or on the network.
cli-command-games = List the games, their variants and options.
cli-command-simulate = Play many games between bots and add them up.
cli-command-arena = Find out which bot plays better, and how sure that is.
cli-command-study = Is a game fair, how does it end, and what matters in it?
cli-command-record = Play one game between bots and keep its record.
cli-command-replay = Tell a recorded game again.
cli-command-verify = Check the dice and the result of a recorded game.
cli-command-new = Begin a game of your own, as a package that brings it in here.

cli-arg-game = which game; “rallybox games” lists them
cli-arg-players = how many seats the table has, people and bots together
cli-arg-variant = which rule set of the game
cli-arg-option = another option of the game, with commas between several values; give this as often as you like
cli-arg-seed = any text; the same seed deals the same game
cli-arg-bots = the bots, in the order of their seats; with fewer names than seats they repeat; ./mybot is a program of yours (docs/bots.md)
cli-arg-bot-seconds = how many seconds a bot that is a program of yours may think about a decision
cli-arg-terminal = play in this terminal (the default)
cli-arg-people = how many people play; they pass the device around (default 1)
cli-arg-names = the people’s names
cli-arg-save = keep the record of the game in this file, without asking
cli-arg-output = where the record goes
cli-arg-file = a record
cli-arg-seat = tell only what this seat heard; a number from 1, or a name
cli-arg-step = wait for Enter after each action
cli-arg-games = how many games (default 1000)
cli-arg-jobs = how many processes; the result is the same with any number (default 1)
cli-arg-rotate = move every bot to the next seat after each game
cli-arg-json = print one JSON object
cli-arg-host = the address to listen on (default: this machine only; others need --lan)
cli-arg-port = the port to listen on; 0 for any free one (default 8765)
cli-arg-lan = let other devices in the same network join, and show a QR code for them
cli-arg-database = a file, or the address of a PostgreSQL database (default: a file in your data folder)
cli-arg-no-browser = do not open the browser
cli-arg-workers = how many processes the bots think in (default: one less than the machine has cores)
cli-arg-origin = another origin whose pages may talk to this server, such as https://rally.example; give this as often as you like
cli-arg-no-limits = no rate limits, for measuring
cli-arg-no-pauses = bots answer at once, for measuring
cli-arg-log-level = how much to log, as lines of JSON on standard error (default warning)
cli-arg-version = show the version, and whether the rules are compiled
cli-arg-language = the language to speak (default: that of the system, or English)
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-option = NAME=VALUE
cli-metavar-bot = BOT
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-address = ADDRESS
cli-metavar-name = NAME
cli-metavar-title = TITLE

## What cannot be done

cli-not-a-count = “{ $text }” is not a whole number that fits here
cli-not-seconds = “{ $text }” is not a number of seconds, such as 2.5
cli-empty-name = there is a comma with no name before or after it
cli-not-an-option = “{ $text }” does not read name=value
cli-not-json = “{ $text }” is not JSON: { $detail }
cli-unknown-language = There is no language “{ $language }” here. There are: { $languages }.
cli-argparse-usage = usage:{" "}
cli-argparse-positional = arguments
cli-argparse-options = options
cli-argparse-help = show this help
cli-argparse-argument = { $argument-name }: { $message }
cli-argparse-unrecognized = “{ $text }” means nothing here
cli-argparse-expected = a value is missing
cli-argparse-choice = “{ $value }” is not one of { $choices }
cli-argparse-required = { $text } is missing
cli-argparse-not-allowed = does not go together with { $text }
cli-argparse-explicit = takes no value, but got “{ $text }”
cli-cannot-read = “{ $file }” cannot be read: { $reason }.
cli-cannot-write = “{ $file }” cannot be written: { $reason }.
cli-too-large = “{ $file }” is far too large for a record.
cli-too-many-bots = { $bots } bots do not fit on { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
cli-too-many-people = { $people } people do not fit at a table for { $players }.
cli-too-many-names = { $names } names are too many for { $people ->
    [0] a table without people.
    [one] one person.
   *[other] { $people } people.
}
cli-bad-name = A name has at most { $longest } letters and nothing but letters, signs and spaces.
cli-same-name = Two people cannot have the same name.
cli-no-such-seat = There is no seat “{ $seat }”; this game has seats 1 to { $seats }: { $names }.

## games, record, replay, verify

cli-games-title = { $game }: { $title }
cli-games-default-variant = {"  "}{ $variant }: { $name }, for { $players } players, unless you say otherwise
cli-games-variant = {"  "}{ $variant }: { $name }, for { $players } { $most ->
    [one] player
   *[other] players
}
cli-games-option = {"  "}option { $option }: { $about }
cli-games-bots = Bots, weakest first: { $bots }
cli-games-how = Play one with “rallybox play { $game }”.
cli-recorded = { $file }: a game of { $actions } actions.
cli-verified = { $file } is a fair game of { $game }: the dice were promised before the game, all { $actions } actions follow the rules, and the result is right.
cli-verified-number = { $file } is a right record of { $game }: all { $actions } actions follow the rules, and the result is right. It is the numbered deal { $deal }: its cards follow from the number, so nothing was promised about dice, and anybody could have looked them up.
cli-replay-title = { $title } ({ $variant }): { $names }
cli-replay-action = { $number }. { $name }: { $action }
cli-replay-private = (to { $name } alone) { $told }
cli-replay-step = Enter: go on

## Results

cli-result-place = Place
cli-result-name = Name
cli-result-score = Score
cli-result-winner = { $winners } wins!
cli-fault-said = It had written: { $said }
cli-result-winners = { $winners } share the win!

## simulate

cli-simulate-progress = Playing
cli-simulate-title = { $title } ({ $variant }), { $players } players: { $games } games
cli-simulate-seed = Seed { $seed }; bots by seat: { $bots }
cli-simulate-speed = { $decisions } decisions ({ $mean } in a game, in { $turns } turns) in { $seconds } s: { $speed } in a second
cli-simulate-count = count
cli-simulate-percent = %
cli-simulate-seat = Wins by seat
cli-simulate-start = Wins by starting place
cli-simulate-bot = Wins by bot
cli-simulate-scores = Scores
cli-simulate-everybody = everybody
cli-simulate-winners = winners
cli-simulate-ends = Ends
cli-simulate-faults = Faults of { $bot }

## The terminal table

cli-welcome-title = { $title } · { $variant }
cli-welcome-person = {"  "}{ $car }  { $name }
cli-welcome-bot = {"  "}{ $car }  { $name } ({ $bot } bot)
cli-welcome-how = You will be told what is asked and what you can do; type the number of your choice. At any time, type ? for help, r for the rules in short, q to leave.
cli-welcome-enter = Press Enter to begin, or type r and Enter to read the rules first.
cli-person-name = Player { $number }
cli-ask = { $name }: { $asked }
cli-forced = There was only one thing you could do, so it was done for you: { $action } ({ $effect }).
cli-too-narrow = (The drawing is { $columns } columns wide: it looks better in a wider window.)
cli-menu-more = … and { $left } more: m shows them; or type a part of what you look for.
cli-menu-beginnings = They begin with: { $words }. Type a beginning to see only those.
cli-menu-all = m goes back to the first of all { $total } choices.
cli-menu-enter = Press Enter to go on.
cli-no-such-number = There is no choice { $typed }; the choices go from 1 to { $last }.
cli-why-not-at-all = Nothing is against { $action }: you can do it now.
cli-hint = Type a number, or ? for help.
cli-no-rules = There is no short page of the rules for this game.
cli-table-help =
    Type the number of a choice, or its short form (the text next to the number).
    Type a part of a short form to see only the choices that contain it.
    {"  "}Enter  shows the table and all choices again
    {"  "}m      shows more choices, if they do not fit on one page
    {"  "}why X  tells what speaks against X now
    {"  "}t      gives a tip: what a strong bot would do
    {"  "}r      tells the rules in short
    {"  "}q      leaves the game
cli-keys-help = ?, h, help
cli-keys-rules = r, rules
cli-keys-more = m, more
cli-keys-tip = t, tip, hint
cli-keys-quit = q, quit
cli-keys-why = why
cli-keys-yes = y, yes
cli-tip-thinking = Thinking …
cli-tip-forced = There is only one thing you can do.
cli-quit-sure = Leave this game? It cannot be taken up again. (y/n)
cli-goodbye = Goodbye! The table is cleared.
cli-curtain = Pass the device to { $name }.
cli-curtain-enter = { $name }, press Enter when nobody else looks.
cli-curtain-piped = ------------------------------ curtain ------------------------------
cli-which-game = Which game? A number or a name (Enter: { $game })
cli-save-ask = Keep a record of this game? (y/n)
cli-save-where = In which file? (Enter: { $proposal })
cli-save-over = “{ $file }” is there already. Write over it? (y/n)
cli-saved = The record is in “{ $file }”: “rallybox replay” tells it again, “rallybox verify” checks it.

cli-compiled = compiled rules
cli-interpreted = interpreted rules

## serve

cli-host-needs-lan = To listen on { $host }, beyond this machine, say --lan too.
cli-serving = Rallybox is at { $address }
cli-serving-lan = Scan this with a phone in the same network.
cli-serving-stop = Ctrl-C stops it; every game is kept.
cli-served = Stopped. Every game is kept.

# -- a game of one's own

cli-arg-new-name = what the game is called in commands: small letters and digits
cli-arg-new-title = what people call it
cli-new-name = “{ $name }” cannot be a game’s name: two to twenty small letters and digits, a letter first.
cli-new-taken = There is a game called “{ $name }” already.
cli-new-title = “{ $title }” cannot be a title: at most forty letters, without quotes and braces.
cli-new-exists = There is a “{ $folder }” here already; nothing was changed.
cli-new-done =
    { $title } is in the folder { $name }: a tiny race that can be played as it stands.

      python -m pip install -e { $name }
      rallybox play { $name }

    Its rules are in { $name }/src/rallybox_{ $name }/game.py.
