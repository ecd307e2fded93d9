# Warum ein Zug in Road Rally gut ist: kurze Sätze, je eine Tatsache.

roadrally-why-finish = Kommt auf { core-place } ins Ziel: { $points ->
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
roadrally-why-to-shortcut = Hält, wo eine Abkürzung beginnt: { $spaces } Felder geschenkt.
roadrally-why-gas = Hält an der Tankstelle: { $cards ->
    [one] Eine Karte kommt
   *[other] { $cards } Karten kommen
 } zurück in deinen Stapel{ $deck ->
    [0] , der leer ist
   *[other] {""}
 }.
roadrally-why-mechanic = Hält an der Werkstatt: Du darfst deine nächsten Karten ordnen.
roadrally-why-store = Hält am Laden: Im nächsten Zug darfst du Karten verschiedener Farben spielen.
roadrally-why-tile = Erstes Auto genau auf Etappe { $stage }: { $points } Punkte mehr, wenn sie ausgelöst wird.
roadrally-why-short-of = Hält kurz vor Etappe { $stage }, deren Karte du hast.
roadrally-why-checkpoint = Holt { $count ->
    [one] einen Checkpoint
   *[other] { $count } Checkpoints
 }: { $points } Punkte{ $last ->
    [you] , und dazu zwei Karten, denn du liegst auf dem letzten Platz
   *[other] {""}
 }.
roadrally-why-empty = Danach hast du keine Karte mehr.
roadrally-why-no-draw = Dein Stapel ist leer, also ziehst du nichts.
roadrally-why-draws = Du ziehst { $draw } neue Karten.
roadrally-why-keeps = Hebt { $count ->
    [one] deine schnelle Karte { $cards }
   *[other] deine schnellen Karten { $cards }
 } für später auf.
roadrally-why-one-card = Kostet nur { $card }.
roadrally-why-far = Fährt { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 }, weiter kommst du nicht.
roadrally-why-stays = Damit bleibst du { $after ->
    [0] {""}
   *[other] vorerst{" "}
 }auf Platz { $place }.
roadrally-why-jump = { $spaces } Felder geschenkt.
roadrally-why-stay = So nutzt du die { $spaces } Felder, an denen die Abkürzung vorbeiführt.
roadrally-why-score = { $points } Punkte für dich auf { core-place }{ $place ->
    [1] , mehr geht nicht
   *[other] {""}
 }.
roadrally-why-nothing-ahead = Du hast keine andere Etappenkarte, die noch Punkte bringen kann.
roadrally-why-triggers = Danach darfst du noch { $left ->
    [one] eine Etappe
   *[other] { $left } Etappen
 } auslösen.
roadrally-why-no-card = Du hast die Karte von Etappe { $stage } nicht.
roadrally-why-waits = So darfst du später noch { $left ->
    [one] eine Etappe
   *[other] { $left } Etappen
 } auslösen; von deinen { $ahead ->
    [0] kommt keine mehr
    [one] kommt noch eine
   *[other] kommen noch { $ahead }
 }.
roadrally-why-only-place = Du bist hier nur auf Platz { $place }.
roadrally-why-points = { $points ->
    [one] { $points } sicherer Punkt
   *[other] { $points } sichere Punkte
 }.
roadrally-why-enough = Du hast schon { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
 } auf der Hand.
roadrally-why-cards = { $draw ->
    [one] Eine Karte mehr
   *[other] { $draw } Karten mehr
 }; auf der Hand hast du { $hand }.
roadrally-why-draws-nothing = Dein Stapel ist leer, du ziehst jetzt also nichts.
roadrally-why-knows = Du weißt, was du ziehst: { $cards }.
roadrally-why-draws-fewer = Im Stapel { $cards ->
    [one] ist nur noch eine Karte
   *[other] sind nur noch { $cards } Karten
 }.
roadrally-why-same = So oder so ziehst du im Schnitt gleich schnelle Karten.
roadrally-why-faster = Im Schnitt ziehst du schnellere Karten.
roadrally-why-slower = Im Schnitt ziehst du langsamere Karten; die schnelleren bleiben für später.
roadrally-why-tune = Du ziehst jetzt { $cards }.
roadrally-why-next = Danach ziehst du { $cards }.
