# The table of Tacots in the browser

## Home and the head of a table

tacots-title = Tacots
tacots-about = Construis la route carte après carte, et mène ton tacot à l’arrivée avant les autres.
tacots-about-rally = Chacun construit la route et file vers l’arrivée, une manche après l’autre.
tacots-about-patience = En solitaire : quatre tacots, quatre tas, une route.

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
web-ta-can-lay = Tu peux poser cette carte ici : { $card }.
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
        [one] Coûte { $points } point par carte restée en main.
       *[other] Coûte { $points } points par carte restée en main.
    }
web-ta-hand-empty = Tu n’as plus de cartes.
web-ta-open = Face visible, pour tout le monde

## What is asked

web-ta-wait =
    { $opening ->
        [yes] { $name } choisit d’où partir.
       *[no] { $name } est au volant.
    }
web-ta-pick =
    { $what ->
        [reach] Choisis la carte marquée où tu veux aller.
        [square] Choisis une case marquée. Choisis-la encore pour tourner la carte.
        [pile] Choisis la carte du dessus d’un tas, ou une case marquée.
        [start] Choisis une carte, ou une case marquée d’où partir.
       *[card] Choisis une carte, ou une case marquée devant ton tacot.
    }
web-ta-ask-patience =
    { $what ->
        [both] Pose la carte du dessus d’un tas devant un tacot, ou fais rouler un tacot devant lequel aucune ne convient.
        [build] Pose la carte du dessus d’un tas devant un tacot.
        [drive] Aucune carte du dessus ne convient : fais rouler un tacot vers un meilleur endroit.
       *[none] Aucune carte du dessus ne convient devant un tacot : il ne reste qu’à poser une impasse.
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
web-ta-stop = Arrêter là
web-ta-stop-sure = Vraiment arrêter ?
web-ta-ways = Ce qui convient en { $square }
web-ta-against =
    { $solo ->
        [yes] devant { $car }
       *[no] contre { $name }
    }
web-ta-car = tacot { $car }
web-ta-block-name = { $name } : { $squares }
web-ta-no-room =
    Aucune impasse ne peut se poser devant { $cars ->
        [one] ce tacot
       *[other] ces tacots
    }.

## Players

web-ta-players = Joueurs
web-ta-player = { $name }, tacot { $car } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    }{ $deadend ->
        [yes] , l’impasse encore en main.
       *[no] , l’impasse posée.
    }
web-ta-acts = Est au volant.
web-ta-lacks = Ne peut avoir aucune de ces cartes : { $kinds }.
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
web-ta-home = À l’arrivée
web-ta-hand-of =
    { $hands ->
        [0] Manche { $number }
       *[other] Manche { $number } sur { $hands }
    }
web-ta-closing = · dernier tour de table !
web-ta-sheet = Feuille de score
web-ta-sheet-hand = Manche
web-ta-count = Décompte de la manche { $hand }
web-ta-nothing-left = plus rien

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
        [yes] { " " }Il y a une impasse devant.
       *[no] { "" }
    }{ $drive ->
        [yes] { " " }Il peut rouler.
       *[no] { "" }
    }
web-ta-may-drive = rouler
web-ta-deal = Donne { $deal }
web-ta-of-cards = cartes posées sur { $all }
web-ta-in-piles = Dans les tas
web-ta-aim-full = Pour la réussite totale, garde les impasses jusqu’à ce que les tas soient épuisés, puis poses-en une devant chaque tacot.
web-ta-aim-simple = Une impasse a été posée trop tôt. La réussite simple reste possible : pose toutes les cartes.
web-ta-patience-end =
    { $why ->
        [full] Réussite totale !
        [simple] Réussite !
        [blocked] Plus aucune carte ne convient
       *[stopped] Arrêt
    }
web-ta-patience-laid = Cartes posées : { $cards } sur 52, donne { $deal }.

## The rules in short

web-ta-rules-cards = Les cartes
web-ta-rules-turned = Les cartes se posent dans le sens de la hauteur : on peut les tourner tête-bêche, jamais les coucher. C’est pourquoi les virages à gauche et à droite sont des cartes différentes. Là où une carte est ouverte, sa voisine doit l’être aussi.
web-ta-rules-turn = À ton tour, au choix
web-ta-rules-build = Pose une carte devant ton tacot, reliée à la route où il se trouve, et avance dessus.
web-ta-rules-finish = Posée en dernier devant ton propre tacot, l’impasse est l’arrivée.
web-ta-rules-block = Avant cela, tu peux la poser devant un adversaire qui a au moins { $number } cartes en main et en a posé au moins { $number }. Un tacot qui ne peut pas être bloqué protège aussi celui qui partage sa carte.
web-ta-rules-drive = Roule d’une à cinq cartes le long de la route, mais seulement si aucune carte de ta main ne convient. Une carte n’accueille jamais plus de deux tacots.
web-ta-rules-open = Les cartes face visible sont à tout le monde : tu peux en poser une au lieu d’une carte de ta main, même comme toute première carte.
web-ta-rules-points = La fin d’une manche
web-ta-rules-count = L’arrivée rapporte 5 points. Chaque carte restée en main coûte un point par sortie. Le plus haut score après toutes les manches gagne.
