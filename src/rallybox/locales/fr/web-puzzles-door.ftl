# The way to the puzzles, from home and from the lessons

web-puzzles = Problèmes
web-puzzles-about = Un problème par jour : un seul bon coup, et pas celui qu’on croit.
