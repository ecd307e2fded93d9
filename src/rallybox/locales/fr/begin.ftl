# What is said while a fresh checkout is made ready (scripts/begin), before the catalogue can be read as a
# whole: one line for a message, with nothing but names to fill in.

begin-once = Installation de Rallybox, une fois pour toutes. Compte une demi-minute environ.
begin-once-terminal = Installation de Rallybox, une fois pour toutes. Compte moins d’une demi-minute.
begin-once-dev = Installation de Rallybox, une fois pour toutes. Compte une minute environ.
begin-step-environment = l’environnement Python
begin-step-python = le jeu
begin-step-tools = le jeu et les outils de développement
begin-step-node = Node, depuis le dépôt de Python
begin-step-web = de quoi construire les pages
begin-step-web-tools = de quoi construire et tester les pages
begin-step-pages = les pages

begin-no-python = Rallybox demande Python 3.11 ou plus récent, et il n’y a pas de Python ici. Installe-le, ou indique à make où il se trouve : make play PYTHON=/chemin/vers/python3
begin-not-that-python = Rallybox demande Python 3.11 ou plus récent, et il n’y a pas de Python à l’emplacement { $path }. Indique à make où il s’en trouve un, ou retire PYTHON et Rallybox cherchera lui-même : make play PYTHON=/chemin/vers/python3
begin-old-python = Rallybox demande Python 3.11 ou plus récent, et celui-ci est en version { $version }. Installes-en un plus récent, ou indique à make où il se trouve : make play PYTHON=/chemin/vers/python3
begin-old-node = Ton Node est en version { $version } ; les pages demandent { $wanted }. Rallybox en télécharge un plus récent, pour lui seul.
begin-no-node = Pour construire les pages, il faut Node, et il n’en existe pas de tout prêt pour cette machine. Installe-le depuis nodejs.org puis réessaie, ou joue dans le terminal : make play-terminal
begin-no-venv = Ce Python ne sait pas créer d’environnement. Sous Debian ou Ubuntu, cette commande y remédie : sudo apt install python3-venv
begin-no-network = Impossible de télécharger les paquets nécessaires. Vérifie la connexion (ou le proxy) et réessaie ; ce qui est déjà téléchargé est gardé.
begin-no-room = Pas assez de place sur le disque : il reste { $free } Mo dans { $folder }, et l’installation en demande { $needed }.
begin-disk-full = Le disque est plein. Fais un peu de place et réessaie ; rien n’est perdu.
begin-not-allowed = Impossible d’écrire dans { $folder }. Place Rallybox dans un dossier à toi et réessaie.
begin-failed = Échec de cette étape : { $what }. Les détails sont dans { $file }.

# Said by the server, when it starts.

server-running-already = Rallybox tourne déjà : ouvre { $address } ou lance un deuxième Rallybox avec --port { $other } (make play PORT={ $other }).
server-port-taken = Un autre programme utilise le port { $port }. Prends-en un autre : --port { $other } (make play PORT={ $other }).
