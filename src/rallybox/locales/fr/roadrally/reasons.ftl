# Pourquoi un coup est bon à Road Rally : des phrases courtes, un fait chacune.

roadrally-why-finish = Atteint l’arrivée en { core-place } position : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
roadrally-why-own-stage = Atteint le Point Rallye { $stage }, dont tu as la carte : { $after ->
    [0] { $points } points pour toi en { core-place } position
   *[other] { $points } points si tu restes en { core-place } position
 }.
roadrally-why-stage = Atteint { $count ->
    [one] le Point Rallye { $stages }
   *[other] les Points Rallye { $stages }
 } en { core-place } position : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si quelqu’un joue la carte{ $after ->
    [0] {""}
   *[other] {" "}et que personne ne te double
 }.
roadrally-why-overtakes = Te fait passer en { core-place } position{ $after ->
    [0] {""}
   *[other] {" "}pour l’instant
 }.
roadrally-why-to-shortcut = S’arrête à l’entrée d’un raccourci : { $spaces } cases de plus, offertes.
roadrally-why-gas = S’arrête à la station-service : { $cards ->
    [one] une carte revient
   *[other] { $cards } cartes reviennent
 } dans ta pioche{ $deck ->
    [0] , qui est vide
   *[other] {""}
 }.
roadrally-why-mechanic = S’arrête chez un mécanicien : tu peux ordonner tes prochaines cartes.
roadrally-why-store = S’arrête à un magasin général : au prochain tour, tu pourras combiner les couleurs.
roadrally-why-tile = Première voiture exactement sur le Point Rallye { $stage } : { $points } points de plus s’il est déclenché.
roadrally-why-short-of = S’arrête juste avant le Point Rallye { $stage }, dont tu as la carte.
roadrally-why-checkpoint = Prend { $count ->
    [one] un checkpoint
   *[other] { $count } checkpoints
 } : { $points } points{ $last ->
    [you] , et deux cartes en plus, puisque tu es en dernière position
   *[other] {""}
 }.
roadrally-why-empty = Te laisse sans carte.
roadrally-why-no-draw = Ta pioche est vide : tu ne pioches rien.
roadrally-why-draws = Tu pioches { $draw } nouvelles cartes.
roadrally-why-keeps = Garde { $count ->
    [one] ta carte rapide { $cards }
   *[other] tes cartes rapides { $cards }
 } pour plus tard.
roadrally-why-one-card = Ne coûte que { $card }.
roadrally-why-far = Avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
 }, le plus loin possible.
roadrally-why-stays = Te laisse en { core-place } position sur la route{ $after ->
    [0] {""}
   *[other] {" "}pour l’instant
 }.
roadrally-why-jump = { $spaces } cases de plus, offertes.
roadrally-why-stay = Te laisse profiter des { $spaces } cases que le raccourci sauterait.
roadrally-why-score = { $points } points pour toi en { core-place } position{ $place ->
    [1] , le maximum
   *[other] {""}
 }.
roadrally-why-nothing-ahead = Tu n’as plus d’autre carte Rallye qui puisse servir.
roadrally-why-triggers = Ensuite, tu pourras encore déclencher { $left ->
    [one] un Point Rallye
   *[other] { $left } Points Rallye
 }.
roadrally-why-no-card = Tu n’as pas la carte du Point Rallye { $stage }.
roadrally-why-waits = Garde { $left ->
    [one] ton dernier déclenchement
   *[other] tes { $left } déclenchements
 } ; { $ahead ->
    [0] aucun de tes Points Rallye n’est encore à venir
    [one] un de tes Points Rallye est encore à venir
   *[other] { $ahead } de tes Points Rallye sont encore à venir
 }.
roadrally-why-only-place = Tu n’es ici qu’en { core-place } position.
roadrally-why-points = { $points ->
    [one] { $points } point assuré
   *[other] { $points } points assurés
 }.
roadrally-why-enough = Tu as déjà { $hand ->
    [one] une carte
   *[other] { $hand } cartes
 } en main.
roadrally-why-cards = { $draw ->
    [one] Une carte de plus
   *[other] { $draw } cartes de plus
 } ; tu en as { $hand } en main.
roadrally-why-draws-nothing = Ta pioche est vide : tu ne pioches rien maintenant.
roadrally-why-knows = Tu sais ce que tu vas piocher : { $cards }.
roadrally-why-draws-fewer = { $cards ->
    [one] Il ne reste qu’une carte
   *[other] Il ne reste que { $cards } cartes
 } à piocher.
roadrally-why-same = Dans les deux cas, tu pioches en moyenne des cartes aussi rapides.
roadrally-why-faster = En moyenne, tu pioches des cartes plus rapides.
roadrally-why-slower = En moyenne, tu pioches des cartes plus lentes ; les plus rapides restent pour plus tard.
roadrally-why-tune = Tu pioches { $cards } maintenant.
roadrally-why-next = Ensuite, tu piocheras { $cards }.
