# The pages of Road Rally in the browser.

## Home and the head of a table

roadrally-title = Road Rally
roadrally-about = Garde des forces pour la longue route, et sois devant quand tes Points Rallye arrivent.
roadrally-about-base = Pour une première course : le parcours et les règles les plus simples.
roadrally-about-standard = Le jeu complet, avec un autre parcours à chaque fois.
roadrally-about-demo = La version vive, pour une découverte rapide.
roadrally-about-sprint = Le jeu complet sur une demi-route.
web-rr-round = manche { $round }

## Road Rally on the screen

web-rr-start = DÉPART
web-rr-finish = ARRIVÉE
web-rr-board = Le parcours
web-rr-spaces = Les cases de la route. Les flèches vont de case en case.
web-rr-find-car = Trouver ma voiture
web-rr-whole = Tout le parcours
web-rr-target = Tu peux aller ici.
web-rr-cars-here = Ici : voiture { $drivers }.
web-rr-space-start = La zone de départ.
web-rr-space-finish = L’arrivée. La manche où une voiture y parvient est la dernière.
web-rr-space-plain = Case { $space }.
web-rr-space-stage = Case { $space } : Point Rallye { $stage }.
web-rr-space-diner = Case { $space } : un restaurant. Le Point Rallye { $stage } est passé.
web-rr-space-checkpoint = Case { $space } : un checkpoint. Il vaut 2 points ; la dernière position pioche 2 cartes.
web-rr-space-passed = Case { $space } : un checkpoint que quelqu’un a déjà pris.
web-rr-space-gas = Case { $space } : une station-service. Ta défausse retourne dans ta pioche.
web-rr-space-store = Case { $space } : un magasin général. Au tour suivant, joue jusqu’à 5 cartes de toutes couleurs.
web-rr-space-mechanic = Case { $space } : un mécanicien. Remets les 5 premières cartes de ta pioche dans l’ordre que tu veux.
web-rr-space-shortcut = Case { $space } : un raccourci vers la case { $end }.
web-rr-draws =
    { $draw ->
        [0] . Ne fait rien piocher.
        [one] . Fait piocher une carte.
       *[other] . Fait piocher { $draw } cartes.
    }
web-rr-hand = Ma main
web-rr-hand-empty = Ta main est vide.
web-rr-other-play = Ne va pas avec ce que tu as choisi ; ce serait un nouveau choix.
web-rr-pick-cards = Choisis des cartes, ou la case où tu veux t’arrêter.
web-rr-ask-mechanic = Mets les premières cartes de ta pioche dans l’ordre que tu veux. { $draw ->
    [0] Aucune n’est piochée maintenant.
    [one] La première est piochée aussitôt.
   *[other] Les { $draw } premières sont piochées aussitôt.
}
web-rr-drive = Rouler
web-rr-tune = Les premières cartes de ma pioche, la prochaine d’abord
web-rr-tune-card = { $place } : { $card } Les flèches la déplacent.
web-rr-tuned-to = { $card } Maintenant en position { $place }.
web-rr-drawn-now = piochée maintenant
web-rr-tune-done = Les remettre
web-rr-places = Ce que donne ce Point Rallye, par position
web-rr-or-cards = ou 2 cartes
web-rr-do-score = Jouer la carte
web-rr-do-continue = Continuer
web-rr-do-takepoints = Points
web-rr-do-takecards = Cartes
web-rr-do-shortcut = Prendre le raccourci
web-rr-do-stay = Rester
web-rr-do-drawfirst = Piocher d’abord
web-rr-do-shufflefirst = Mélanger d’abord
web-rr-do-reshuffle = Mélanger
web-rr-do-keep = Garder la pioche
web-rr-my-stages = Mes Points Rallye
web-rr-stage-live = Point Rallye { $stage }.
web-rr-stage-gone = Point Rallye { $stage }, déjà passé.
web-rr-standing = Classement
web-rr-acts = Décide maintenant.
web-rr-in-hand = Cartes en main
web-rr-in-deck = Cartes dans la pioche
web-rr-triggers = Points Rallye à déclencher encore, et déjà déclenchés
web-rr-tiles-won = Tuiles et jetons gagnés, 2 points chacun
web-rr-sum-stages = Points Rallye
web-rr-sum-own = Les siens, doublés
web-rr-sum-finish = Arrivée
web-rr-sum-tiles = Tuiles et jetons
web-rr-me-place = position sur la route
web-rr-me-space = case
web-rr-me-points = points
web-rr-me-deck = en pioche
web-rr-deck = pioche { $deck }, défausse { $discards }
web-rr-my-deck = Ma pioche
web-rr-top = Prochaines cartes
web-rr-top-unknown =
    { $deck ->
        [0] La pioche est vide.
        [one] Une carte, et personne ne sait laquelle.
       *[other] { $deck } cartes, dans un ordre que personne ne connaît.
    }
web-rr-discards = Défausse
web-rr-none = Aucune.

web-rr-rules-turn = Ton tour
web-rr-rules-play = Joue une ou plusieurs cartes d’une seule couleur et avance de leur somme. Puis pioche :
web-rr-rules-draw =
    { $draw ->
        [0] rien à piocher
        [one] pioche { $draw } carte
       *[other] pioche { $draw } cartes
    }
web-rr-rules-spaces = Les cases
web-rr-rules-stage = Point Rallye. Il se joue quand une voiture s’y arrête ou le dépasse. La première voiture sur la case même prend le jeton si le Point Rallye est marqué : 2 points.
web-rr-rules-checkpoint = Checkpoint. La tuile vaut 2 points ; qui est en dernière position pioche 2 cartes.
web-rr-rules-gas = Station-service. Ta défausse retourne dans ta pioche.
web-rr-rules-mechanic = Mécanicien. Regarde les 5 premières cartes de ta pioche et remets-les dans l’ordre que tu veux.
web-rr-rules-store = Magasin général. Si ton prochain tour commence ici, tu peux jouer jusqu’à 5 cartes de toutes couleurs, et tu en pioches 1, même après du vert.
web-rr-rules-shortcut = Raccourci. Arrête-toi ici et tu peux sauter à l’autre bout.
web-rr-rules-stages = Les Points Rallye
web-rr-rules-trigger = Tu as en secret les cartes de quelques Points Rallye ; une étoile les marque sur la route. Quand l’un d’eux arrive, tu peux jouer sa carte : tout le monde marque selon sa position, et toi le double.
web-rr-rules-end = La fin
web-rr-rules-over = La manche où une voiture atteint l’arrivée est la dernière. Les voitures arrivées marquent encore une fois selon leur position.

# Laying a course

web-rr-first = Pilote qui commence
web-rr-first-lot = au sort
web-rr-course = Parcours
web-rr-course-random = au hasard
web-rr-course-own = posé par moi
web-rr-builder = Poser le parcours
web-rr-builder-course = Le parcours { $course }
web-rr-builder-tiles = Les tuiles dans l’ordre de la route. Les flèches déplacent celle qui est sélectionnée.
web-rr-builder-fine = La route va d’un trait du départ à l’arrivée.
web-rr-builder-how = Fais glisser une tuile vers une autre place, ou sers-toi des flèches. La flèche ronde la fait parcourir dans l’autre sens.
web-rr-builder-shuffle = Mélanger
web-rr-builder-use = Prendre ce parcours
web-rr-tile-place = Tuile en position { $place }
web-rr-tile-moved = La tuile { $tile } est maintenant en position { $place }.
web-rr-tile-before = Plus tôt
web-rr-tile-after = Plus tard
web-rr-tile-round = La parcourir dans l’autre sens
web-rr-tile-swap = Une autre tuile
