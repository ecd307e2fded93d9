# Pourquoi un coup est bon : des phrases courtes, un fait chacune. Un indice en dit une ou deux.

bots-advice-only = rien d’autre ne vaut l’essai
bots-advice-clear = nettement le meilleur
bots-advice-slight = un peu mieux que le suivant
bots-advice-hardly = à peine mieux que le suivant
bots-advice-maybe = peut-être mieux que le suivant
bots-advice-worse-clear = nettement moins bon
bots-advice-worse-slight = un peu moins bon
bots-advice-worse-hardly = à peine moins bon
bots-advice-worse-maybe = peut-être moins bon

## Road Rally

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
roadrally-why-steps = Avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
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

## Stich Rallye

stichrallye-why-sure = Gagne le pli à coup sûr : rien ne bat ton { stichrallye-part-named }.
stichrallye-why-slow = Qui gagne avance d’au plus { $lowest }.
stichrallye-why-high = Gagne pour l’instant ; { $higher ->
    [0] aucune carte plus haute en { stichrallye-part-colour } ne peut venir
    [one] une seule carte plus haute en { stichrallye-part-colour } peut venir
   *[other] seules { $higher } cartes plus hautes en { stichrallye-part-colour } peuvent venir
 }{ $new ->
    [yes] , mais peut-être une nouvelle couleur
   *[no] {""}
 }.
stichrallye-why-low = A peu de chances de gagner : { $higher } cartes plus hautes en { stichrallye-part-colour } peuvent encore venir.
stichrallye-why-winds = Ne gagne pas : ton moteur monte de { $motor } à { $wound }.
stichrallye-why-unwinds = Ne gagne pas, et ton moteur tombe de { $motor } à { $wound }.
stichrallye-why-maybe-winds = Si tu perds, ton moteur monte de { $motor } à { $wound }.
stichrallye-why-maybe-unwinds = Si tu perds, ton moteur tombe de { $motor } à { $wound }.
stichrallye-why-last-of = C’est ta dernière carte en { stichrallye-part-colour } : ensuite, tu n’as plus à en fournir.
stichrallye-why-keeps = Garde ton { stichrallye-part-named } pour plus tard.
stichrallye-why-lowest = Te débarrasse de ta carte la plus basse.
stichrallye-why-takes = Gagne le pli : tu avances de { $lowest }{ $rolled ->
    [down] {" "}et dévales une pente, { $gain } cases en tout
    [up] {" "}mais redescends, { $gain } cases en tout
   *[no] {""}
 }.
stichrallye-why-finish = Boucle ton deuxième tour de piste et gagne la course.
stichrallye-why-lap = Boucle ton premier tour de piste.
stichrallye-why-turbo-finish = Avec le moteur ({ $motor }), cela boucle ton deuxième tour de piste et gagne la course.
stichrallye-why-turbo-lap = Avec le moteur ({ $motor }), cela boucle ton premier tour de piste.
stichrallye-why-turbo-for = Avec le moteur ({ $motor }), tu gagnes { $gain } cases.
stichrallye-why-further = T’emmène { $more ->
    [one] une case
   *[other] { $more } cases
 } plus loin que sans.
stichrallye-why-no-further = Ne t’emmène pas plus loin que sans.
stichrallye-why-peak = Un cran de plus ferait tomber le moteur de { $motor } à { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Dévale une pente : { $gain } cases en tout.
   *[up] Finit en montée et redescend : { $gain } cases en tout.
 }
stichrallye-why-place = Te fait passer en position { $place }.
stichrallye-why-runs-anyway = La manche finit : ton moteur ({ $motor }) tourne alors de toute façon, pour un déplacement à lui seul.
stichrallye-why-grows = Un cran de plus met le moteur à { $wound } au lieu de { $motor }.
stichrallye-why-stays = Ton moteur reste à { $motor }.
stichrallye-why-uphill = Avec le moteur, tu finirais en montée et redescendrais.

## Tacots

tacots-part-kind = { $kind ->
    [crossroads] route à 4 voies
    [vertical-junction] route verticale à 3 voies
    [horizontal-junction] route horizontale à 3 voies
    [vertical-straight] ligne droite verticale
    [horizontal-straight] ligne droite horizontale
    [right-bend] carte de virage à droite
   *[left-bend] carte de virage à gauche
 }
tacots-why-pass = Rien à poser, nulle part où rouler.
tacots-why-finish = L’arrivée, comme dernière carte : { $points } points.
tacots-why-out = Ta dernière carte : tu ne perds rien dans cette manche.
tacots-why-open = Tu avances sans carte à toi.
tacots-why-dear = Te débarrasse d’une { tacots-part-kind }, qui coûte { $points } points à la fin.
tacots-why-spare = Il t’en reste { $left } pareilles.
tacots-why-keeps = Garde ta seule { tacots-part-kind }.
tacots-why-card = Te laisse { $left ->
    [one] une carte
   *[other] { $left } cartes
 }.
tacots-why-in-the-way = { $count ->
    [one] Le tacot { $cars } n’a alors plus de case libre devant lui.
   *[other] Les tacots { $cars } n’ont alors plus de case libre devant eux.
 }
tacots-why-no-way = Aucune case libre devant.
tacots-why-none-fits = Aucune des cartes que tu gardes n’y va encore à la suite.
tacots-why-fits = { $every ->
    [yes] { $others ->
        [one] La carte que tu gardes y va à la suite
       *[other] Les { $others } cartes de route que tu gardes y vont toutes à la suite
     }
   *[no] Cartes de route que tu gardes et qui y vont à la suite : { $fitting } sur { $others }
 }{ $ways ->
    [one] {""}
   *[other] {" "}({ $ways } cases libres)
 }.
tacots-why-safe = Là, aucune impasse ne va devant ton tacot.
tacots-why-sheltered = Le tacot { $car } ne peut pas être bloqué, et toi, sur la même carte, non plus.
tacots-why-exposed = Là, une impasse te fermerait la seule voie.
tacots-why-against = Ferme la route au tacot { $car } ; cases libres devant lui : { $ways }.
tacots-why-leader = Personne d’autre en face n’a moins de cartes que le tacot { $car } : { $cards }.
tacots-why-follower = Le tacot { $car } a encore { $cards } cartes.
tacots-why-anywhere = Les quatre cases du centre se valent.
tacots-why-drive = Roule { $steps ->
    [one] d’une carte
   *[other] de { $steps } cartes
 }.
tacots-why-stop = Cartes posées : { $cards } sur 52.
tacots-why-early = Une impasse maintenant, c’est renoncer à la réussite totale.
tacots-why-caps = Mène le tacot { $car } à son arrivée.
tacots-why-ends = { $ends ->
    [0] Ne laisse aucun bout de route ouvert
    [one] Laisse un bout de route ouvert
   *[other] Laisse { $ends } bouts de route ouverts
 }.
tacots-why-highest = Découvre une carte du tas { $pile }, le plus haut.
tacots-why-tops = { $every ->
    [yes] { $others ->
        [one] La seule autre carte du dessus y va à la suite
       *[other] Les { $others } autres cartes du dessus y vont toutes à la suite
     }
   *[no] Autres cartes du dessus qui y vont à la suite : { $fitting } sur { $others }
 }.
tacots-why-no-top = Aucune des { $others } autres cartes du dessus n’y va à la suite.
tacots-why-nearer = De là, un endroit où quelque chose va est à { $steps ->
    [one] une carte
   *[other] { $steps } cartes
 }.
