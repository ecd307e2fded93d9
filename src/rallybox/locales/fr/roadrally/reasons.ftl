# Pourquoi un coup est bon à Road Rally : des phrases courtes, un fait chacune.

roadrally-why-finish = Atteint l’arrivée en position { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
roadrally-why-own-stage = Atteint le Point Rallye { $stage }, dont tu as la carte : { $after ->
    [0] { $points } points pour toi en position { $place }
   *[other] { $points } points si tu restes en position { $place }
 }.
roadrally-why-stage = Atteint { $count ->
    [one] le Point Rallye { $stages }
   *[other] les Points Rallye { $stages }
 } en position { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si quelqu’un joue la carte{ $after ->
    [0] {""}
   *[other] {" "}et que personne ne te double
 }.
roadrally-why-overtakes = Te fait passer en position { $place }{ $after ->
    [0] {""}
   *[other] {" "}pour l’instant
 }.
roadrally-why-to-shortcut = S’arrête où commence un raccourci : { $spaces } cases de plus, gratuitement.
roadrally-why-gas = S’arrête à la station-service : { $cards ->
    [one] une carte revient
   *[other] { $cards } cartes reviennent
 } dans ta pioche{ $deck ->
    [0] , qui est vide
   *[other] {""}
 }.
roadrally-why-mechanic = S’arrête chez le mécanicien : tu mets tes prochaines cartes en ordre.
roadrally-why-store = S’arrête au magasin général : au prochain tour, tu peux mêler les couleurs.
roadrally-why-tile = Première voiture sur la case du Point Rallye { $stage } : { $points } points de plus s’il est déclenché.
roadrally-why-short-of = S’arrête juste avant le Point Rallye { $stage }, dont tu as la carte.
roadrally-why-checkpoint = Prend { $count ->
    [one] un checkpoint
   *[other] { $count } checkpoints
 } : { $points } points{ $last ->
    [you] , et, en dernière position, tu pioches deux cartes pour cela
   *[other] {""}
 }.
roadrally-why-empty = Te laisse sans carte.
roadrally-why-no-draw = Ta pioche est vide : rien ne revient.
roadrally-why-draws = Apporte { $draw } nouvelles cartes.
roadrally-why-keeps = Garde { $count ->
    [one] ta carte rapide { $cards }
   *[other] tes cartes rapides { $cards }
 } pour plus tard.
roadrally-why-one-card = Ne coûte que { $card }.
roadrally-why-far = Avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
 }, aussi loin que tu peux.
roadrally-why-stays = Te laisse en position { $place } sur la route{ $after ->
    [0] {""}
   *[other] {" "}pour l’instant
 }.
roadrally-why-jump = { $spaces } cases de plus, gratuitement.
roadrally-why-stay = Tu gardes ce qui se trouve sur les { $spaces } cases de route que le raccourci saute.
roadrally-why-score = { $points } points pour toi en position { $place }{ $place ->
    [1]  ; ce ne peut pas être plus
   *[other] {""}
 }.
roadrally-why-nothing-ahead = Aucun autre Point Rallye dont tu as la carte n’est encore à venir.
roadrally-why-triggers = Déclenchements qu’il te restera : { $left }.
roadrally-why-no-card = Tu n’as pas la carte du Point Rallye { $stage }.
roadrally-why-waits = Tu gardes { $left ->
    [one] ton dernier déclenchement
   *[other] tes { $left } déclenchements
 } ; Points Rallye à venir dont tu as la carte : { $ahead }.
roadrally-why-only-place = Tu n’es ici qu’en position { $place }.
roadrally-why-points = { $points ->
    [one] { $points } point assuré
   *[other] { $points } points assurés
 }.
roadrally-why-enough = Tu as { $hand ->
    [one] une carte
   *[other] { $hand } cartes
 } en main.
roadrally-why-cards = { $draw ->
    [one] Une carte de plus
   *[other] { $draw } cartes de plus
 } pour une main de { $hand }.
roadrally-why-draws-nothing = Ta pioche est vide : tu ne pioches rien maintenant.
roadrally-why-knows = Tu sais ce que tu pioches : { $cards }.
roadrally-why-draws-fewer = { $cards ->
    [one] Il ne reste qu’une carte
   *[other] Il ne reste que { $cards } cartes
 } à piocher.
roadrally-why-same = Ce que tu pioches est aussi rapide dans les deux cas, en moyenne.
roadrally-why-faster = Tu pioches des cartes plus rapides en moyenne.
roadrally-why-slower = Tu pioches des cartes plus lentes en moyenne ; les plus rapides restent pour plus tard.
roadrally-why-tune = Tu pioches { $cards } maintenant.
roadrally-why-next = Ensuite viennent { $cards }.
