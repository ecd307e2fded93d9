# Road Rally: the aim, for a first race. The first line is the aim itself.

roadrally-aim =
    Have the most points when a car reaches the finish.
    Your turn: play cards of one colour and drive as many spaces as they add up to. Slow green cards bring you new ones, fast red cards do not.
    Points come at the stages: everybody scores by their place on the road, and whoever plays the stage’s card scores double. You secretly hold a few of these cards; a star marks their stages on the board. Be in front there!
