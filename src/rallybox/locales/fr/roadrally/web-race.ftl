# La route et le classement, et un Point Rallye marqué

web-rr-on-road = Position sur la route : { $place }
web-rr-driver = { $name }. Points : { $points }. Position sur la route : { $place }, case { $space }. Cartes en main : { $hand }, dans la pioche : { $deck }. Cartes Rallye : { $stagecards }, déclenchements possibles : { $triggers }.
web-rr-great-stage = Point Rallye { $stage }
web-rr-great-finish = L’arrivée
web-rr-great-by = { $name } joue la carte et marque le double.
web-rr-great-why = { $place ->
    [1] en tête sur la route
   *[other] { $place }e sur la route
  }
web-rr-great-double = { $why }, compté double
web-rr-great-cards = 2 cartes
web-rr-great-tile = prend le jeton
