# Warum ein Zug in Road Rally gut ist: kurze Sätze, je eine Tatsache.

roadrally-why-finish = Kommt auf Platz { $place } ins Ziel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
roadrally-why-own-stage = Erreicht Etappe { $stage }, deren Karte du hast: { $after ->
    [0] { $points } Punkte für dich auf Platz { $place }
   *[other] { $points } Punkte, wenn du auf Platz { $place } bleibst
 }.
roadrally-why-stage = Erreicht { $count ->
    [one] Etappe { $stages }
   *[other] die Etappen { $stages }
 } auf Platz { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, wenn jemand die Karte spielt{ $after ->
    [0] {""}
   *[other] {" "}und dich niemand überholt
 }.
roadrally-why-overtakes = Bringt dich { $after ->
    [0] {""}
   *[other] vorerst{" "}
 }auf Platz { $place }.
roadrally-why-to-shortcut = Hält, wo eine Abkürzung beginnt: { $spaces } Felder mehr, umsonst.
roadrally-why-gas = Hält an der Tankstelle: { $cards ->
    [one] Eine Karte kommt
   *[other] { $cards } Karten kommen
 } zurück in deinen Stapel{ $deck ->
    [0] , der leer ist
   *[other] {""}
 }.
roadrally-why-mechanic = Hält an der Werkstatt: Du ordnest deine nächsten Karten.
roadrally-why-store = Hält am Laden: Im nächsten Zug darfst du Farben mischen.
roadrally-why-tile = Als Erstes genau auf Etappe { $stage }: { $points } Punkte mehr, wenn sie ausgelöst wird.
roadrally-why-short-of = Hält kurz vor Etappe { $stage }, deren Karte du hast.
roadrally-why-checkpoint = Holt { $count ->
    [one] einen Checkpoint
   *[other] { $count } Checkpoints
 }: { $points } Punkte{ $last ->
    [you] , und auf dem letzten Platz ziehst du dafür zwei Karten
   *[other] {""}
 }.
roadrally-why-empty = Danach hast du keine Karte mehr.
roadrally-why-no-draw = Dein Stapel ist leer, also kommt nichts nach.
roadrally-why-draws = Bringt { $draw } neue Karten.
roadrally-why-keeps = Spart { $count ->
    [one] deine schnelle Karte { $cards }
   *[other] deine schnellen Karten { $cards }
 } für später.
roadrally-why-one-card = Kostet nur { $card }.
roadrally-why-far = Fährt { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 }, so weit du kommst.
roadrally-why-stays = Damit bist du { $after ->
    [0] {""}
   *[other] vorerst{" "}
 }auf der Straße auf Platz { $place }.
roadrally-why-jump = { $spaces } Felder mehr, umsonst.
roadrally-why-stay = Du behältst, was auf den { $spaces } Feldern Straße liegt, die die Abkürzung auslässt.
roadrally-why-score = { $points } Punkte für dich auf Platz { $place }{ $place ->
    [1] ; mehr können es nicht werden
   *[other] {""}
 }.
roadrally-why-nothing-ahead = Keine andere Etappe, deren Karte du hast, kommt noch.
roadrally-why-triggers = Danach darfst du noch { $left } auslösen.
roadrally-why-no-card = Du hast die Karte von Etappe { $stage } nicht.
roadrally-why-waits = Du darfst weiter { $left ->
    [one] eine Etappe
   *[other] { $left } Etappen
 } auslösen; es { $ahead ->
    [0] kommt keine mehr
    [one] kommt noch eine
   *[other] kommen noch { $ahead }
 }, deren Karte du hast.
roadrally-why-only-place = Du bist hier nur auf Platz { $place }.
roadrally-why-points = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
 } dir sicher.
roadrally-why-enough = Du hast { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
 } auf der Hand.
roadrally-why-cards = { $draw ->
    [one] Eine Karte
   *[other] { $draw } Karten
 } mehr zu den { $hand } auf deiner Hand.
roadrally-why-draws-nothing = Dein Stapel ist leer, jetzt ziehst du also nichts.
roadrally-why-knows = Du weißt, was du ziehst: { $cards }.
roadrally-why-draws-fewer = Nur { $cards ->
    [one] eine Karte ist
   *[other] { $cards } Karten sind
 } noch zu ziehen.
roadrally-why-same = Was du ziehst, ist so oder so im Schnitt gleich schnell.
roadrally-why-faster = Du ziehst im Schnitt schnellere Karten.
roadrally-why-slower = Du ziehst im Schnitt langsamere Karten; die schnelleren bleiben für später.
roadrally-why-tune = Du ziehst jetzt { $cards }.
roadrally-why-next = Danach kommen { $cards }.
