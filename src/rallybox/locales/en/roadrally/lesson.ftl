# The lesson of Road Rally. How the ids are made, `lessons.ftl` says.

lessons-roadrally-drive-title = Cards are your engine
lessons-roadrally-drive-ask-1 =
    Your car drives as far as your cards say. Slow green cards bring you two new cards, yellow ones bring one, fast red ones bring none.
    Play something green.
lessons-roadrally-drive-other-1 = That drives well, but it brings fewer new cards. Try green first.
lessons-roadrally-drive-done-1 = Off you go, with two new cards in your hand. The others have driven, too.
lessons-roadrally-drive-ask-2 =
    Cards of one colour add up.
    Now be quicker: pick two or more of one colour.
lessons-roadrally-drive-other-2 = That is a single card. Pick a second one of the same colour along with it.
lessons-roadrally-drive-done-2 = That is the heart of this race: many cards at once make you fast, but what you draw depends on their colour alone. Sprint now, or save your strength?

lessons-roadrally-order-title = Who is ahead
lessons-roadrally-order-ask-1 =
    { $b } and { $c } stand on one space. { $b } came there first and is ahead.
    Get in front of both.
lessons-roadrally-order-note-same = There you would stand beside them, but behind: whoever came first stays ahead. Go one space further.
lessons-roadrally-order-other-1 = That is not far enough: { $b } and { $c } would still be ahead of you.
lessons-roadrally-order-done-1 = You lead! The car in front drives first in the next round. And places are what brings points, as you will see.

lessons-roadrally-stage-title = A stage of your own
lessons-roadrally-stage-ask-1 =
    Points are given at the numbered stages. You secretly hold the cards of a few; on the road a star marks them.
    Stage 9 is yours: drive onto it or past it.
lessons-roadrally-stage-other-1 = That does not reach stage 9. Pick more.
lessons-roadrally-stage-done-1 = From last place to first! The round is over, and everybody is asked about stage 9, in secret.
lessons-roadrally-stage-ask-2 = Play its card.
lessons-roadrally-stage-other-2 = Then nobody would score here, and your card would be lost. Play it!
lessons-roadrally-stage-done-2 = Everybody scored by place: 5, 4, 3 and 2 points. The card was yours, so you scored double. You may do this twice in a race; choose moments when you are in front.

lessons-roadrally-reward-title = Points or cards
lessons-roadrally-reward-ask-1 =
    { $b } has played the card of stage 13. You are last, with a single card in your hand.
    In last place you may draw two cards instead of scoring: try that.
lessons-roadrally-reward-other-1 = Two points are two points. But a single card will not get you far; take the cards this time.
lessons-roadrally-reward-done-1 = Three cards, and you are back in the race. To be last for a while does no harm, if you are in front when your own stages come by.

lessons-roadrally-shortcut-title = A shortcut
lessons-roadrally-shortcut-ask-1 =
    A shortcut begins three spaces ahead of you, but only for a car that stops exactly there.
    Stop where the shortcut begins.
lessons-roadrally-shortcut-other-1 = That does not stop where the shortcut begins. Find cards of one colour that add up to 3.
lessons-roadrally-shortcut-done-1 = Here it begins.
lessons-roadrally-shortcut-ask-2 = Take it.
lessons-roadrally-shortcut-other-2 = You may stay. But look where the shortcut leads: past both cars ahead of you.
lessons-roadrally-shortcut-done-2 = Three spaces for nothing, and you lead. You neither reach nor pass what a shortcut skips, here the gas station. Stages never lie there.

lessons-roadrally-gas-title = Out of gas
lessons-roadrally-gas-ask-1 =
    Your deck is empty: there is nothing left to draw, and all you have played lies in your discards.
    Stop at the gas station three spaces ahead to get it back.
lessons-roadrally-gas-other-1 = Then you would draw nothing, whatever the colour. You need exactly 3 to stop at the pump.
lessons-roadrally-gas-done-1 = Your discards are your deck again, and you have drawn from it. Should your hand ever be empty, your discards come back as well, but you stand still for a turn.

lessons-roadrally-signs-title = Signs along the road
lessons-roadrally-signs-ask-1 =
    Many spaces do something for a car that stops there. Three spaces ahead is a checkpoint, worth 2 points.
    Stop on the checkpoint.
lessons-roadrally-signs-other-1 = Driving past is not enough, you have to stop on it. You need 3.
lessons-roadrally-signs-done-1 = The checkpoint is yours. And { $d }, in last place, drew two cards for it: whoever is last gets help.
lessons-roadrally-signs-ask-2 = Now stop at the mechanic, two spaces ahead.
lessons-roadrally-signs-other-2 = That does not stop at the mechanic. You need 2.
lessons-roadrally-signs-done-2 = The mechanic shows you the next cards of your deck.
lessons-roadrally-signs-ask-3 =
    You will draw them from the front.
    Put them into whatever order you like, and put them back.
lessons-roadrally-signs-done-3 = Now you know what you will draw. There are general stores, too: whoever starts from one may play up to five cards of any colours, and draws one. Point at a sign, or tap it, to read what it does.

lessons-roadrally-finish-title = The finish
lessons-roadrally-finish-ask-1 =
    The finish is three spaces away. The round in which a car gets there is the last.
    Drive into the finish.
lessons-roadrally-finish-other-1 = That stops short of the finish. You need 3 or more; steps to spare do no harm.
lessons-roadrally-finish-done-1 = The race is over. Whoever came in scored by place once more, and every tile counts 2 points. Most points win. Now you know all you need: off to your first race!
