# Warum ein Zug gut ist: kurze Sätze, je eine Tatsache. Ein Tipp sagt einen oder zwei davon.

bots-advice-only = sonst lohnt sich kein Versuch
bots-advice-clear = klar am besten
bots-advice-slight = etwas besser als das nächste
bots-advice-hardly = kaum besser als das nächste
bots-advice-maybe = vielleicht besser als das nächste
bots-advice-worse-clear = klar schlechter
bots-advice-worse-slight = etwas schlechter
bots-advice-worse-hardly = kaum schlechter
bots-advice-worse-maybe = vielleicht schlechter

## Road Rally

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
roadrally-why-steps = Fährt { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 }.
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

## Stich Rallye

stichrallye-why-sure = Gewinnt den Stich sicher: { stichrallye-part-named } schlägt niemand.
stichrallye-why-slow = Wer gewinnt, fährt höchstens { $lowest }.
stichrallye-why-high = Gewinnt bisher; { $higher ->
    [0] eine höhere Karte in { stichrallye-part-colour } kann nicht kommen
    [one] nur eine höhere Karte in { stichrallye-part-colour } kann kommen
   *[other] nur { $higher } höhere Karten in { stichrallye-part-colour } können kommen
 }{ $new ->
    [yes] , aber vielleicht eine neue Farbe
   *[no] {""}
 }.
stichrallye-why-low = Gewinnt kaum: { $higher } höhere Karten in { stichrallye-part-colour } können noch kommen.
stichrallye-why-winds = Gewinnt nicht, also geht dein Motor von { $motor } auf { $wound } hinauf.
stichrallye-why-unwinds = Gewinnt nicht, und dein Motor fällt von { $motor } auf { $wound }.
stichrallye-why-maybe-winds = Verlierst du, geht dein Motor von { $motor } auf { $wound } hinauf.
stichrallye-why-maybe-unwinds = Verlierst du, fällt dein Motor von { $motor } auf { $wound }.
stichrallye-why-last-of = Deine letzte Karte in { stichrallye-part-colour }: Danach musst du { stichrallye-part-colour } nicht mehr bedienen.
stichrallye-why-keeps = Spart { stichrallye-part-named } für später.
stichrallye-why-lowest = So wirst du deine niedrigste Karte los.
stichrallye-why-takes = Gewinnt den Stich: Du fährst { $lowest }{ $rolled ->
    [down] {" "}und rollst einen Hang hinab, zusammen { $gain } Felder
    [up] {" "}und rollst zurück, zusammen { $gain } Felder
   *[no] {""}
 }.
stichrallye-why-finish = Vollendet deine zweite Runde und gewinnt das Rennen.
stichrallye-why-lap = Vollendet deine erste Runde.
stichrallye-why-turbo-finish = Mit dem Motor ({ $motor }) vollendet das deine zweite Runde und gewinnt das Rennen.
stichrallye-why-turbo-lap = Mit dem Motor ({ $motor }) vollendet das deine erste Runde.
stichrallye-why-turbo-for = Mit dem Motor ({ $motor }) kommst du { $gain } Felder weit.
stichrallye-why-further = Bringt dich { $more ->
    [one] ein Feld
   *[other] { $more } Felder
 } weiter als ohne.
stichrallye-why-no-further = Bringt dich nicht weiter als ohne.
stichrallye-why-peak = Noch einmal aufgezogen fiele der Motor von { $motor } auf { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Rollt einen Hang hinab: zusammen { $gain } Felder.
   *[up] Endet bergauf und rollt zurück: zusammen { $gain } Felder.
 }
stichrallye-why-place = Bringt dich auf Platz { $place }.
stichrallye-why-runs-anyway = Der Durchgang endet: Dein Motor ({ $motor }) läuft dann ohnehin, in einer eigenen Fahrt.
stichrallye-why-grows = Noch einmal aufgezogen zeigt der Motor { $wound } statt { $motor }.
stichrallye-why-stays = Dein Motor bleibt auf { $motor }.
stichrallye-why-uphill = Mit dem Motor würdest du bergauf halten und zurückrollen.

## Tacots

tacots-part-kind = { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
 }
tacots-why-pass = Nichts lässt sich legen oder fahren.
tacots-why-finish = Das Ziel als deine letzte Karte: { $points } Punkte.
tacots-why-out = Deine letzte Karte: In diesem Durchgang verlierst du nichts.
tacots-why-open = Du kommst ohne eine eigene Karte weiter.
tacots-why-dear = So wirst du eine { tacots-part-kind } los, die am Ende { $points } Punkte kostet.
tacots-why-spare = Davon hast du noch { $left }.
tacots-why-keeps = Spart deine einzige { tacots-part-kind }.
tacots-why-card = Danach hast du noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
 }.
tacots-why-in-the-way = { $count ->
    [one] Auto { $cars } hat dann kein freies Feld mehr vor sich.
   *[other] Die Autos { $cars } haben dann kein freies Feld mehr vor sich.
 }
tacots-why-no-way = Davor liegt kein freies Feld.
tacots-why-none-fits = Von den Karten, die du behältst, passt dort noch keine weiter.
tacots-why-fits = { $every ->
    [yes] { $others ->
        [one] Die Karte, die du behältst, passt dort weiter
       *[other] Alle { $others } Straßenkarten, die du behältst, passen dort weiter
     }
   *[no] Von den { $others } Straßenkarten, die du behältst, { $fitting ->
        [one] passt dort eine weiter
       *[other] passen dort { $fitting } weiter
     }
 }{ $ways ->
    [one] {""}
   *[other] ; { $ways } Felder sind dort frei
 }.
tacots-why-safe = Dort passt keine Sackgasse vor dein Auto.
tacots-why-sheltered = Auto { $car } darf nicht blockiert werden, und du auf derselben Karte auch nicht.
tacots-why-exposed = Eine Sackgasse könnte dir dort den einzigen Weg verschließen.
tacots-why-against = Verschließt Auto { $car } die Straße: Vor ihm { $ways ->
    [0] bleibt kein freies Feld
    [one] bleibt ein freies Feld
   *[other] bleiben { $ways } freie Felder
 }.
tacots-why-leader = Niemand sonst unter den anderen hat weniger Karten als Auto { $car }: { $cards }.
tacots-why-follower = Auto { $car } hat noch { $cards } Karten.
tacots-why-anywhere = Die vier Felder in der Mitte sind gleich gut.
tacots-why-drive = Fährt { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
 } weiter.
tacots-why-stop = { $cards } von 52 Karten liegen.
tacots-why-early = Eine Sackgasse gibt jetzt den vollen Erfolg auf.
tacots-why-caps = Bringt Auto { $car } in sein Ziel.
tacots-why-ends = { $ends ->
    [0] Kein offenes Ende der Straße bleibt
    [one] Ein offenes Ende der Straße bleibt
   *[other] { $ends } offene Enden der Straße bleiben
 }.
tacots-why-highest = Deckt eine Karte von Stapel { $pile } auf, dem höchsten.
tacots-why-tops = { $every ->
    [yes] { $others ->
        [one] Die eine übrige oberste Karte passt dort weiter
       *[other] Alle { $others } übrigen obersten Karten passen dort weiter
     }
   *[no] Von den { $others } übrigen obersten Karten { $fitting ->
        [one] passt dort eine weiter
       *[other] passen dort { $fitting } weiter
     }
 }.
tacots-why-no-top = Von den übrigen obersten Karten ({ $others }) passt dort keine weiter.
tacots-why-nearer = Von dort { $steps ->
    [one] ist es eine Karte
   *[other] sind es { $steps } Karten
 } bis zu einer Stelle, wo etwas passt.
