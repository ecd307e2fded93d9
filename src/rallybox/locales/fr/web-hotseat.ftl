# Plusieurs personnes sur un même appareil

web-hot-plan = joueur sur cet appareil
web-hot-name = Nom
web-hot-name-of = Nom pour le siège { $seat }
web-hot-person = Joueur { $seat }
web-hot-about = On se passe cet appareil : un rideau se ferme entre les tours, et chacun ne voit que ses propres cartes.
web-hot-here = sur cet appareil
web-hot-sit = Installer quelqu’un ici
web-hot-sit-down = S’installer
web-hot-get-up = Libérer cette place
web-hot-hand-to = Passe l’appareil à
web-hot-meanwhile = Entre-temps
web-hot-nobody-else = Personne d’autre ne regarde ?
web-hot-i-am = Je suis { $name }
web-hot-board = Voir d’abord le plateau
web-hot-since =
    { $number ->
        [one] { $number } nouveauté depuis ton dernier tour
       *[other] { $number } nouveautés depuis ton dernier tour
    }
web-hot-done = C’est tout pour l’instant. Le rideau va se fermer.
web-hot-close = Fermer le rideau
web-hot-turn = C’est à { $name } de jouer
web-hot-back = Passer l’appareil
web-hot-open = Tout le monde peut voir ceci.
web-hot-look = { $name } : voir mes cartes
web-hot-stand-in = Laisser un bot jouer pour { $name }
web-hot-take-back = { $name } reprend sa place
