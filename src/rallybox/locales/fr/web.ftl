# The pages of the browser

web-zoom-in = Plus près
web-zoom-out = Plus loin
web-close = Fermer
web-you = toi
web-card =
    { $colour ->
        [g] vert
        [y] jaune
        [r] rouge
       *[b] bleu
    } { $value }
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-decision = Ce qu’on te demande
web-sending = C’est parti…
web-watch = Regarde ce qui se passe.
web-skip = Passer
web-goes-on = Il n’y a rien à choisir ici ; ça continue tout seul.
web-hint = Indice
web-hint-thinking = Je réfléchis…
web-hints = Ce que ferait un bot fort
web-hint-place = position attendue : { $place }
web-hint-success = { $percent } d’une réussite totale
web-hint-share = { $percent } de sa réflexion

## Home

web-hero = Démarre ton moteur
web-hero-about = Trois jeux de rallye entre amis, inconnus et bots. Pas de compte, rien à installer : choisis un jeu et roule.
web-app-about = Trois jeux de rallye entre amis, inconnus et bots.
web-games = Jeux
web-players =
    { $least ->
        [1] { $most ->
            [1] En solitaire
           *[other] De 1 à { $most } joueurs
        }
       *[other] De { $least } à { $most } joueurs
    }
web-play-now = Jouer tout de suite
web-set-up = Préparer une table
web-my-tables = Mes tables
web-open-tables = Tables avec un siège libre
web-have-code = Tu as un code ?
web-have-code-about = La table d’un ami a un code de six lettres et chiffres.
web-code = Code d’une table
web-join = Rejoindre
web-your-turn = À toi de jouer
web-status-open =
    { $free ->
        [0] Prête à démarrer
        [one] { $free } siège libre
       *[other] { $free } sièges libres
    }
web-status-running = En cours
web-status-finished = Finie
web-your-name = Ton nom
web-nickname = Comment les autres doivent-ils t’appeler ?
web-guest = Anonyme
web-keep = Le garder
web-lost = Mauvaise route
web-nowhere = Il n’y a rien à cette adresse.
web-home = Accueil
web-looking = On cherche la table…
web-offline = Le serveur ne répond pas pour l’instant.
web-offline-again = On réessaie tout seul toutes les quelques secondes.
web-away-title = Petite panne au bord de la route
web-away-about = Rallybox tourne sur un serveur, et il ne répond pas pour l’instant : cet appareil est hors ligne, ou le serveur fait une pause. Chaque partie attend là où elle en est ; rien n’est perdu.

## Setting up a table

web-new-table = Une table pour { $game }
web-variant = Règles
web-how-many = À combien jouez-vous ?
web-seats = Sièges
web-seat = Siège { $seat }
web-plan-person = une personne
web-plan-rookie = Bot : débutant
web-plan-club = Bot : pilote de club
web-plan-pro = Bot : pro
web-plan-ace = Bot : as du volant
web-pace = Temps
web-pace-none = sans limite
web-pace-relaxed = un jour par tour
web-pace-live = 45 secondes
web-public = Tout le monde peut rejoindre
web-hints-allowed = Indices permis
web-create = Créer la table

## At the table

web-who-drives = Qui conduit ?
web-seat-free = toute personne qui a le lien peut s’asseoir ici
web-seat-waiting = Un siège libre
web-seat-here = est là
web-seat-away = n’est pas là
web-sit-here = M’asseoir ici
web-add-bot = Ajouter un bot
web-for-person = Garder libre
web-fill = Compléter avec des bots
web-start = Démarrer
web-start-free = { $free ->
    [one] Un siège est encore libre : invite quelqu’un, ou mets-y un bot.
   *[other] { $free } sièges sont encore libres : invite du monde, ou mets-y des bots.
}
web-wait-host = L’hôte de la table lance la partie quand tout le monde est là.
web-invite = Inviter
web-this-table = Cette table
web-qr = Le lien vers cette table, en code à scanner
web-code-is = Le code de cette table :
web-copy = Copier le lien
web-copied = Copié
web-plain-board = La position n’a pas pu être dessinée ici. Vos choix sont en dessous ; ce qui se passe est dans le journal.
web-plain-search = { $number } choix : chercher
web-plain-none = Rien de tel n’est possible maintenant.
web-plain-as-text = En texte
web-plain-place = Place
web-plain-score = Score
web-plain-shared = { $names } se partagent la victoire !
web-plain-ended = place { $place }
web-plain-asked = doit choisir
web-watchers = Personnes qui regardent
web-time-left = Temps restant
web-hours = { $hours } h
web-side = À côté du plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dis quelque chose
web-chat-send = Envoyer
web-connecting = On rejoint la table…
web-reconnecting = La ligne est coupée. On essaie de revenir…
web-try-now = Réessayer
web-table-gone = Cette table n’existe plus.
web-table-closed = Cette table a été fermée avant de commencer.
web-stand-in = Laisser un bot jouer pour moi
web-take-back = Je reprends le volant
web-leave = Quitter la table
web-big-screen = Pour le grand écran
web-big-screen-about = Le plateau en grand, pour un téléviseur. Les cartes de personne n’y sont visibles.
web-hand-page = Seulement mes cartes
web-hand-page-about = Ta main sur ce téléphone, pendant que le plateau est sur le grand écran.
web-result = Résultat
web-wins = { $name } gagne !
web-total = Total
web-rematch = Rejouer
web-replay = Revoir la partie
web-record = Télécharger l’enregistrement
web-replay-keys = Relecture
web-replay-at = Moment { $at } sur { $last }
web-replay-back = Un pas en arrière
web-replay-forward = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-jump = Aller à…
web-replay-as = Vu par
web-replay-as-all = tout le monde
web-replay-share = Partager ce moment

web-dice = Vérifier les dés
web-dice-checking = Toute la partie est rejouée…
web-dice-fair = Les dés étaient loyaux.
web-dice-unfair = Quelque chose cloche avec ces dés.
web-dice-how = Avant le premier mélange, le serveur a fixé un secret et montré son empreinte. Puis l’appareil de chaque joueur a ajouté ses propres chiffres au hasard. Tous ensemble ont fait les dés : personne n’a donc pu les choisir.
web-dice-right = Juste :
web-dice-wrong = Faux :
web-dice-unknown = On ne peut pas le dire :
web-dice-check-promise =
    { $found ->
        [right] L’empreinte est celle que cet appareil a vue avant la partie.
        [wrong] Cet appareil a vu une autre empreinte avant la partie.
       *[unknown] Cet appareil n’a pas gardé l’empreinte d’avant la partie.
    }
web-dice-check-secret =
    { $found ->
        [right] Le secret a bien cette empreinte.
       *[wrong] Le secret n’a pas cette empreinte.
    }
web-dice-check-share =
    { $found ->
        [right] Les chiffres de cet appareil sont parmi ceux des joueurs.
       *[unknown] Aucun chiffre de cet appareil n’est parmi ceux des joueurs.
    }
web-dice-check-seed =
    { $found ->
        [right] Le secret et les chiffres, mêlés sur cet appareil, donnent les dés de cette partie.
       *[wrong] Le secret et les chiffres, mêlés sur cet appareil, donnent d’autres dés.
    }
web-dice-check-played =
    { $found ->
        [right] Rejouées avec ces dés, les { $actions } actions mènent au résultat annoncé.
       *[wrong] Rejouées avec ces dés, les { $actions } actions ne mènent pas au résultat annoncé.
    }
web-dice-commitment = Empreinte, montrée avant la partie
web-dice-secret = Le secret du serveur
web-dice-share =
    { $mine ->
        [yes] Chiffres du joueur { $number }, de cet appareil
       *[no] Chiffres du joueur { $number }
    }
web-dice-seed = Les dés, mêlés à partir de tout cela
web-dice-record = Tu ne fais confiance à personne ? Télécharge l’enregistrement et vérifie-le sur ton ordinateur avec « rallybox verify ».

web-rules-full = Les règles complètes
web-rules-contents = Ce que disent les règles
web-ruling = Pourquoi ? Lis { $id } dans les règles

web-mute = Ne plus montrer ce que dit { $name }
web-unmute = { $name } est en sourdine : écouter à nouveau

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-day = jour
web-theme-night = nuit
web-text = Taille du texte
web-text-normal = normale
web-text-large = grande
web-text-largest = très grande
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-full = vif
web-motion-less = calme
web-speed = Tours des autres
web-speed-slow = lents
web-speed-normal = normaux
web-speed-fast = rapides
web-speed-skip = seulement le résultat
web-sound = Sons
web-auto = Répondre tout seul quand tout le monde est interrogé en secret et que je ne peux que continuer

# Road Rally on the screen

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
web-rr-triggers-left =
    { $left ->
        [0] plus rien à déclencher
        [one] { $left } à déclencher
       *[other] { $left } à déclencher
    }
web-rr-standing = Positions
web-rr-driver = Position { $place } : { $name }, points : { $points }, case { $space }. Cartes en main : { $hand }, dans la pioche : { $deck }. Cartes Rallye : { $stagecards }, déclenchements possibles : { $triggers }.
web-rr-acts = Décide maintenant.
web-rr-in-hand = Cartes en main
web-rr-in-deck = Cartes dans la pioche
web-rr-triggers = Points Rallye à déclencher encore, et déjà déclenchés
web-rr-tiles-won = Tuiles et jetons gagnés, 2 points chacun
web-rr-sum-stages = Points Rallye
web-rr-sum-own = Les siens, doublés
web-rr-sum-finish = Arrivée
web-rr-sum-tiles = Tuiles et jetons
web-rr-me-place = position
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

web-rr-rules-aim = Va du départ à l’arrivée, mais pense aux Points Rallye en chemin : c’est là que se gagnent les points, selon la position des voitures à ce moment. Le plus grand total gagne.
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
