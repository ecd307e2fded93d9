# What every game and every surface says. Ids: room, then what it is about.

core-game-over = La partie est finie.
core-not-your-decision = Ce n’est pas à toi de décider.
core-driver = Pilote { $number }

# Une place, dans une autre phrase qui connaît $place.
core-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }

core-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $games }.
core-unknown-variant = { $game } n’a pas de variante « { $variant } ». Variantes : { $variants }.
core-unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $options }.
core-bad-option = Impossible de préparer { $game } ainsi : { $detail }.
core-wrong-players = { $game } ({ $variant }) ne se joue pas à { $players } ; nombres possibles : { $allowed }.
core-unreadable = Ceci ne fait pas partie du jeu { $game } : { $detail }.
core-impossible-position = Aucune partie ({ $game }) ne peut se présenter ainsi : { $detail }.
core-no-such-action-id = { $game } n’a pas d’action numéro { $number } ; les numéros vont de 0 à { $last }.
core-no-such-order = { $game } ne connaît pas l’ordre « { $text } ».
core-not-now = « { $order } » n’est pas possible maintenant.
core-no-taking-back = Ici, on ne peut pas reprendre un coup.
core-nothing-to-take-back = Il n’y a pas de coup à reprendre : c’est le début de la partie.

core-pack-broken = Le paquet { $package } contient un jeu qui ne se charge pas ({ $detail }). Il est ignoré.
core-pack-no-game = Le paquet { $package } présente { $detail } comme un jeu, ce qui n’est pas le cas. Il est ignoré.
core-pack-taken = Le paquet { $package } contient un jeu nommé « { $detail } », mais ce nom est déjà pris. Il est ignoré.
core-pack-shared = Le paquet { $package } contient un jeu nommé « { $detail } » à côté d’un autre. Chacun doit avoir son propre paquet. Il est ignoré.
core-pack-wanting = Le paquet { $package } contient un jeu dans lequel « { $detail } » manque ou est incorrect. Il est ignoré.
core-pack-wordless = Le paquet { $package } contient un jeu sans ses phrases en anglais ({ $detail }). Il est ignoré.

record-bad-secret = Un secret de cet enregistrement n’est pas un nombre hexadécimal de 256 bits.
record-wrong-commitment = Le secret de cet enregistrement ne correspond pas à l’empreinte publiée avant la partie.
record-unfinished = La partie n’est pas encore finie : il n’y a pas de résultat à vérifier.
record-unreadable = Ceci n’est pas un enregistrement Rallybox : { $detail }.
record-other-format = Cet enregistrement est au format { $version } ; ce programme lit le format 1.
record-other-rules = Cet enregistrement a été fait avec la version { $theirs } des règles ({ $game }) ; ce programme joue la version { $ours }.
record-wrong-names = Dans cet enregistrement, le nombre de noms ({ $names }) ne correspond pas au nombre de places ({ $players }).
record-wrong-seat = il n’y a pas de siège « { $seat } »
record-wrong-action = L’action { $number } de cet enregistrement, « { $line } », ne peut pas être jouée : { $reason }
record-wrong-result = Rejouée, cette partie n’aboutit pas au résultat de l’enregistrement.
record-wrong-number = Cet enregistrement se présente comme une donne numérotée, mais son numéro, ses cartes et ses options ne concordent pas.

## Why data cannot be read, and what the system says

core-reading-at = { $told }, pour « { $where } »
core-reading-type = il faut `{ $wanted }`, pas `{ $found }`
core-reading-limit = il faut `{ $wanted }` { $limit }
core-reading-missing = il manque `{ $field }`
core-reading-unknown = `{ $field }` est inconnu ici
core-reading-value = { $found } n’est pas permis ici
core-reading-cut-short = il manque la fin
core-reading-json = à partir de l’octet { $byte }, ce n’est pas du JSON
core-reading-letters = ce n’est pas du texte en UTF-8
core-reading-depth = il y a trop de niveaux imbriqués
core-system-enoent = ce fichier ou ce dossier n’existe pas
core-system-eacces = accès refusé
core-system-eperm = accès refusé
core-system-eisdir = c’est un dossier
core-system-enotdir = une partie du chemin n’est pas un dossier
core-system-enospc = le disque est plein
core-system-erofs = cet emplacement est en lecture seule
core-system-enametoolong = le nom est trop long
core-system-eexist = cela existe déjà
core-system-eaddrinuse = il est déjà utilisé
core-system-eaddrnotavail = cette machine n’a pas cette adresse
