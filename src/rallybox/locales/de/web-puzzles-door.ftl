# The way to the puzzles, from home and from the lessons

web-puzzles = Aufgaben
web-puzzles-about = Jeden Tag eine Aufgabe: ein Zug ist der beste, und nicht der naheliegende.
