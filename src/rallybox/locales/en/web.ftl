# The pages of the browser

web-zoom-in = Closer
web-zoom-out = Further away
web-close = Close
web-you = you
web-log = What happened
web-log-empty = Nothing has happened yet.
web-decision = What is asked
web-sending = On its way …
web-watch = Watch what happens.
web-skip = Skip

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
web-rr-card =
    { $colour ->
        [g] Green
        [y] Yellow
        [r] Red
       *[other] Card
    } { $value }. { $draw ->
        [0] Draws none.
        [one] Draws a card.
       *[other] Draws { $draw } cards.
    }
web-rr-hand = My hand
web-rr-hand-empty = Your hand is empty.
web-rr-other-play = Not together with what you have picked; this would begin a new pick.
web-rr-pick-cards = Pick cards, or the space where you want to stop.
web-rr-drive = Drive
web-rr-ways = How to play these cards
web-rr-way-colour = by colour
web-rr-way-store = from the store
web-rr-tune = The top cards of my deck, the next one first
web-rr-tune-card = { $place }: { $card } The arrow keys move it.
web-rr-tuned-to = { $card } Now in place { $place }.
web-rr-drawn-now = drawn now
web-rr-tune-done = Put them back
web-rr-places = What this stage gives, by place
web-rr-or-cards = or 2 cards
web-rr-do-score = Play the card
web-rr-do-continue = Go on
web-rr-do-points = Points
web-rr-do-cards = Cards
web-rr-do-shortcut = Take the shortcut
web-rr-do-stay = Stay
web-rr-do-draw-first = Draw first
web-rr-do-shuffle-first = Shuffle first
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
