# Plusieurs personnes sur un même appareil

web-hot-plan = quelqu’un sur cet appareil
web-hot-name = Nom
web-hot-name-of = Nom pour le siège { $seat }
web-hot-person = Personne { $seat }
web-hot-about = Plusieurs personnes partagent cet appareil : un rideau tombe entre les tours, et chacun ne voit que ses propres cartes.
web-hot-here = sur cet appareil
web-hot-sit = Quelqu’un d’ici s’installe
web-hot-sit-down = S’installer
web-hot-get-up = Libérer ce siège
web-hot-hand-to = Passe l’appareil à
web-hot-meanwhile = Entre-temps
web-hot-nobody-else = Personne d’autre ne regarde ?
web-hot-i-am = Je suis { $name }
web-hot-board = Regarder d’abord le plateau
web-hot-since = Depuis ton dernier regard : { $number }
web-hot-done = C’est tout pour l’instant. Le rideau va tomber.
web-hot-close = Fermer le rideau
web-hot-turn = Au tour de { $name }
web-hot-back = Passer l’appareil
web-hot-open = Voici ce que tout le monde peut voir.
web-hot-look = Cartes de { $name }
web-hot-stand-in = Laisser un bot jouer pour { $name }
web-hot-take-back = { $name } rejoue
