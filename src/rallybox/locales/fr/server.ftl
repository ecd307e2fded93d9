# What the server says to players and to whoever runs it. Ids: server, then what it is about.

## What cannot be done

server-nameless = Choisis d’abord un pseudo, s’il te plaît.
server-bad-nickname = Un pseudo a de 1 à { $longest } lettres visibles.
server-bad-chat = Un message a de 1 à { $longest } lettres visibles.
server-bad-text = Ce texte contient des signes qu’on ne peut pas afficher.
server-bad-phrase = Il n’y a pas de phrase « { $phrase } ».
server-bad-message = Ce message est illisible : { $detail }.
server-bad-request = Cette requête est illisible : { $detail }.
server-too-large = C’est trop gros.
server-bad-http = Ceci n’est pas une requête HTTP.
server-not-json = Il faut envoyer du JSON, et l’annoncer : application/json.
server-cut-short = Cette requête s’est arrêtée avant d’être complète.
server-bad-device-code = Ce code est faux, a déjà servi ou est trop ancien.
server-no-such-table = Cette table n’existe pas.
server-no-such-code = Aucune table n’a ce code.
server-no-such-seat = Ce siège n’existe pas ; nombre de sièges à cette table : { $seats }.
server-no-such-page = Il n’y a rien ici.
server-no-free-seat = Aucun siège n’est libre pour toi ici.
server-begun-already = Cette table a déjà commencé ou est fermée.
server-not-begun = Cette table n’a pas commencé.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-finished = La partie n’est pas finie.
server-not-at-table = Tu n’es pas à cette table.
server-which-seat = Plusieurs personnes partagent ton appareil ici : indique pour quel siège tu parles.
server-not-your-seat = Ce siège n’est pas à toi.
server-not-for-people = Seuls les sièges prévus pour des personnes peuvent être pris sur cet appareil.
server-host-only = Seul l’hôte de la table peut faire cela.
server-seats-empty = Il reste des sièges vides.
server-no-hints = Il n’y a pas d’indices à cette table.
server-bot-plays = Un bot joue pour toi ; reprends d’abord ton siège.
server-stale = La partie a avancé depuis ta décision ; regarde à nouveau.
server-other-origin = Cette page n’a pas le droit de parler à ce serveur.
server-too-many-requests = C’était trop d’un coup ; réessaie un peu plus tard.
server-too-many-tables = Tu as déjà { $most } tables ; finis-en d’abord une.
server-too-many-sockets = Tu as ouvert cette table trop de fois.
server-too-slow = Ta connexion est trop lente pour suivre ; tu peux la reprendre.
server-not-stored = Impossible de l’enregistrer : rien n’a été fait. Réessaie, s’il te plaît.
server-perhaps-stored = La base de données a lâché juste à ce moment ; c’est peut-être enregistré, peut-être pas. La table le montrera.
server-not-read = Les tables sont inaccessibles pour l’instant. Réessaie, s’il te plaît.
server-no-bots = Les bots ne peuvent pas réfléchir pour l’instant.
server-other-rules = Cette table a commencé avec la version { $theirs } des règles de { $game }, et ce serveur joue la version { $ours }. La partie ne peut pas continuer ici.
server-broken-log = Le journal de cette table est abîmé : impossible de l’ouvrir.
server-stopping = Le serveur s’arrête. La partie est gardée et reprendra à son retour.
server-fault = Quelque chose a mal tourné ici. C’est notre faute, et rien n’a changé.

## Quick phrases of the chat

server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-have-fun = Amuse-toi bien !
server-phrase-your-turn = À toi de jouer !
server-phrase-moment = Un instant, s’il te plaît.
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-oops = Oups !
server-phrase-congratulations = Félicitations !
server-phrase-again = On en refait une ?
server-phrase-bye = Au revoir !

## For whoever runs it

server-bad-database = Ceci n’est pas l’adresse d’une base de données ; elle ressemble à sqlite:///file.db ou postgresql://user@host/name.
server-newer-database = Cette base vient d’un Rallybox plus récent ; mets celui-ci à jour pour l’utiliser.
server-no-database = Impossible d’ouvrir la base de données : { $reason }.
server-database-in-use = « { $file } » sert déjà à un autre serveur Rallybox.
server-api-title = Le serveur Rallybox
server-api-about = Tout ce qu’un client peut demander par HTTP. Le jeu lui-même passe par un socket ; docs/protocol.md l’explique.
server-no-client-title = Rallybox
server-no-client = Ce serveur tourne, mais le client pour navigateur n’a pas été construit. Les programmes peuvent jouer ; cette page liste ce qu’ils peuvent demander :
server-cannot-listen = Impossible d’écouter sur le port { $port } de { $host } : { $reason }.
