# Stich Rallye : le journal. Ce qui s’est passé, en peu de mots après un nom ; et en tutoyant.

stichrallye-brief-cardplayed = { $you ->
    [yes] joues
   *[no] joue
  } le { $card }{ $failed ->
    [yes] { " " }(pas de { $lead ->
        [red] rouge
        [green] vert
       *[blue] bleu
      })
   *[no] { "" }
  }
stichrallye-brief-trickwon = { $you ->
    [yes] gagnes
   *[no] gagne
  } le pli { $trick } avec le { $card }
stichrallye-brief-flagtaken = { $you ->
    [yes] prends
   *[no] prend
  } le drapeau
stichrallye-brief-motorwound = { "" }
stichrallye-brief-turboused = { $you ->
    [yes] lâches ton moteur
   *[no] lâche son moteur
  } (+{ $motor })
stichrallye-brief-turbokept = { $you ->
    [yes] gardes ton moteur
   *[no] garde son moteur
  } à { $motor }
stichrallye-brief-motorused = { $you ->
    [yes] laisses tourner ton moteur
   *[no] laisse tourner son moteur
  } ({ $motor })
stichrallye-brief-drove = { $you ->
    [yes] avances
   *[no] avance
  } { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
  } { $reached ->
    [0] jusqu’au départ
   *[other] jusqu’à la case { $reached }
  }{ $rolled ->
    [down] { " " }et { $you ->
        [yes] dévales
       *[no] dévale
      } jusqu’à la case { $end }
    [up] { " " }et { $you ->
        [yes] recules
       *[no] recule
      } jusqu’à la case { $end }
   *[no] { "" }
  }{ $lap ->
    [yes] { $laps ->
        [1] , premier tour de piste bouclé
       *[other] , deuxième tour de piste bouclé
      }
   *[no] { "" }
  }

stichrallye-event-roundbegan-you = Manche { $round } : tout le monde reçoit { $cards } cartes. Tu as le drapeau et tu entames.
stichrallye-event-dealt-you = Tu reçois { $cards }.
stichrallye-event-cardplayed-you = Tu joues le { $card }{ $failed ->
    [yes] , faute de { $lead ->
        [red] rouge
        [green] vert
       *[blue] bleu
      }
   *[no] { "" }
  }.
stichrallye-event-trickwon-you = Tu gagnes le pli { $trick } avec le { $card } ; la plus faible carte est un { $lowest }.
stichrallye-event-flagtaken-you = Tu prends le drapeau.
stichrallye-event-motorwound-you = Tu remontes ton moteur : de { $before } à { $motor }.
stichrallye-event-turboused-you = Tu lâches ton moteur : +{ $motor }.
stichrallye-event-turbokept-you = Tu gardes ton moteur à { $motor }.
stichrallye-event-motorused-you = Ton moteur tourne : { $motor }.
stichrallye-event-drove-you = Tu avances { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
  }, { $start ->
    [0] du départ
   *[other] de la case { $start }
  } { $reached ->
    [0] au départ
   *[other] à la case { $reached }
  }{ $rolled ->
    [down] , puis dévales jusqu’à la case { $end }
    [up] , puis recules jusqu’à la case { $end }
   *[no] { "" }
  }{ $lap ->
    [yes] { $laps ->
        [1] , et tu boucles ton premier tour de piste
       *[other] , et tu boucles ton deuxième tour de piste
      }
   *[no] { "" }
  }.
stichrallye-event-gameover-you = Tu gagnes : { $reason ->
    [finish] deux tours de piste bouclés
   *[lead] en tête après la dernière manche
  }.
