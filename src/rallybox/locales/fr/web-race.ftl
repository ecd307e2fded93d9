# Les grands moments d’une partie, et son issue

web-race-wins = { $name } gagne !
web-race-you-win = Tu gagnes !
web-race-you = toi
web-race-share = { $names } se partagent la victoire !
web-race-you-share = Tu partages la victoire avec { $names } !
web-race-came = { $place ->
    [2] Tu finis deuxième.
    [3] Tu finis troisième.
    [4] Tu finis quatrième.
    [5] Tu finis cinquième.
   *[other] Tu finis en { $place }e position.
  }
web-race-place = Place
web-race-board = Voir le plateau
web-race-leads = En tête.
