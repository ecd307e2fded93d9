# Why an action is good in Tacots: short sentences, one fact each.

tacots-part-kind = { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
 }
tacots-why-pass = You can neither lay a card nor drive.
tacots-why-finish = The finish, as your last card: { $points } points.
tacots-why-out = Your last card: this hand costs you nothing.
tacots-why-open = You move on without using a card of your own.
tacots-why-dear = Gets rid of a { tacots-part-kind }, which costs { $points } points at the end.
tacots-why-spare = You have { $left } more like it.
tacots-why-keeps = Saves your only { tacots-part-kind }.
tacots-why-card = Leaves you { $left ->
    [one] one card
   *[other] { $left } cards
 }.
tacots-why-in-the-way = Leaves no free square ahead of { $seats }.
tacots-why-no-way = There is no free square ahead.
tacots-why-none-fits = None of your remaining cards fits there yet.
tacots-why-fits = { $every ->
    [yes] { $others ->
        [one] Your remaining card fits
       *[other] All { $others } of your remaining road cards fit
     }
   *[no] { $fitting } of your { $others } remaining road cards { $fitting ->
        [one] fits
       *[other] fit
     }
 } there{ $ways ->
    [one] {""}
   *[other] , on { $ways } free squares
 }.
tacots-why-safe = No dead end fits in front of you there.
tacots-why-sheltered = Puts you on the same card as { $seat }, who may not be blocked: that keeps you safe, too.
tacots-why-exposed = A dead end there would close your only way on.
tacots-why-against = Blocks { $seat }, who has { $ways ->
    [0] no free square
    [one] one free square
   *[other] { $ways } free squares
 } left ahead.
tacots-why-leader = { $seat } has { $cards } cards; no other opponent has fewer.
tacots-why-follower = { $seat } still holds { $cards } cards.
tacots-why-anywhere = The four centre squares are equally good.
tacots-why-drive = Drives { $steps ->
    [one] one card
   *[other] { $steps } cards
 } along the road.
tacots-why-stop = { $cards } of 52 cards have been laid.
tacots-why-early = Laying a dead end now rules out full success.
tacots-why-caps = Brings car { $car } to its finish.
tacots-why-ends = Leaves { $ends ->
    [0] no open end
    [one] one open end
   *[other] { $ends } open ends
 } on the road.
tacots-why-highest = Turns up a card of pile { $pile }, the tallest.
tacots-why-tops = { $every ->
    [yes] { $others ->
        [one] The other top card fits
       *[other] All { $others } other top cards fit
     }
   *[no] { $fitting } of the { $others } other top cards { $fitting ->
        [one] fits
       *[other] fit
     }
 } there.
tacots-why-no-top = { $others ->
    [one] The other top card does not fit there.
   *[other] None of the { $others } other top cards fits there.
 }
tacots-why-nearer = From there it is { $steps ->
    [one] one card
   *[other] { $steps } cards
 } to a spot where something fits.
