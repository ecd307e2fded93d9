# Tacots. Kennungen: tacots, dann das, wozu der Satz da ist.

tacots-welcome =
    Oldtimer auf einer Straße, die Karte für Karte wächst. In deinem Zug legst du eine Karte vor dein eigenes Auto und fährst darauf. Straße muss auf Straße treffen und geschlossene Seite auf geschlossene Seite, bei allen Nachbarkarten. Kannst du nicht bauen, fährst du die Straße entlang und suchst einen anderen Ausweg.
    Werde deine Karten vor den anderen los. Deine Sackgasse ist 5 Punkte wert, wenn du sie ganz zuletzt legst, als Ziel; oder du legst sie vor ein fremdes Auto und versperrst ihm die Straße. Jede Karte, die dir auf der Hand bleibt, kostet je Öffnung einen Punkt.
tacots-rules-short =
    DEIN ZUG. Leg eine Handkarte auf ein freies Feld, zu dem von der Karte unter deinem Auto eine Straße führt, und fahr darauf. Sie muss zu allen Karten ringsum passen. Karten darfst du auf den Kopf drehen, aber nie quer legen.
    KEINE KARTE PASST? Fahr 1 bis 5 Karten die Straße entlang. Auf keiner Karte stehen je mehr als zwei Autos, zwei Autos versperren also den Weg. Geht gar nichts, passt du.
    DIE SACKGASSE ist nur nach Norden oder Süden offen. Als deine allerletzte Karte, vor deinem eigenen Auto, ist sie das Ziel: 5 Punkte. Oder leg sie vor ein fremdes Auto; deines bleibt dann stehen. Wer das fremde Auto fährt, muss noch mindestens 3 Karten haben und schon mindestens 3 gelegt haben. Ein Auto, das nicht blockiert werden darf, schützt auch das andere auf seiner Karte.
    DER DURCHGANG endet, wenn jemand die letzte Karte gelegt hat und die Runde zu Ende ist, oder wenn keine der übrigen Karten mehr an ein offenes Ende passt. Dann kostet jede Karte auf der Hand je Öffnung einen Punkt. Wer nach allen Durchgängen die meisten Punkte hat, gewinnt.
    ZU DRITT darf man auch mit den offen liegenden Karten bauen, schon von der ersten Karte an. ZU ZWEIT gibt es je 12 weitere Karten, wenn eine erste Hand aufgebraucht ist.
    PATIENCE. Nimm die oberste Karte eines Stapels und leg sie vor ein beliebiges Auto; die vier Sackgassen legst du, wann du willst. Ein Auto, vor das keine oberste Karte passt, darf fahren. Leg alle 52 Karten; ein voller Erfolg ist es, wenn die letzten vier Karten Sackgassen vor vier verschiedenen Autos sind.

## Aufbau

tacots-setup-patience = Die Patience ist für eine Person und wird nur einmal ausgeteilt: Die Optionen „hands“ und „first“ gehören zur Rallye.
tacots-setup-rally = Nur die Patience hat Nummern: Lass die Option „deal“ weg oder wähle die Variante „patience“.
tacots-setup-first = Einen Sitz { $first }, der beginnen könnte, gibt es nicht; die Sitze haben die Nummern 0 bis { $last }.

## Schreibweise

tacots-notation = „{ $text }“ ist keine Anweisung. Beispiele: „T e6 NSW“ legt eine Einmündung auf e6, „D e6 S vs B“ eine Sackgasse vor Auto 2 (A bis D sind die Autos 1 bis 4), „drive e6“ fährt, „pass“ passt.
tacots-notation-almost = „{ $text }“ ist fast eine Anweisung. Meintest du „{ $meant }“?
tacots-notation-drive = „{ $text }“ ist keine Anweisung zum Fahren. Nenne ein Feld von a1 bis h8, etwa „drive e6“.
tacots-notation-open = „{ $text }“ ist keine Anweisung für eine offen liegende Karte. Nenne die Karte, das Feld und ihre Öffnungen, etwa „open T e6 NSW“.
tacots-notation-pile = „{ $text }“ ist keine Anweisung der Patience. Nenne das Auto, die Seite, die Karte, ihre Öffnungen und den Stapel, etwa „A north T NSW pile 2“.
tacots-notation-d = „{ $text }“ ist keine Anweisung für eine Sackgasse. Sie ist nur nach N oder S offen, etwa „D e6 S“ als Ziel oder „D e6 S vs B“ gegen Auto 2 (A bis D sind die Autos 1 bis 4).

## Was gefragt ist

tacots-ask-wait = { $stage ->
    [open] { $seat } legt gleich eine Eröffnungskarte.
   *[turn] { $seat } ist an der Reihe.
  }
tacots-ask-wait-patience = Gerade wird über die nächste Karte nachgedacht.
tacots-ask-over = { $number ->
    [one] { $you ->
        [yes] Du hast mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
          } gewonnen.
       *[no] { $winners } hat mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
          } gewonnen.
      }
   *[other] Geteilter Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }: { $winners }.
  }
tacots-ask-over-patience = { $why ->
    [full] Voller Erfolg: Alle 52 Karten liegen, zuletzt eine Sackgasse vor jedem Auto!
    [simple] Erfolg: Alle 52 Karten liegen.
    [blocked] Keine Karte passt mehr; { $cards } von 52 liegen.
   *[stopped] Aufgehört; { $cards } von 52 Karten liegen.
  }
tacots-ask-open-first = { $first ->
    [crossroads] Du beginnst: Leg eine Kreuzung auf eines der vier Felder in der Mitte und stell dein Auto darauf.
    [either] Du beginnst: Leg eine Kreuzung oder eine Einmündung auf eines der vier Felder in der Mitte und stell dein Auto darauf.
   *[junction] Du beginnst. Niemand hat eine Kreuzung, also leg eine Einmündung auf eines der vier Felder in der Mitte und stell dein Auto darauf.
  }{ $open ->
    [only] { " " }Du hast keine auf der Hand, also nimm eine der offen liegenden Karten.
    [yes] { " " }Du darfst auch eine offen liegende Karte nehmen.
   *[no] { "" }
  }
tacots-ask-open-next = Leg eine Karte neben die erste auf { $square }, durch eine Straße mit ihr verbunden, und stell dein Auto darauf.{ $open ->
    [yes] { " " }Du darfst auch eine offen liegende Karte nehmen.
   *[no] { "" }
  }
tacots-ask-turn = { $build ->
    [finish] Deine letzte Karte ist das Ziel: Leg sie vor dein Auto, das gibt { $points } Punkte.
    [yes] Leg eine Karte vor dein Auto und fahr darauf.
   *[no] { $drive ->
        [yes] Keine deiner Karten passt vor dein Auto, also fahr bis zu fünf Karten die Straße entlang an eine bessere Stelle.
       *[no] { $pass ->
            [yes] Du kannst weder bauen noch fahren: Du musst passen.
           *[no] Du kannst weder mit deinen Handkarten bauen noch fahren.
          }
      }
  }{ $open ->
    [yes] { " " }Du darfst stattdessen mit einer offen liegenden Karte bauen und deine Handkarten behalten.
   *[no] { "" }
  }{ $against ->
    [yes] { " " }Oder leg deine Sackgasse vor ein fremdes Auto.
   *[no] { "" }
  }{ $closing ->
    [yes] { " " }Jemand hat die letzte Karte gelegt: Das ist dein letzter Zug in diesem Durchgang.
   *[no] { "" }
  }
tacots-ask-patience-first = { $deal ->
    [none] Wähle ein Feld in der Mitte für die Kreuzung. Alle vier Autos starten darauf.
   *[other] Patience Nr. { $deal }: Wähle ein Feld in der Mitte für die Kreuzung. Alle vier Autos starten darauf.
}
tacots-ask-patience = { $build ->
    [yes] Nimm die oberste Karte eines Stapels und leg sie vor ein Auto
   *[no] Keine oberste Karte passt vor ein Auto
  }{ $drive ->
    [yes] { "" }; ein Auto, vor das keine passt, darf fahren
   *[no] { "" }
  }{ $dead-ends ->
    [0] { "" }.
   *[other] { "" }; oder leg eine Sackgasse vor ein Auto.
  } In den Stapeln { $left ->
    [one] ist noch eine Karte
   *[other] sind noch { $left } Karten
  }, dazu { $dead-ends ->
    [0] keine Sackgasse.
    [one] eine Sackgasse.
   *[other] { $dead-ends } Sackgassen.
  }

## Was eine Aktion bewirken würde

tacots-explain-build = Leg die { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  } { $sign } auf { $square } und fahr darauf. { $cards ->
    [0] Das ist deine letzte Karte.
   *[other] { $ways ->
        [0] Vor dir liegt dann kein freies Feld.
        [one] Vor dir liegt dann ein freies Feld (passende Karten: { $fitting } von { $others }).
       *[other] Vor dir liegen dann { $ways } freie Felder (passende Karten: { $fitting } von { $others }).
      }
  }
tacots-explain-join = Leg die { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  } { $sign } auf { $square }, neben die erste Karte, und stell dein Auto darauf. { $ways ->
    [0] Vor dir liegt dann kein freies Feld.
    [one] Vor dir liegt dann ein freies Feld (passende Karten: { $fitting } von { $others }).
   *[other] Vor dir liegen dann { $ways } freie Felder (passende Karten: { $fitting } von { $others }).
  }
tacots-explain-open = Nimm die offen liegende { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  } { $sign }, { $stage ->
    [first] beginne damit auf { $square } und stell dein Auto darauf
    [join] leg sie auf { $square }, neben die erste Karte, und stell dein Auto darauf
   *[turn] leg sie auf { $square } und fahr darauf
  }; deine Hand bleibt, wie sie ist. { $ways ->
    [0] Vor dir liegt dann kein freies Feld.
    [one] Vor dir liegt dann ein freies Feld (passende Karten: { $fitting } von { $others }).
   *[other] Vor dir liegen dann { $ways } freie Felder (passende Karten: { $fitting } von { $others }).
  }
tacots-explain-first = Beginne mit der { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
   *[horizontal-junction] Einmündung an waagerechter Straße
  } { $sign } auf { $square } und stell dein Auto darauf. Die anderen starten daneben.
tacots-explain-finish = Leg das Ziel { $sign } auf { $square } und fahr über die Linie: { $points } Punkte.
tacots-explain-against = Leg deine Sackgasse { $sign } auf { $square }, vor das Auto von { $against }. { $ways ->
    [0] Dieses Auto hat dann kein freies Feld mehr vor sich.
    [one] Dieses Auto hat dann noch ein freies Feld vor sich.
   *[other] Dieses Auto hat dann noch { $ways } freie Felder vor sich.
  } Dein eigenes Auto bleibt stehen{ $own ->
    [yes] , und auch ihm ist die Straße dort versperrt.
   *[no] .
  }
tacots-explain-drive = Fahr { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
  } die Straße entlang nach { $square }. { $ways ->
    [0] Vor dir liegt dann kein freies Feld.
    [one] Vor dir liegt dann ein freies Feld (passende Karten: { $fitting } von { $others }).
   *[other] Vor dir liegen dann { $ways } freie Felder (passende Karten: { $fitting } von { $others }).
  }
tacots-explain-pass = Passen, weil nichts anderes geht. Nach { $rounds } Runden, in denen niemand eine Karte legt, endet der Durchgang.
tacots-explain-stop = Hier aufhören; { $cards } von 52 Karten liegen.
tacots-explain-crossroads = Leg die Kreuzung { $sign } auf { $square } und stell alle vier Autos darauf.
tacots-explain-pile = Nimm die { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  } { $sign } von Stapel { $pile } und leg sie auf { $square }, { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
  } von Auto { $car }, das darauf fährt. { $ways ->
    [0] Vor ihm liegt dann kein freies Feld.
    [one] Vor ihm liegt dann ein freies Feld.
   *[other] Vor ihm liegen dann { $ways } freie Felder.
  } { $left ->
    [0] Der Stapel ist dann aufgebraucht.
    [one] Eine Karte bleibt im Stapel.
   *[other] { $left } Karten bleiben im Stapel.
  }
tacots-explain-piledeadend = Leg eine Sackgasse { $sign } auf { $square }, { $side ->
    [north] nördlich
   *[south] südlich
  } von Auto { $car }, das stehen bleibt. { $early ->
    [yes] Voller Erfolg ist dann nicht mehr möglich, einfacher schon.
   *[no] Sie zählt für den vollen Erfolg.
  }
tacots-explain-drivecar = Fahr mit Auto { $car } die Straße entlang nach { $square }, { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
  } weit. { $ways ->
    [0] Vor ihm liegt dann kein freies Feld.
    [one] Vor ihm liegt dann ein freies Feld (passende oberste Karten: { $fitting } von { $others }).
   *[other] Vor ihm liegen dann { $ways } freie Felder (passende oberste Karten: { $fitting } von { $others }).
  }

## Warum nicht

tacots-illegal-patience-only = Diese Anweisung gehört zur Patience; das hier ist eine Rallye.
tacots-illegal-rally-only = Diese Anweisung gehört zur Rallye; in der Patience nenne das Auto und den Stapel, etwa „A north T NSW pile 2“.
tacots-illegal-pass = Passen darfst du nur, wenn sonst nichts geht. Du könntest zum Beispiel „{ $example }“ spielen.
tacots-illegal-opening-lay = Zuerst kommt die Eröffnung: Leg eine Karte und stell dein Auto darauf.
tacots-illegal-opening-dead-end = Eine Eröffnungskarte ist nie eine Sackgasse.
tacots-illegal-first-kind = { $first ->
    [crossroads] Die erste Karte muss eine Kreuzung sein.
    [either] Die erste Karte muss eine Kreuzung oder eine Einmündung sein.
   *[junction] Weil niemand eine Kreuzung hat, muss die erste Karte eine Einmündung sein.
  }
tacots-illegal-first-centre = Die erste Karte kommt auf ein Feld in der Mitte: { $squares }.
tacots-illegal-not-in-hand = Du hast keine { $kind ->
    [dead-end] Sackgasse
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  } auf der Hand.
tacots-illegal-not-open = Es liegt keine { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  } offen.
tacots-illegal-taken = Auf { $square } liegt schon eine Karte.
tacots-illegal-not-in-front = { $whose ->
    [own] { $square } liegt nicht vor deinem Auto: Von der Karte, auf der es steht, führt keine Straße dorthin.
    [first] { $square } liegt nicht neben der ersten Karte: Eröffnungskarten schließen an die auf { $name } an.
   *[other] { $square } liegt nicht vor dem Auto von { $name }: Von der Karte, auf der es steht, führt keine Straße dorthin.
  }
tacots-illegal-misfit = Die Karte passt nicht auf { $square }: Nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  } hin { $card ->
    [open] ist sie offen, aber die Karte auf { $beside } ist geschlossen.
   *[closed] ist sie geschlossen, aber die Karte auf { $beside } ist offen.
  }
tacots-illegal-nowhere = { $whose ->
    [own] Diese Karte passt nirgends vor dein Auto.
    [first] Diese Karte passt nicht neben die erste Karte.
   *[any] Diese Karte passt vor kein Auto.
  }
tacots-illegal-dead-end-last = Vor deinem eigenen Auto ist die Sackgasse das Ziel und muss deine letzte Karte sein; du hast noch { $cards } Karten.
tacots-illegal-against-self = Eine Sackgasse legst du vor ein fremdes Auto; vor deinem eigenen ist sie das Ziel und muss deine letzte Karte sein.
tacots-illegal-no-such-car = Ein Auto { $car } gibt es in dieser Rallye nicht.
tacots-part-held = { $cards ->
    [0] keine Karte mehr
    [one] nur noch eine Karte
   *[other] nur noch { $cards } Karten
  } auf der Hand
tacots-part-laid = { $cards ->
    [0] noch keine Karte
    [one] erst eine Karte
   *[other] erst { $cards } Karten
  } gelegt
tacots-illegal-few-in-hand = { $seat } hat { tacots-part-held } und ist vor Sackgassen geschützt: Blockieren darf man erst ab 3.
tacots-illegal-few-in-hand-you = Du hast { tacots-part-held } und bist vor Sackgassen geschützt: Blockieren darf man erst ab 3.
tacots-illegal-few-laid = { $seat } hat { tacots-part-laid } und ist vor Sackgassen geschützt: Blockieren darf man erst ab 3.
tacots-illegal-few-laid-you = Du hast { tacots-part-laid } und bist vor Sackgassen geschützt: Blockieren darf man erst ab 3.
tacots-illegal-beside-protected = { $seat } teilt sich die Karte mit { $other } und ist so vor Sackgassen geschützt: { $other } hat { $why ->
    [held] { tacots-part-held }
   *[laid] { tacots-part-laid }
  }, und blockieren darf man erst ab 3.
tacots-illegal-beside-protected-you = Du teilst dir die Karte mit { $other } und bist so vor Sackgassen geschützt: { $other } hat { $why ->
    [held] { tacots-part-held }
   *[laid] { tacots-part-laid }
  }, und blockieren darf man erst ab 3.
tacots-illegal-drive-can-build = Fahren darfst du nur, wenn du mit keiner Karte aus deiner Hand bauen kannst. Du könntest zum Beispiel „{ $example }“ spielen.
tacots-illegal-drive-empty = Nach { $square } kannst du nicht fahren: Dort liegt keine Karte.
tacots-illegal-drive-stay = Dein Auto steht schon auf { $square }; eine Fahrt endet auf einer anderen Karte.
tacots-illegal-drive-onto-full = Auf { $square } stehen schon zwei Autos, und mehr passen auf keine Karte.
tacots-illegal-drive-over-full = Der Weg nach { $square } ist durch die zwei Autos auf { $full } versperrt.
tacots-illegal-drive-far = { $square } ist { $far } Karten entfernt; ein Auto fährt höchstens { $most } in einem Zug.
tacots-illegal-patience-first = Die Patience beginnt mit der Kreuzung auf einem Feld in der Mitte: { $squares }.
tacots-illegal-patience-drive = Auto { $car } darf nur fahren, solange keine oberste Karte davor passt. Du könntest zum Beispiel „{ $example }“ spielen.
tacots-illegal-car-stays = { $why ->
    [builds] Auto { $car } darf nur fahren, solange keine oberste Karte davor passt.
   *[far] Auto { $car } kann nirgends hinfahren: Keine freie Karte ist in Reichweite.
  }
tacots-illegal-no-dead-ends = Alle Sackgassen sind gelegt.
tacots-illegal-pile-empty = Stapel { $pile } ist aufgebraucht.
tacots-illegal-pile-other = Diese Karte liegt nicht oben auf Stapel { $pile }; dort liegt oben eine { $kind ->
    [crossroads] Kreuzung
    [vertical-junction] Einmündung an senkrechter Straße
    [horizontal-junction] Einmündung an waagerechter Straße
    [vertical-straight] senkrechte Gerade
    [horizontal-straight] waagerechte Gerade
    [right-bend] Rechtskurve
   *[left-bend] Linkskurve
  }.
tacots-illegal-side-closed = Von der Karte unter Auto { $car } führt keine Straße nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }.
tacots-illegal-edge = Die Straße { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
  } von Auto { $car } endet am Rand des Spielplans.

## Was geschah

tacots-event-handbegan = Durchgang { $hand } von { $hands }: Alle haben { $cards } Karten, und { $seat } darf beginnen.
tacots-event-dealtagain = Niemand hätte beginnen können, also wurde neu ausgeteilt.
tacots-event-dealt = Du bekommst { $signs }.
tacots-event-opencards = Offen für alle: { $signs }.
tacots-event-startpassed = { $seat } hat keine Karte für den Anfang; das Startrecht geht nach links weiter.
tacots-event-junctionbegins = Niemand hat eine Kreuzung: Der Durchgang darf mit einer Einmündung beginnen.
tacots-event-seconddeal = { $reason ->
    [spent] Eine Hand ist aufgebraucht: Es wird noch einmal ausgeteilt, je { $cards } Karten.
    [blocked] Niemand kann mehr bauen: Es wird noch einmal ausgeteilt, je { $cards } Karten.
   *[idle] Schon lange hat niemand eine Karte gelegt: Es wird noch einmal ausgeteilt, je { $cards } Karten.
  }
tacots-event-laid = { $seat } legt { $source ->
    [open] die offene Karte { $sign }
    [pile] { $sign } von Stapel { $pile }
   *[hand] { $sign }
  } auf { $square } { $source ->
    [pile] und fährt mit Auto { $car } darauf.
   *[other] { $opening ->
        [yes] und startet dort.
       *[no] und fährt darauf.
      }
  }
tacots-event-finished = { $seat } legt das Ziel { $sign } auf { $square } und ist da!
tacots-event-deadendlaid = { $solo ->
    [yes] { $seat } legt eine Sackgasse { $sign } auf { $square } vor Auto { $car }.
   *[no] { $seat } legt eine Sackgasse { $sign } auf { $square } vor das Auto von { $against }.
  }
tacots-event-drove = { $seat } fährt mit Auto { $car } nach { $end }, { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
  } weit.
tacots-event-passed = { $seat } kann nichts tun und muss passen.
tacots-event-fewcards = { $seat } hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }!
tacots-event-lastcard = { $seat } hat die letzte Karte gelegt. Die Runde wird zu Ende gespielt.
tacots-event-handended = Durchgang { $hand } ist vorbei: { $reason ->
    [finish] Das Ziel ist gelegt.
    [out] Jemand hat keine Karten mehr.
    [blocked] Keine der übrigen Karten passt mehr.
   *[idle] Schon lange hat niemand eine Karte gelegt.
  }
tacots-event-counted = { $finish ->
    [yes] { $seat } ist im Ziel:
   *[no] { $number ->
        [0] { $seat } hat keine Karten mehr:
       *[other] { $seat } bleibt auf { $signs } sitzen:
      }
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, insgesamt { $total }.
tacots-event-gameover = { $shared ->
    [yes] Geteilter Sieg für { $seat } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
   *[no] { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
  }
tacots-event-patiencebegan = { $seat } legt die Kreuzung { $sign } auf { $square } und stellt alle vier Autos darauf.
tacots-event-turnedup = { $left ->
    [0] Stapel { $pile } ist aufgebraucht.
   *[other] Stapel { $pile } zeigt eine { $kind ->
        [crossroads] Kreuzung
        [vertical-junction] Einmündung an senkrechter Straße
        [horizontal-junction] Einmündung an waagerechter Straße
        [vertical-straight] senkrechte Gerade
        [horizontal-straight] waagerechte Gerade
        [right-bend] Rechtskurve
       *[left-bend] Linkskurve
      }.
  }
tacots-event-takenback = { $seat } nimmt den letzten Zug zurück.
tacots-event-patienceover = { $reason ->
    [full] Voller Erfolg: Alle 52 Karten liegen, zuletzt eine Sackgasse vor jedem Auto!
    [simple] Erfolg: Alle 52 Karten liegen.
    [blocked] Keine Karte passt mehr; { $cards } von 52 liegen.
   *[stopped] { $seat } hört auf; { $cards } von 52 Karten liegen.
  }

## Wie es endete

tacots-end-played = Alle Durchgänge sind gespielt.
tacots-end-full = Voller Erfolg: alle 52 Karten gelegt, zuletzt eine Sackgasse vor jedem Auto.
tacots-end-simple = Einfacher Erfolg: alle 52 Karten gelegt.
tacots-end-blocked = Keine Karte lässt sich mehr legen.
tacots-end-stopped = Vorzeitig aufgehört.

## Die Zeichnung

tacots-draw-title = Durchgang { $number } von { $hands }, Runde { $round }
tacots-draw-player = Auto { $car }: Handkarten { $cards }, gelegt { $laid }, Punkte { $score }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
  }
tacots-draw-holds = { $dead ->
    [yes] hat die Sackgasse
   *[no] hat keine Sackgasse
  }
tacots-draw-lacks = ohne { $signs }
tacots-draw-open = Offen für alle: { $signs }
tacots-draw-undealt = { $cards } Karten warten auf das zweite Austeilen.
tacots-draw-closing = Letzte Runde des Durchgangs!
tacots-draw-hand = { $cards ->
    [one] Deine { $cards } Karte:
   *[other] Deine { $cards } Karten:
  }
tacots-draw-left = Linkskurven:
tacots-draw-middle = Geraden, Kreuzungen:
tacots-draw-right = Rechtskurven:
tacots-draw-finish = Sackgasse und Ziel:
tacots-draw-legend-end = { $sign } offenes Ende einer Straße
tacots-draw-legend-turn = Auf den Kopf gedreht: ┓ ist auch ┗, ┏ ist auch ┛.
tacots-draw-deal = { $deal ->
    [none] Patience
   *[other] Patience Nr. { $deal }
}
tacots-draw-cards-laid = { $cards } von 52 Karten gelegt
tacots-draw-pile = Stapel { $pile }: { $sign } ({ $cards ->
    [0] aufgebraucht
    [one] letzte Karte
   *[other] { $cards } Karten
  })
tacots-draw-dead-ends = Übrige Sackgassen: { $cards } { $sign }
tacots-draw-capped = Sackgasse vor: { $cars }

## Varianten und Optionen

tacots-variant-rally = Rallye
tacots-variant-patience = Patience
tacots-option-hands = die Zahl der Durchgänge, bei der Rallye
tacots-option-first = der Sitz, der beginnt, gezählt ab 0, bei der Rallye
tacots-option-deal = die Nummer der Patience
