# Learning to play. Of each scene: its title; what to try (ask); what is said to a try that leads
# elsewhere (other, or a note); what happened (done). $b, $c and $d are the opponents.

lessons-no-such-scene = There is no such scene.
lessons-stale = Something that was tried before did not count; begin this scene anew.
lessons-over = This scene is over; go on to the next one.

## Road Rally

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

## Stich Rallye

lessons-stichrallye-follow-title = Follow, and win
lessons-stichrallye-follow-ask-1 =
    { $c } has led green. Whoever has green has to play green, and the highest green wins the trick.
    Win this trick!
lessons-stichrallye-follow-other-1 = You may play that, but the green 9 of { $d } is higher. Play your highest green card.
lessons-stichrallye-follow-done-1 = The trick is yours, and the flag with it: you lead the next one. The winner drives as far as the lowest card says, here 5. Everybody else winds up the motor.

lessons-stichrallye-colour-title = The last colour decides
lessons-stichrallye-colour-ask-1 =
    { $b } has led green. { $c } has none and has brought in red. The colour that came in last decides, so now it is red.
    You have no green either: play what you like, and win the trick.
lessons-stichrallye-colour-other-1 = Your red 4 is lower than the red 5. Play a higher red, or bring in blue: a new colour beats all that lies there.
lessons-stichrallye-colour-done-1 = Yours! A new colour beats everything before it, however low the card. So it is worth something to run out of a colour.

lessons-stichrallye-wind-title = Losing winds you up
lessons-stichrallye-wind-ask-1 =
    Whoever does not win a trick winds up the motor by one number: 1, 2, 4, 7, 11, 16. Yours shows 2.
    Lose this trick.
lessons-stichrallye-wind-other-1 = The 11 would win. You would drive, but your motor would not be wound. Play low, to see what losing is good for.
lessons-stichrallye-wind-done-1 = Your motor shows 4. It waits until you win a trick, or until the round ends. But do not overdo it: after 16 come 10 and 5.

lessons-stichrallye-hills-title = Uphill, downhill
lessons-stichrallye-hills-ask-1 =
    You have no green, so whatever you play wins, and the lowest card of the trick says how far you drive. A car that stops downhill rolls on, one that stops uphill rolls back.
    Pick a card that makes you roll on.
lessons-stichrallye-hills-note-up = That ends on the slope in front of you, and you would roll back again. Get across it.
lessons-stichrallye-hills-other-1 = That gets across the slope and stops on the level. A little more, and you roll.
lessons-stichrallye-hills-done-1 = Down you go, for nothing. Hills matter only where a move ends; on the way a car just drives over them.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Your motor is wound up to 7, and blue was led.
    Now win the trick.
lessons-stichrallye-turbo-other-1 = Your 2 cannot win. Play the 11.
lessons-stichrallye-turbo-done-1 = The trick is yours. The lowest card is a 6.
lessons-stichrallye-turbo-ask-2 =
    You drive 6, or, with the whole motor, 6 + 7 = 13. The board shows both places.
    Let the motor go!
lessons-stichrallye-turbo-other-2 = Keeping it can be wise while it can still be wound higher. But see how far it would bring you now!
lessons-stichrallye-turbo-done-2 = What a leap! The space with the car of { $b } was jumped and not even counted. Your motor is back at 0.

lessons-stichrallye-motors-title = The end of a round
lessons-stichrallye-motors-ask-1 =
    This is the last trick of the round. You have lost them all and still stand on the start, but your motor is well wound.
    Play your card and watch.
lessons-stichrallye-motors-done-1 = At the end of a round all motors run by themselves, from the last car to the first. Yours has brought you to the front! Then new cards are dealt. There are three rounds, of 5, 7 and 9 tricks.

lessons-stichrallye-laps-title = Two laps
lessons-stichrallye-laps-ask-1 =
    You have won this trick, and your second lap is nearly done: the start is 9 spaces away.
    Get across it!
lessons-stichrallye-laps-other-1 = 6 are not enough. You need your motor.
lessons-stichrallye-laps-done-1 = Two laps, and you win at once, in the middle of a round. If nobody gets so far in three rounds, the car in the lead wins. Now race in earnest!

## Tacots

lessons-tacots-opening-title = The first card
lessons-tacots-opening-ask-1 =
    { $d } has begun with a crossroads in the centre. Everybody else begins beside it.
    Pick a card of yours, then a marked square; pick the square again to turn the card.
lessons-tacots-opening-done-1 = Your car is on the road. The first of your 13 cards is gone: who gets rid of all of them first ends the hand.

lessons-tacots-build-title = Build ahead of your car
lessons-tacots-build-ask-1 =
    In your turn you lay a card in front of your car, and drive onto it. Here the edge of the board is near.
    Lay a card from which the road goes on.
lessons-tacots-build-other-1 = That road leads off the board: nothing would be in front of your car any more. Try a bend or a junction.
lessons-tacots-build-note-later = The dead end is for the others, and comes in the next scene. Build in front of your own car now.
lessons-tacots-build-done-1 = The road goes on. Beside another card, road has to meet road; towards empty squares and the edge a card may open as it likes.

lessons-tacots-block-title = A dead end for the others
lessons-tacots-block-ask-1 =
    Everybody holds a dead end.
    Lay your dead end in front of the car of { $b }.
lessons-tacots-block-other-1 = A good road. But { $b } is getting away! Pick your dead end and see where it can go.
lessons-tacots-block-done-1 = { $b } cannot build there any more. A dead end opens to the north or the south, so { $c } and { $d }, who are heading east, are safe from it. So is everybody who holds fewer than 3 cards or has laid fewer than 3, and whoever shares a card with them.

lessons-tacots-drive-title = Stuck? Drive on!
lessons-tacots-drive-ask-1 =
    Now it has hit you: there is a dead end in front of your car. Whoever cannot build drives instead, up to five cards along the road.
    Drive to a card from which the road goes on.
lessons-tacots-drive-note-stuck = You may drive there, but all its ways are built already. Two cards within reach have an open way; look for one.
lessons-tacots-drive-other-1 = Keep your dead end for later. First get your car out of here: pick a card on the road.
lessons-tacots-drive-done-1 = Here you can build again in your next turn. Two cars may share a card, never three.

lessons-tacots-cost-title = What is left costs points
lessons-tacots-cost-ask-1 =
    { $d } has crossed the finish, so the hand ends with this round, and this is your last turn. Every card that you keep costs a point for each of its ways.
    Lay the one that would cost the most.
lessons-tacots-cost-other-1 = Then you would keep a dearer card: count the ways on the cards in your hand.
lessons-tacots-cost-done-1 = All cards are laid open and counted. That was a dear one that you got rid of in time.

lessons-tacots-finish-title = The finish
lessons-tacots-finish-ask-1 =
    You hold nothing but your dead end.
    As your very last card it is the finish: lay it in front of your own car!
lessons-tacots-finish-done-1 = 5 points for you, and the others lose what their cards cost. A game with four players has four hands; most points win.

lessons-tacots-patience-title = Alone: the patience
lessons-tacots-patience-ask-1 =
    The patience has the same cards, which fit and drive in the same way. But there are no hands: four piles lie there, and all four cars are yours.
    Lay the crossroads on a square in the centre.
lessons-tacots-patience-other-1 = You may stop whenever you like. But let us begin first.
lessons-tacots-patience-done-1 = All four cars stand on it.
lessons-tacots-patience-ask-2 = Take the top card of any pile and build with it, in front of any car.
lessons-tacots-patience-other-2 = You may stop whenever you like. But lay a card first.
lessons-tacots-patience-note-early = The dead ends are best kept for the end, one for each car. Take the top card of a pile.
lessons-tacots-patience-done-2 = The car drives onto it, and the next card of the pile is turned up. Lay all 52 cards, the dead ends last, and it has come out. Now try a rally against the others!
