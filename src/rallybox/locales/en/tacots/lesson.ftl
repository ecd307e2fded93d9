# The lesson of Tacots. How the ids are made, `lessons.ftl` says.

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
