# Road Rally

roadrally-welcome =
    Fahr dein Auto vom Start ins Ziel: Spiel in jedem Zug Bewegungskarten einer Farbe und fahr so weit, wie sie zusammen ergeben. Grün ist langsam, zieht aber 2 neue Karten, Gelb zieht 1, Rot ist schnell und zieht keine.
    Punkte gibt es an den Etappen (s1, s2, …). Von einigen hältst du heimlich die Karte. Ist eine Etappe erreicht und du hast ihre Karte, darfst du sie spielen: Dann bekommen alle Punkte nach ihrem Platz, und deine eigenen zählen doppelt. Sei also vorn, wenn deine Etappen an der Reihe sind.
    Auch Etappenplättchen, Checkpoints und das Ziel bringen Punkte. Erreicht ein Auto das Ende, ist diese Runde die letzte. Wer die meisten Punkte hat, gewinnt.
roadrally-rules-short =
    DEIN ZUG. Spiel eine oder mehrere Karten einer Farbe; fahr so viele Felder; zieh 2 nach Grün, 1 nach Gelb, 0 nach Rot. Mit leerer Hand fährst du nicht: Du ziehst 2.
    FELDER. CHK Checkpoint: Das Plättchen ist 2 Punkte wert, und wer auf dem letzten Platz liegt, zieht 2 Karten. TNK Tankstelle: Deine Ablage kommt zurück in deinen Stapel; sonst geht das nur mit leerer Hand. WRK Werkstatt: Sieh dir deine obersten 5 Karten an und leg sie in beliebiger Reihenfolge zurück. LAD Laden: Im nächsten Zug darfst du bis zu 5 Karten beliebiger Farben spielen und ziehst 1, auch nach Grün. >26 Abkürzung: Halte hier an, und du darfst auf Feld 26 springen.
    ETAPPEN. Wenn alle gefahren sind, kommt jedes Etappenplättchen an die Reihe, das ein Auto erreicht oder passiert hat, das niedrigste zuerst. Wer die Karte dazu hat, darf sie spielen. Dann bekommen alle Punkte nach ihrem Platz; wer sie gespielt hat, bekommt das Doppelte; die letzten Plätze dürfen stattdessen 2 Karten ziehen. Das erste Auto genau auf dem Feld der Etappe nimmt ihr Plättchen, das 2 Punkte wert ist.
    DAS ENDE. Die Runde, in der ein Auto das ZIEL erreicht, ist die letzte. Autos im Ziel bekommen noch einmal Punkte nach ihrem Platz.

# Warum etwas nicht geht

roadrally-unknown-action = „{ $text }“ gibt es bei Road Rally nicht. Karten schreibst du wie y3+y3, alles andere so, wie es aufgelistet ist.
roadrally-mixed-colours = Alle Karten eines Zuges haben dieselbe Farbe; { $cards } mischt sie. Von einem Laden aus schreib: store { $cards }
roadrally-store-too-many = Ein Zug vom Laden aus hat höchstens { $most } Karten. Mehr Karten einer Farbe schreibst du ohne das Wort „store“.
roadrally-more-than-deck = Kein Stapel hat so viele Karten einer Sorte wie { $cards }.
roadrally-not-in-hand =
    { $have ->
        [0] Du hast { $card } nicht auf der Hand.
       *[other] Du hast nur { $have } × { $card } auf der Hand, nicht { $wanted }.
    }
roadrally-not-at-store = Dein Zug beginnt nicht an einem Laden, also müssen alle Karten dieselbe Farbe haben, ohne das Wort „store“.
roadrally-store-play = Dein Zug beginnt an einem Laden. Bis zu { $most } Karten spielst du vom Laden aus und ziehst 1. Schreib: store { $cards }
roadrally-no-stage-card = Du hast die Karte von Etappe { $stage } nicht.
roadrally-other-stage = Gerade wird Etappe { $stage } abgehandelt, nicht Etappe { $wanted }.
roadrally-other-cards = Das sind nicht die Karten, die du gerade ansiehst: { $cards }.
roadrally-not-asked =
    { $phase ->
        [play] Jetzt ist es Zeit, Karten zu spielen und zu fahren.
        [empty] Deine Hand ist leer: Jetzt sagst du nur, ob du neu mischst.
        [shortcut] Jetzt sagst du nur, ob du die Abkürzung nimmst.
        [gas] Jetzt sagst du nur, ob du vor oder nach dem Mischen ziehst.
        [mechanic] Jetzt ordnest du die obersten Karten deines Stapels.
        [stage] Jetzt sagst du nur, ob du die Karte der Etappe spielst.
       *[reward] Jetzt wählst du nur zwischen Punkten und Karten.
    }
roadrally-no-first = Nach den Regeln „{ $variant }“ stehen alle Autos in zufälliger Reihenfolge am Start; wer anfängt, lässt sich nicht bestimmen.
roadrally-bad-first = Einen Sitz { $first } gibt es nicht; die Sitze haben die Nummern 0 bis { $last }.
roadrally-fixed-course = Die Regeln „{ $variant }“ werden auf der festen Strecke mit den Buchstaben gespielt; lass die Strecke weg.
roadrally-course-unknown-tile = „{ $tile }“ ist kein Streckenteil mit Drehung. Schreib einen Buchstaben aus { $tiles } und 0 bis 3 Vierteldrehungen, dazu ein r, wenn das Teil vom anderen Ende her befahren wird: B1 oder F2r.
roadrally-course-twice = Streckenteil { $tile } kommt zweimal vor.
roadrally-course-overlap =
    { $tile ->
        [finish] Das Zielteil
       *[other] Streckenteil { $tile }
    } läge auf { $other ->
        [start] dem Startteil
       *[other] Streckenteil { $other }
    }.
roadrally-course-no-join =
    Streckenteil { $tile } schließt nicht an { $before ->
        [start] das Startteil
       *[other] Streckenteil { $before }
    } an: Bei Drehung { $turn } trifft seine offene Kante nicht auf die Straße, die nach { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    } hinausführt. Dreh es auf { $good }.
roadrally-course-count =
    { $count ->
        [one] Diese Strecke hat { $count } Streckenteil
       *[other] Diese Strecke hat { $count } Streckenteile
    }, nötig sind { $wanted }. Nicht verwendet: { $missing }.

# Was gefragt ist

roadrally-ask-play =
    { $feature ->
        [store] Du startest an einem Laden. Spiel bis zu 5 Karten beliebiger Farben und zieh 1.
       *[other] Spiel eine oder mehrere Karten einer Farbe und fahr los.
    }
roadrally-ask-empty = Deine Hand ist leer, also fährst du nicht. Mischst du deine Ablage in den Stapel, oder lässt du ihn, wie er ist? Danach ziehst du 2.
roadrally-ask-shortcut = Du hältst an einer Abkürzung. Nimmst du sie bis Feld { $end }?
roadrally-ask-gas =
    Du hältst an der Tankstelle. Ziehst du deine { $draw ->
        [one] Karte
       *[other] { $draw } Karten
    }, bevor oder nachdem deine Ablage eingemischt wird?
roadrally-ask-mechanic =
    Die Werkstatt zeigt dir die obersten Karten deines Stapels: { $cards }. In welcher Reihenfolge legst du sie zurück? Danach ziehst du { $draw ->
        [0] keine
       *[other] { $draw }
    }.
roadrally-ask-stage =
    { $holds ->
        [yes] Etappe { $stage } ist erreicht, und du hast ihre Karte. Spielst du sie? Auf Platz { $place } bekämst du { $double } Punkte.
       *[no] Etappe { $stage } ist erreicht. Du hast ihre Karte nicht.
    }
roadrally-ask-reward = Etappe { $stage } wird gewertet. Du bist auf Platz { $place }: Nimmst du die Punkte oder 2 Karten?
roadrally-ask-over = Das Rennen ist vorbei. { $winner } gewinnt.

roadrally-wait-play = { $who } sucht Karten zum Spielen aus.
roadrally-wait-empty = { $who } hat keine Karten und überlegt, ob neu gemischt wird.
roadrally-wait-shortcut = { $who } steht an einer Abkürzung.
roadrally-wait-gas = { $who } steht an einer Tankstelle.
roadrally-wait-mechanic = { $who } steht an einer Werkstatt.
roadrally-wait-stage = Etappe { $stage } ist erreicht. Es entscheiden: { $who }.
roadrally-wait-reward = Etappe { $stage } wird gewertet. { $who } wählt zwischen Punkten und Karten.

# Was eine Aktion bewirken würde

roadrally-explain-play =
    { $steps } fahren: { $feature ->
        [final] ins Ziel
        [stage] auf { $end }, genau auf Etappe { $stage }
        [checkpoint] auf { $end }, ein Checkpoint (+2)
        [gas] auf { $end }, eine Tankstelle
        [store] auf { $end }, ein Laden
        [mechanic] auf { $end }, eine Werkstatt
        [shortcut] auf { $end }, eine Abkürzung nach { $shortcut }
       *[none] auf { $end }
    }{ $count ->
        [0] {""}
        [one] ; erreicht Etappe { $reached }
       *[other] ; erreicht die Etappen { $reached }
    }{ $passed ->
        [0] {""}
        [one] ; nimmt einen Checkpoint mit (+2)
       *[other] ; nimmt { $passed } Checkpoints mit (je +2)
    }; { $draw ->
        [0] keine Karte ziehen
       *[other] { $draw } ziehen
    }
roadrally-explain-score =
    die Karte spielen: { $double } Punkte für dich auf Platz { $place }, einfache Punkte für die anderen; danach darfst du { $left ->
        [0] keine mehr
        [one] noch eine
       *[other] noch { $left }
    } auslösen
roadrally-explain-continue = keine Etappenkarte spielen
roadrally-explain-takepoints =
    { $points ->
        [one] { $points } Punkt nehmen
       *[other] { $points } Punkte nehmen
    }
roadrally-explain-takecards = 2 Karten ziehen statt Punkte nehmen
roadrally-explain-shortcut = auf Feld { $end } springen; was dazwischen liegt, gilt weder als erreicht noch als passiert
roadrally-explain-stay = bleiben, wo du bist
roadrally-explain-drawfirst =
    { $deck ->
        [0] nichts ziehen, denn dein Stapel ist leer
        [one] die letzte Karte deines Stapels ziehen
       *[other] { $draw } aus deinem Stapel von { $deck } Karten ziehen
    }, dann { $discards ->
        [one] deine abgelegte Karte
       *[other] deine { $discards } abgelegten Karten
    } einmischen
roadrally-explain-shufflefirst =
    { $discards ->
        [one] deine abgelegte Karte
       *[other] deine { $discards } abgelegten Karten
    } einmischen, dann { $draw } ziehen
roadrally-explain-reshuffle =
    { $discards ->
        [0] deinen Stapel mischen
        [one] deine abgelegte Karte in deinen Stapel mischen
       *[other] deine { $discards } abgelegten Karten in deinen Stapel mischen
    }, dann 2 ziehen
roadrally-explain-keep =
    { $deck ->
        [one] die eine Karte deines Stapels ziehen
       *[other] 2 aus deinem Stapel von { $deck } Karten ziehen, so wie er ist
    }
roadrally-explain-tune =
    { $draw ->
        [0] sie so zurücklegen; du ziehst jetzt keine
       *[other] sie so zurücklegen und jetzt { $cards } ziehen
    }

# Was geschah

roadrally-event-roundbegan = Runde { $number } beginnt.
roadrally-event-cardsplayed =
    { $store ->
        [yes] { $seat } spielt vom Laden aus { $cards }.
       *[no] { $seat } spielt { $cards }.
    }
roadrally-event-drove =
    { $finished ->
        [yes] { $seat } fährt von Feld { $start } über die Ziellinie.
       *[no] { $seat } fährt von Feld { $start } auf Feld { $end }.
    }
roadrally-event-shortcuttaken = { $seat } nimmt die Abkürzung von { $start } nach { $end }.
roadrally-event-stagesreached =
    { $count ->
        [one] { $seat } erreicht Etappe { $stages }.
       *[other] { $seat } erreicht die Etappen { $stages }.
    }
roadrally-event-checkpointtaken = { $seat } nimmt das Checkpoint-Plättchen auf { $space } (2 Punkte). { $last } liegt auf dem letzten Platz und zieht.
roadrally-event-shuffled =
    { $seat } mischt die Ablage in den Stapel; er hat jetzt { $deck ->
        [one] eine Karte
       *[other] { $deck } Karten
    }.
roadrally-event-tuned =
    { $number ->
        [one] { $seat } sieht sich die oberste Karte des Stapels an und legt sie zurück.
       *[other] { $seat } ordnet die obersten { $number } Karten des Stapels.
    }
roadrally-event-drew =
    { $number ->
        [0] { $seat } hat keinen Sprit mehr: Der Stapel ist leer, nichts zu ziehen.
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
roadrally-event-drewcards = Du hast { $cards } gezogen.
roadrally-event-lookedat = Die obersten Karten deines Stapels sind { $cards }.
roadrally-event-handempty = { $seat } hat keine Karten zu spielen und bleibt stehen.
roadrally-event-stagebypassed = Etappe { $stage } bleibt ohne Wertung; ihr Plättchen kommt weg.
roadrally-event-stagetriggered =
    { $left ->
        [0] { $seat } spielt die Karte von Etappe { $stage } und darf keine weitere auslösen.
        [one] { $seat } spielt die Karte von Etappe { $stage } und darf noch eine auslösen.
       *[other] { $seat } spielt die Karte von Etappe { $stage } und darf noch { $left } auslösen.
    }
roadrally-event-stagecardsreturned =
    { $number ->
        [one] { $seat } legt die letzte Etappenkarte verdeckt weg.
       *[other] { $seat } legt die anderen { $number } Etappenkarten verdeckt weg.
    }
roadrally-event-stagetiletaken = { $seat } steht auf Etappe { $stage } und nimmt ihr Plättchen (2 Punkte).
roadrally-event-stagesdropped = In dieser Runde wurden genug Etappen gewertet; ohne Wertung aus dem Spiel: { $stages }.
roadrally-event-pointsscored =
    { $stage ->
        [0] { $seat } ist auf Platz { $place } im Ziel (+{ $points }).
       *[other] { $doubled ->
            [yes] { $seat } auf Platz { $place } punktet doppelt: +{ $points }.
           *[no] { $seat } auf Platz { $place } punktet: +{ $points }.
        }
    }
roadrally-event-cardsinstead = { $seat } auf Platz { $place } nimmt 2 Karten statt der Punkte.
roadrally-event-raceover = Das Rennen ist vorbei. { $winner } gewinnt. Endstand: { $totals }.
roadrally-end-finish = Ein Auto hat das Ziel erreicht.

# Varianten und Optionen

roadrally-variant-base = Grundspiel
roadrally-variant-standard = Standard
roadrally-variant-demo = Demo
roadrally-variant-sprint = Sprint
roadrally-option-course = die Strecke, Teil für Teil, etwa A0,B1,F2r
roadrally-option-first = der Sitz, der vorn startet, ab 0

# Die Zeichnung. Zeichen auf der Straße haben höchstens drei Buchstaben, das Ziel vier; Spalten sind so breit wie ihr Kopf.

roadrally-draw-start = LOS
roadrally-draw-end = ZIEL
roadrally-draw-checkpoint = CHK
roadrally-draw-gas = TNK
roadrally-draw-store = LAD
roadrally-draw-mechanic = WRK
roadrally-draw-head-place = Platz
roadrally-draw-head-driver = Nr.
roadrally-draw-head-space = Feld
roadrally-draw-head-points = Punkte
roadrally-draw-head-hand = Hand
roadrally-draw-head-deck = Stapel
roadrally-draw-head-discards = Ablage
roadrally-draw-head-cards = Etappenkarten
roadrally-draw-head-triggers = auslösbar
roadrally-draw-head-tiles = Plättchen
roadrally-draw-hand = Hand: { $cards }
roadrally-draw-no-cards = leer
roadrally-draw-stage-cards = Etappenkarten: { $stages }
roadrally-draw-no-stages = keine
roadrally-draw-returned = abgegeben
roadrally-draw-gives = eine Etappe bringt: { $points }
