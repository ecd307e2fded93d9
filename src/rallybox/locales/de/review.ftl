# Der Rückblick: ein Rennen, das vorbei ist, beurteilt.

review-turn-decision = { $whom }: von { $before } % auf { $after } %. { $seat } wählt: „{ $action }“
review-turn-slip = { $whom }: von { $before } % auf { $after } %. Ungenauigkeit von { $seat }: „{ $action }“ statt „{ $better }“
review-turn-mistake = { $whom }: von { $before } % auf { $after } %. Fehler von { $seat }: „{ $action }“ statt „{ $better }“
review-turn-draw = { $whom }: von { $before } % auf { $after } %, als { $seat } am Zug war. Die Karten haben entschieden.
review-verdict-shared = Geteilter Sieg: { $seats }.
review-verdict-behind = { $seat } hatte in der zweiten Hälfte nur noch { $lowest } % Gewinnchance – und gewinnt.
review-verdict-ahead = { $seat } führt die ganze zweite Hälfte und lässt nichts anbrennen.
review-verdict-luck = { $seat } gewinnt, und die Karten haben geholfen.
review-verdict-skill = { $seat } gewinnt mehr durch Können als durch gute Karten.
review-verdict-others = { $seat } gewinnt; die anderen haben den Weg frei gemacht.
review-verdict-both = { $seat } gewinnt zu etwa gleichen Teilen mit Glück und mit Können.
review-verdict-alone-full = Voller Erfolg.
review-verdict-alone-so-far = { $percent } % vom vollen Erfolg.
review-verdict-alone =
    { $count ->
        [0] { $percent } % vom vollen Erfolg, ohne einen falschen Zug.
        [one] { $percent } % vom vollen Erfolg; ein Zug hätte besser sein können.
       *[other] { $percent } % vom vollen Erfolg; { $count } Züge hätten besser sein können.
    }
