# Road Rally: the aim, for a first race. The first line is the aim itself.

roadrally-aim =
    Have the most points when a car has reached the finish.
    Your turn: play cards of one colour and drive as far as they add up to. Slow green cards bring you new ones, fast red cards do not.
    Points come at the stages: everybody scores by their place on the road, and whoever plays the card of the stage scores double. You secretly hold a few of these cards; a star marks their stages on the board. Be in front there!
