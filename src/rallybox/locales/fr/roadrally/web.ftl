# The pages of Road Rally in the browser.

## Home and the head of a table

roadrally-title = Road Rally
roadrally-about = La route est longue : ménage tes forces, et sois devant quand tes Points Rallye se présentent.
roadrally-about-base = Pour une première course : le parcours et les règles les plus simples.
roadrally-about-standard = Le jeu complet, sur un nouveau parcours à chaque partie.
roadrally-about-demo = Une version rythmée, pour découvrir le jeu.
roadrally-about-sprint = Le jeu complet sur un demi-parcours.
web-rr-round = manche { $round }

## Road Rally on the screen

web-rr-start = DÉPART
web-rr-finish = ARRIVÉE
web-rr-board = Le parcours
web-rr-spaces = Les cases de la route. Les flèches du clavier passent d’une case à l’autre.
web-rr-find-car = Trouver ma voiture
web-rr-whole = Tout le parcours
web-rr-target = Tu peux rouler jusqu’ici.
web-rr-cars-here = Ici : { $count ->
    [one] voiture
   *[other] voitures
  } { $drivers }.
web-rr-space-start = La zone de départ.
web-rr-space-finish = L’arrivée. La manche où une voiture y parvient est la dernière.
web-rr-space-plain = Case { $space }.
web-rr-space-stage = Case { $space } : Point Rallye { $stage }.
web-rr-space-diner = Case { $space } : un restaurant. Le Point Rallye { $stage } est passé.
web-rr-space-checkpoint = Case { $space } : un checkpoint. Il vaut 2 points, et le pilote en dernière position pioche 2 cartes.
web-rr-space-passed = Case { $space } : un checkpoint déjà pris.
web-rr-space-gas = Case { $space } : une station-service. Ta défausse retourne dans ta pioche.
web-rr-space-store = Case { $space } : un magasin général. Au tour suivant, tu peux jouer jusqu’à 5 cartes, toutes couleurs confondues.
web-rr-space-mechanic = Case { $space } : un mécanicien. Regarde les 5 premières cartes de ta pioche et remets-les dans l’ordre que tu veux.
web-rr-space-shortcut = Case { $space } : un raccourci vers la case { $end }.
web-rr-draws =
    { $draw ->
        [0] . Aucune carte à piocher.
        [one] . Une carte à piocher.
       *[other] . { $draw } cartes à piocher.
    }
web-rr-hand = Ma main
web-rr-hand-empty = Ta main est vide.
web-rr-other-play = Ne va pas avec les cartes choisies ; si tu la prends, ton choix recommence.
web-rr-pick-cards = Choisis des cartes, ou la case où tu veux t’arrêter.
web-rr-ask-mechanic = Range les premières cartes de ta pioche dans l’ordre que tu veux. { $draw ->
    [0] Tu n’en pioches aucune maintenant.
    [one] Tu pioches aussitôt la première.
   *[other] Tu pioches aussitôt les { $draw } premières.
}
web-rr-drive = Rouler
web-rr-tune = Les premières cartes de ma pioche, dans l’ordre
web-rr-tune-card = { $place } : { $card } Les flèches du clavier la déplacent.
web-rr-tuned-to = { $card } Maintenant au rang { $place }.
web-rr-drawn-now = piochée maintenant
web-rr-tune-done = Les reposer
web-rr-places = Ce que rapporte ce Point Rallye, selon la position
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
web-rr-do-keep = Laisser la pioche
web-rr-my-stages = Mes Points Rallye
web-rr-stage-live = Point Rallye { $stage }.
web-rr-stage-gone = Point Rallye { $stage }, déjà passé.
web-rr-standing = Classement
web-rr-acts = Réfléchit.
web-rr-in-hand = Cartes en main
web-rr-in-deck = Cartes dans la pioche
web-rr-triggers = Points Rallye qui restent à déclencher, et déjà déclenchés
web-rr-tiles-won = Jetons et checkpoints gagnés, 2 points chacun
web-rr-sum-stages = Points Rallye
web-rr-sum-own = Les siens, doublés
web-rr-sum-finish = Arrivée
web-rr-sum-tiles = Jetons
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
        [one] Une carte, que personne ne connaît.
       *[other] { $deck } cartes, dans un ordre que personne ne connaît.
    }
web-rr-discards = Défausse
web-rr-none = Aucune.

web-rr-rules-turn = Ton tour
web-rr-rules-play = Joue une ou plusieurs cartes d’une seule couleur et avance du total de leurs valeurs. Puis pioche :
web-rr-rules-draw =
    { $draw ->
        [0] aucune carte
        [one] { $draw } carte
       *[other] { $draw } cartes
    }
web-rr-rules-spaces = Les cases
web-rr-rules-stage = Point Rallye. Son tour vient quand une voiture s’y est arrêtée ou l’a dépassé. S’il rapporte des points, la première voiture arrêtée exactement dessus prend le jeton : 2 points.
web-rr-rules-checkpoint = Checkpoint. Il vaut 2 points, et le pilote en dernière position pioche 2 cartes.
web-rr-rules-gas = Station-service. Ta défausse retourne dans ta pioche.
web-rr-rules-mechanic = Mécanicien. Regarde les 5 premières cartes de ta pioche et remets-les dans l’ordre que tu veux.
web-rr-rules-store = Magasin général. Si ton prochain tour commence ici, tu peux jouer jusqu’à 5 cartes, toutes couleurs confondues, et tu pioches 1 carte, même après du vert.
web-rr-rules-shortcut = Raccourci. Si tu t’arrêtes ici, tu peux sauter à l’autre bout.
web-rr-rules-stages = Les Points Rallye
web-rr-rules-trigger = Tu as en secret les cartes de quelques Points Rallye, signalés sur la route par une étoile. Quand l’un d’eux est atteint, tu peux jouer sa carte : tout le monde marque selon sa position, et toi le double.
web-rr-rules-end = La fin
web-rr-rules-over = La manche où une voiture atteint l’arrivée est la dernière. Les voitures arrivées marquent encore une fois selon leur position.

# Laying a course

web-rr-first = Qui commence ?
web-rr-first-lot = au hasard
web-rr-course = Parcours
web-rr-course-random = au hasard
web-rr-course-own = le mien
web-rr-builder = Construire le parcours
web-rr-builder-course = Parcours { $course }
web-rr-builder-tiles = Les tuiles dans l’ordre de la route. Les flèches du clavier déplacent la tuile choisie.
web-rr-builder-fine = La route relie bien le départ à l’arrivée.
web-rr-builder-how = Fais glisser une tuile à un autre rang, ou sers-toi des flèches. La flèche ronde inverse le sens de parcours d’une tuile.
web-rr-builder-shuffle = Mélanger
web-rr-builder-use = Utiliser ce parcours
web-rr-tile-place = Tuile au rang { $place }
web-rr-tile-moved = La tuile { $tile } est maintenant au rang { $place }.
web-rr-tile-before = Vers le départ
web-rr-tile-after = Vers l’arrivée
web-rr-tile-round = Inverser le sens
web-rr-tile-swap = Changer de tuile
