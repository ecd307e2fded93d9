# Die Patience von Tacots: nummerierte Kartenverteilungen, Zurücknehmen, beste Ergebnisse

web-pat-title = Patience
web-pat-about = Tacots für eine Person: vier Autos, vier Stapel, eine Straße. Jede Patience hat eine Nummer; so können zwei dieselbe versuchen, und du kannst es noch einmal versuchen.
web-pat-rules = Wie es geht, steht in den Regeln von Tacots, am Ende.
web-pat-number = Nummer der Patience
web-pat-any = irgendeine
web-pat-number-about = Von 0 bis 999999. Dieselbe Nummer ergibt immer dieselben Karten.
web-pat-number-wrong = Eine Patience hat eine Nummer von 0 bis 999999.
web-pat-play =
    { $any ->
        [yes] Eine neue Patience spielen
       *[no] Diese Patience spielen
    }
web-pat-best = Die Besten
web-pat-best-of = Die Besten von Patience Nr. { $deal }
web-pat-everybody = Alle auf diesem Server
web-pat-mine = Deine
web-pat-none-yet = Noch hat niemand eine beendet.
web-pat-none-mine = Du hast noch keine beendet.
web-pat-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
web-pat-full = voller Erfolg
web-pat-counts = Eine Patience zählt, bis du einen Zug zurücknimmst, um einen Tipp bittest oder einen Bot spielen lässt. Von jeder wird dein bestes Ergebnis aufgehoben.
web-pat-counting = Zählt für die Bestenliste
web-pat-counting-not = Zur Übung: Sie zählt nicht mehr für die Bestenliste
web-pat-counted = Dieses Ergebnis zählt für die Bestenliste.
web-pat-counted-not = Du hattest Hilfe oder hast etwas zurückgenommen: Dieses Ergebnis zählt nicht für die Bestenliste.
web-pat-undo = Zurücknehmen
web-pat-ask =
    { $what ->
        [undo] Den Zug zurücknehmen?
       *[hint] Um einen Tipp bitten?
    }
web-pat-ask-about =
    { $what ->
        [undo] Bis jetzt zählt diese Patience für die Bestenliste. Wer einen Zug zurücknimmt, hat eine verdeckte Karte gesehen; deshalb zählt sie dann nicht mehr. Danach darfst du zurücknehmen, so viel du willst.
       *[hint] Bis jetzt zählt diese Patience für die Bestenliste. Mit einem Tipp zählt sie nicht mehr.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Zurücknehmen
       *[hint] Tipp zeigen
    }
web-pat-ask-no = Zählen lassen
web-pat-same = Diese Patience noch einmal
web-pat-new = Eine andere
web-pat-all-best = Alle besten Ergebnisse

web-dice-numbered = Hier wurde nichts gezogen.
web-dice-numbered-how = Das ist eine nummerierte Patience: Alle Karten folgen aus ihrer Nummer, und die war schon vor dem Start zu sehen. Also hat der Server nichts versprochen, niemand hat etwas dazugegeben, und nachsehen konnten die Karten alle.
web-dice-check-number =
    { $found ->
        [right] Es sind die Karten von { $number }, auf diesem Gerät nachgerechnet.
       *[wrong] Das sind nicht die Würfel von { $number }.
    }
