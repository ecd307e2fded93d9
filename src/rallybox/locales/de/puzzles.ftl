# Aufgaben: was zu einem Versuch gesagt wird, und im Terminal.

review-no-such-puzzle = Diese Aufgabe gibt es nicht.
review-puzzle-right-race = Richtig! { $best } % Gewinnchance; der nächstbeste Zug lässt { $other } %.
review-puzzle-right-alone = Richtig! { $best } % vom vollen Erfolg; der nächstbeste Zug lässt { $other } %.
review-puzzle-wrong-race = Es geht besser: { $best } % Gewinnchance statt { $other } %.
review-puzzle-wrong-alone = Es geht besser: { $best } % vom vollen Erfolg statt { $other } %.
