# Tacots: das Protokoll. Was geschah, in der Anrede.

tacots-event-handbegan-you = Durchgang { $hand } von { $hands }: Alle haben { $cards } Karten, und du darfst beginnen.
tacots-event-startpassed-you = Du hast keine Karte für den Anfang; das Startrecht geht nach links weiter.
tacots-event-laid-you = Du legst { $source ->
    [open] die offene Karte { $sign }
    [pile] { $sign } von Stapel { $pile }
   *[hand] { $sign }
  } auf { $square } { $source ->
    [pile] und fährst mit Auto { $car } darauf.
   *[other] { $opening ->
        [yes] und stellst dein Auto darauf.
       *[no] und fährst darauf.
      }
  }
tacots-event-finished-you = Du legst das Ziel { $sign } auf { $square } und bist da!
tacots-event-deadendlaid-you = { $solo ->
    [yes] Du legst eine Sackgasse { $sign } auf { $square } vor Auto { $car }.
   *[no] Du legst eine Sackgasse { $sign } auf { $square } vor das Auto von { $against }.
  }
tacots-event-deadendlaid-against-you = { $seat } legt dir auf { $square } eine Sackgasse { $sign } vors Auto!
tacots-event-drove-you = Du fährst mit Auto { $car } nach { $end }, { $steps ->
    [one] eine Karte
   *[other] { $steps } Karten
  } weit.
tacots-event-passed-you = Du kannst nichts tun und musst passen.
tacots-event-fewcards-you = Du hast { $cards ->
    [0] keine Karten mehr
    [one] nur noch eine Karte
   *[other] nur noch { $cards } Karten
  }!
tacots-event-lastcard-you = Du hast deine letzte Karte gelegt; die Runde wird zu Ende gespielt.
tacots-event-counted-you = { $finish ->
    [yes] Du bist im Ziel:
   *[no] { $number ->
        [0] Du hast keine Karten mehr:
       *[other] Du bleibst auf { $signs } sitzen:
      }
  } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, insgesamt { $total }.
tacots-event-gameover-you = { $shared ->
    [yes] Geteilter Sieg für dich mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
   *[no] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
  }
tacots-event-patiencebegan-you = Du legst die Kreuzung { $sign } auf { $square } und stellst alle vier Autos darauf.
tacots-event-takenback-you = Du nimmst den letzten Zug zurück.
tacots-event-patienceover-you = { $reason ->
    [full] Voller Erfolg: Alle 52 Karten liegen, zuletzt eine Sackgasse vor jedem Auto!
    [simple] Erfolg: Alle 52 Karten liegen.
    [blocked] Keine Karte passt mehr; { $cards } von 52 liegen.
   *[stopped] Du hörst auf; { $cards } von 52 Karten liegen.
  }
