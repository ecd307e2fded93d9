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
web-hint = Hint
web-hint-thinking = Thinking …
web-hints = What a strong bot would do
web-hint-place = place { $place } to expect
web-hint-success = { $percent } of full success
web-hint-share = { $percent } of its thinking

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
web-code = Code of a table
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
web-pace-none = no limit
web-pace-relaxed = a day per turn
web-pace-live = 45 seconds
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
web-plain-place = Place
web-plain-score = Score
web-plain-shared = { $names } share the win!
web-plain-ended = place { $place }
web-plain-asked = to decide
web-watchers = People who watch
web-time-left = Time left
web-hours = { $hours } h
web-side = Beside the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-connecting = Coming to the table …
web-reconnecting = The line is down. Trying to come back …
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
web-wins = { $name } wins!
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

# Road Rally on the screen

web-rr-start = START
web-rr-finish = FINISH
web-rr-board = The course
web-rr-spaces = Spaces along the road. The arrow keys go from space to space.
web-rr-find-car = Find my car
web-rr-whole = The whole course
web-rr-target = You can drive here.
web-rr-cars-here = Here: car { $drivers }.
web-rr-space-start = The starting area.
web-rr-space-finish = The finish. The round in which a car arrives is the last.
web-rr-space-plain = Space { $space }.
web-rr-space-stage = Space { $space }: stage { $stage }.
web-rr-space-diner = Space { $space }: a diner. Stage { $stage } is over.
web-rr-space-checkpoint = Space { $space }: a checkpoint. Worth 2 points; last place draws 2 cards.
web-rr-space-passed = Space { $space }: a checkpoint that somebody has taken.
web-rr-space-gas = Space { $space }: gas. Your discards go back into your deck.
web-rr-space-store = Space { $space }: a general store. Next turn play up to 5 cards of any colours.
web-rr-space-mechanic = Space { $space }: a mechanic. Put your top 5 cards in any order.
web-rr-space-shortcut = Space { $space }: a shortcut to space { $end }.
web-rr-draws =
    { $draw ->
        [0] . Draws none.
        [one] . Draws a card.
       *[other] . Draws { $draw } cards.
    }
web-rr-hand = My hand
web-rr-hand-empty = Your hand is empty.
web-rr-other-play = Not together with what you have picked; this would begin a new pick.
web-rr-pick-cards = Pick cards, or the space where you want to stop.
web-rr-ask-mechanic = Put the top cards of your deck in the order you like. { $draw ->
    [0] None of them is drawn now.
    [one] The first is drawn at once.
   *[other] The first { $draw } are drawn at once.
}
web-rr-drive = Drive
web-rr-tune = The top cards of my deck, the next one first
web-rr-tune-card = { $place }: { $card } The arrow keys move it.
web-rr-tuned-to = { $card } Now in place { $place }.
web-rr-drawn-now = drawn now
web-rr-tune-done = Put them back
web-rr-places = What this stage gives, by place
web-rr-or-cards = or 2 cards
web-rr-do-score = Play the card
web-rr-do-continue = Go on
web-rr-do-takepoints = Points
web-rr-do-takecards = Cards
web-rr-do-shortcut = Take the shortcut
web-rr-do-stay = Stay
web-rr-do-drawfirst = Draw first
web-rr-do-shufflefirst = Shuffle first
web-rr-do-reshuffle = Reshuffle
web-rr-do-keep = Keep the deck
web-rr-my-stages = My stages
web-rr-stage-live = Stage { $stage }.
web-rr-stage-gone = Stage { $stage }, which is over.
web-rr-triggers-left =
    { $left ->
        [0] nothing left to trigger
        [one] { $left } to trigger
       *[other] { $left } to trigger
    }
web-rr-standing = Places
web-rr-driver = Place { $place }: { $name }, { $points } points, on space { $space }. Cards in hand: { $hand }, in the deck: { $deck }. Stage cards: { $stagecards }, may trigger: { $triggers }.
web-rr-acts = Is deciding now.
web-rr-in-hand = Cards in hand
web-rr-in-deck = Cards in the deck
web-rr-triggers = Stages that this driver may still trigger, and has triggered
web-rr-tiles-won = Tiles won, 2 points each
web-rr-sum-stages = Stages
web-rr-sum-own = Own stages, double
web-rr-sum-finish = Finish
web-rr-sum-tiles = Tiles
web-rr-me-place = place
web-rr-me-space = space
web-rr-me-points = points
web-rr-me-deck = in the deck
web-rr-deck = deck { $deck }, discards { $discards }
web-rr-my-deck = My deck
web-rr-top = Next cards
web-rr-top-unknown =
    { $deck ->
        [0] The deck is empty.
        [one] One card, and nobody knows which.
       *[other] { $deck } cards in an order that nobody knows.
    }
web-rr-discards = Discards
web-rr-none = None.

web-rr-rules-aim = Drive from the start to the finish, but mind the stages on the way: points come there, by the places of the cars at that moment. Most points win.
web-rr-rules-turn = Your turn
web-rr-rules-play = Play one or more cards of one colour and drive as far as they add up to. Then draw:
web-rr-rules-draw =
    { $draw ->
        [0] draw none
        [one] draw { $draw } card
       *[other] draw { $draw } cards
    }
web-rr-rules-spaces = Spaces
web-rr-rules-stage = Stage. It comes up when a car stops there or drives past. The first car on the very space takes the tile if the stage is scored: 2 points.
web-rr-rules-checkpoint = Checkpoint. The tile is worth 2 points; the driver in last place draws 2 cards.
web-rr-rules-gas = Gas. Your discards go back into your deck.
web-rr-rules-mechanic = Mechanic. Look at your top 5 cards and put them in any order.
web-rr-rules-store = General store. When your next turn starts here, you may play up to 5 cards of any colours, and draw 1 even for green.
web-rr-rules-shortcut = Shortcut. Stop here and you may jump to its other end.
web-rr-rules-stages = Stages
web-rr-rules-trigger = You secretly hold the cards of a few stages; a star marks them on the road. When one of them comes up you may play its card: everybody scores by place, and you score double.
web-rr-rules-end = The end
web-rr-rules-over = The round in which a car reaches the finish is the last. Cars that have finished score by place once more.

web-rr-first = Starting driver
web-rr-first-lot = by lot
web-rr-course = Course
web-rr-course-random = by chance
web-rr-course-own = laid by me
web-rr-builder = Lay the course
web-rr-builder-course = The course { $course }
web-rr-builder-tiles = The tiles in road order. The arrow keys move the one in focus.
web-rr-builder-fine = The road goes through from the start to the finish.
web-rr-builder-how = Drag a tile to another place, or use the arrows. The round arrow drives it the other way.
web-rr-builder-shuffle = Shuffle
web-rr-builder-use = Use this course
web-rr-tile-place = Tile in place { $place }
web-rr-tile-moved = Tile { $tile } is now in place { $place }.
web-rr-tile-before = Earlier
web-rr-tile-after = Later
web-rr-tile-round = Drive it the other way
web-rr-tile-swap = Another tile
