# The pages of Road Rally in the browser.

## Home and the head of a table

roadrally-title = Road Rally
roadrally-about = Save your strength on the long road, and be in front when your own stages come by.
roadrally-about-base = For a first race: the course and the rules are the simplest.
roadrally-about-standard = The full game, with another course every time.
roadrally-about-demo = The lively version, for a quick introduction.
roadrally-about-sprint = The full game on half the road.
web-rr-round = round { $round }

## Road Rally on the screen

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
web-rr-standing = Standing
web-rr-acts = Is deciding now.
web-rr-in-hand = Cards in hand
web-rr-in-deck = Cards in the deck
web-rr-triggers = Stages that this driver may still trigger, and has triggered
web-rr-tiles-won = Tiles won, 2 points each
web-rr-sum-stages = Stages
web-rr-sum-own = Own stages, double
web-rr-sum-finish = Finish
web-rr-sum-tiles = Tiles
web-rr-me-place = place on the road
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
