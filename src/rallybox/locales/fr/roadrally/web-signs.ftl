# Road Rally : ce que disent les signes.

web-rr-sign-first = En tête sur la route
web-rr-sign-last = En dernière position sur la route : pioche 2 cartes quand quelqu’un prend un checkpoint
web-rr-sign-leads = En tête, avec le plus de points
web-rr-sign-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
web-rr-sign-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
  }
web-rr-sign-triggers = { $cards ->
    [0] Ne peut plus jouer de carte Rallye
    [one] Peut encore jouer { $cards } carte Rallye, qui double ses points
   *[other] Peut encore jouer { $cards } cartes Rallye, qui doublent ses points
  }
web-rr-sign-triggered = { $cards ->
    [one] { $cards } carte Rallye jouée
   *[other] { $cards } cartes Rallye jouées
  }
web-rr-sign-tiles = { $tiles ->
    [one] { $tiles } jeton ou checkpoint gagné
   *[other] { $tiles } jetons et checkpoints gagnés
  }, 2 points chacun
web-rr-triggers-left = { $left ->
    [0] Tu ne peux plus en jouer.
   *[other] Tu peux encore en jouer { $left }.
  }
web-rr-space-stage-scores = Dès qu’une voiture l’a atteint, on peut jouer sa carte : tout le monde marque selon sa position, et la personne qui l’a jouée marque le double.
web-rr-space-stage-mine = Tu as sa carte.
web-rr-my-stages-mean = Les Points Rallye dont tu as la carte, marqués d’une étoile sur le plateau. Dès qu’une voiture en atteint un, tu peux jouer sa carte : tout le monde marque selon sa position, et toi le double.
