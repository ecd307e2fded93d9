# What the command line and the terminal table say. Ids: cli, then what it is about.

cli-about = Trois jeux de rallye, à jouer entre amis, contre des bots, ou un million de fois de suite.
cli-usage = { $program } ne s’utilise pas ainsi : { $detail }. Voir « { $program } --help ».

## Commands and their arguments

cli-command-play = Jouer une partie dans ce terminal, à plusieurs et avec des bots.
cli-command-serve = Ouvrir des tables pour le navigateur, sur cette machine ou sur le réseau.
cli-command-games = Lister les jeux, leurs variantes et leurs options.
cli-command-simulate = Jouer beaucoup de parties entre bots et totaliser les résultats.
cli-command-arena = Savoir quel bot joue le mieux, et avec quelle certitude.
cli-command-study = Savoir si un jeu est équitable, comment il finit et ce qui y compte.
cli-command-record = Jouer une partie entre bots et l’enregistrer.
cli-command-replay = Raconter une partie enregistrée.
cli-command-verify = Vérifier le mélange, les coups et le résultat d’une partie enregistrée.
cli-command-new = Créer un jeu à toi, sous forme de paquet à installer ici.

cli-arg-game = quel jeu ; « rallybox games » en donne la liste
cli-arg-players = le nombre de places à la table, personnes et bots compris
cli-arg-variant = quelle variante du jeu ; « rallybox games » en donne la liste
cli-arg-option = une autre option du jeu, avec des virgules entre plusieurs valeurs ; peut se répéter
cli-arg-seed = un texte quelconque ; la même graine donne la même partie
cli-arg-bots = les bots, dans l’ordre des sièges, tels que les liste « rallybox games », ou random ; s’il y a moins de noms que de sièges, ils se répètent ; ./mybot est un programme à toi (docs/bots.md)
cli-arg-bot-seconds = combien de secondes un programme à toi peut réfléchir à chaque décision
cli-arg-terminal = jouer dans ce terminal (par défaut)
cli-arg-people = combien de personnes jouent ; on se passe l’appareil (1 par défaut)
cli-arg-names = les noms des joueurs
cli-arg-save = enregistrer la partie dans ce fichier, sans demander
cli-arg-output = le fichier de l’enregistrement
cli-arg-file = un enregistrement
cli-arg-seat = ne raconter que ce que sait ce siège ; un numéro à partir de 1, ou un nom
cli-arg-step = attendre Entrée après chaque action
cli-arg-games = combien de parties (1000 par défaut)
cli-arg-jobs = combien de processus ; le résultat ne dépend pas de leur nombre (1 par défaut)
cli-arg-rotate = décaler chaque bot d’un siège après chaque partie
cli-arg-json = afficher un objet JSON
cli-arg-host = l’adresse du serveur (par défaut : cette machine seulement ; ajoute --lan pour les autres)
cli-arg-port = le port du serveur ; 0 pour n’importe quel port libre (8765 par défaut)
cli-arg-lan = ouvrir les tables aux autres appareils du même réseau, avec un code QR
cli-arg-database = un fichier, ou l’adresse d’une base PostgreSQL (par défaut : un fichier dans ton dossier de données)
cli-arg-no-browser = ne pas ouvrir le navigateur
cli-arg-workers = dans combien de processus les bots réfléchissent (par défaut : un de moins que la machine n’a de cœurs)
cli-arg-origin = une autre origine dont les pages peuvent parler à ce serveur, par exemple https://rally.example ; peut se répéter
cli-arg-no-limits = sans limite de requêtes, pour mesurer
cli-arg-no-pauses = les bots répondent tout de suite, pour mesurer
cli-arg-log-level = ce qu’il faut journaliser, en lignes de JSON sur la sortie d’erreur (warning par défaut)
cli-arg-version = montrer la version, et si les règles sont compilées
cli-arg-language = la langue (par défaut : celle du système, ou l’anglais)
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-option = NOM=VALEUR
cli-metavar-bot = BOT
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-address = ADRESSE
cli-metavar-name = NOM
cli-metavar-title = TITRE

## What cannot be done

cli-not-a-count = « { $text } » n’est pas un nombre entier qui convient ici
cli-not-seconds = « { $text } » n’est pas un nombre de secondes comme 2.5
cli-empty-name = il y a une virgule sans nom avant ou après
cli-not-an-option = « { $text } » n’est pas de la forme nom=valeur
cli-not-json = « { $text } » n’est pas du JSON : { $detail }
cli-unknown-language = La langue « { $language } » n’est pas disponible. Langues : { $languages }.
cli-argparse-usage = usage :{" "}
cli-argparse-positional = arguments{" "}
cli-argparse-options = options{" "}
cli-argparse-help = montrer cette aide
cli-argparse-argument = { $argument-name } : { $message }
cli-argparse-unrecognized = « { $text } » est inconnu ici
cli-argparse-expected = il manque une valeur
cli-argparse-choice = « { $value } » n’est pas proposé ; choix possibles : { $choices }
cli-argparse-required = il manque { $text }
cli-argparse-not-allowed = ne se combine pas avec { $text }
cli-argparse-explicit = ne prend pas de valeur, mais a reçu « { $text } »
cli-cannot-read = Impossible de lire « { $file } » : { $reason }.
cli-cannot-write = Impossible d’écrire « { $file } » : { $reason }.
cli-too-large = « { $file } » est bien trop gros pour être un enregistrement.
cli-too-many-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} pour { $seats ->
    [0] zéro place : c’est trop.
    [one] une seule place : c’est trop.
   *[other] { $seats } places : c’est trop.
}
cli-too-many-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} à une table pour { $players } : c’est trop.
cli-too-many-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $people ->
    [0] une table où il n’y a que des bots : c’est trop.
    [one] une seule personne : c’est trop.
   *[other] { $people } personnes : c’est trop.
}
cli-bad-name = Un nom compte au plus { $longest } caractères : des lettres, de la ponctuation et des espaces.
cli-same-name = Deux personnes ne peuvent pas avoir le même nom.
cli-no-such-seat = Il n’y a pas de siège « { $seat } » ; cette partie a les sièges 1 à { $seats } : { $names }.

## games, record, replay, verify

cli-games-title = { $game } : { $title }
cli-games-default-variant = {"  "}{ $variant } : { $name }, nombre de joueurs : { $players } (par défaut)
cli-games-variant = {"  "}{ $variant } : { $name }, { $most ->
    [one] en solitaire ({ $players } joueur)
   *[other] nombre de joueurs : { $players }
}
cli-games-option = {"  "}option { $option } : { $about }
cli-games-levels = {"  "}niveaux, du plus faible au plus fort : { $drivers }
cli-games-few-levels = {"  "}Ici, le hasard a son mot à dire : il n’y a donc que { $levels } niveaux.
cli-games-characters = Pilotes au style bien à eux :
cli-games-character = {"  "}{ $driver } : { $name }, { $manner }
cli-games-strength = Chacun peut avoir le niveau que tu veux : { $first }@pro, { $first }@1150. Et @1150 tout court est un bot de cette cote, sans style à lui.
cli-games-how = Pour jouer : « rallybox play { $game } ».
cli-recorded = { $file } : une partie de { $actions ->
    [one] { $actions } coup.
   *[other] { $actions } coups.
}
cli-verified = { $file } est une partie régulière ({ $game }) : le mélange était fixé avant la partie, les { $actions } coups suivent les règles et le résultat est exact.
cli-verified-number = { $file } est un enregistrement exact ({ $game }) : les { $actions } coups suivent les règles, et le résultat est exact. C’est la donne numéro { $deal } : ses cartes découlent de ce numéro, il n’y avait donc pas de mélange secret à vérifier, et n’importe qui aurait pu aller voir les cartes.
cli-replay-title = { $title } ({ $variant }) : { $names }
cli-replay-action = { $number }. { $name } : { $action }
cli-replay-private = (pour { $name } seulement) { $told }
cli-replay-step = Entrée : continuer

## Results

cli-result-place = Place
cli-result-name = Nom
cli-result-score = Score
cli-result-winner = { $winners } gagne !
cli-fault-said = Ce qu’il avait écrit : { $said }
cli-result-winners = { $winners } se partagent la victoire !

## simulate

cli-simulate-progress = Parties
cli-simulate-title = { $title } ({ $variant }), joueurs : { $players }, parties : { $games }
cli-simulate-seed = Graine { $seed } ; bots par siège : { $bots }
cli-simulate-speed = { $decisions } décisions ({ $mean } par partie, en { $turns } tours) en { $seconds } s : { $speed } par seconde
cli-simulate-count = nombre
cli-simulate-percent = %
cli-simulate-seat = Victoires par siège
cli-simulate-start = Victoires par position de départ
cli-simulate-bot = Victoires par bot
cli-simulate-scores = Scores
cli-simulate-everybody = tous
cli-simulate-winners = vainqueurs
cli-simulate-ends = Fins de partie
cli-simulate-faults = Fautes : { $bot }
cli-simulate-cluster-lost = Le cluster a cessé de jouer : { $reason }.
cli-simulate-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur.

## The terminal table

cli-welcome-title = { $title } · { $variant }
cli-welcome-person = {"  "}{ $car }  { $name }
cli-welcome-bot = {"  "}{ $car }  { $name } (bot { $bot })
cli-welcome-driver = {"  "}{ $car }  { $name } ({ $bot }) : { $manner }
cli-welcome-how = À chaque décision, tu vois tes choix ; tape le numéro de celui que tu veux. À tout moment, tape ? pour l’aide, r pour les règles en bref, q pour quitter.
cli-welcome-enter = Appuie sur Entrée pour commencer, ou tape r puis Entrée pour lire d’abord les règles.
cli-person-name = Joueur { $number }
cli-ask = { $name } : { $asked }
cli-forced = Tu n’avais qu’un seul choix, c’est donc fait : { $action } ({ $effect }).
cli-too-narrow = (Le dessin fait { $columns } colonnes ; il est plus beau dans une fenêtre plus large.)
cli-menu-more = … et encore { $left } : tape m pour les voir, ou une partie de ce que tu cherches.
cli-menu-beginnings = Ces choix commencent par : { $words }. Tape un début pour ne voir que ceux-là.
cli-menu-all = Tape m pour revenir au premier des { $total } choix.
cli-menu-enter = Appuie sur Entrée pour continuer.
cli-no-such-number = Il n’y a pas de choix { $typed } ; choisis un numéro de 1 à { $last }.
cli-why-not-at-all = Rien ne s’oppose à { $action } : tu peux le faire maintenant.
cli-hint = Tape un numéro, ou ? pour l’aide.
cli-no-rules = Il n’y a pas de règles en bref pour ce jeu.
cli-table-help =
    Tape le numéro d’un choix, ou sa forme courte (le texte à côté du numéro).
    Tape une partie d’une forme courte pour ne voir que les choix qui la contiennent.
    {"  "}Entrée      réaffiche la table et tous les choix
    {"  "}m           affiche d’autres choix, s’ils ne tiennent pas sur une page
    {"  "}pourquoi X  dit pourquoi X n’est pas possible maintenant
    {"  "}t           donne un conseil : ce que ferait un bot fort
    {"  "}r           affiche les règles en bref
    {"  "}q           quitte la partie
cli-keys-help = ?, h, aide
cli-keys-rules = r, règles, regles
cli-keys-more = m, suite
cli-keys-tip = t, c, conseil
cli-keys-quit = q, quitter
cli-keys-why = pourquoi
cli-keys-yes = o, oui
cli-tip-thinking = Réflexion en cours…
cli-tip-forced = Tu n’as qu’un seul choix.
cli-quit-sure = Quitter cette partie ? Tu ne pourras pas la reprendre. (o/n)
cli-goodbye = Au revoir ! La table est débarrassée.
cli-curtain = Passe l’appareil à { $name }.
cli-curtain-enter = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
cli-curtain-piped = ------------------------------ rideau -------------------------------
cli-which-game = Quel jeu ? Un numéro ou un nom (Entrée : { $game })
cli-save-ask = Enregistrer cette partie ? (o/n)
cli-save-where = Dans quel fichier ? (Entrée : { $proposal })
cli-save-over = « { $file } » existe déjà. Le remplacer ? (o/n)
cli-saved = La partie est enregistrée dans « { $file } » : « rallybox replay » la raconte, « rallybox verify » la vérifie.

cli-compiled = règles compilées
cli-interpreted = règles interprétées

## serve

cli-host-needs-lan = Pour que d’autres machines puissent joindre { $host }, ajoute --lan.
cli-serving = Rallybox tourne à l’adresse { $address }
cli-serving-lan = Scanne ce code avec un téléphone du même réseau.
cli-serving-stop = Ctrl-C l’arrête ; toutes les parties sont enregistrées.
cli-served = Arrêté. Toutes les parties sont enregistrées.

# -- a game of one's own

cli-arg-new-name = le nom du jeu dans les commandes : minuscules et chiffres
cli-arg-new-title = le titre du jeu, pour les joueurs
cli-new-name = « { $name } » ne peut pas être un nom de jeu : il faut de deux à vingt minuscules et chiffres, en commençant par une lettre.
cli-new-taken = Le nom « { $name } » est déjà pris ; choisis-en un autre.
cli-new-title = « { $title } » ne peut pas être un titre : quarante caractères au plus, en commençant par une lettre ou un chiffre, sans guillemets ni accolades.
cli-new-exists = Il y a déjà « { $folder } » ici ; rien n’a été modifié.
cli-new-done =
    { $title } est dans le dossier { $name } : une toute petite course, prête à jouer.

      python -m pip install -e { $name }
      rallybox play { $name }

    Ses règles sont dans { $name }/src/rallybox_{ $name }/game.py.
