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
web-plain-board = La position n’a pas pu être dessinée ici. Vos choix sont en dessous ; ce qui se passe est dans le journal.
web-plain-search = { $number } choix : chercher
web-plain-none = Rien de tel n’est possible maintenant.
web-plain-as-text = En texte
web-plain-score = Score
web-plain-ended = place { $place }
web-plain-asked = doit choisir
web-watchers = Personnes qui regardent
web-hours = { $hours } h
web-side = À côté du plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dis quelque chose
web-chat-send = Envoyer
web-connecting = On rejoint la table…
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
web-dice-record = Tu ne fais confiance à personne ? Télécharge l’enregistrement et vérifie-le sur ton ordinateur avec « rallybox verify ».

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
