# What the command line and the terminal table say. Ids: cli, then what it is about.

cli-about = Three rally board games: play with friends and bots, or a million times over.
cli-usage = { $program } cannot be used like this: { $detail }. See “{ $program } --help”.

## Commands and their arguments

cli-command-play = Play a game in this terminal, with people and bots.
cli-command-serve = Host tables for the browser, on this machine or for the network.
cli-command-games = List the games, their variants and options.
cli-command-simulate = Play many games between bots and total the results.
cli-command-arena = Find out which bot plays better, and how certain that is.
cli-command-study = Find out whether a game is fair, how it ends and what matters in it.
cli-command-record = Play one game between bots and save its record.
cli-command-replay = Retell a recorded game.
cli-command-verify = Check the shuffle, the moves and the result of a recorded game.
cli-command-new = Start a game of your own, as a package to install here.

cli-arg-game = which game; “rallybox games” lists them
cli-arg-players = how many seats the table has, people and bots together
cli-arg-variant = which variant of the game; “rallybox games” lists them
cli-arg-option = any other option of the game, with commas between several values; may be repeated
cli-arg-seed = any text; the same seed deals the same game
cli-arg-bots = the bots in seat order, as “rallybox games” lists them, or random; with fewer names than seats they repeat; ./mybot is a program of yours (docs/bots.md)
cli-arg-bot-seconds = how many seconds a program of yours may think about each decision
cli-arg-terminal = play in this terminal (the default)
cli-arg-people = how many people play, passing the device round (default 1)
cli-arg-names = the people’s names
cli-arg-save = save the record of the game in this file, without asking
cli-arg-output = the file for the record
cli-arg-file = a record
cli-arg-seat = tell only what this seat knows; a number, counted from 1, or a name
cli-arg-step = wait for Enter after each action
cli-arg-games = how many games (default 1000)
cli-arg-jobs = how many processes; the result is the same for any number (default 1)
cli-arg-rotate = move every bot to the next seat after each game
cli-arg-json = print one JSON object
cli-arg-host = the address to listen on (default: this machine only; others need --lan)
cli-arg-port = the port to listen on; 0 for any free one (default 8765)
cli-arg-lan = let other devices on the same network join, and show a QR code for them
cli-arg-database = a file, or the address of a PostgreSQL database (default: a file in your data folder)
cli-arg-no-browser = do not open the browser
cli-arg-workers = how many processes the bots think in (default: one fewer than the machine has cores)
cli-arg-origin = another origin whose pages may talk to this server, such as https://rally.example; may be repeated
cli-arg-no-limits = no rate limits, for measuring
cli-arg-no-pauses = bots answer at once, for measuring
cli-arg-log-level = how much to log, as lines of JSON on standard error (default warning)
cli-arg-version = show the version, and whether the rules are compiled
cli-arg-language = the language (default: that of the system, or English)
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
cli-not-an-option = “{ $text }” is not of the form name=value
cli-not-json = “{ $text }” is not JSON: { $detail }
cli-unknown-language = There is no language “{ $language }”. There are: { $languages }.
cli-argparse-usage = usage:{" "}
cli-argparse-positional = arguments
cli-argparse-options = options
cli-argparse-help = show this help
cli-argparse-argument = { $argument-name }: { $message }
cli-argparse-unrecognized = “{ $text }” is not known here
cli-argparse-expected = a value is missing
cli-argparse-choice = “{ $value }” is not one of { $choices }
cli-argparse-required = { $text } is missing
cli-argparse-not-allowed = cannot be combined with { $text }
cli-argparse-explicit = takes no value, but got “{ $text }”
cli-cannot-read = “{ $file }” cannot be read: { $reason }.
cli-cannot-write = “{ $file }” cannot be written: { $reason }.
cli-too-large = “{ $file }” is far too large to be a record.
cli-too-many-bots =
    { $bots } bots do not fit in { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
cli-too-many-people = { $people } people do not fit at a table for { $players }.
cli-too-many-names =
    { $names ->
        [one] One name is
       *[other] { $names } names are
    } too many for { $people ->
        [0] a table without people.
        [one] one person.
       *[other] { $people } people.
    }
cli-bad-name = A name has at most { $longest } characters: letters, punctuation and spaces only.
cli-same-name = Two people cannot have the same name.
cli-no-such-seat = There is no seat “{ $seat }”; this game has seats 1 to { $seats }: { $names }.

## games, record, replay, verify

cli-games-title = { $game }: { $title }
cli-games-default-variant = {"  "}{ $variant }: { $name }, for { $players } players (default)
cli-games-variant = {"  "}{ $variant }: { $name }, for { $players } { $most ->
    [one] player
   *[other] players
}
cli-games-option = {"  "}option { $option }: { $about }
cli-games-levels = {"  "}levels, weakest first: { $drivers }
cli-games-few-levels = {"  "}Luck has a big say here, so there are only { $levels } levels.
cli-games-characters = Drivers with a manner of their own:
cli-games-character = {"  "}{ $driver }: { $name }, { $manner }
cli-games-strength = Any of them can be as strong as you like: { $first }@pro, { $first }@1150. And @1150 alone is a plain bot of that rating.
cli-games-how = Play one with “rallybox play { $game }”.
cli-recorded = { $file }: a game of { $actions } moves.
cli-verified = { $file } is a fair game of { $game }: the shuffle was fixed before the game, all { $actions } moves follow the rules, and the result is correct.
cli-verified-number = { $file } is a correct record of { $game }: all { $actions } moves follow the rules, and the result is correct. It is numbered deal { $deal }: its cards follow from the number, so there was no secret shuffle to check, and anybody could have looked the cards up.
cli-replay-title = { $title } ({ $variant }): { $names }
cli-replay-action = { $number }. { $name }: { $action }
cli-replay-private = (to { $name } alone) { $told }
cli-replay-step = Enter: continue

## Results

cli-result-place = Place
cli-result-name = Name
cli-result-score = Score
cli-result-winner = { $winners } wins!
cli-fault-said = It had written: { $said }
cli-result-winners = { $winners } share the win!

## simulate

cli-simulate-progress = Playing
cli-simulate-title = { $title } ({ $variant }), { $players ->
    [one] { $players } player
   *[other] { $players } players
  }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
cli-simulate-seed = Seed { $seed }; bots by seat: { $bots }
cli-simulate-speed = { $decisions } decisions ({ $mean } per game, in { $turns } turns) in { $seconds } s: { $speed } per second
cli-simulate-count = count
cli-simulate-percent = %
cli-simulate-seat = Wins by seat
cli-simulate-start = Wins by starting place
cli-simulate-bot = Wins by bot
cli-simulate-scores = Scores
cli-simulate-everybody = all
cli-simulate-winners = winners
cli-simulate-ends = Endings
cli-simulate-faults = Faults of { $bot }
cli-simulate-cluster-lost = The cluster stopped playing: { $reason }.
cli-simulate-worker-lost = A process that was playing games was killed from outside.

## The terminal table

cli-welcome-title = { $title } · { $variant }
cli-welcome-person = {"  "}{ $car }  { $name }
cli-welcome-bot = {"  "}{ $car }  { $name } ({ $bot } bot)
cli-welcome-driver = {"  "}{ $car }  { $name } ({ $bot }): { $manner }
cli-welcome-how = For each decision you see your choices; type the number of the one you want. At any time, type ? for help, r for the rules in short, q to quit.
cli-welcome-enter = Press Enter to begin, or type r and Enter to read the rules first.
cli-person-name = Player { $number }
cli-ask = { $name }: { $asked }
cli-forced = You had only one choice, so it was made for you: { $action } ({ $effect }).
cli-too-narrow = (The drawing is { $columns } columns wide and looks better in a wider window.)
cli-menu-more = … and { $left } more: type m to see them, or part of what you are looking for.
cli-menu-beginnings = They begin with: { $words }. Type a beginning to see only those.
cli-menu-all = Type m to go back to the first of all { $total } choices.
cli-menu-enter = Press Enter to continue.
cli-no-such-number = There is no choice { $typed }; choose from 1 to { $last }.
cli-why-not-at-all = Nothing rules out { $action }: you can do it now.
cli-hint = Type a number, or ? for help.
cli-no-rules = This game has no rules in short.
cli-table-help =
    Type the number of a choice, or its short form (the text next to the number).
    Type part of a short form to see only the choices that contain it.
    {"  "}Enter  shows the table and all choices again
    {"  "}m      shows more choices if they do not fit on one page
    {"  "}why X  tells why X is not possible now
    {"  "}t      gives a hint: what a strong bot would do
    {"  "}r      shows the rules in short
    {"  "}q      quits the game
cli-keys-help = ?, h, help
cli-keys-rules = r, rules
cli-keys-more = m, more
cli-keys-tip = t, tip, hint
cli-keys-quit = q, quit
cli-keys-why = why
cli-keys-yes = y, yes
cli-tip-thinking = Thinking…
cli-tip-forced = You have only one choice.
cli-quit-sure = Quit this game? You will not be able to resume it. (y/n)
cli-goodbye = Goodbye! The table is cleared.
cli-curtain = Pass the device to { $name }.
cli-curtain-enter = { $name }, press Enter when nobody else is looking.
cli-curtain-piped = ------------------------------ curtain ------------------------------
cli-which-game = Which game? A number or a name (Enter: { $game })
cli-save-ask = Save a record of this game? (y/n)
cli-save-where = In which file? (Enter: { $proposal })
cli-save-over = “{ $file }” already exists. Overwrite it? (y/n)
cli-saved = The record is saved in “{ $file }”: “rallybox replay” retells it, “rallybox verify” checks it.

cli-compiled = compiled rules
cli-interpreted = interpreted rules

## serve

cli-host-needs-lan = To let other machines reach { $host }, add --lan.
cli-serving = Rallybox is running at { $address }
cli-serving-lan = Scan this with a phone on the same network.
cli-serving-stop = Ctrl-C stops it; every game is saved.
cli-served = Stopped. Every game is saved.

# -- a game of one's own

cli-arg-new-name = the game’s name in commands: lower-case letters and digits
cli-arg-new-title = the game’s title, for people
cli-new-name = “{ $name }” cannot be the name of a game: use 2 to 20 lower-case letters and digits, beginning with a letter.
cli-new-taken = The name “{ $name }” is taken; choose another.
cli-new-title = “{ $title }” cannot be a title: use at most 40 characters, beginning with a letter or a digit, without quotes or braces.
cli-new-exists = There is already a “{ $folder }” here; nothing was changed.
cli-new-done =
    { $title } is in the folder { $name }: a tiny race, ready to play.

      python -m pip install -e { $name }
      rallybox play { $name }

    Its rules are in { $name }/src/rallybox_{ $name }/game.py.
