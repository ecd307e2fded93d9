# Stich Rallye: das Protokoll. Was geschah, in wenigen Worten nach einem Namen; und in der Anrede.

stichrallye-brief-cardplayed = { $you ->
    [yes] spielst
   *[no] spielt
  } { $card }{ $failed ->
    [yes] { " " }(kein { $lead ->
        [red] Rot
        [green] Grün
       *[blue] Blau
      })
   *[no] { "" }
  }
stichrallye-brief-trickwon = { $you ->
    [yes] gewinnst
   *[no] gewinnt
  } Stich { $trick } mit { $card }
stichrallye-brief-flagtaken = { $you ->
    [yes] nimmst
   *[no] nimmt
  } die Flagge
stichrallye-brief-motorwound = { "" }
stichrallye-brief-turboused = { $you ->
    [yes] lässt deinen
   *[no] lässt den
  } Motor los (+{ $motor })
stichrallye-brief-turbokept = { $you ->
    [yes] sparst deinen
   *[no] spart den
  } Motor auf ({ $motor })
stichrallye-brief-motorused = lässt { $you ->
    [yes] deinen
   *[no] den
  } Motor laufen ({ $motor })
stichrallye-brief-drove = { $you ->
    [yes] fährst
   *[no] fährt
  } { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  } auf { $reached ->
    [0] den Start
   *[other] Feld { $reached }
  }{ $rolled ->
    [down] { " " }und { $you ->
        [yes] rollst
       *[no] rollt
      } hinab auf Feld { $end }
    [up] { " " }und { $you ->
        [yes] rollst
       *[no] rollt
      } zurück auf Feld { $end }
   *[no] { "" }
  }{ $lap ->
    [yes] { $laps ->
        [1] , erste Runde geschafft
       *[other] , zweite Runde geschafft
      }
   *[no] { "" }
  }

stichrallye-event-roundbegan-you = Durchgang { $round }: Alle bekommen { $cards } Karten. Du hast die Flagge und spielst an.
stichrallye-event-dealt-you = Du bekommst { $cards }.
stichrallye-event-cardplayed-you = Du spielst { $card }{ $failed ->
    [yes] { " " }und hast kein { $lead ->
        [red] Rot
        [green] Grün
       *[blue] Blau
      }
   *[no] { "" }
  }.
stichrallye-event-trickwon-you = Du gewinnst Stich { $trick } mit { $card }; die niedrigste Karte ist eine { $lowest }.
stichrallye-event-flagtaken-you = Du nimmst die Flagge.
stichrallye-event-motorwound-you = Du ziehst deinen Motor auf: von { $before } auf { $motor }.
stichrallye-event-turboused-you = Du lässt deinen Motor los: +{ $motor }.
stichrallye-event-turbokept-you = Du sparst deinen Motor auf: { $motor }.
stichrallye-event-motorused-you = Dein Motor läuft: { $motor }.
stichrallye-event-drove-you = Du fährst { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  } { $start ->
    [0] vom Start
   *[other] von Feld { $start }
  } auf { $reached ->
    [0] den Start
   *[other] Feld { $reached }
  }{ $rolled ->
    [down] { " " }und rollst hinab auf Feld { $end }
    [up] { " " }und rollst zurück auf Feld { $end }
   *[no] { "" }
  }{ $lap ->
    [yes] { $laps ->
        [1] ; deine erste Runde ist geschafft
       *[other] ; deine zweite Runde ist geschafft
      }
   *[no] { "" }
  }.
stichrallye-event-gameover-you = Du gewinnst: { $reason ->
    [finish] zwei Runden geschafft
   *[lead] nach dem letzten Durchgang vor allen anderen
  }.
