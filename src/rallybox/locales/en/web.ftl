# The pages of the browser

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-close = Close
web-you = you
web-card =
    { $colour ->
        [g] green
        [y] yellow
        [r] red
       *[b] blue
    } { $value }
web-log = Game log
web-log-empty = Nothing has happened yet.
web-decision = Your decision
web-sending = Sending…
web-watch = Watch what happens.
web-skip = Skip
web-goes-on = Nothing to choose here: the game continues by itself.

## Home

web-hero = Start your engines
web-hero-about = Three rally board games to play with friends, strangers and bots. No account, nothing to install: pick a game and drive.
web-app-about = Three rally board games to play with friends, strangers and bots.
web-games = Games
web-players =
    { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
web-play-now = Play now
web-set-up = Set up a table
web-my-tables = My tables
web-open-tables = Tables with free seats
web-have-code = Have a code?
web-have-code-about = Every table has a code: six letters and digits. Ask your host for it.
web-join = Join
web-your-turn = Your turn
web-status-open =
    { $free ->
        [0] Ready to start
        [one] { $free } seat free
       *[other] { $free } seats free
    }
web-status-running = In progress
web-status-finished = Finished
web-your-name = Your name
web-nickname = What should the others call you?
web-guest = Guest
web-keep = Save
web-lost = Wrong turn
web-nowhere = There is nothing at this address.
web-home = Home
web-looking = Looking for the table…
web-offline = The server cannot be reached at the moment.
web-offline-again = Trying again every few seconds.
web-away-title = Waiting at the roadside
web-away-about = The Rallybox server cannot be reached at the moment: either this device is offline or the server is taking a break. Nothing is lost. Your games are waiting where you left them.

## Setting up a table

web-new-table = New table: { $game }
web-variant = Rules
web-how-many = How many players?
web-seats = Seats
web-seat = Seat { $seat }
web-plan-person = player
web-pace = Time
web-public = Anyone may join
web-hints-allowed = Allow hints
web-create = Create the table

## At the table

web-who-drives = Who drives?
web-seat-free = anyone with the link can sit here
web-seat-waiting = Free seat
web-seat-here = is here
web-seat-away = is away
web-sit-here = Sit here
web-add-bot = Add a bot
web-fill = Fill with bots
web-start = Start
web-start-free = { $free ->
    [one] One seat is still free: invite somebody or add a bot.
   *[other] { $free } seats are still free: invite players or add bots.
}
web-wait-host = The host starts the game once everybody is here.
web-invite = Invite
web-this-table = This table
web-qr = QR code with the link to this table
web-code-is = Table code:
web-copy = Copy the link
web-copied = Copied
web-plain-board = This position cannot be drawn here. Your choices are below, and the log tells you what happens.
web-plain-search = Search { $number } choices
web-plain-none = No choice matches.
web-plain-as-text = As text
web-plain-position = The position on the table
web-plain-score = Score
web-plain-ended = { core-place }
web-plain-asked = deciding
web-watchers = Spectators
web-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
  }
web-days = { $hours ->
    [0] { $days } { $days ->
        [one] day
       *[other] days
    }
   *[other] { $days } { $days ->
        [one] day
       *[other] days
    } { $hours } h
  }
web-side = Beside the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-send = Send
web-connecting = Joining the table…
web-try-now = Try now
web-table-gone = This table no longer exists.
web-table-closed = This table was closed before it began.
web-stand-in = Let a bot play for me
web-take-back = Take back my seat
web-leave = Leave the table
web-big-screen = On the big screen
web-big-screen-about = The whole board, for a television. Nobody’s hand is shown.
web-hand-page = Only my cards
web-hand-page-about = Your hand on this phone, with the board on the big screen.
web-result = Result
web-total = Total
web-rematch = Play again
web-replay = Watch the replay
web-record = Download the record
web-replay-keys = Replay
web-replay-at = Moment { $at } of { $last }
web-replay-back = Step back
web-replay-forward = Step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-jump = Jump to…
web-replay-as = Seen by
web-replay-as-all = everybody
web-replay-share = Share this moment
web-origin = From move { $step } of another game
web-origin-about = Opens the review of that game at this moment.
web-list-review = Review

web-dice = Check the shuffle
web-dice-checking = Playing the whole game again…
web-dice-fair = The shuffle was fair.
web-dice-unfair = Something is wrong with this shuffle.
web-dice-how = Before the first shuffle, the server chose a secret and published its fingerprint. Then each player’s device added random digits of its own. Together they determined every shuffle of the game, so nobody could steer it.
web-dice-right = Right:
web-dice-wrong = Wrong:
web-dice-unknown = Cannot be checked:
web-dice-check-promise =
    { $found ->
        [right] The fingerprint is the one this device saw before the game.
        [wrong] Before the game, this device saw a different fingerprint.
       *[unknown] This device did not save the fingerprint before the game.
    }
web-dice-check-secret =
    { $found ->
        [right] The server’s secret has this fingerprint.
       *[wrong] The server’s secret does not have this fingerprint.
    }
web-dice-check-share =
    { $found ->
        [right] The digits from this device were used.
       *[unknown] No digits came from this device.
    }
web-dice-check-seed =
    { $found ->
        [right] Combined on this device, the secret and the digits give the shuffle of this game.
       *[wrong] Combined on this device, the secret and the digits give a different shuffle.
    }
web-dice-check-played =
    { $found ->
        [right] Replayed with this shuffle, the { $actions } moves lead to the announced result.
       *[wrong] Replayed with this shuffle, the { $actions } moves do not lead to the announced result.
    }
web-dice-commitment = Fingerprint, published before the game
web-dice-secret = The server’s secret
web-dice-share =
    { $mine ->
        [yes] Digits of player { $number }, from this device
       *[no] Digits of player { $number }
    }
web-dice-seed = The shuffle, made from all of them
web-dice-record = Want to check for yourself? Download the record and run “rallybox verify” on your own computer.

web-rules-full = The full rules
web-rules-contents = Contents
web-ruling = Why? See { $id } in the rules

web-mute = Mute { $name }
web-unmute = Unmute { $name }

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = same as device
web-theme-day = day
web-theme-night = night
web-text = Text size
web-text-normal = normal
web-text-large = large
web-text-largest = largest
web-motion = Motion
web-motion-auto = same as device
web-motion-full = lively
web-motion-less = calm
web-speed = Other players’ turns
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-skip = result only
web-sound = Sounds
web-auto = Continue automatically when I have no choice
