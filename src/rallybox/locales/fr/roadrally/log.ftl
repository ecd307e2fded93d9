# Road Rally : le journal. Ce qui s’est passé, en peu de mots après un nom ; et en tutoyant.

roadrally-brief-cardsplayed = { $you ->
    [yes] joues
   *[no] joue
  } { $cards }{ $store ->
    [yes] { " " }depuis le magasin
   *[no] { "" }
  }
roadrally-brief-drove = { $finished ->
    [yes] { $you ->
        [yes] franchis
       *[no] franchit
      } la ligne d’arrivée
   *[no] { $you ->
        [yes] avances
       *[no] avance
      } jusqu’à la case { $end }
  }
roadrally-brief-shortcuttaken = { $you ->
    [yes] prends
   *[no] prend
  } le raccourci vers la case { $end }
roadrally-brief-stagesreached = { $you ->
    [yes] atteins
   *[no] atteint
  } { $count ->
    [one] le Point Rallye { $stages }
   *[other] les Points Rallye { $stages }
  }
roadrally-brief-checkpointtaken = { $you ->
    [yes] prends
   *[no] prend
  } le checkpoint (+2)
roadrally-brief-shuffled = { $you ->
    [yes] remélanges ta défausse
   *[no] remélange sa défausse
  }
roadrally-brief-tuned = { $you ->
    [yes] arranges ta pioche
   *[no] arrange sa pioche
  } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  })
roadrally-brief-drew = { $number ->
    [0] { $you ->
        [yes] n’as rien à piocher
       *[no] n’a rien à piocher
      }
   *[other] { $again ->
        [yes] puis encore
       *[no] { $you ->
            [yes] pioches
           *[no] pioche
          }
      } { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
      }
  }
roadrally-brief-drewcards = { $again ->
    [yes] puis
   *[no] pioches
  } { $cards }
roadrally-brief-lookedat = { "" }
roadrally-brief-handempty = { $you ->
    [yes] n’as pas de carte et restes
   *[no] n’a pas de carte et reste
  } sur place
roadrally-brief-stagetriggered = { $you ->
    [yes] déclenches
   *[no] déclenche
  } le Point Rallye { $stage }
roadrally-brief-stagecardsreturned = { "" }
roadrally-brief-stagetiletaken = { $you ->
    [yes] prends
   *[no] prend
  } son jeton (+2)
roadrally-brief-pointsscored = { $stage ->
    [0] { $you ->
        [yes] finis
       *[no] finit
      } en { $place ->
        [1] 1re
       *[other] { $place }e
      } position (+{ $points })
   *[other] { $you ->
        [yes] marques
       *[no] marque
      } { $points ->
        [one] { $points } point
       *[other] { $points } points
      }{ $doubled ->
        [yes] { " " }(doublés)
       *[no] { "" }
      }
  }
roadrally-brief-cardsinstead = { $you ->
    [yes] renonces
   *[no] renonce
  } aux points

roadrally-event-cardsplayed-you = { $store ->
    [yes] Tu joues { $cards } depuis le magasin général.
   *[no] Tu joues { $cards }.
  }
roadrally-event-drove-you = { $finished ->
    [yes] Tu pars de la case { $start } et franchis la ligne d’arrivée.
   *[no] Tu avances de la case { $start } à la case { $end }.
  }
roadrally-event-shortcuttaken-you = Tu prends le raccourci de la case { $start } à la case { $end }.
roadrally-event-stagesreached-you = { $count ->
    [one] Tu atteins le Point Rallye { $stages }.
   *[other] Tu atteins les Points Rallye { $stages }.
  }
roadrally-event-checkpointtaken-you = Tu prends le checkpoint de la case { $space } (2 points). Le pilote en dernière position pioche.
roadrally-event-checkpointtaken-last-you = { $seat } prend le checkpoint de la case { $space } (2 points). Tu es en dernière position et tu pioches.
roadrally-event-shuffled-you = Tu mélanges ta défausse dans ta pioche ; elle compte maintenant { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  }.
roadrally-event-tuned-you = { $number ->
    [one] Tu regardes la première carte de ta pioche et tu la remets.
   *[other] Tu réordonnes les { $number } premières cartes de ta pioche.
  }
roadrally-event-drew-you = { $number ->
    [0] Panne sèche : ta pioche est vide, rien à piocher.
    [one] Tu pioches une carte.
   *[other] Tu pioches { $number } cartes.
  }
roadrally-event-handempty-you = Tu n’as pas de carte à jouer et restes sur place.
roadrally-event-stagetriggered-you = { $left ->
    [0] Tu joues la carte du Point Rallye { $stage } et ne peux plus en déclencher.
   *[other] Tu joues la carte du Point Rallye { $stage } et peux encore en déclencher { $left }.
  }
roadrally-event-stagecardsreturned-you = { $number ->
    [one] Tu ranges ta dernière carte Rallye sans la montrer.
   *[other] Tu ranges tes { $number } autres cartes Rallye sans les montrer.
  }
roadrally-event-stagetiletaken-you = Tu es exactement sur le Point Rallye { $stage } et tu prends son jeton (2 points).
roadrally-event-pointsscored-you = { $stage ->
    [0] Tu finis en { core-place } position (+{ $points }).
   *[other] En { core-place } position{ $doubled ->
        [yes] , tu marques le double : +{ $points }
       *[no]  : +{ $points }
      }.
  }
roadrally-event-cardsinstead-you = En { core-place } position, tu prends 2 cartes au lieu des points.
roadrally-event-raceover-you =
    La course est finie. Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
