# Why an action is good in Road Rally: short sentences, one fact each.

roadrally-why-finish = Reaches the finish in place { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
roadrally-why-own-stage = Reaches stage { $stage }, whose card you hold: { $after ->
    [0] { $points } points for you in place { $place }
   *[other] { $points } points if you stay in place { $place }
 }.
roadrally-why-stage = Reaches { $count ->
    [one] stage { $stages }
   *[other] stages { $stages }
 } in place { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if somebody plays the card{ $after ->
    [0] {""}
   *[other] {" "}and nobody passes you
 }.
roadrally-why-overtakes = Takes you to place { $place }{ $after ->
    [0] {""}
   *[other] {" "}for now
 }.
roadrally-why-to-shortcut = Stops where a shortcut begins: { $spaces } spaces more for nothing.
roadrally-why-gas = Stops for gas: { $cards ->
    [one] one card comes
   *[other] { $cards } cards come
 } back into your deck{ $deck ->
    [0] , which is empty
   *[other] {""}
 }.
roadrally-why-mechanic = Stops at a mechanic: you put your next cards in order.
roadrally-why-store = Stops at a general store: next turn you may mix colours.
roadrally-why-tile = First on the very space of stage { $stage }: { $points } more points if it is triggered.
roadrally-why-short-of = Stops short of stage { $stage }, whose card you hold.
roadrally-why-checkpoint = Takes { $count ->
    [one] a checkpoint
   *[other] { $count } checkpoints
 }: { $points } points{ $last ->
    [you] , and being last you draw two cards for it
   *[other] {""}
 }.
roadrally-why-empty = Leaves you without a card.
roadrally-why-no-draw = Your deck is empty, so nothing comes back.
roadrally-why-draws = Brings { $draw } new cards.
roadrally-why-keeps = Keeps your fast { $count ->
    [one] card
   *[other] cards
 } { $cards } for later.
roadrally-why-one-card = Costs only { $card }.
roadrally-why-far = Drives { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }, as far as you can get.
roadrally-why-stays = Leaves you in place { $place } on the road{ $after ->
    [0] {""}
   *[other] {" "}for now
 }.
roadrally-why-jump = { $spaces } spaces more for nothing.
roadrally-why-stay = You keep what lies on the { $spaces } spaces of road that the shortcut skips.
roadrally-why-score = { $points } points for you in place { $place }{ $place ->
    [1] ; it cannot be more
   *[other] {""}
 }.
roadrally-why-nothing-ahead = You hold no other stage that is still to come.
roadrally-why-triggers = After it you may trigger { $left } more.
roadrally-why-no-card = You do not hold the card of stage { $stage }.
roadrally-why-waits = You keep your { $left ->
    [one] last trigger
   *[other] { $left } triggers
 }, with { $ahead ->
    [0] no stage of yours
    [one] one stage of yours
   *[other] { $ahead } stages of yours
 } still to come.
roadrally-why-only-place = You are only in place { $place } here.
roadrally-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for sure.
roadrally-why-enough = You hold { $hand ->
    [one] one card
   *[other] { $hand } cards
 }.
roadrally-why-cards = { $draw ->
    [one] One more card
   *[other] { $draw } more cards
 } for a hand of { $hand }.
roadrally-why-draws-nothing = Your deck is empty, so you draw nothing now.
roadrally-why-knows = You know what you draw: { $cards }.
roadrally-why-draws-fewer = Only { $cards ->
    [one] one card is
   *[other] { $cards } cards are
 } left to draw.
roadrally-why-same = What you draw is as fast either way, on average.
roadrally-why-faster = You draw faster cards on average.
roadrally-why-slower = You draw slower cards on average; the faster ones stay for later.
roadrally-why-tune = You draw { $cards } now.
roadrally-why-next = Then { $cards } come next.
