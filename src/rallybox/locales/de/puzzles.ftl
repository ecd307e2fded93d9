# Aufgaben: was zu einem Versuch gesagt wird, und im Terminal.

review-no-such-puzzle = Diese Aufgabe gibt es nicht.
review-puzzle-right-race = { $percent } % Gewinnchance; der nächstbeste Zug kommt auf { $less } %.
review-puzzle-right-alone = { $percent } % vom vollen Erfolg; der nächstbeste Zug kommt auf { $less } %.
review-puzzle-right-place = Mit diesem Zug gewinnst du kaum öfter, aber in zehn Rennen bringt er dir { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
  } mehr als der nächstbeste Zug.
review-puzzle-wrong-place = Es gibt einen besseren Zug: Du gewinnst damit kaum öfter, aber in zehn Rennen bringt er dir { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
  } mehr.
review-puzzle-wrong-race = Es geht besser: { $percent } % Gewinnchance statt { $less } %.
review-puzzle-wrong-alone = Es geht besser: { $percent } % vom vollen Erfolg statt { $less } %.

## Im Terminal

cli-command-puzzles = Aufgaben in Partien zwischen Bots finden oder die mitgelieferten prüfen.
cli-puzzles-arg-game = welches Spiel; mit --check alle, wenn keines genannt ist
cli-puzzles-arg-count = wie viele zu finden (10) oder je Spiel zu prüfen sind (alle)
cli-puzzles-arg-seed = irgendein Text als Startwert; derselbe Startwert ergibt dieselben Aufgaben
cli-puzzles-arg-out = die Datei, in die sie kommen; was schon darin steht, bleibt
cli-puzzles-arg-play = hier eine lösen: die des Tages oder eine des Spiels
cli-puzzles-right = Richtig!
cli-puzzles-you = Du
cli-puzzles-arg-check = bestätigt eine zehnmal so lange Suche die mitgelieferten Aufgaben?
cli-puzzles-no-game = Bitte nenne ein Spiel: { $games }.
cli-puzzles-none = Hier gibt es keine Aufgaben. Mögliche Spiele: { $games }.
cli-puzzles-no-book = „{ $file }“ ist keine Datei mit Aufgaben: { $detail }.
cli-puzzles-other-game = „{ $file }“ enthält Aufgaben eines anderen Spiels, { $game }.
cli-puzzles-written = „{ $file }“ enthält jetzt { $count ->
    [one] eine Aufgabe.
   *[other] { $count } Aufgaben.
  }
cli-puzzles-doubted = { $puzzle }: Eine längere Suche zieht einen anderen Zug vor.
cli-puzzles-held = { $title }: { $good } von { $count } bestätigt.
cli-puzzles-column-puzzle = Aufgabe
cli-puzzles-column-table = Tisch
cli-puzzles-column-best = am besten
cli-puzzles-column-obvious = naheliegend
cli-puzzles-column-lead = Vorsprung
cli-puzzles-column-solved = gefunden
