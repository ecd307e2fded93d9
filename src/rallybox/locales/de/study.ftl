# Was `rallybox study` sagt. Kennungen: study, dann das, worum es geht.

## Argumente

study-arg-variant = nur diese Varianten (Standard: alle)
study-arg-players = nur diese Personenzahlen (Standard: alle)
study-arg-bot = welcher Bot auf allen Plätzen sitzt (Standard: club)
study-arg-games = wie viele Partien an jedem Tisch (Standard: 200)
study-arg-json = den ganzen Bericht als JSON in diese Datei schreiben
study-arg-html = den Bericht als Seite für den Browser in diese Datei schreiben
study-no-cell = { $game } hat hier keinen Tisch für { $players }; es gibt Tische für { $allowed }.
study-written = Der Bericht steht in { $file }.

## Der Bericht

study-title = { $title }: { $cells ->
    [one] ein Tisch
   *[other] { $cells } Tische
}, an jedem { $games } Partien, alle mit Bots der Stufe { $bot }; Startwert { $seed }
study-cell = { $variant }, { $players ->
    [one] allein
   *[other] { $players } am Tisch
}
study-cell-short = { $variant } · { $players }
study-sort = { $name }: { $sort }
study-seats = Siege nach Sitz, in %
study-starts = Siege nach Startplatz, in %
study-column-ends = Wie Partien enden, in %
study-ends = Wie Partien enden
study-share = { $value } ({ $low }–{ $high })
study-interval = { $low }–{ $high }
study-middle = { $middle } ({ $low }–{ $high })
study-chance = Zufall
study-below = < 0,001
study-table = Tisch
study-what = Ereignis
study-even = ausgeglichen
study-uneven = unausgeglichen
study-more = mehr
study-less = weniger
study-column-turns = Züge
study-column-rounds = Runden
study-column-margin = Abstand
study-column-score = Punkte beim Sieg
study-column-scores = Punkte
study-column-close = knapp %
study-column-shared = geteilt %
study-column-times = pro Partie
study-column-games = % der Partien
study-column-winners = Siege ×
study-column-interval = 95 %
study-reason = Grund
study-how-to-read = „Zufall“ sagt, wie wahrscheinlich es ist, dass gleich starke Autos allein durch Zufall so weit auseinanderliegen, korrigiert um alle gestellten Fragen; unter 0,05 gilt das Ergebnis als unausgeglichen. „Siege ×“ sagt, wie oft etwas denen passiert ist, die gewonnen haben, als Vielfaches des fairen Anteils: 1 heißt, es macht keinen Unterschied. „Knapp“ ist ein Sieg mit höchstens einem Punkt Vorsprung. Bei den Zügen stehen der Median und der Bereich, in dem 8 von 10 Partien liegen.

study-verdict-seat = { $cell }: Sitz { $place } gewinnt { $share } % der Partien statt { $fair } %.
study-verdict-start = { $cell }: Startplatz { $place } gewinnt { $share } % der Partien statt { $fair } %.
study-verdict-faults = Der Bot hat { $number }-mal versagt, und der Bot „club“ sprang ein: { $kinds }.
study-verdict-none = Soweit diese Partien es zeigen, ist kein Sitz und kein Startplatz besser als ein anderer.

## Die Seite

study-page-title = Studie zu { $title }
study-page-eyebrow = Rallybox-Studie
study-page-seats = Siege nach Sitz. { $told }
study-page-seats-head = Sitz
study-page-starts = Siege nach Startplatz. { $told }
study-page-starts-head = Startplatz
study-page-chance = Zufall { $chance }: { $verdict }.
study-page-lengths = Länge, Punkte und Abstand
study-page-close = mit höchstens einem Punkt gewonnen
study-page-shared = geteilter Sieg
study-page-matters = Was beim Gewinnen öfter oder seltener vorkam
study-page-matters-head = Ereignis
study-page-others = Was sonst vorkam
