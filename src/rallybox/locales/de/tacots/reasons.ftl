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
tacots-why-pass = Du kannst weder legen noch fahren.
tacots-why-finish = Das Ziel als deine letzte Karte: { $points } Punkte.
tacots-why-out = Deine letzte Karte: Dieser Durchgang kostet dich nichts.
tacots-why-open = Du kommst weiter, ohne eine eigene Karte zu legen.
tacots-why-dear = So wirst du eine { tacots-part-kind } los, die am Ende { $points } Punkte kostet.
tacots-why-spare = Davon hast du noch { $left }.
tacots-why-keeps = Hebt deine einzige { tacots-part-kind } auf.
tacots-why-card = Danach hast du noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
 }.
tacots-why-in-the-way = Lässt kein freies Feld mehr vor { $seats }.
tacots-why-no-way = Vor dem Auto liegt kein freies Feld.
tacots-why-none-fits = Von deinen übrigen Karten passt dort noch keine.
tacots-why-fits = { $every ->
    [yes] { $others ->
        [one] Deine übrige Karte passt dort
       *[other] Alle { $others } übrigen Straßenkarten passen dort
     }
   *[no] Von deinen { $others } übrigen Straßenkarten { $fitting ->
        [one] passt dort eine
       *[other] passen dort { $fitting }
     }
 }{ $ways ->
    [one] {""}
   *[other] , auf { $ways } freie Felder
 }.
tacots-why-safe = Dort passt keine Sackgasse vor dein Auto.
tacots-why-sheltered = { $seat } darf nicht blockiert werden, und du auf derselben Karte auch nicht.
tacots-why-exposed = Eine Sackgasse könnte dir dort den einzigen Weg versperren.
tacots-why-against = Versperrt { $seat } die Straße: Es { $ways ->
    [0] bleibt kein freies Feld
    [one] bleibt ein freies Feld
   *[other] bleiben { $ways } freie Felder
 }.
tacots-why-leader = { $seat } hat { $cards } Karten; von den anderen hat niemand weniger.
tacots-why-follower = { $seat } hat noch { $cards } Karten.
tacots-why-anywhere = Die vier Felder in der Mitte sind gleich gut.
tacots-why-drive = Fährt { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
 } weiter.
tacots-why-stop = { $cards } von 52 Karten liegen.
tacots-why-early = Jetzt eine Sackgasse, und der volle Erfolg ist verbaut.
tacots-why-caps = Bringt Auto { $car } ins Ziel.
tacots-why-ends = { $ends ->
    [0] Die Straße hat danach kein offenes Ende
    [one] Die Straße hat danach ein offenes Ende
   *[other] Die Straße hat danach { $ends } offene Enden
 }.
tacots-why-highest = Deckt eine Karte von Stapel { $pile } auf, dem höchsten.
tacots-why-tops = { $every ->
    [yes] { $others ->
        [one] Die andere oberste Karte passt dort
       *[other] Alle { $others } anderen obersten Karten passen dort
     }
   *[no] Von den { $others } anderen obersten Karten { $fitting ->
        [one] passt dort eine
       *[other] passen dort { $fitting }
     }
 }.
tacots-why-no-top = { $others ->
    [one] Die andere oberste Karte passt dort nicht.
   *[other] Von den { $others } anderen obersten Karten passt dort keine.
 }
tacots-why-nearer = Von dort { $steps ->
    [one] ist es eine Karte
   *[other] sind es { $steps } Karten
 } bis zu einer Stelle, wo etwas passt.
