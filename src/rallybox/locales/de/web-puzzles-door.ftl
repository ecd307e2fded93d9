# The way to the puzzles, from home and from the lessons

web-puzzles = Aufgaben
web-puzzles-about = Jeden Tag eine Aufgabe: Ein Zug ist der beste, aber nicht der naheliegende.
