# The pages of the browser

web-zoom-in = Zoom avant
web-zoom-out = Zoom arrière
web-close = Fermer
web-you = toi
web-card =
    { $value } { $colour ->
        [g] vert
        [y] jaune
        [r] rouge
       *[b] bleu
    }
web-log = Journal de la partie
web-log-empty = Rien ne s’est encore passé.
web-decision = Ta décision
web-sending = Envoi…
web-watch = Regarde ce qui se passe.
web-skip = Passer
web-goes-on = Rien à choisir ici : la partie continue toute seule.

## Home

web-hero = À vos moteurs !
web-hero-about = Trois jeux de rallye à jouer entre amis, avec des inconnus ou contre des bots. Pas de compte, rien à installer : choisis un jeu et en route !
web-app-about = Trois jeux de rallye à jouer entre amis, avec des inconnus ou contre des bots.
web-games = Jeux
web-players =
    { $least ->
        [1] { $most ->
            [1] 1 joueur
           *[other] De 1 à { $most } joueurs
        }
       *[other] De { $least } à { $most } joueurs
    }
web-play-now = Jouer
web-set-up = Ouvrir une table
web-my-tables = Mes tables
web-open-tables = Tables où il reste de la place
web-have-code = Tu as un code ?
web-have-code-about = Chaque table a un code de six lettres et chiffres : demande-le à la personne qui t’invite.
web-join = Rejoindre
web-your-turn = À toi de jouer
web-status-open =
    { $free ->
        [0] Prête à démarrer
        [one] { $free } place libre
       *[other] { $free } places libres
    }
web-status-running = En cours
web-status-finished = Terminée
web-your-name = Ton nom
web-nickname = Sous quel nom veux-tu jouer ?
web-guest = Anonyme
web-keep = Enregistrer
web-lost = Mauvaise route
web-nowhere = Il n’y a rien à cette adresse.
web-home = Accueil
web-looking = Recherche de la table…
web-offline = Le serveur est injoignable pour le moment.
web-offline-again = Nouvel essai automatique dans quelques secondes.
web-away-title = Arrêt au bord de la route
web-away-about = Le serveur de Rallybox est injoignable pour le moment : soit cet appareil est hors ligne, soit le serveur fait une pause. Rien n’est perdu : tes parties t’attendent là où tu les as laissées.

## Setting up a table

web-new-table = Nouvelle table : { $game }
web-variant = Règles
web-how-many = Combien de joueurs ?
web-seats = Places
web-seat = Siège { $seat }
web-plan-person = joueur
web-pace = Temps
web-public = Ouverte à tous
web-hints-allowed = Conseils autorisés
web-create = Ouvrir la table

## At the table

web-who-drives = Qui prend le volant ?
web-seat-free = toute personne qui a le lien peut s’asseoir ici
web-seat-waiting = Place libre
web-seat-here = est là
web-seat-away = n’est pas là
web-sit-here = M’asseoir ici
web-add-bot = Ajouter un bot
web-fill = Compléter avec des bots
web-start = Démarrer
web-start-free = { $free ->
    [one] Il reste une place : invite quelqu’un ou ajoute un bot.
   *[other] Il reste { $free } places : invite des amis ou ajoute des bots.
}
web-wait-host = L’hôte lancera la partie quand tout le monde sera là.
web-invite = Inviter
web-this-table = Cette table
web-qr = Code QR avec le lien vers cette table
web-code-is = Code de la table :
web-copy = Copier le lien
web-copied = Copié
web-plain-board = Impossible de dessiner cette position. Tes choix sont ci-dessous, et le journal raconte la partie.
web-plain-search = Chercher parmi { $number } choix
web-plain-none = Aucun choix ne correspond.
web-plain-as-text = En texte
web-plain-position = La position sur la table
web-plain-score = Score
web-plain-ended = { core-place } place
web-plain-asked = réfléchit
web-watchers = Spectateurs
web-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
  }
web-days = { $hours ->
    [0] { $days } { $days ->
        [one] jour
       *[other] jours
    }
   *[other] { $days } { $days ->
        [one] jour
       *[other] jours
    } { $hours } h
  }
web-side = À côté du plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Écris un message
web-chat-send = Envoyer
web-connecting = Arrivée à la table…
web-try-now = Réessayer
web-table-gone = Cette table n’existe plus.
web-table-closed = Cette table a été fermée avant le début de la partie.
web-stand-in = Laisser un bot jouer pour moi
web-take-back = Reprendre ma place
web-leave = Quitter la table
web-big-screen = Sur grand écran
web-big-screen-about = Tout le plateau, pour un téléviseur. Aucune main n’y est visible.
web-hand-page = Mes cartes seulement
web-hand-page-about = Ta main sur ce téléphone, le plateau sur le grand écran.
web-result = Résultat
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
web-replay-as = Point de vue
web-replay-as-all = tout le monde
web-replay-share = Partager ce moment
web-origin = Reprise au coup { $step } d’une autre partie
web-origin-about = Ouvre l’analyse de cette partie, à ce moment.
web-list-review = Analyse

web-dice = Vérifier le mélange
web-dice-checking = On rejoue toute la partie…
web-dice-fair = Le mélange était équitable.
web-dice-unfair = Quelque chose cloche dans ce mélange.
web-dice-how = Avant le premier mélange, le serveur a choisi un secret et publié son empreinte. Puis l’appareil de chaque joueur a ajouté des chiffres tirés au hasard. L’ensemble a déterminé tous les mélanges de la partie : personne n’a donc pu les orienter.
web-dice-right = Vérifié :
web-dice-wrong = Faux :
web-dice-unknown = Invérifiable :
web-dice-check-promise =
    { $found ->
        [right] L’empreinte est bien celle que cet appareil a vue avant la partie.
        [wrong] Avant la partie, cet appareil a vu une autre empreinte.
       *[unknown] Cet appareil n’a pas gardé l’empreinte publiée avant la partie.
    }
web-dice-check-secret =
    { $found ->
        [right] Le secret du serveur a bien cette empreinte.
       *[wrong] Le secret du serveur n’a pas cette empreinte.
    }
web-dice-check-share =
    { $found ->
        [right] Les chiffres de cet appareil ont bien été utilisés.
       *[unknown] Cet appareil n’a fourni aucun chiffre.
    }
web-dice-check-seed =
    { $found ->
        [right] Combinés sur cet appareil, le secret et les chiffres donnent bien le mélange de cette partie.
       *[wrong] Combinés sur cet appareil, le secret et les chiffres donnent un autre mélange.
    }
web-dice-check-played =
    { $found ->
        [right] Rejoués avec ce mélange, les { $actions } coups mènent bien au résultat annoncé.
       *[wrong] Rejoués avec ce mélange, les { $actions } coups ne mènent pas au résultat annoncé.
    }
web-dice-commitment = Empreinte, publiée avant la partie
web-dice-secret = Le secret du serveur
web-dice-share =
    { $mine ->
        [yes] Chiffres du joueur { $number }, sur cet appareil
       *[no] Chiffres du joueur { $number }
    }
web-dice-seed = Le mélange qui en résulte
web-dice-record = Envie de vérifier toi-même ? Télécharge l’enregistrement et lance « rallybox verify » sur ton ordinateur.

web-rules-full = Les règles complètes
web-rules-contents = Sommaire
web-ruling = Pourquoi ? Vois { $id } dans les règles

web-mute = Masquer { $name }
web-unmute = Ne plus masquer { $name }

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = selon l’appareil
web-theme-day = jour
web-theme-night = nuit
web-text = Taille du texte
web-text-normal = normale
web-text-large = grande
web-text-largest = très grande
web-motion = Animations
web-motion-auto = selon l’appareil
web-motion-full = vives
web-motion-less = calmes
web-speed = Tours des autres
web-speed-slow = lents
web-speed-normal = normaux
web-speed-fast = rapides
web-speed-skip = résultat seulement
web-sound = Sons
web-auto = Continuer automatiquement quand je n’ai pas le choix
