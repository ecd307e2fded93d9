# Der Rückblick: ein Rennen, das vorbei ist, beurteilt.

review-turn-decision = { $whom }: von { $before } % auf { $after } %. { $seat } wählt: „{ $action }“
review-turn-slip = { $whom }: von { $before } % auf { $after } %. Ungenauigkeit von { $seat }: „{ $action }“ statt „{ $better }“
review-turn-mistake = { $whom }: von { $before } % auf { $after } %. Fehler von { $seat }: „{ $action }“ statt „{ $better }“
review-turn-draw = { $whom }: von { $before } % auf { $after } %, als { $seat } am Zug war. Die Karten haben entschieden.
review-turn-forced = { $whom }: von { $before } % auf { $after } %. { $seat } hatte nur einen Zug: „{ $action }“
review-why-forced = Für { $seat } gab es keinen anderen Zug.
review-why-soon = Dieser Zug ist noch nicht beurteilt.
review-why-best = { $seat } hat den besten Zug gefunden.
review-why-fine = Etwas klar Besseres war nicht zu haben.
review-why-wrong = Der andere Zug versprach { $seat } mehr.
review-why-cards = Am meisten helfen die Karten { $gains }, am meisten schaden sie { $loses }.
review-why-cards-good = { $seat } hat die richtigen Karten bekommen.
review-why-cards-bad = { $seat } hat die falschen Karten bekommen.
review-parts-doubt = Glück und Entscheidungen sind geschätzt, auf ± { $percent } % genau.
review-verdict-shared = Geteilter Sieg: { $seats }.
review-verdict-behind = { $seat } gewinnt, obwohl die Chance in der zweiten Hälfte auf { $lowest } % gefallen war.
review-verdict-ahead = { $seat } führt die ganze zweite Hälfte und lässt nichts anbrennen.
review-verdict-luck = { $seat } gewinnt, und die Karten haben geholfen.
review-verdict-skill = { $seat } gewinnt mehr durch Können als durch gute Karten.
review-verdict-others = { $seat } gewinnt; die anderen haben den Weg frei gemacht.
review-verdict-both = { $seat } gewinnt mit Können und mit guten Karten.
review-verdict-behind-you = Du gewinnst, obwohl deine Chance in der zweiten Hälfte auf { $lowest } % gefallen war.
review-verdict-ahead-you = Du führst die ganze zweite Hälfte und lässt nichts anbrennen.
review-verdict-luck-you = Du gewinnst, und die Karten haben geholfen.
review-verdict-skill-you = Du gewinnst mehr durch Können als durch gute Karten.
review-verdict-others-you = Du gewinnst; die anderen haben den Weg frei gemacht.
review-verdict-both-you = Du gewinnst mit Können und mit guten Karten.
review-verdict-alone-full = Voller Erfolg.
review-verdict-alone-so-far = { $percent } % vom vollen Erfolg.
review-verdict-alone =
    { $count ->
        [0] { $percent } % vom vollen Erfolg, ohne einen falschen Zug.
        [one] { $percent } % vom vollen Erfolg; ein Zug hätte besser sein können.
       *[other] { $percent } % vom vollen Erfolg; { $count } Züge hätten besser sein können.
    }
