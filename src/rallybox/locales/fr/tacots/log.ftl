# Tacots : le journal. Ce qui s’est passé, en tutoyant.

tacots-event-handbegan-you = Manche { $hand } sur { $hands } : tout le monde a { $cards } cartes, et c’est à toi de commencer.
tacots-event-startpassed-you = Tu n’as pas de carte pour commencer : le tour passe à gauche.
tacots-event-laid-you = Tu poses { $source ->
    [open] la carte face visible { $sign }
    [pile] { $sign } du tas { $pile }
   *[hand] { $sign }
  } en { $square } { $source ->
    [pile] et fais avancer le tacot { $car } dessus.
   *[other] { $opening ->
        [yes] et mets ton tacot dessus.
       *[no] et avances dessus.
      }
  }
tacots-event-finished-you = Tu poses l’arrivée { $sign } en { $square } et franchis la ligne !
tacots-event-deadendlaid-you = { $solo ->
    [yes] Tu poses une impasse { $sign } en { $square } devant le tacot { $car }.
   *[no] Tu poses une impasse { $sign } en { $square } devant { $against }.
  }
tacots-event-deadendlaid-against-you = { $seat } pose une impasse { $sign } en { $square }, devant toi !
tacots-event-drove-you = Tu fais rouler le tacot { $car } { $steps ->
    [one] d’une carte
   *[other] de { $steps } cartes
  } jusqu’en { $end }.
tacots-event-passed-you = Tu ne peux rien faire et tu passes.
tacots-event-fewcards-you = { $cards ->
    [0] Tu n’as plus de cartes !
    [one] Tu n’as plus que { $cards } carte !
   *[other] Tu n’as plus que { $cards } cartes !
  }
tacots-event-lastcard-you = Tu as posé ta dernière carte ; on termine le tour de table.
tacots-event-counted-you = { $finish ->
    [yes] Tu as posé l’arrivée :
   *[no] { $number ->
        [0] Tu n’as plus de cartes :
       *[other] Il te reste { $signs } :
      }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
tacots-event-gameover-you = { $shared ->
    [yes] Tu partages la victoire, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[no] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
tacots-event-patiencebegan-you = Tu poses la route à 4 voies { $sign } en { $square } et mets les quatre tacots dessus.
tacots-event-takenback-you = Tu reprends ton dernier coup.
tacots-event-patienceover-you = { $reason ->
    [full] Réussite totale : les 52 cartes sont posées, et une impasse en dernier devant chaque tacot !
    [simple] Réussite : les 52 cartes sont posées.
    [blocked] Plus aucune carte ne convient ; cartes posées : { $cards } sur 52.
   *[stopped] Tu t’arrêtes ; cartes posées : { $cards } sur 52.
  }
