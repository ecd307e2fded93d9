# Der Tisch von Tacots im Browser

## Startseite und Kopf eines Tisches

tacots-title = Tacots
tacots-about = Bau die Straße Karte für Karte und bring deinen Oldtimer vor den anderen ins Ziel.
tacots-about-rally = Alle bauen an der Straße und fahren um die Wette ins Ziel, Durchgang für Durchgang.
tacots-about-patience = Allein: vier Autos, vier Stapel, eine Straße.

## Karten und Felder

web-ta-card =
    { $kind ->
        [dead-end] Sackgasse
        [crossroads] Kreuzung
        [vertical-junction] Einmündung an senkrechter Straße
        [horizontal-junction] Einmündung an waagerechter Straße
        [vertical-straight] senkrechte Gerade
        [horizontal-straight] waagerechte Gerade
        [right-bend] Rechtskurve
       *[left-bend] Linkskurve
    }
web-ta-board = Der Spielplan, acht mal acht Felder
web-ta-square = { $square }: { $lies }.
web-ta-empty = leer
web-ta-car-here =
    { $solo ->
        [yes] Hier steht Auto { $car }.
       *[no] Hier steht Auto { $car } von { $name }.
    }
web-ta-can-lay = Hier kannst du die { $card } legen.
web-ta-can-drive = Hierher kannst du fahren.
web-ta-can-block =
    { $solo ->
        [yes] Hier kannst du eine Sackgasse vor Auto { $car } legen.
       *[no] Hier kannst du Auto { $car } von { $name } blockieren.
    }

## Meine Karten

web-ta-group =
    { $group ->
        [left] Linkskurven
        [right] Rechtskurven
        [finish] Sackgasse
       *[middle] Geraden und Kreuzungen
    }
web-ta-stack =
    { $number ->
        [one] Eine { $card }. Sie
       *[other] { $number } Karten: { $card }. Jede
    } kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, wenn sie übrig bleibt.
web-ta-hand-empty = Du hast keine Karten mehr.
web-ta-open = Offen für alle

## Was gefragt ist

web-ta-wait =
    { $opening ->
        [yes] { $name } sucht ein Startfeld aus.
       *[no] { $name } sitzt am Steuer.
    }
web-ta-pick =
    { $what ->
        [reach] Wähle eine markierte Karte, auf die du fährst.
        [square] Wähle ein markiertes Feld. Wähle es noch einmal, um die Karte zu drehen.
        [pile] Wähle die oberste Karte eines Stapels oder ein markiertes Feld.
        [start] Wähle eine Karte oder ein markiertes Feld, auf dem du startest.
       *[card] Wähle eine Karte oder ein markiertes Feld vor deinem Auto.
    }
web-ta-ask-patience =
    { $what ->
        [both] Leg die oberste Karte eines Stapels vor ein Auto, oder fahr mit einem Auto, vor das keine passt.
        [build] Leg die oberste Karte eines Stapels vor ein Auto.
        [drive] Keine oberste Karte passt: Fahr mit einem Auto an eine bessere Stelle.
       *[none] Keine oberste Karte passt vor ein Auto: Es bleibt nur eine Sackgasse.
    }
web-ta-do =
    { $verb ->
        [drive] Fahren
        [finish] Ins Ziel fahren
        [block] Blockieren
        [cap] Sackgasse legen
        [start] Legen und starten
       *[lay] Legen und fahren
    }
web-ta-drive-instead = Oder fahren
web-ta-pass = Passen
web-ta-stop = Hier aufhören
web-ta-stop-sure = Wirklich aufhören?
web-ta-ways = Was auf { $square } passt
web-ta-against =
    { $solo ->
        [yes] vor { $car }
       *[no] gegen { $name }
    }
web-ta-car = Auto { $car }
web-ta-block-name = { $name }: { $squares }
web-ta-no-room =
    Vor { $cars ->
        [one] dieses Auto
       *[other] diese Autos
    } passt keine Sackgasse.

## Wer mitspielt

web-ta-players = Am Tisch
web-ta-player = { $name }, Auto { $car }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand, { $laid } gelegt{ $deadend ->
        [yes] , die Sackgasse noch auf der Hand.
       *[no] , die Sackgasse gelegt.
    }
web-ta-acts = Sitzt am Steuer.
web-ta-lacks = Kann keine davon haben: { $kinds }.
web-ta-few-long =
    { $cards ->
        [0] Keine Karten mehr!
        [one] Nur noch eine Karte!
       *[other] Nur noch { $cards } Karten!
    }
web-ta-few =
    { $cards ->
        [one] Eine Karte!
       *[other] { $cards } Karten!
    }
web-ta-in-hand = Karten auf der Hand
web-ta-home = Im Ziel
web-ta-hand-of =
    { $hands ->
        [0] Durchgang { $number }
       *[other] Durchgang { $number } von { $hands }
    }
web-ta-closing = · letzte Runde!
web-ta-sheet = Wertungsblatt
web-ta-sheet-hand = Durchgang
web-ta-count = Wertung von Durchgang { $hand }
web-ta-nothing-left = nichts übrig

## Die Patience

web-ta-piles =
    { $cards ->
        [one] Vier Stapel, eine Karte
       *[other] Vier Stapel, { $cards } Karten
    }
web-ta-pile =
    { $cards ->
        [0] Stapel { $pile } ist aufgebraucht.
        [one] Stapel { $pile }: { $card }, die letzte Karte.
       *[other] Stapel { $pile }: { $card }, { $cards } Karten.
    }
web-ta-dead-ends = Sackgassen
web-ta-dead-ends-left =
    { $cards ->
        [one] Eine Sackgasse ist übrig.
       *[other] { $cards } Sackgassen sind übrig.
    }
web-ta-cars = Autos
web-ta-patience-car = Auto { $car }.{ $capped ->
        [yes] { " " }Davor liegt eine Sackgasse.
       *[no] { "" }
    }{ $drive ->
        [yes] { " " }Es darf fahren.
       *[no] { "" }
    }
web-ta-may-drive = fahren
web-ta-deal = Nr. { $deal }
web-ta-of-cards = von { $all } Karten gelegt
web-ta-in-piles = In den Stapeln
web-ta-aim-full = Für den vollen Erfolg hebst du die Sackgassen auf, bis die Stapel aufgebraucht sind, und legst dann vor jedes Auto eine.
web-ta-aim-simple = Eine Sackgasse wurde zu früh gelegt. Einen einfachen Erfolg schaffst du noch, wenn du alle Karten legst.
web-ta-patience-end =
    { $why ->
        [full] Voller Erfolg!
        [simple] Aufgegangen!
        [blocked] Keine Karte passt mehr
       *[stopped] Aufgehört
    }
web-ta-patience-laid = { $cards } von 52 Karten gelegt, Patience Nr. { $deal }.

## Die Regeln in Kürze

web-ta-rules-cards = Die Karten
web-ta-rules-turned = Karten liegen hochkant: Du darfst sie auf den Kopf drehen, aber nie quer legen. Deshalb sind Links- und Rechtskurven verschiedene Karten. Wo eine Karte offen ist, muss auch die Nachbarkarte offen sein.
web-ta-rules-turn = In deinem Zug hast du die Wahl
web-ta-rules-build = Leg eine Karte so vor dein Auto, dass sie an seine Straße anschließt, und fahr darauf.
web-ta-rules-finish = Als deine letzte Karte, vor deinem eigenen Auto, ist die Sackgasse das Ziel.
web-ta-rules-block = Vorher darfst du sie vor ein fremdes Auto legen. Wer es fährt, muss noch mindestens { $number } Karten haben und schon mindestens { $number } gelegt haben. Ein Auto, das nicht blockiert werden darf, schützt auch das andere auf seiner Karte.
web-ta-rules-drive = Nur wenn keine Karte aus deiner Hand passt, fährst du eine bis fünf Karten die Straße entlang. Auf keiner Karte stehen mehr als zwei Autos.
web-ta-rules-open = Die offen liegenden Karten sind für alle da: Statt einer Karte aus deiner Hand darfst du eine davon legen, sogar als allererste Karte.
web-ta-rules-points = Das Ende eines Durchgangs
web-ta-rules-count = Das Ziel bringt 5 Punkte. Jede Karte, die dir bleibt, kostet je Öffnung einen Punkt. Wer nach allen Durchgängen die meisten Punkte hat, gewinnt.
