# Road Rally

roadrally-welcome =
    Fahr dein Auto vom Start ins Ziel. In jedem Zug spielst du Bewegungskarten einer Farbe und fährst so viele Felder, wie sie zusammen ergeben. Grüne Karten sind langsam, dafür ziehst du 2 neue; nach gelben ziehst du 1; rote sind schnell, bringen aber keine.
    Punkte gibt es an den Etappen (s1, s2, …). Zu einigen hast du eine geheime Karte. Ist eine Etappe erreicht und du hast ihre Karte, darfst du sie spielen: Dann bekommen alle Punkte nach ihrem Platz auf der Strecke, und deine eigenen zählen doppelt. Sei also vorn, wenn deine Etappen an die Reihe kommen.
    Auch Etappenplättchen, Checkpoints und das Ziel bringen Punkte. Erreicht ein Auto das Ziel, ist diese Runde die letzte. Wer die meisten Punkte hat, gewinnt.
roadrally-rules-short =
    DEIN ZUG. Spiel eine oder mehrere Karten einer Farbe und fahr so viele Felder, wie sie zusammen ergeben. Dann ziehst du: 2 Karten nach Grün, 1 nach Gelb, keine nach Rot. Mit leerer Hand fährst du nicht, sondern ziehst 2 Karten.
    FELDER. CHK Checkpoint: Das Plättchen ist 2 Punkte wert, und wer auf dem letzten Platz liegt, zieht 2 Karten. TNK Tankstelle: Deine Ablage kommt zurück in deinen Stapel; sonst geht das nur mit leerer Hand. WRK Werkstatt: Sieh dir deine obersten 5 Karten an und leg sie in beliebiger Reihenfolge zurück. LAD Laden: Im nächsten Zug darfst du bis zu 5 Karten beliebiger Farben spielen und ziehst 1 Karte, auch nach Grün. >26 Abkürzung: Hältst du hier, darfst du auf Feld 26 springen.
    ETAPPEN. Wenn alle gefahren sind, kommt jede Etappe an die Reihe, die ein Auto erreicht oder passiert hat, die niedrigste Nummer zuerst. Wer ihre Karte hat, darf sie spielen. Dann bekommen alle Punkte nach ihrem Platz; wer die Karte gespielt hat, bekommt das Doppelte; die letzten Plätze dürfen stattdessen 2 Karten ziehen. Das erste Auto, das genau auf der Etappe gehalten hat, nimmt ihr Plättchen: 2 Punkte.
    DAS ENDE. Die Runde, in der ein Auto das ZIEL erreicht, ist die letzte. Autos im Ziel bekommen noch einmal Punkte nach ihrem Platz.

# Warum etwas nicht geht

roadrally-unknown-action = „{ $text }“ gibt es bei Road Rally nicht. Karten schreibst du wie y3+y3, alles andere so, wie es in der Liste steht.
roadrally-mixed-colours = Alle Karten eines Zuges müssen dieselbe Farbe haben, aber { $cards } hat mehrere. Startest du an einem Laden, schreib: store { $cards }
roadrally-store-too-many = Ein Zug vom Laden aus hat höchstens { $most } Karten. Für mehr Karten einer Farbe lass das Wort „store“ weg.
roadrally-more-than-deck = So viele gleiche Karten hat kein Stapel: { $cards }.
roadrally-not-in-hand =
    { $have ->
        [0] Du hast { $card } nicht auf der Hand.
       *[other] Du hast nur { $have } × { $card } auf der Hand, nicht { $wanted }.
    }
roadrally-not-at-store = Dein Zug beginnt nicht an einem Laden, also müssen alle Karten dieselbe Farbe haben, ohne das Wort „store“.
roadrally-store-play = Dein Zug beginnt an einem Laden. Bis zu { $most } Karten spielst du vom Laden aus und ziehst 1. Schreib: store { $cards }
roadrally-no-stage-card = Du hast die Karte von Etappe { $stage } nicht.
roadrally-other-stage = Gerade ist Etappe { $stage } an der Reihe, nicht Etappe { $wanted }.
roadrally-other-cards = Du siehst gerade andere Karten: { $cards }.
roadrally-not-asked =
    { $phase ->
        [play] Jetzt spielst du Karten und fährst.
        [empty] Deine Hand ist leer: Entscheide nur, ob du neu mischst.
        [shortcut] Entscheide nur, ob du die Abkürzung nimmst.
        [gas] Entscheide nur, ob du vor oder nach dem Mischen ziehst.
        [mechanic] Jetzt ordnest du die obersten Karten deines Stapels.
        [stage] Entscheide nur, ob du die Karte der Etappe spielst.
       *[reward] Wähle nur zwischen Punkten und Karten.
    }
roadrally-no-first = Nach den Regeln „{ $variant }“ stehen alle Autos in zufälliger Reihenfolge am Start; wer anfängt, lässt sich nicht bestimmen.
roadrally-bad-first = Einen Sitz { $first } gibt es nicht; die Sitze haben die Nummern 0 bis { $last }.
roadrally-fixed-course = Die Regeln „{ $variant }“ haben eine feste Strecke aus den Teilen A bis J; lass die Strecke weg.
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
        [store] Du startest an einem Laden: Spiel bis zu 5 Karten beliebiger Farben, dann zieh 1.
       *[other] Spiel eine oder mehrere Karten einer Farbe und fahr los.
    }
roadrally-ask-empty = Deine Hand ist leer, also fährst du nicht. Mischst du deine Ablage in den Stapel, oder lässt du ihn, wie er ist? So oder so ziehst du danach 2 Karten.
roadrally-ask-shortcut = Du hältst an einer Abkürzung. Nimmst du sie bis Feld { $end }?
roadrally-ask-gas =
    Du tankst. Ziehst du deine { $draw ->
        [one] Karte
       *[other] { $draw } Karten
    }, bevor deine Ablage eingemischt wird, oder danach?
roadrally-ask-mechanic =
    In der Werkstatt siehst du die obersten Karten deines Stapels: { $cards }. In welcher Reihenfolge legst du sie zurück? Danach ziehst du { $draw ->
        [0] keine
        [one] 1 Karte
       *[other] { $draw } Karten
    }.
roadrally-ask-stage =
    { $holds ->
        [yes] Etappe { $stage } ist erreicht, und du hast ihre Karte. Spielst du sie? Auf { core-place } bekommst du { $double } Punkte.
       *[no] Etappe { $stage } ist erreicht. Du hast ihre Karte nicht.
    }
roadrally-ask-reward = Etappe { $stage } wird gewertet. Du bist auf { core-place }: Nimmst du die Punkte oder 2 Karten?
roadrally-ask-over = Das Rennen ist vorbei. { $winner } gewinnt.

roadrally-wait-play = { $who } wählt Karten aus.
roadrally-wait-empty = { $who } hat keine Karten und überlegt, ob neu gemischt wird.
roadrally-wait-shortcut = { $who } überlegt, ob sich die Abkürzung lohnt.
roadrally-wait-gas = { $who } tankt.
roadrally-wait-mechanic = { $who } ist in der Werkstatt.
roadrally-wait-stage = Etappe { $stage } ist erreicht. Wir warten auf { $who }.
roadrally-wait-reward = Etappe { $stage } wird gewertet. { $who } wählt zwischen Punkten und Karten.

# Was eine Aktion bewirken würde

roadrally-explain-play =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } fahren, { $feature ->
        [final] ins Ziel
        [stage] auf Feld { $end }, genau auf Etappe { $stage }
        [checkpoint] auf Feld { $end } (Checkpoint, +2)
        [gas] auf Feld { $end } (Tankstelle)
        [store] auf Feld { $end } (Laden)
        [mechanic] auf Feld { $end } (Werkstatt)
        [shortcut] auf Feld { $end } (Abkürzung auf Feld { $shortcut })
       *[none] auf Feld { $end }
    }{ $count ->
        [0] {""}
        [one] ; Etappe { $reached } erreichen
       *[other] ; die Etappen { $reached } erreichen
    }{ $passed ->
        [0] {""}
        [one] ; einen Checkpoint mitnehmen (+2)
       *[other] ; { $passed } Checkpoints mitnehmen (je +2)
    }; { $draw ->
        [0] keine Karte ziehen
        [one] 1 Karte ziehen
       *[other] { $draw } Karten ziehen
    }
roadrally-explain-score =
    die Karte spielen: { $double } Punkte für dich auf { core-place }, und die anderen punkten wie üblich; danach darfst du { $left ->
        [0] keine Etappe mehr
        [one] noch eine Etappe
       *[other] noch { $left } Etappen
    } auslösen
roadrally-explain-continue = keine Etappenkarte spielen
roadrally-explain-takepoints =
    { $points ->
        [one] { $points } Punkt nehmen
       *[other] { $points } Punkte nehmen
    }
roadrally-explain-takecards = 2 Karten ziehen, statt Punkte zu nehmen
roadrally-explain-shortcut = auf Feld { $end } springen; was dazwischenliegt, gilt weder als erreicht noch als passiert
roadrally-explain-stay = bleiben, wo du bist
roadrally-explain-drawfirst =
    { $deck ->
        [0] nichts ziehen, denn dein Stapel ist leer
        [one] die letzte Karte deines Stapels ziehen
       *[other] { $draw } der { $deck } Karten deines Stapels ziehen
    }, dann { $discards ->
        [one] deine abgelegte Karte
       *[other] deine { $discards } abgelegten Karten
    } einmischen
roadrally-explain-shufflefirst =
    { $discards ->
        [one] deine abgelegte Karte
       *[other] deine { $discards } abgelegten Karten
    } einmischen, dann { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    } ziehen
roadrally-explain-reshuffle =
    { $discards ->
        [0] deinen Stapel mischen
        [one] deine abgelegte Karte in deinen Stapel mischen
       *[other] deine { $discards } abgelegten Karten in deinen Stapel mischen
    }, dann 2 Karten ziehen
roadrally-explain-keep =
    { $deck ->
        [one] den Stapel lassen, wie er ist, und seine einzige Karte ziehen
       *[other] den Stapel lassen, wie er ist, und 2 seiner { $deck } Karten ziehen
    }
roadrally-explain-tune =
    { $draw ->
        [0] sie in dieser Reihenfolge zurücklegen; du ziehst jetzt keine
       *[other] sie in dieser Reihenfolge zurücklegen und jetzt { $cards } ziehen
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
roadrally-event-shortcuttaken = { $seat } nimmt die Abkürzung von Feld { $start } auf Feld { $end }.
roadrally-event-stagesreached =
    { $count ->
        [one] { $seat } erreicht Etappe { $stages }.
       *[other] { $seat } erreicht die Etappen { $stages }.
    }
roadrally-event-checkpointtaken = { $seat } nimmt den Checkpoint auf Feld { $space } (2 Punkte). { $last } liegt auf dem letzten Platz und zieht Karten.
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
        [0] { $seat } hat keinen Sprit mehr: Der Stapel ist leer, es gibt nichts zu ziehen.
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
roadrally-event-drewcards = Du ziehst { $cards }.
roadrally-event-lookedat = Die obersten Karten deines Stapels sind { $cards }.
roadrally-event-handempty = { $seat } hat keine Karten und bleibt stehen.
roadrally-event-stagebypassed = An Etappe { $stage } bekommt niemand Punkte; ihr Plättchen kommt aus dem Spiel.
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
roadrally-event-stagetiletaken = { $seat } steht genau auf Etappe { $stage } und nimmt ihr Plättchen (2 Punkte).
roadrally-event-stagesdropped = In dieser Runde wird keine weitere Etappe gewertet. Ohne Wertung aus dem Spiel: { $stages }.
roadrally-event-pointsscored =
    { $stage ->
        [0] { $seat } kommt auf { core-place } ins Ziel (+{ $points }).
       *[other] { $doubled ->
            [yes] { core-place } für { $seat }, doppelt: +{ $points }.
           *[no] { core-place } für { $seat }: +{ $points }.
        }
    }
roadrally-event-cardsinstead = { $seat } liegt auf { core-place } und nimmt 2 Karten statt der Punkte.
roadrally-event-raceover =
    Das Rennen ist vorbei. { $winner } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
roadrally-end-finish = Ein Auto hat das Ziel erreicht.

# Varianten und Optionen

roadrally-variant-base = Grundspiel
roadrally-variant-standard = Standard
roadrally-variant-demo = Demo
roadrally-variant-sprint = Sprint
roadrally-option-course = die Strecke, Teil für Teil, etwa A0,B1,F2r
roadrally-option-first = der Sitz, der vorn startet, gezählt ab 0

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
