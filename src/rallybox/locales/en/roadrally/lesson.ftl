# The lesson of Road Rally. How the ids are made, `lessons.ftl` says.

lessons-roadrally-drive-title = Cards are your engine
lessons-roadrally-drive-ask-1 =
    Your car drives as far as your cards say. Slow green cards bring you two new cards, yellow cards bring one, fast red cards bring none.
    Play something green.
lessons-roadrally-drive-other-1 = A good drive, but it brings fewer new cards. Try green first.
lessons-roadrally-drive-done-1 = Off you go, with two new cards in your hand. The others have had their turn, too.
lessons-roadrally-drive-ask-2 =
    Cards of the same colour add up.
    Now go faster: pick two or more cards of one colour.
lessons-roadrally-drive-other-2 = That is only one card. Pick another of the same colour to go with it.
lessons-roadrally-drive-done-2 = That is the heart of this race. Many cards at once make you fast, but only their colour decides how many you draw. Sprint now, or save your strength?

lessons-roadrally-order-title = Who is ahead?
lessons-roadrally-order-ask-1 =
    { $b } and { $c } are on the same space. { $b } got there first and is ahead.
    Get in front of both of them.
lessons-roadrally-order-note-same = You would share their space, but behind them: the first to arrive stays ahead. Go one space further.
lessons-roadrally-order-other-1 = Not far enough: { $b } and { $c } would still be ahead of you.
lessons-roadrally-order-done-1 = You are in the lead! The car in front drives first in the next round. And your place earns you points, as you are about to see.

lessons-roadrally-stage-title = A stage of your own
lessons-roadrally-stage-ask-1 =
    Points are scored at the numbered stages. You secretly hold the cards of a few of them, marked on the road with a star.
    Stage 9 is yours: drive onto it or past it.
lessons-roadrally-stage-other-1 = That does not get you to stage 9. Pick more cards.
lessons-roadrally-stage-done-1 = From last place to first! The round is over, and now everybody secretly decides about stage 9.
lessons-roadrally-stage-ask-2 = Play its card.
lessons-roadrally-stage-other-2 = Then nobody would score here, and your card would be wasted. Play it!
lessons-roadrally-stage-done-2 = Everybody has scored by their place: 5, 4, 3 and 2 points. The card was yours, so you scored double. You may do this twice in a race; choose moments when you are in front.

lessons-roadrally-reward-title = Points or cards
lessons-roadrally-reward-ask-1 =
    { $b } has played the card of stage 13. You are last, with a single card in your hand.
    In last place you may draw two cards instead of scoring. Try it.
lessons-roadrally-reward-other-1 = Two points are two points. But a single card will not get you far: take the cards this time.
lessons-roadrally-reward-done-1 = Three cards, and you are back in the race. Being last for a while does no harm, as long as you are in front when your own stages come up.

lessons-roadrally-shortcut-title = A shortcut
lessons-roadrally-shortcut-ask-1 =
    A shortcut begins three spaces ahead, but only for a car that stops exactly there.
    Stop where the shortcut begins.
lessons-roadrally-shortcut-other-1 = That does not stop where the shortcut begins. Find cards of one colour that add up to 3.
lessons-roadrally-shortcut-done-1 = Here is where it begins.
lessons-roadrally-shortcut-ask-2 = Take it.
lessons-roadrally-shortcut-other-2 = You may stay here. But look where the shortcut leads: past both cars ahead of you.
lessons-roadrally-shortcut-done-2 = Three spaces for free, and you are in the lead. You neither reach nor pass what a shortcut skips, such as the gas station here. It never skips a stage.

lessons-roadrally-gas-title = Out of gas
lessons-roadrally-gas-ask-1 =
    Your deck is empty: there is nothing left to draw. Everything you have played is in your discards.
    To get it back, stop at the gas station three spaces ahead.
lessons-roadrally-gas-other-1 = Then you would draw nothing, whatever the colour. You need exactly 3 to stop at the pump.
lessons-roadrally-gas-done-1 = Your discards are your deck again, and you have drawn from it. If your hand is ever empty, you also get your discards back, but you miss a turn.

lessons-roadrally-signs-title = Signs along the road
lessons-roadrally-signs-ask-1 =
    Many spaces have something to offer a car that stops on them. Three spaces ahead is a checkpoint, worth 2 points.
    Stop on the checkpoint.
lessons-roadrally-signs-other-1 = Driving past is not enough: you have to stop there. You need 3.
lessons-roadrally-signs-done-1 = The checkpoint is yours. And { $d }, in last place, has drawn two cards: every checkpoint helps whoever is last.
lessons-roadrally-signs-ask-2 = Now stop at the mechanic, two spaces ahead.
lessons-roadrally-signs-other-2 = That does not stop at the mechanic. You need 2.
lessons-roadrally-signs-done-2 = The mechanic shows you the next cards of your deck.
lessons-roadrally-signs-ask-3 =
    You will draw them in this order, the first one first.
    Put them in any order you like, then put them back.
lessons-roadrally-signs-done-3 = Now you know what you will draw. There are general stores, too: starting from one, you may play up to five cards of any colours, and you draw one. Point at a sign, or tap it, to see what it does.

lessons-roadrally-finish-title = The finish
lessons-roadrally-finish-ask-1 =
    The finish is three spaces away. The round in which a car gets there is the last.
    Drive across the finish.
lessons-roadrally-finish-other-1 = That stops short of the finish. You need 3 or more; you may overshoot.
lessons-roadrally-finish-done-1 = The race is over. Cars that have finished score by place once more, and every tile is worth 2 points. The highest score wins. Now you know all you need: off to your first race!
