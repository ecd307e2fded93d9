# Tacots: the aim, for a first rally and a first patience. The first line is the aim itself.

tacots-aim =
    Get rid of your cards before the others, and lay the finish as your very last one.
    Your turn: lay a card in front of your car, joined to the road, and drive onto it. Only if no card fits, drive along the road.
    The finish is worth 5 points; every card left in your hand costs you points. The highest score after all hands wins.
tacots-aim-patience =
    Lay all 52 cards.
    Take the top card of any pile and build with it in front of any of the four cars, which drives onto it. A car for which no top card fits may drive.
    Keep the dead ends for the very end, one in front of every car: that is a full success.
