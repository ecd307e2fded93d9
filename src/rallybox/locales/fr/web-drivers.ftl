## Drivers: who they are, how strong, and what they say

web-level-rookie = débutant
web-level-novice = novice
web-level-amateur = amateur
web-level-club = pilote de club
web-level-regional = pilote régional
web-level-national = pilote national
web-level-pro = pro
web-level-master = maître
web-level-champion = champion
web-level-ace = as du volant
web-bot = Bot : { $strength }
web-bot-plain = Bot
web-driver = { $manner } · { $strength }
web-like-me = Comme moi
web-like-you = de ton niveau
web-like-you-level = de ton niveau ({ $level })
web-strength = Niveau
web-strength-all = Niveau des bots
web-strength-mixed = varié
web-strength-level = Niveau fixe
web-strength-few = Dans ce jeu, le hasard a son mot à dire : il n’y a donc que { $levels } niveaux.
web-like-me-about = Les bots conduisent à peu près aussi bien que toi : leur niveau suit tes résultats contre eux, pour que tout le monde gagne aussi souvent.
web-like-me-now = En ce moment : { $level }, après { $games ->
    [one] une partie
   *[other] { $games } parties
}.
web-who-people = Joueurs
web-who-drivers = Pilotes
web-pick-done = C’est bon
web-change = Changer
web-change-who = Changer : { $name }
web-follow = Bots à mon niveau
web-quips = Répliques des pilotes
