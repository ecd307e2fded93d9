# The way to the puzzles, from home and from the lessons

web-puzzles = Puzzles
web-puzzles-about = A puzzle a day: one move is best, and it is not the obvious one.
