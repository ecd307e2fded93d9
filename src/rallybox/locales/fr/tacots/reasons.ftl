# Pourquoi un coup est bon à Tacots : des phrases courtes, un fait chacune.

tacots-part-kind = { $kind ->
    [crossroads] route à 4 voies
    [vertical-junction] route verticale à 3 voies
    [horizontal-junction] route horizontale à 3 voies
    [vertical-straight] ligne droite verticale
    [horizontal-straight] ligne droite horizontale
    [right-bend] carte de virage à droite
   *[left-bend] carte de virage à gauche
 }
tacots-why-pass = Tu ne peux ni poser de carte ni rouler.
tacots-why-finish = L’arrivée, en dernière carte : { $points } points.
tacots-why-out = Ta dernière carte : cette manche ne te coûte rien.
tacots-why-open = Tu avances sans toucher à ta main.
tacots-why-dear = Te débarrasse d’une { tacots-part-kind }, qui coûte { $points } points à la fin.
tacots-why-spare = Il t’en reste { $left } de la même sorte.
tacots-why-keeps = Garde ta seule { tacots-part-kind }.
tacots-why-card = Te laisse { $left ->
    [one] une carte
   *[other] { $left } cartes
 }.
tacots-why-in-the-way = Ne laisse aucune case libre devant { $seats }.
tacots-why-no-way = Aucune case libre devant.
tacots-why-none-fits = Pour l’instant, aucune de tes cartes restantes ne peut s’y poser.
tacots-why-fits = { $every ->
    [yes] { $others ->
        [one] Ta carte restante peut s’y poser ensuite
       *[other] Tes { $others } cartes de route restantes peuvent toutes s’y poser ensuite
     }
   *[no] Cartes de route restantes qui peuvent s’y poser ensuite : { $fitting } sur { $others }
 }{ $ways ->
    [one] {""}
   *[other] {" "}({ $ways } cases libres)
 }.
tacots-why-safe = Là, aucune impasse ne peut se poser devant ton tacot.
tacots-why-sheltered = Sur la même carte, { $seat } te met à l’abri : on ne peut bloquer aucun de vous deux.
tacots-why-exposed = Là, une impasse fermerait ta seule issue.
tacots-why-against = Coupe la route à { $seat }, { $ways ->
    [0] sans lui laisser une case libre
    [one] en ne lui laissant qu’une case libre
   *[other] en lui laissant { $ways } cases libres
 }.
tacots-why-leader = { $seat } a { $cards } cartes ; aucun autre adversaire n’en a moins.
tacots-why-follower = { $seat } a encore { $cards } cartes.
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
        [one] L’autre carte du dessus peut s’y poser ensuite
       *[other] Les { $others } autres cartes du dessus peuvent toutes s’y poser ensuite
     }
   *[no] Autres cartes du dessus qui peuvent s’y poser ensuite : { $fitting } sur { $others }
 }.
tacots-why-no-top = { $others ->
    [one] L’autre carte du dessus ne peut pas s’y poser ensuite.
   *[other] Aucune des { $others } autres cartes du dessus ne peut s’y poser ensuite.
 }
tacots-why-nearer = De là, on est à { $steps ->
    [one] une carte
   *[other] { $steps } cartes
 } d’un endroit où l’on peut construire.
