# The pages of Road Rally in the browser.

## Home and the head of a table

roadrally-title = Road Rally
roadrally-about = Pace yourself on the long road, and be in front when your own stages come up.
roadrally-about-base = For your first race: the simplest course and the simplest rules.
roadrally-about-standard = The full game, on a new course every time.
roadrally-about-demo = A lively version for a quick taste of the game.
roadrally-about-sprint = The full game on half the course.
web-rr-round = round { $round }

## Road Rally on the screen

web-rr-start = START
web-rr-finish = FINISH
web-rr-board = The course
web-rr-spaces = The spaces of the road. Use the arrow keys to move from space to space.
web-rr-find-car = Find my car
web-rr-whole = Whole course
web-rr-target = You can drive here.
web-rr-cars-here = Here: { $count ->
    [one] car
   *[other] cars
  } { $drivers }.
web-rr-space-start = The starting area.
web-rr-space-finish = The finish. The round in which a car arrives is the last.
web-rr-space-plain = Space { $space }.
web-rr-space-stage = Space { $space }: stage { $stage }.
web-rr-space-diner = Space { $space }: a diner. Stage { $stage } is over.
web-rr-space-checkpoint = Space { $space }: a checkpoint. Worth 2 points, and the driver in last place draws 2 cards.
web-rr-space-passed = Space { $space }: a checkpoint that has been taken.
web-rr-space-gas = Space { $space }: a gas station. Your discards go back into your deck.
web-rr-space-store = Space { $space }: a general store. On your next turn you may play up to 5 cards of any colours.
web-rr-space-mechanic = Space { $space }: a mechanic. Look at your top 5 cards and put them back in any order.
web-rr-space-shortcut = Space { $space }: a shortcut to space { $end }.
web-rr-draws =
    { $draw ->
        [0] . Draw no cards.
        [one] . Draw a card.
       *[other] . Draw { $draw } cards.
    }
web-rr-hand = My hand
web-rr-hand-empty = Your hand is empty.
web-rr-other-play = Does not go with the cards you have picked; picking it starts over.
web-rr-pick-cards = Pick cards, or the space where you want to stop.
web-rr-ask-mechanic = Put the top cards of your deck in any order you like. { $draw ->
    [0] You draw none of them now.
    [one] You draw the first one at once.
   *[other] You draw the first { $draw } at once.
}
web-rr-drive = Drive
web-rr-tune = The top cards of my deck, next card first
web-rr-tune-card = { $place }: { $card } Use the arrow keys to move it.
web-rr-tuned-to = { $card } Now at position { $place }.
web-rr-drawn-now = drawn now
web-rr-tune-done = Put them back
web-rr-places = What this stage gives, by place
web-rr-or-cards = or 2 cards
web-rr-do-score = Play the card
web-rr-do-continue = Continue
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
web-rr-stage-gone = Stage { $stage }, already over.
web-rr-standing = Standings
web-rr-acts = Is deciding.
web-rr-in-hand = Cards in hand
web-rr-in-deck = Cards in the deck
web-rr-triggers = Stages left to trigger, and already triggered
web-rr-tiles-won = Tiles won, 2 points each
web-rr-sum-stages = Stages
web-rr-sum-own = Own stages, double
web-rr-sum-finish = Finish
web-rr-sum-tiles = Tiles
web-rr-me-place = place on the road
web-rr-me-space = space
web-rr-me-points = points
web-rr-me-deck = in deck
web-rr-deck = deck { $deck }, discards { $discards }
web-rr-my-deck = My deck
web-rr-top = Next cards
web-rr-top-unknown =
    { $deck ->
        [0] The deck is empty.
        [one] One card. Nobody knows which.
       *[other] { $deck } cards. Nobody knows their order.
    }
web-rr-discards = Discards
web-rr-none = None.

web-rr-rules-turn = Your turn
web-rr-rules-play = Play one or more cards of one colour and drive as many spaces as they add up to. Then draw:
web-rr-rules-draw =
    { $draw ->
        [0] no cards
        [one] { $draw } card
       *[other] { $draw } cards
    }
web-rr-rules-spaces = Spaces
web-rr-rules-stage = Stage. It comes up once a car has stopped on it or driven past. If it scores, the first car to have stopped exactly there takes the tile: 2 points.
web-rr-rules-checkpoint = Checkpoint. The tile is worth 2 points; the driver in last place draws 2 cards.
web-rr-rules-gas = Gas. Your discards go back into your deck.
web-rr-rules-mechanic = Mechanic. Look at your top 5 cards and put them back in any order.
web-rr-rules-store = General store. If your next turn starts here, you may play up to 5 cards of any colours, and you draw 1 card even after green.
web-rr-rules-shortcut = Shortcut. If you stop here, you may jump to its other end.
web-rr-rules-stages = Stages
web-rr-rules-trigger = You secretly hold the cards of a few stages, marked on the road with a star. When one of them is reached, you may play its card: everybody scores by place, and you score double.
web-rr-rules-end = The end
web-rr-rules-over = The round in which a car reaches the finish is the last. Cars that have finished score by place once more.

web-rr-first = Starting driver
web-rr-first-lot = at random
web-rr-course = Course
web-rr-course-random = random
web-rr-course-own = my own
web-rr-builder = Build the course
web-rr-builder-course = Course { $course }
web-rr-builder-tiles = The tiles in driving order. Use the arrow keys to move the selected one.
web-rr-builder-fine = The road runs all the way from the start to the finish.
web-rr-builder-how = Drag a tile to another position, or use the arrows. The round arrow reverses the driving direction of a tile.
web-rr-builder-shuffle = Shuffle
web-rr-builder-use = Use this course
web-rr-tile-place = Tile at position { $place }
web-rr-tile-moved = Tile { $tile } is now at position { $place }.
web-rr-tile-before = Towards the start
web-rr-tile-after = Towards the finish
web-rr-tile-round = Reverse the driving direction
web-rr-tile-swap = Swap for another tile
