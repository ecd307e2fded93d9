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
