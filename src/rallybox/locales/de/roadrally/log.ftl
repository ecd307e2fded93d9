# Road Rally: das Protokoll. Was geschah, in wenigen Worten nach einem Namen; und in der Anrede.

roadrally-brief-cardsplayed = { $you ->
    [yes] spielst
   *[no] spielt
  } { $store ->
    [yes] vom Laden aus { $cards }
   *[no] { $cards }
  }
roadrally-brief-drove = { $you ->
    [yes] fährst
   *[no] fährt
  } { $finished ->
    [yes] über die Ziellinie
   *[no] auf Feld { $end }
  }
roadrally-brief-shortcuttaken = { $you ->
    [yes] nimmst
   *[no] nimmt
  } die Abkürzung auf Feld { $end }
roadrally-brief-stagesreached = { $you ->
    [yes] erreichst
   *[no] erreicht
  } { $count ->
    [one] Etappe { $stages }
   *[other] die Etappen { $stages }
  }
roadrally-brief-checkpointtaken = { $you ->
    [yes] nimmst
   *[no] nimmt
  } den Checkpoint (+2)
roadrally-brief-shuffled = { $you ->
    [yes] mischst deine
   *[no] mischt die
  } Ablage ein
roadrally-brief-tuned = { $you ->
    [yes] ordnest
   *[no] ordnet
  } { $number ->
    [one] die nächste Karte
   *[other] die nächsten { $number } Karten
  }
roadrally-brief-drew = { $number ->
    [0] { $you ->
        [yes] hast
       *[no] hat
      } nichts zu ziehen
   *[other] { $again ->
        [yes] dann noch
       *[no] { $you ->
            [yes] ziehst
           *[no] zieht
          }
      } { $number ->
        [one] eine Karte
       *[other] { $number } Karten
      }
  }
roadrally-brief-drewcards = { $again ->
    [yes] dann
   *[no] ziehst
  } { $cards }
roadrally-brief-lookedat = { "" }
roadrally-brief-handempty = { $you ->
    [yes] hast keine Karten und bleibst
   *[no] hat keine Karten und bleibt
  } stehen
roadrally-brief-stagetriggered = löst { $you ->
    [yes] deine
   *[no] die
  } Etappe { $stage } aus
roadrally-brief-stagecardsreturned = { "" }
roadrally-brief-stagetiletaken = { $you ->
    [yes] nimmst
   *[no] nimmt
  } ihr Plättchen (+2)
roadrally-brief-pointsscored = { $stage ->
    [0] { $you ->
        [yes] kommst
       *[no] kommt
      } auf Platz { $place } ins Ziel (+{ $points })
   *[other] { $you ->
        [yes] bekommst
       *[no] bekommt
      } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }{ $doubled ->
        [yes] { " " }(doppelt)
       *[no] { "" }
      }
  }
roadrally-brief-cardsinstead = { $you ->
    [yes] verzichtest
   *[no] verzichtet
  } auf Punkte

roadrally-event-cardsplayed-you = { $store ->
    [yes] Du spielst vom Laden aus { $cards }.
   *[no] Du spielst { $cards }.
  }
roadrally-event-drove-you = { $finished ->
    [yes] Du fährst von Feld { $start } über die Ziellinie.
   *[no] Du fährst von Feld { $start } auf Feld { $end }.
  }
roadrally-event-shortcuttaken-you = Du nimmst die Abkürzung von Feld { $start } auf Feld { $end }.
roadrally-event-stagesreached-you = { $count ->
    [one] Du erreichst Etappe { $stages }.
   *[other] Du erreichst die Etappen { $stages }.
  }
roadrally-event-checkpointtaken-you = Du nimmst den Checkpoint auf Feld { $space } (2 Punkte). Wer auf dem letzten Platz liegt, zieht Karten.
roadrally-event-checkpointtaken-last-you = { $seat } nimmt den Checkpoint auf Feld { $space } (2 Punkte). Du liegst auf dem letzten Platz und ziehst Karten.
roadrally-event-shuffled-you = Du mischst deine Ablage in deinen Stapel; er hat jetzt { $deck ->
    [one] eine Karte
   *[other] { $deck } Karten
  }.
roadrally-event-tuned-you = { $number ->
    [one] Du siehst dir die oberste Karte deines Stapels an und legst sie zurück.
   *[other] Du ordnest die obersten { $number } Karten deines Stapels.
  }
roadrally-event-drew-you = { $number ->
    [0] Du hast keinen Sprit mehr: Dein Stapel ist leer, es gibt nichts zu ziehen.
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $number } Karten.
  }
roadrally-event-handempty-you = Du hast keine Karten und bleibst stehen.
roadrally-event-stagetriggered-you = { $left ->
    [0] Du spielst die Karte von Etappe { $stage } und darfst keine weitere auslösen.
    [one] Du spielst die Karte von Etappe { $stage } und darfst noch eine auslösen.
   *[other] Du spielst die Karte von Etappe { $stage } und darfst noch { $left } auslösen.
  }
roadrally-event-stagecardsreturned-you = { $number ->
    [one] Du legst deine letzte Etappenkarte verdeckt weg.
   *[other] Du legst deine anderen { $number } Etappenkarten verdeckt weg.
  }
roadrally-event-stagetiletaken-you = Du stehst genau auf Etappe { $stage } und nimmst ihr Plättchen (2 Punkte).
roadrally-event-pointsscored-you = { $stage ->
    [0] Du kommst auf Platz { $place } ins Ziel (+{ $points }).
   *[other] Platz { $place } für dich{ $doubled ->
        [yes] , doppelt: +{ $points }
       *[no] : +{ $points }
      }.
  }
roadrally-event-cardsinstead-you = Du liegst auf Platz { $place } und nimmst 2 Karten statt der Punkte.
roadrally-event-raceover-you =
    Das Rennen ist vorbei. Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
