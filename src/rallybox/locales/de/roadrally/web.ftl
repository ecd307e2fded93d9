# Die Seiten von Road Rally im Browser.

## Startseite und Kopf eines Tisches

roadrally-title = Road Rally
roadrally-about = Die Strecke ist lang: Teil dir deine Kräfte ein und sei vorn, wenn es um deine eigenen Etappen geht.
roadrally-about-base = Für das erste Rennen: die einfachste Strecke, die einfachsten Regeln.
roadrally-about-standard = Das ganze Spiel, jedes Mal auf einer anderen Strecke.
roadrally-about-demo = Die flotte Fassung, zum schnellen Kennenlernen.
roadrally-about-sprint = Das ganze Spiel auf einer halb so langen Strecke.
web-rr-round = Runde { $round }

## Road Rally auf dem Bildschirm

web-rr-start = START
web-rr-finish = ZIEL
web-rr-board = Die Strecke
web-rr-spaces = Die Felder der Strecke. Mit den Pfeiltasten geht es von Feld zu Feld.
web-rr-find-car = Mein Auto finden
web-rr-whole = Ganze Strecke
web-rr-target = Hierher kannst du fahren.
web-rr-cars-here = Hier: { $count ->
    [one] Auto
   *[other] Autos
  } { $drivers }.
web-rr-space-start = Der Startbereich.
web-rr-space-finish = Das Ziel. Die Runde, in der ein Auto ankommt, ist die letzte.
web-rr-space-plain = Feld { $space }.
web-rr-space-stage = Feld { $space }: Etappe { $stage }.
web-rr-space-diner = Feld { $space }: ein Diner. Etappe { $stage } ist vorbei.
web-rr-space-checkpoint = Feld { $space }: ein Checkpoint. 2 Punkte wert, und wer auf dem letzten Platz liegt, zieht 2 Karten.
web-rr-space-passed = Feld { $space }: ein Checkpoint, schon vergeben.
web-rr-space-gas = Feld { $space }: eine Tankstelle. Deine Ablage kommt zurück in deinen Stapel.
web-rr-space-store = Feld { $space }: ein Laden. Im nächsten Zug darfst du bis zu 5 Karten beliebiger Farben spielen.
web-rr-space-mechanic = Feld { $space }: eine Werkstatt. Sieh dir deine obersten 5 Karten an und leg sie in beliebiger Reihenfolge zurück.
web-rr-space-shortcut = Feld { $space }: eine Abkürzung auf Feld { $end }.
web-rr-draws =
    { $draw ->
        [0] . Keine Karte ziehen.
        [one] . Eine Karte ziehen.
       *[other] . { $draw } Karten ziehen.
    }
web-rr-hand = Meine Hand
web-rr-hand-empty = Deine Hand ist leer.
web-rr-other-play = Passt nicht zu deinen gewählten Karten; damit wählst du neu.
web-rr-pick-cards = Wähle Karten oder das Feld, auf dem du halten willst.
web-rr-ask-mechanic = Ordne die obersten Karten deines Stapels, wie du willst. { $draw ->
    [0] Davon ziehst du jetzt keine.
    [one] Die erste ziehst du sofort.
   *[other] Die ersten { $draw } ziehst du sofort.
}
web-rr-drive = Fahren
web-rr-tune = Die obersten Karten meines Stapels, die nächste zuerst
web-rr-tune-card = { $place }: { $card } Die Pfeiltasten verschieben sie.
web-rr-tuned-to = { $card } Jetzt an { $place }. Stelle.
web-rr-drawn-now = jetzt gezogen
web-rr-tune-done = Zurücklegen
web-rr-places = Was diese Etappe je nach Platz bringt
web-rr-or-cards = oder 2 Karten
web-rr-do-score = Karte spielen
web-rr-do-continue = Weiter
web-rr-do-takepoints = Punkte
web-rr-do-takecards = Karten
web-rr-do-shortcut = Abkürzung nehmen
web-rr-do-stay = Bleiben
web-rr-do-drawfirst = Erst ziehen
web-rr-do-shufflefirst = Erst mischen
web-rr-do-reshuffle = Neu mischen
web-rr-do-keep = Stapel lassen
web-rr-my-stages = Meine Etappen
web-rr-stage-live = Etappe { $stage }.
web-rr-stage-gone = Etappe { $stage }, schon vorbei.
web-rr-standing = Zwischenstand
web-rr-acts = Überlegt.
web-rr-in-hand = Karten auf der Hand
web-rr-in-deck = Karten im Stapel
web-rr-triggers = Etappen: noch auslösbar und schon ausgelöst
web-rr-tiles-won = Gewonnene Plättchen, je 2 Punkte
web-rr-sum-stages = Etappen
web-rr-sum-own = Eigene Etappen, doppelt
web-rr-sum-finish = Ziel
web-rr-sum-tiles = Plättchen
web-rr-me-place = Platz auf der Strecke
web-rr-me-space = Feld
web-rr-me-points = Punkte
web-rr-me-deck = im Stapel
web-rr-deck = Stapel { $deck }, Ablage { $discards }
web-rr-my-deck = Mein Stapel
web-rr-top = Nächste Karten
web-rr-top-unknown =
    { $deck ->
        [0] Der Stapel ist leer.
        [one] Eine Karte, und niemand weiß, welche.
       *[other] { $deck } Karten in einer Reihenfolge, die niemand kennt.
    }
web-rr-discards = Ablage
web-rr-none = Keine.

web-rr-rules-turn = Dein Zug
web-rr-rules-play = Spiel eine oder mehrere Karten einer Farbe und fahr so viele Felder, wie sie zusammen ergeben. Dann ziehst du:
web-rr-rules-draw =
    { $draw ->
        [0] keine Karte
        [one] { $draw } Karte
       *[other] { $draw } Karten
    }
web-rr-rules-spaces = Felder
web-rr-rules-stage = Etappe. Sie kommt an die Reihe, wenn ein Auto dort gehalten hat oder vorbeigefahren ist. Wird sie gewertet, nimmt das erste Auto, das genau dort gehalten hat, das Plättchen: 2 Punkte.
web-rr-rules-checkpoint = Checkpoint. Das Plättchen ist 2 Punkte wert; wer auf dem letzten Platz liegt, zieht 2 Karten.
web-rr-rules-gas = Tankstelle. Deine Ablage kommt zurück in deinen Stapel.
web-rr-rules-mechanic = Werkstatt. Sieh dir deine obersten 5 Karten an und leg sie in beliebiger Reihenfolge zurück.
web-rr-rules-store = Laden. Beginnt dein nächster Zug hier, darfst du bis zu 5 Karten beliebiger Farben spielen und ziehst 1 Karte, auch nach Grün.
web-rr-rules-shortcut = Abkürzung. Hältst du hier, darfst du an ihr anderes Ende springen.
web-rr-rules-stages = Etappen
web-rr-rules-trigger = Zu einigen Etappen hast du eine geheime Karte; auf der Strecke tragen sie einen Stern. Ist eine davon erreicht, darfst du ihre Karte spielen: Alle bekommen Punkte nach ihrem Platz, und du bekommst das Doppelte.
web-rr-rules-end = Das Ende
web-rr-rules-over = Die Runde, in der ein Auto das Ziel erreicht, ist die letzte. Autos im Ziel bekommen noch einmal Punkte nach ihrem Platz.
web-rr-first = Wer fängt an?
web-rr-first-lot = wird ausgelost

web-rr-course = Strecke
web-rr-course-random = zufällig
web-rr-course-own = eigene
web-rr-builder = Strecke bauen
web-rr-builder-course = Strecke { $course }
web-rr-builder-tiles = Die Streckenteile in Fahrtrichtung. Die Pfeiltasten verschieben das gewählte Teil.
web-rr-builder-fine = Die Straße führt ohne Lücke vom Start ins Ziel.
web-rr-builder-how = Zieh ein Teil an eine andere Stelle oder nimm die Pfeile. Der runde Pfeil kehrt die Fahrtrichtung um.
web-rr-builder-shuffle = Mischen
web-rr-builder-use = Diese Strecke nehmen
web-rr-tile-place = Streckenteil an { $place }. Stelle
web-rr-tile-moved = Streckenteil { $tile } ist jetzt an { $place }. Stelle.
web-rr-tile-before = Richtung Start
web-rr-tile-after = Richtung Ziel
web-rr-tile-round = Fahrtrichtung umkehren
web-rr-tile-swap = Anderes Teil nehmen
