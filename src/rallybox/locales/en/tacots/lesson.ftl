# The lesson of Tacots. How the ids are made, `lessons.ftl` says.

lessons-tacots-opening-title = The first card
lessons-tacots-opening-ask-1 =
    { $d } has begun with a crossroads in the centre. Everybody else begins next to it.
    Pick one of your cards, then a marked square; pick the square again to turn the card.
lessons-tacots-opening-done-1 = Your car is on the road. That was the first of your 13 cards: the first player to get rid of them all ends the hand.

lessons-tacots-build-title = Build in front of your car
lessons-tacots-build-ask-1 =
    On your turn, lay a card in front of your car and drive onto it. Here you are near the edge of the board.
    Lay a card from which the road can go on.
lessons-tacots-build-other-1 = That road leads off the board: there would be nothing in front of your car. Try a bend or a junction.
lessons-tacots-build-note-later = The dead end is for your opponents; it comes in the next scene. For now, build in front of your own car.
lessons-tacots-build-done-1 = The road goes on. Next to another card, road must meet road; towards empty squares and the edge of the board, anything goes.

lessons-tacots-block-title = A dead end for an opponent
lessons-tacots-block-ask-1 =
    Everybody holds a dead end.
    Lay yours in front of { $b }.
lessons-tacots-block-other-1 = A good road. But { $b } is getting away! Pick your dead end and see where it can go.
lessons-tacots-block-done-1 = { $b } cannot build there any more. A dead end opens only to the north or the south, so { $c } and { $d }, who are heading east, are safe from it. So is anyone who holds fewer than 3 cards or has laid fewer than 3, and anyone who shares a card with them.

lessons-tacots-drive-title = Stuck? Drive on!
lessons-tacots-drive-ask-1 =
    Now you have been hit: there is a dead end in front of your car. If you cannot build, you drive instead, up to five cards along the road.
    Drive to a card from which the road can go on.
lessons-tacots-drive-note-stuck = You may drive there, but there is no way on from there either. Two cards within reach still have an open end; find one.
lessons-tacots-drive-other-1 = Save your dead end for later. First get your car out of here: pick a card on the road.
lessons-tacots-drive-done-1 = On your next turn you can build again. Two cars may share a card, but never three.

lessons-tacots-cost-title = Leftovers cost points
lessons-tacots-cost-ask-1 =
    { $d } has finished, so the hand ends with this round and this is your last turn. Every card you are left with costs a point for each of its openings.
    Lay the one that would cost you most.
lessons-tacots-cost-other-1 = Then you would keep a more expensive card: count the openings of the cards in your hand.
lessons-tacots-cost-done-1 = All hands are shown and counted. You got rid of an expensive card just in time.

lessons-tacots-finish-title = The finish
lessons-tacots-finish-ask-1 =
    You have nothing left but your dead end.
    As your very last card it is the finish: lay it in front of your own car!
lessons-tacots-finish-done-1 = 5 points for you, and the others lose what their cards cost. A game for four players has four hands, and the highest score wins.

lessons-tacots-patience-title = For one: the patience
lessons-tacots-patience-ask-1 =
    The patience uses the same cards, and they fit and drive in the same way. But you have no hand: there are four piles, and all four cars are yours.
    Lay the crossroads on a square in the centre.
lessons-tacots-patience-other-1 = You may stop whenever you like. But let us get started first.
lessons-tacots-patience-done-1 = All four cars are on it.
lessons-tacots-patience-ask-2 = Take the top card of any pile and build with it, in front of any car.
lessons-tacots-patience-other-2 = You may stop whenever you like. But lay a card first.
lessons-tacots-patience-note-early = Dead ends are best saved for the end, one for each car. Take the top card of a pile.
lessons-tacots-patience-done-2 = The car drives onto it, and the next card of the pile is turned up. Lay all 52 cards, the dead ends last, and you have won. Now try a rally against the others!
