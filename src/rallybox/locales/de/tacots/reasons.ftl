# Warum ein Zug in Tacots gut ist: kurze Sätze, je eine Tatsache.

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
