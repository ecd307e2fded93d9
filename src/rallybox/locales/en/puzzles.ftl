# Puzzles: what is said to a try, and in the terminal.

review-no-such-puzzle = There is no such puzzle.
review-puzzle-right-race = Right! A { $best }% chance to win; the next best leaves { $other }%.
review-puzzle-right-alone = Right! { $best }% of a full success; the next best leaves { $other }%.
review-puzzle-wrong-race = There is something better: a { $best }% chance to win instead of { $other }%.
review-puzzle-wrong-alone = There is something better: { $best }% of a full success instead of { $other }%.
