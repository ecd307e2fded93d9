# What the server says to players and to whoever runs it. Ids: server, then what it is about.

## What cannot be done

server-nameless = Choisis d’abord un nom, s’il te plaît.
server-bad-nickname = Un nom compte de 1 à { $longest } caractères visibles.
server-bad-chat = Un message compte de 1 à { $longest } caractères visibles.
server-bad-text = Ce texte contient des caractères qu’on ne peut pas afficher.
server-bad-phrase = Le message rapide « { $phrase } » n’existe pas.
server-bad-message = Ce message est illisible : { $detail }.
server-bad-request = Cette requête est illisible : { $detail }.
server-too-large = C’est trop volumineux.
server-bad-http = Ceci n’est pas une requête HTTP.
server-not-json = Envoie du JSON, avec le type de contenu application/json.
server-cut-short = Cette requête s’est interrompue avant la fin.
server-bad-device-code = Ce code est faux, déjà utilisé ou périmé.
server-no-such-table = Cette table n’existe pas.
server-no-such-code = Aucune table n’a ce code.
server-no-such-seat = Cette place n’existe pas ; cette table en a { $seats }.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-free-seat = Il n’y a pas de place libre pour toi à cette table.
server-begun-already = La partie a déjà commencé, ou la table est fermée.
server-not-begun = La partie n’a pas encore commencé.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-finished = La partie n’est pas encore finie.
server-not-at-table = Tu n’es pas à cette table.
server-which-seat = Plusieurs joueurs partagent ton appareil : précise de quelle place il s’agit.
server-not-your-seat = Cette place n’est pas la tienne.
server-not-for-people = Sur cet appareil, on ne peut prendre que des places réservées à un joueur.
server-host-only = Seul l’hôte de la table peut faire cela.
server-seats-empty = Il reste des places vides.
server-no-hints = Les conseils sont désactivés à cette table.
server-bot-plays = Un bot joue pour toi ; reprends d’abord ta place.
server-stale = La partie a avancé depuis ta décision. Regarde à nouveau.
server-other-origin = Cette page n’a pas le droit de parler à ce serveur.
server-too-many-requests = Trop de demandes d’un coup. Réessaie dans un instant.
server-too-many-tables = Tu as déjà { $most } tables. Finis d’abord une partie.
server-too-many-sockets = Cette table est ouverte à trop d’endroits à la fois.
server-too-many-watchers = Il y a déjà trop de spectateurs à cette table. Réessaie plus tard.
server-too-slow = Ta connexion n’a pas pu suivre. Tu peux revenir à la table.
server-not-stored = Impossible d’enregistrer : rien n’a été fait. Réessaie, s’il te plaît.
server-perhaps-stored = La connexion à la base de données s’est rompue à cet instant précis : c’est peut-être enregistré, peut-être pas. La table le montrera.
server-not-read = Les tables sont injoignables pour le moment. Réessaie, s’il te plaît.
server-no-bots = Les bots ne peuvent pas réfléchir pour le moment.
server-other-rules = Cette partie a commencé avec la version { $theirs } des règles ({ $game }), mais ce serveur joue la version { $ours }. Elle ne peut pas continuer ici.
server-broken-log = Le journal de cette table est endommagé : impossible de l’ouvrir.
server-stopping = Le serveur s’arrête. Ta partie est enregistrée et reprendra à son retour.
server-fault = Une erreur s’est produite de notre côté. Rien n’a été modifié.

## Quick phrases of the chat

server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-have-fun = Amusez-vous bien !
server-phrase-your-turn = À toi de jouer !
server-phrase-moment = Un instant, s’il vous plaît.
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-oops = Oups !
server-phrase-congratulations = Félicitations !
server-phrase-again = On en refait une ?
server-phrase-bye = Au revoir !

## For whoever runs it

server-bad-database = Ce n’est pas une adresse de base de données ; exemples : sqlite:///file.db ou postgresql://user@host/name.
server-newer-database = Cette base vient d’une version plus récente de Rallybox. Mets Rallybox à jour pour l’ouvrir.
server-no-database = Impossible d’ouvrir la base de données : { $reason }.
server-database-in-use = « { $file } » est déjà utilisé par un autre serveur Rallybox.
server-api-title = Le serveur Rallybox
server-api-about = Tout ce qu’un client peut demander par HTTP. Le jeu lui-même passe par un socket ; docs/protocol.md l’explique.
server-no-client-title = Rallybox
server-no-client = Ce serveur fonctionne, mais ses pages n’ont pas été construites. Les programmes peuvent jouer ; cette page liste ce qu’ils peuvent demander :
server-cannot-listen = Impossible d’utiliser le port { $port } de { $host } : { $reason }.
