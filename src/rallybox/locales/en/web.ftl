# The pages of the browser

web-zoom-in = Closer
web-zoom-out = Further away

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
