# Die Patience von Tacots: nummerierte Kartenverteilungen, Zurücknehmen, beste Ergebnisse

tacots-page-patience = Patience
web-pat-about = Tacots für eine Person: vier Autos, vier Stapel, eine Straße. Jede Patience hat eine Nummer; so kannst du sie noch einmal spielen oder dich mit anderen messen.
web-pat-rules = Wie es geht, steht am Ende der Regeln von Tacots.
web-pat-number = Nummer der Patience
web-pat-any = zufällig
web-pat-number-about = Von 0 bis 999999. Dieselbe Nummer ergibt immer dieselben Karten.
web-pat-number-wrong = Die Nummern gehen von 0 bis 999999.
web-pat-play =
    { $any ->
        [yes] Eine neue Patience spielen
       *[no] Diese Patience spielen
    }
web-pat-best = Bestenliste
web-pat-best-of = Bestenliste für Patience Nr. { $deal }
web-pat-everybody = Alle auf diesem Server
web-pat-mine = Deine
web-pat-none-yet = Noch hat niemand eine Patience beendet.
web-pat-none-mine = Du hast noch keine Patience beendet.
web-pat-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
web-pat-full = voller Erfolg
web-pat-counts = Eine Patience zählt, bis du einen Zug zurücknimmst, um einen Tipp bittest oder einen Bot spielen lässt. Für jede wird dein bestes Ergebnis gespeichert.
web-pat-counting = Zählt für die Bestenliste
web-pat-counting-not = Zur Übung: zählt nicht mehr für die Bestenliste
web-pat-counted = Dieses Ergebnis zählt für die Bestenliste.
web-pat-counted-not = Du hattest Hilfe oder hast einen Zug zurückgenommen: Dieses Ergebnis zählt nicht für die Bestenliste.
web-pat-undo = Zurücknehmen
web-pat-ask =
    { $what ->
        [undo] Den Zug zurücknehmen?
       *[hint] Um einen Tipp bitten?
    }
web-pat-ask-about =
    { $what ->
        [undo] Bis jetzt zählt diese Patience für die Bestenliste. Nimmst du einen Zug zurück, hast du schon eine verdeckte Karte gesehen; deshalb zählt die Patience danach nicht mehr. Dafür darfst du dann zurücknehmen, so viel du willst.
       *[hint] Bis jetzt zählt diese Patience für die Bestenliste. Mit einem Tipp zählt sie nicht mehr.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Zurücknehmen
       *[hint] Tipp zeigen
    }
web-pat-ask-no = Ohne Hilfe weiter
web-pat-same = Diese Patience noch einmal
web-pat-new = Eine andere Patience
web-pat-all-best = Ganze Bestenliste

web-dice-numbered = Hier wurde nichts geheim gemischt.
web-dice-numbered-how = Das ist eine nummerierte Patience: Alle Karten ergeben sich aus ihrer Nummer, und die war schon vor dem Start zu sehen. Es gab also kein Geheimnis und keine Zufallsziffern, und alle hätten die Karten nachsehen können.
web-dice-check-number =
    { $found ->
        [right] Es sind die Karten von „{ $number }“, auf diesem Gerät nachgerechnet.
       *[wrong] Das sind nicht die Karten von „{ $number }“.
    }
