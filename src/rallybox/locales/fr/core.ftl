# What every game and every surface says. Ids: room, then what it is about.

core-game-over = La partie est finie.
core-not-your-decision = Ce n’est pas à toi de décider maintenant.
core-driver = Pilote { $number }
core-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
core-unknown-variant = { $game } n’a pas de variante « { $variant } ». Il y a : { $variants }.
core-unknown-option = { $game } n’a pas d’option « { $option } ». Il y a : { $options }.
core-bad-option = Ceci n’est pas une mise en place pour { $game } : { $detail }.
core-wrong-players = { $game } ({ $variant }) ne se joue pas à { $players } ; nombres possibles : { $allowed }.
core-unreadable = Impossible de lire ceci comme un élément de { $game } : { $detail }.
core-impossible-position = Aucune partie de { $game } ne peut en être là : { $detail }.
core-no-such-action-id = { $game } n’a pas d’action numéro { $number } ; les numéros vont de 0 à { $last }.
core-no-such-order = { $game } ne connaît pas l’ordre « { $text } ».
core-not-now = « { $order } » n’est pas possible maintenant.
core-no-taking-back = Ici, rien ne peut être repris.
core-nothing-to-take-back = Il n’y a rien à reprendre : c’est le début de la partie.

core-pack-broken = Le paquet { $package } apporte un jeu qui ne se charge pas ({ $detail }). Il est laissé de côté.
core-pack-no-game = Le paquet { $package } annonce { $detail } comme un jeu, ce qui est faux. Il est laissé de côté.
core-pack-taken = Le paquet { $package } apporte un jeu nommé « { $detail } », mais ce nom est déjà pris. Il est laissé de côté.

record-bad-secret = Un secret de cet enregistrement n’est pas un nombre hexadécimal de 256 bits.
record-wrong-commitment = Le secret de cet enregistrement ne correspond pas à ce qui était promis avant la partie.
record-unfinished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
record-unreadable = Ceci n’est pas un enregistrement Rallybox : { $detail }.
record-other-format = Cet enregistrement est au format { $version } ; ce programme lit le format 1.
record-other-rules = Cet enregistrement a été fait avec la version { $theirs } des règles de { $game } ; ce programme joue la version { $ours }.
record-wrong-names = Noms donnés par cet enregistrement : { $names } ; il en faut { $players } pour cette partie.
record-wrong-seat = il n’y a pas de siège « { $seat } »
record-wrong-action = L’action { $number } de cet enregistrement, « { $line } », ne peut pas être jouée : { $reason }
record-wrong-result = Rejouée, cette partie finit sur un autre résultat que celui de l’enregistrement.
record-wrong-number = Cet enregistrement prétend être celui d’une donne numérotée, mais son numéro, ses dés et ses options ne vont pas ensemble.

## Why data cannot be read, and what the system says

core-reading-at = { $told }, pour « { $where } »
core-reading-type = il faut `{ $wanted }`, pas `{ $found }`
core-reading-limit = il faut `{ $wanted }` { $limit }
core-reading-missing = il manque `{ $field }`
core-reading-unknown = `{ $field }` ne veut rien dire ici
core-reading-value = { $found } n’est pas possible ici
core-reading-cut-short = il manque la fin
core-reading-json = à partir de l’octet { $byte }, ce n’est pas du JSON
core-system-enoent = ce fichier ou ce dossier n’existe pas
core-system-eacces = ce n’est pas autorisé
core-system-eperm = ce n’est pas autorisé
core-system-eisdir = c’est un dossier
core-system-enotdir = une partie du chemin n’est pas un dossier
core-system-enospc = le disque est plein
core-system-erofs = on ne peut rien y écrire
core-system-enametoolong = le nom est trop long
core-system-eexist = cela existe déjà
core-system-eaddrinuse = il est déjà utilisé
core-system-eaddrnotavail = cette machine n’a pas cette adresse
