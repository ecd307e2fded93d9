# The pages of the browser

web-zoom-in = Closer
web-zoom-out = Further away
web-close = Close
web-you = you
web-card =
    { $colour ->
        [g] green
        [y] yellow
        [r] red
       *[b] blue
    } { $value }
web-log = What happened
web-log-empty = Nothing has happened yet.
web-decision = What is asked
web-sending = On its way …
web-watch = Watch what happens.
web-skip = Skip
web-goes-on = There is nothing to choose here; it goes on by itself.

## Home

web-hero = Start your engines
web-hero-about = Three rally board games for friends, strangers and bots. No account, nothing to install: pick a game and drive.
web-app-about = Three rally board games for friends, strangers and bots.
web-games = Games
web-players =
    { $least ->
        [1] { $most ->
            [1] Alone
           *[other] Alone or with up to { $most } players
        }
       *[other] { $least } to { $most } players
    }
web-play-now = Play now
web-set-up = Set up a table
web-my-tables = My tables
web-open-tables = Tables with a free seat
web-have-code = Have a code?
web-have-code-about = A friend’s table has a code of six letters and digits.
web-join = Join
web-your-turn = Your turn
web-status-open =
    { $free ->
        [0] Ready to start
        [one] { $free } seat free
       *[other] { $free } seats free
    }
web-status-running = In play
web-status-finished = Finished
web-your-name = Your name
web-nickname = How shall the others call you?
web-guest = Guest
web-keep = Keep it
web-lost = Wrong turn
web-nowhere = There is nothing at this address.
web-home = Home
web-looking = Looking for the table …
web-offline = The server cannot be reached just now.
web-offline-again = We try again by ourselves every few seconds.
web-away-title = Waiting at the roadside
web-away-about = Rallybox runs on a server, and it cannot be reached just now: this device is offline, or the server is taking a break. Every game waits where it stands; nothing is lost.

## Setting up a table

web-new-table = A table for { $game }
web-variant = Rules
web-how-many = How many play?
web-seats = Seats
web-seat = Seat { $seat }
web-plan-person = a person
web-plan-rookie = Bot: rookie
web-plan-club = Bot: club driver
web-plan-pro = Bot: professional
web-plan-ace = Bot: ace
web-pace = Time
web-public = Everybody may join
web-hints-allowed = Hints allowed
web-create = Create the table

## At the table

web-who-drives = Who drives?
web-seat-free = anybody with the link may sit here
web-seat-waiting = A free seat
web-seat-here = is here
web-seat-away = is away
web-sit-here = Sit here
web-add-bot = Add a bot
web-for-person = Keep for a person
web-fill = Fill with bots
web-start = Start
web-start-free = { $free ->
    [one] One seat is still free: invite somebody, or let a bot sit there.
   *[other] { $free } seats are still free: invite somebody, or let bots sit there.
}
web-wait-host = The host starts the game when everybody is here.
web-invite = Invite
web-this-table = This table
web-qr = The link to this table as a code to scan
web-code-is = The code of this table:
web-copy = Copy the link
web-copied = Copied
web-plain-board = The position could not be drawn here. What you can do stands below; what happens stands in the log.
web-plain-search = { $number } choices: search
web-plain-none = Nothing like that can be done now.
web-plain-as-text = As text
web-plain-score = Score
web-plain-ended = place { $place }
web-plain-asked = to decide
web-watchers = People who watch
web-hours = { $hours } h
web-side = Beside the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-connecting = Coming to the table …
web-try-now = Try now
web-table-gone = This table is gone.
web-table-closed = This table was closed before it began.
web-stand-in = Let a bot play for me
web-take-back = I play myself again
web-leave = Leave the table
web-big-screen = For the big screen
web-big-screen-about = The board in large, for a television. Nobody’s cards are shown.
web-hand-page = Only my cards
web-hand-page-about = Your hand on this phone, while the board stands on the big screen.
web-result = Result
web-total = Total
web-rematch = Play again
web-replay = Watch it again
web-record = Download the record
web-replay-keys = Replay
web-replay-at = Moment { $at } of { $last }
web-replay-back = One back
web-replay-forward = One on
web-replay-play = Play
web-replay-pause = Pause
web-replay-jump = Jump to …
web-replay-as = Seen by
web-replay-as-all = everybody
web-replay-share = Share this moment

web-dice = Verify the dice
web-dice-checking = The whole game is being played again …
web-dice-fair = The dice were fair.
web-dice-unfair = Something is wrong with these dice.
web-dice-how = Before the first shuffle the server fixed a secret and showed its fingerprint. Then each player's device added random digits of its own. All of them together made the dice, so nobody could choose them.
web-dice-right = Right:
web-dice-wrong = Wrong:
web-dice-unknown = Cannot be said:
web-dice-check-promise =
    { $found ->
        [right] The fingerprint is the one that this device saw before the game.
        [wrong] This device saw another fingerprint before the game.
       *[unknown] This device has not kept the fingerprint from before the game.
    }
web-dice-check-secret =
    { $found ->
        [right] The secret has this fingerprint.
       *[wrong] The secret does not have this fingerprint.
    }
web-dice-check-share =
    { $found ->
        [right] The digits of this device are among those of the players.
       *[unknown] No digits of this device are among those of the players.
    }
web-dice-check-seed =
    { $found ->
        [right] Secret and digits, mixed on this device, give the dice of this game.
       *[wrong] Secret and digits, mixed on this device, give other dice.
    }
web-dice-check-played =
    { $found ->
        [right] Played again with these dice, the { $actions } actions lead to the result that was announced.
       *[wrong] Played again with these dice, the { $actions } actions do not lead to the result that was announced.
    }
web-dice-commitment = Fingerprint, shown before the game
web-dice-secret = The server's secret
web-dice-share =
    { $mine ->
        [yes] Digits of player { $number }, from this device
       *[no] Digits of player { $number }
    }
web-dice-seed = The dice, mixed from all of them
web-dice-record = Trust nobody? Download the record and check it on your own computer with “rallybox verify”.

web-rules-full = The full rules
web-rules-contents = What is in the rules
web-ruling = Why? Read { $id } in the rules

web-mute = Do not show what { $name } says
web-unmute = { $name } is muted: listen again

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-day = day
web-theme-night = night
web-text = Text size
web-text-normal = normal
web-text-large = large
web-text-largest = largest
web-motion = Motion
web-motion-auto = as the device
web-motion-full = lively
web-motion-less = calm
web-speed = Other people’s turns
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-skip = only where they end
web-sound = Sounds
web-auto = Answer by itself when all are asked in secret and I can only continue
