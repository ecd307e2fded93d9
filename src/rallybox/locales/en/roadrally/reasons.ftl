# Why an action is good in Road Rally: short sentences, one fact each.

roadrally-why-finish = Finishes in { core-place } place: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
roadrally-why-own-stage = Reaches stage { $stage }, and you hold its card: { $after ->
    [0] { $points } points for you in { core-place } place
   *[other] { $points } points if you stay in { core-place } place
 }.
roadrally-why-stage = Reaches { $count ->
    [one] stage { $stages }
   *[other] stages { $stages }
 } in { core-place } place: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if somebody plays the card{ $after ->
    [0] {""}
   *[other] {" "}and nobody passes you
 }.
roadrally-why-overtakes = Takes you into { core-place } place{ $after ->
    [0] {""}
   *[other] {" "}for now
 }.
roadrally-why-to-shortcut = Stops where a shortcut begins: { $spaces } more spaces for free.
roadrally-why-gas = Stops for gas: { $cards ->
    [one] 1 card goes
   *[other] { $cards } cards go
 } back into your deck{ $deck ->
    [0] , which is empty
   *[other] {""}
 }.
roadrally-why-mechanic = Stops at a mechanic: you can put your next cards in order.
roadrally-why-store = Stops at a general store: on your next turn you may mix colours.
roadrally-why-tile = First car exactly on stage { $stage }: { $points } more points if the stage is triggered.
roadrally-why-short-of = Stops just short of stage { $stage }, whose card you hold.
roadrally-why-checkpoint = Takes { $count ->
    [one] a checkpoint
   *[other] { $count } checkpoints
 }: { $points } points{ $last ->
    [you] , and two cards as well, since you are last
   *[other] {""}
 }.
roadrally-why-empty = Leaves you with no cards.
roadrally-why-no-draw = Your deck is empty, so you draw nothing.
roadrally-why-draws = Draws { $draw } new cards.
roadrally-why-keeps = Saves your fast { $count ->
    [one] card
   *[other] cards
 } { $cards } for later.
roadrally-why-one-card = Costs only { $card }.
roadrally-why-far = Drives { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }, as far as you can get.
roadrally-why-stays = Leaves you { core-place } on the road{ $after ->
    [0] {""}
   *[other] {" "}for now
 }.
roadrally-why-jump = { $spaces } more spaces for free.
roadrally-why-stay = Lets you use the { $spaces } spaces that the shortcut skips.
roadrally-why-score = { $points } points for you in { core-place } place{ $place ->
    [1] , the most you can get
   *[other] {""}
 }.
roadrally-why-nothing-ahead = You hold no other stage card that can still score.
roadrally-why-triggers = You may then trigger { $left ->
    [one] one more stage
   *[other] { $left } more stages
 }.
roadrally-why-no-card = You do not hold the card of stage { $stage }.
roadrally-why-waits = Saves your { $left ->
    [one] last trigger
   *[other] { $left } triggers
 }, with { $ahead ->
    [0] none of your stages
    [one] one of your stages
   *[other] { $ahead } of your stages
 } still to come.
roadrally-why-only-place = You are only in { core-place } place here.
roadrally-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for sure.
roadrally-why-enough = You already hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 }.
roadrally-why-cards = { $draw ->
    [one] 1 more card
   *[other] { $draw } more cards
 } for your hand of { $hand }.
roadrally-why-draws-nothing = Your deck is empty, so you draw nothing now.
roadrally-why-knows = You know what you will draw: { $cards }.
roadrally-why-draws-fewer = There { $cards ->
    [one] is only 1 card
   *[other] are only { $cards } cards
 } left to draw.
roadrally-why-same = Either way, you draw equally fast cards on average.
roadrally-why-faster = On average you draw faster cards.
roadrally-why-slower = On average you draw slower cards; the faster ones stay for later.
roadrally-why-tune = You draw { $cards } now.
roadrally-why-next = After that you draw { $cards }.
