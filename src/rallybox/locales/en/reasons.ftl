# Why an action is good: short sentences, one fact each. A hint says one or two of them.

bots-advice-only = nothing else is worth a try
bots-advice-clear = clearly best
bots-advice-slight = a little better than the next
bots-advice-hardly = hardly better than the next
bots-advice-maybe = perhaps better than the next
bots-advice-worse-clear = clearly worse
bots-advice-worse-slight = a little worse
bots-advice-worse-hardly = hardly worse
bots-advice-worse-maybe = perhaps worse

## Road Rally

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
roadrally-why-steps = Drives { $steps ->
    [one] one space
   *[other] { $steps } spaces
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

## Stich Rallye

stichrallye-why-sure = Wins the trick for sure: nobody can beat { stichrallye-part-named }.
stichrallye-why-slow = Whoever wins drives { $lowest } at most.
stichrallye-why-high = Wins so far; { $higher ->
    [0] no higher { stichrallye-part-colour } card can come
    [one] only one higher { stichrallye-part-colour } card can come
   *[other] only { $higher } higher { stichrallye-part-colour } cards can come
 }{ $new ->
    [yes] , but a new colour might
   *[no] {""}
 }.
stichrallye-why-low = Hardly wins: { $higher } higher { stichrallye-part-colour } cards can still come.
stichrallye-why-winds = Does not win, so your motor goes up from { $motor } to { $wound }.
stichrallye-why-unwinds = Does not win, and your motor drops from { $motor } to { $wound }.
stichrallye-why-maybe-winds = Losing winds your motor up from { $motor } to { $wound }.
stichrallye-why-maybe-unwinds = Losing drops your motor from { $motor } to { $wound }.
stichrallye-why-last-of = It is your last { stichrallye-part-colour } card: from then on you need not follow { stichrallye-part-colour }.
stichrallye-why-keeps = Keeps { stichrallye-part-named } for later.
stichrallye-why-lowest = Gets rid of your lowest card.
stichrallye-why-takes = Wins the trick: you drive { $lowest }{ $rolled ->
    [down] {" "}and roll down a hill, { $gain } spaces in all
    [up] {" "}but roll back, { $gain } spaces in all
   *[no] {""}
 }.
stichrallye-why-finish = Completes your second lap and wins the race.
stichrallye-why-lap = Completes your first lap.
stichrallye-why-turbo-finish = With the motor ({ $motor }) it completes your second lap and wins the race.
stichrallye-why-turbo-lap = With the motor ({ $motor }) it completes your first lap.
stichrallye-why-turbo-for = With the motor ({ $motor }) you come { $gain } spaces on.
stichrallye-why-further = Brings you { $more ->
    [one] one space
   *[other] { $more } spaces
 } further than without.
stichrallye-why-no-further = Brings you no further than without.
stichrallye-why-peak = Another wind would drop the motor from { $motor } to { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Rolls down a hill: { $gain } spaces in all.
   *[up] Ends uphill and rolls back: { $gain } spaces in all.
 }
stichrallye-why-place = Takes you to place { $place }.
stichrallye-why-runs-anyway = The round ends: your motor ({ $motor }) then runs anyway, in a move of its own.
stichrallye-why-grows = Another wind makes the motor { $wound } instead of { $motor }.
stichrallye-why-stays = Your motor stays at { $motor }.
stichrallye-why-uphill = With the motor you would end uphill and roll back.

## Tacots

tacots-part-kind = { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
 }
tacots-why-pass = Nothing can be laid or driven.
tacots-why-finish = The finish, as your last card: { $points } points.
tacots-why-out = Your last card: you lose nothing in this hand.
tacots-why-open = You move on without a card of your own.
tacots-why-dear = Gets rid of a { tacots-part-kind }, which costs { $points } points at the end.
tacots-why-spare = You have { $left } more like it.
tacots-why-keeps = Keeps your only { tacots-part-kind }.
tacots-why-card = Leaves you { $left ->
    [one] one card
   *[other] { $left } cards
 }.
tacots-why-in-the-way = { $count ->
    [one] Car { $cars } then has no free square ahead.
   *[other] Cars { $cars } then have no free square ahead.
 }
tacots-why-no-way = No free square lies ahead of it.
tacots-why-none-fits = None of the cards you keep fits on from there yet.
tacots-why-fits = { $every ->
    [yes] { $others ->
        [one] The card you keep fits
       *[other] All { $others } road cards you keep fit
     }
   *[no] { $fitting } of the { $others } road cards you keep { $fitting ->
        [one] fits
       *[other] fit
     }
 } on from there{ $ways ->
    [one] {""}
   *[other] , where { $ways } squares are free
 }.
tacots-why-safe = No dead end fits in front of you there.
tacots-why-sheltered = Car { $car } may not be blocked, and on the same card neither may you.
tacots-why-exposed = A dead end would close your only way on.
tacots-why-against = Closes the road to car { $car }: { $ways ->
    [0] no free square is
    [one] one free square is
   *[other] { $ways } free squares are
 } left ahead of it.
tacots-why-leader = No other opponent has fewer cards than car { $car }: { $cards }.
tacots-why-follower = Car { $car } still holds { $cards } cards.
tacots-why-anywhere = The four squares in the centre are as good as each other.
tacots-why-drive = Drives { $steps ->
    [one] one card
   *[other] { $steps } cards
 } on.
tacots-why-stop = { $cards } of 52 cards are laid.
tacots-why-early = A dead end now gives up full success.
tacots-why-caps = Brings car { $car } to its finish.
tacots-why-ends = Leaves { $ends ->
    [0] no open end
    [one] one open end
   *[other] { $ends } open ends
 } of the road.
tacots-why-highest = Turns up a card of pile { $pile }, the highest.
tacots-why-tops = { $every ->
    [yes] { $others ->
        [one] The one top card left fits
       *[other] All { $others } top cards left fit
     }
   *[no] { $fitting } of the { $others } top cards left { $fitting ->
        [one] fits
       *[other] fit
     }
 } on from there.
tacots-why-no-top = None of the { $others } top cards left fits on from there.
tacots-why-nearer = From there it is { $steps ->
    [one] one card
   *[other] { $steps } cards
 } to a place where something fits.
