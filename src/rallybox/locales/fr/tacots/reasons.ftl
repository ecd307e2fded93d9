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
