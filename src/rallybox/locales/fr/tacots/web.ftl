# The table of Tacots in the browser

## Home and the head of a table

tacots-title = Tacots
tacots-about = Construis la route carte après carte, et mène ton tacot à l’arrivée avant les autres.
tacots-about-rally = Chacun construit la route et file vers l’arrivée, une manche après l’autre.
tacots-about-patience = En solitaire : quatre voitures, quatre piles, une route.

## Cards and squares

web-ta-card =
    { $kind ->
        [dead-end] impasse
        [crossroads] route à 4 voies
        [vertical-junction] route verticale à 3 voies
        [horizontal-junction] route horizontale à 3 voies
        [vertical-straight] ligne droite verticale
        [horizontal-straight] ligne droite horizontale
        [right-bend] virage à droite
       *[left-bend] virage à gauche
    }
web-ta-board = Le plateau, huit cases sur huit
web-ta-square = { $square } : { $lies }.
web-ta-empty = vide
web-ta-car-here =
    { $solo ->
        [yes] Ici, tacot { $car }.
       *[no] Ici, tacot { $car } ({ $name }).
    }
web-ta-can-lay = Tu peux poser ici : { $card }.
web-ta-can-drive = Tu peux rouler jusqu’ici.
web-ta-can-block =
    { $solo ->
        [yes] Ici, tu peux poser une impasse devant le tacot { $car }.
       *[no] Ici, tu peux bloquer { $name }, tacot { $car }.
    }

## My cards

web-ta-group =
    { $group ->
        [left] Virages à gauche
        [right] Virages à droite
        [finish] Impasse, arrivée
       *[middle] Lignes droites, 3 et 4 voies
    }
web-ta-stack =
    { $number ->
        [one] { $number } carte : { $card }.
       *[other] { $number } cartes : { $card }.
    } { $points ->
        [one] Coûte { $points } point si elle te reste en main.
       *[other] Coûte { $points } points si elle te reste en main.
    }
web-ta-fits-nowhere =
    { $stage ->
        [first] Elle ne peut pas être la première carte.
        [join] Elle ne va pas à côté de la première carte.
       *[turn] Elle ne va nulle part devant ton tacot.
    }
web-ta-dead-end-waits = L’impasse attend : en dernière carte, c’est l’arrivée, et aucun adversaire ne peut être bloqué maintenant.
web-ta-hand-empty = Tu n’as plus de cartes.
web-ta-open = Face visible, pour tous

## What is asked

web-ta-wait =
    { $opening ->
        [yes] { $name } choisit d’où partir.
       *[no] { $name } est au volant.
    }
web-ta-pick =
    { $what ->
        [reach] Choisis une carte marquée où rouler.
        [square] Choisis une case marquée. Appuie encore dessus pour tourner la carte.
        [pile] Choisis la carte du dessus d’un tas, ou une case marquée.
        [start] Choisis une carte, ou une case marquée d’où partir.
       *[card] Choisis une carte, ou une case marquée devant ton tacot.
    }
web-ta-ask-patience =
    { $what ->
        [both] Construis devant un tacot avec la carte du dessus d’un tas, ou fais rouler un tacot devant lequel aucune ne va.
        [build] Construis devant un tacot avec la carte du dessus d’un tas.
        [drive] Aucune carte du dessus ne va : fais rouler un tacot vers un meilleur endroit.
       *[none] Aucune carte du dessus ne va devant un tacot : il ne reste qu’à poser une impasse.
    }
web-ta-do =
    { $verb ->
        [drive] Rouler
        [finish] Franchir l’arrivée
        [block] Bloquer
        [cap] Poser l’impasse
        [start] Poser et partir
       *[lay] Poser et avancer
    }
web-ta-drive-instead = Ou rouler
web-ta-pass = Passer
web-ta-stop = S’arrêter là
web-ta-stop-sure = Vraiment s’arrêter ?
web-ta-ways = Ce qui va en { $square }
web-ta-against =
    { $solo ->
        [yes] devant { $car }
       *[no] contre { $name }
    }
web-ta-car = tacot { $car }
web-ta-block-name = { $name } : { $squares }
web-ta-no-room =
    Aucune impasse ne va devant { $cars ->
        [one] ce tacot
       *[other] ces tacots
    }.

## Players

web-ta-players = Les joueurs
web-ta-player = { $name }, tacot { $car }. Points : { $points }, cartes en main : { $cards }, posées : { $laid }{ $deadend ->
        [yes] , l’impasse encore en main.
       *[no] , l’impasse posée.
    }
web-ta-acts = Est au volant.
web-ta-lacks = A montré qu’il n’a rien de cela : { $kinds }.
web-ta-few-long =
    { $cards ->
        [0] Plus de cartes !
        [one] Plus qu’une carte !
       *[other] Plus que { $cards } cartes !
    }
web-ta-few =
    { $cards ->
        [one] { $cards } carte !
       *[other] { $cards } cartes !
    }
web-ta-in-hand = Cartes en main
web-ta-has-dead-end = A l’impasse en main
web-ta-home = À l’arrivée
web-ta-hand-of =
    { $hands ->
        [0] Manche { $number }
       *[other] Manche { $number } sur { $hands }
    }
web-ta-closing = · dernier tour de table !
web-ta-sheet = Feuille de score
web-ta-sheet-hand = Manche
web-ta-count = Compte de la manche { $hand }
web-ta-nothing-left = plus rien
web-ta-share = { $names } se partagent la victoire !

## The patience

web-ta-piles =
    { $cards ->
        [one] Quatre tas, { $cards } carte
       *[other] Quatre tas, { $cards } cartes
    }
web-ta-pile =
    { $cards ->
        [0] Le tas { $pile } est épuisé.
        [one] Tas { $pile } : { $card }, la dernière carte.
       *[other] Tas { $pile } : { $card }, { $cards } cartes.
    }
web-ta-dead-ends = Impasses
web-ta-dead-ends-left =
    { $cards ->
        [0] Il ne reste aucune impasse.
        [one] Il reste une impasse.
       *[other] Il reste { $cards } impasses.
    }
web-ta-cars = Tacots
web-ta-patience-car = Tacot { $car }.{ $capped ->
        [yes] { " " }Une impasse est devant lui.
       *[no] { "" }
    }{ $drive ->
        [yes] { " " }Il peut rouler.
       *[no] { " " }Il ne peut pas rouler : une carte du dessus va devant lui, ou aucune route ne mène plus loin.
    }
web-ta-may-drive = rouler
web-ta-may-not-drive = Ce tacot ne peut pas rouler : une carte du dessus va devant lui, ou aucune route ne mène plus loin.
web-ta-deal = Donne { $deal }
web-ta-of-cards = cartes posées sur { $all }
web-ta-in-piles = Dans les tas
web-ta-aim-full = Réussite totale : garde les impasses jusqu’à ce que les tas soient épuisés, et poses-en une devant chaque tacot.
web-ta-aim-simple = Une impasse a été posée tôt : la réussite simple reste possible, avec toutes les cartes posées.
web-ta-patience-end =
    { $why ->
        [full] Réussite totale !
        [simple] C’est réussi !
        [blocked] Plus aucune carte ne va
       *[stopped] Arrêt
    }
web-ta-patience-laid = Cartes posées : { $cards } sur 52, donne { $deal }.

## The rules in short

web-ta-rules-aim = Construis la route carte après carte devant ton propre tacot, et débarrasse-toi de tes cartes avant les autres. Le mieux : pose l’arrivée en toute dernière carte.
web-ta-rules-cards = Les cartes
web-ta-rules-turned = Les cartes sont debout : on peut les retourner tête-bêche, jamais les coucher. C’est pourquoi virages à gauche et à droite sont des cartes différentes. Là où une carte est ouverte, sa voisine doit l’être aussi.
web-ta-rules-turn = Ton tour : une de ces choses
web-ta-rules-build = Pose une carte devant ton tacot, reliée à la route sous lui, et avance dessus.
web-ta-rules-finish = L’impasse en dernière carte, devant ton propre tacot, est l’arrivée.
web-ta-rules-block = Avant cela, l’impasse peut se poser devant un adversaire qui a au moins { $number } cartes en main et en a posé au moins { $number }. Qui ne peut pas être bloqué protège qui partage sa carte.
web-ta-rules-drive = Seulement si aucune carte de ta main ne va, roule d’une à cinq cartes le long de la route. Une carte n’accueille jamais plus de deux tacots.
web-ta-rules-open = Les cartes face visible sont pour tous : au lieu d’une carte de ta main, tu peux en poser une, même comme toute première carte.
web-ta-rules-points = La fin d’une manche
web-ta-rules-count = L’arrivée rapporte 5 points. Chaque carte restante coûte un point par sortie. Le plus grand total après toutes les manches gagne.
web-ta-rules-patience = Prends la carte du dessus d’un tas et construis devant n’importe lequel des quatre tacots. Un tacot devant lequel aucune carte du dessus ne va peut rouler. Pose les 52 cartes ; garde les impasses pour la toute fin, une devant chaque tacot, pour la réussite totale.
