# Stich Rallye : ce que disent les signes.

web-sr-sign-first = En tête
web-sr-sign-place = En { core-place } position
web-sr-sign-last = En dernière position
web-sr-sign-laps = { $laps ->
    [0] Pas encore de tour de piste bouclé
    [one] { $laps } tour de piste bouclé
   *[other] { $laps } tours de piste bouclés
  }
web-sr-sign-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
web-sr-sign-tricks = { $tricks ->
    [0] Aucun pli gagné dans cette manche
    [one] { $tricks } pli gagné dans cette manche
   *[other] { $tricks } plis gagnés dans cette manche
  }
web-sr-sign-motor = Le moteur est à { $motor } : c’est le nombre de cases qu’il peut ajouter à un déplacement
web-sr-sign-flag = A le drapeau : entame le prochain pli
