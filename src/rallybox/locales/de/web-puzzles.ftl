# Aufgaben, im Browser

web-puzzle-about = Ein Zug ist klar besser als alle anderen, und es ist nicht der naheliegende. Findest du ihn?
web-puzzle-of-day = Aufgabe des Tages
web-puzzle-practice = Üben
web-puzzle-all = Alle Aufgaben
web-puzzle-solve = Lösen
web-puzzle-solved-today = Gelöst. Die nächste kommt morgen.
web-puzzle-look-again = Noch einmal ansehen
web-puzzle-streak = { $days ->
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
  }
web-puzzle-grade-1 = Leicht
web-puzzle-grade-2 = Knifflig
web-puzzle-grade-3 = Schwer
web-puzzle-count = { $solved } von { $count } gelöst
web-puzzle-go = { $game }, { $grade }: { $solved } von { $count } gelöst
web-puzzle-find = Finde den besten Zug
web-puzzle-hint = Es ist nicht der naheliegende.
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht der beste Zug
web-puzzle-again = Anderen Zug versuchen
web-puzzle-reveal = Lösung zeigen
web-puzzle-next = Nächste Aufgabe
web-puzzle-next-day = Weitere Aufgaben
web-puzzle-answer = Die Antwort
web-puzzle-options = Was jeder Zug wert ist
web-puzzle-chance = Sieg
web-puzzle-place = Platz im Schnitt
web-puzzle-success = Erfolg
web-puzzle-percent = { $percent } %
web-puzzle-best = Am besten
web-puzzle-mine = Deiner
web-puzzle-coming = Der Spielplan wird aufgebaut …
web-puzzle-you = Am Zug
web-puzzle-go-on = Wie es weitergeht
