# Jouer dans la page même : sans serveur, ou à côté d’un serveur

## Préparation

web-here-about = Trois jeux de rallye, contre des bots ou à plusieurs autour de cet appareil. Pas de compte, rien à installer, même sans réseau : choisis un jeu et en route !
web-here-loading = Préparation des jeux : { $got } sur { $all } Mo
web-here-waking = On installe le plateau…
web-here-files = Impossible de charger les jeux. Vérifie ta connexion, puis réessaie.
web-here-start = Ce navigateur ne peut pas faire tourner les jeux : il est trop ancien, ou il manque de mémoire. Une version récente de Chrome, Edge, Firefox ou Safari convient.
web-here-died = Les jeux se sont arrêtés : cet appareil manque de mémoire. Rien n’est perdu. Recharge la page et continue.

## Où se trouve la table

web-here-where = Où
web-here-where-server = Sur le serveur
web-here-where-here = Sur cet appareil
web-here-where-about = Avec des bots et les personnes autour de cet appareil, sans le serveur. La partie reste ici.
web-here-away = Le serveur ne répond pas. En attendant, tu peux jouer sur cet appareil.
web-here-less = Les bots ont moins de temps pour réfléchir sur cet appareil : les plus forts jouent un peu moins bien que sur un serveur.

## Ce qui demande un serveur

web-here-server = Jouer ensemble sur plusieurs appareils
web-here-server-about = Il faut un serveur : n’importe quel ordinateur à la maison fait l’affaire. Installe Rallybox et lance la commande ci-dessous ; tout le monde scanne le code affiché.
web-here-server-command = rallybox serve --lan

## Parties en fichiers et en liens

web-here-open = Ouvrir un fichier de partie
web-here-drop = Dépose le fichier pour revoir la partie
web-here-no-record = Ce fichier n’est pas une partie de Rallybox.
web-here-link = Copier un lien vers la partie
web-here-link-long = Cette partie est trop longue pour un lien. Télécharge l’enregistrement et envoie le fichier.
web-game-opening = Ouverture de la partie…
web-game-bad = Ce lien est abîmé : la partie qu’il contient n’est pas complète. Redemande le lien et copie-le en entier.
web-here-bring =
    { $games ->
        [one] Emporter { $games } partie de cet appareil
       *[other] Emporter { $games } parties de cet appareil
    }
web-here-bring-about = Les parties terminées sans le serveur rejoignent ta liste sur le serveur.
web-here-brought =
    { $games ->
        [one] { $games } partie est maintenant dans ta liste.
       *[other] { $games } parties sont maintenant dans ta liste.
    }

## Les jeux gardés sur cet appareil

web-keep-title = Jouer sans le serveur
web-keep-about = Garde les jeux sur cet appareil : tu pourras continuer sans serveur ni réseau, contre des bots ou à plusieurs autour de cet appareil.
web-keep-now = Les garder ici ({ $megabytes } Mo)
web-keep-going = Copie en cours : { $got } sur { $all } Mo
web-keep-done = Les jeux sont sur cet appareil. Tu peux y jouer sans le serveur.
web-keep-forget = Les retirer d’ici
web-keep-failed = La copie a échoué : connexion interrompue, ou plus de place. Rien n’a été gardé.
