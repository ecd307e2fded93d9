# The pages of Stich Rallye in the browser.

## Home and the head of a table

stichrallye-title = Stich Rallye
stichrallye-about = Gagne des plis, remonte ton moteur et fonce autour du volcan.
stichrallye-about-volcano = Autour du volcan et de la baie : 34 cases, ça monte et ça descend.
stichrallye-about-beach = Le circuit court, le long de la plage : 31 cases.
web-sr-round = manche { $round }

## The board

web-sr-board = Le circuit
web-sr-spaces = Les cases du circuit. Les flèches du clavier suivent la route.
web-sr-space =
    { $space ->
        [0] Départ et arrivée.
       *[other] { $kind ->
            [down] Case { $space }, descente : une voiture qui s’arrête ici roule au-delà de la pente.
            [up] Case { $space }, montée : une voiture qui s’arrête ici recule jusqu’au pied de la pente.
           *[other] Case { $space }.
        }
    }
web-sr-cars-here =
    { $count ->
        [one] { $names } est ici.
       *[other] { $names } sont ici.
    }
web-sr-target = Ta voiture peut finir ici.

## Drivers

web-sr-standing = Classement
web-sr-driver =
    { core-place } position : { $name }, { $laps ->
        [0] dans son premier tour de piste
        [1] un tour de piste bouclé
       *[other] { $laps } tours de piste bouclés
    }, { $space ->
        [0] au départ
       *[other] case { $space }
    }, moteur à { $motor }, { $hand ->
        [0] aucune carte
        [one] une carte
       *[other] { $hand } cartes
    } en main, { $tricks ->
        [0] aucun pli gagné
        [one] un pli gagné
       *[other] { $tricks } plis gagnés
    } dans cette manche.
web-sr-has-flag = A le drapeau.
web-sr-acts = Réfléchit.
web-sr-lacks =
    { $colours ->
        [r] N’a pas de cartes rouges.
        [g] N’a pas de cartes vertes.
        [b] N’a pas de cartes bleues.
        [r-g] N’a ni cartes rouges ni cartes vertes.
        [r-b] N’a ni cartes rouges ni cartes bleues.
       *[other] N’a ni cartes vertes ni cartes bleues.
    }
web-sr-laps = Tours
web-sr-on-space = Case

## The trick

web-sr-trick = Pli { $trick } sur { $tricks }
web-sr-leads = Pli { $trick }/{ $tricks } : { $name } entame
web-sr-counts =
    { $colour ->
        [red] Le rouge compte
        [green] Le vert compte
       *[blue] Le bleu compte
    }
web-sr-lowest = Plus faible : { $lowest }
web-sr-drives = Avance de { $lowest }
web-sr-would-win = { $name } mène le pli
web-sr-won = { $name } gagne le pli
web-sr-last-trick = Gagné par { $name } :
web-sr-not-yet = pas encore de carte
web-sr-trick-stands =
    { $colour ->
        [red] Le rouge compte.
        [green] Le vert compte.
       *[blue] Le bleu compte.
    } { $decided ->
        [yes] { $name } gagne le pli avec le { $card } et avance de { stichrallye-part-spaces }.
       *[no] { $name } mène le pli avec le { $card }.
    }
web-sr-motors = Tous les moteurs tournent

## What is asked

web-sr-hand = Mes cartes
web-sr-hand-empty = Tu as joué toutes tes cartes. Après le dernier pli, tous les moteurs tournent.
web-sr-ask-turbo = Le pli est à toi. Avancer de { stichrallye-part-spaces }, ou de { $total } avec ton moteur ?
web-sr-pick = Choisis une carte pour voir son effet.
web-sr-play = Jouer cette carte
web-sr-look-keep = Avancer
web-sr-look-turbo = Avec le moteur
web-sr-look-wind = Moteur
web-sr-look-lap = 1er tour
web-sr-look-win = Gagné !
web-sr-do-usemotor = Lâcher le moteur
web-sr-do-keepmotor = Le garder
web-sr-wait-card = { $name } choisit une carte.
web-sr-wait-turbo = { $name } a gagné le pli et hésite à lâcher son moteur ({ $motor }).

## The rules in short

web-sr-rules-trick = Un pli
web-sr-rules-follow = Le pilote qui a le drapeau entame avec la carte de son choix. Les autres doivent fournir cette couleur ; faute d’en avoir, on joue ce qu’on veut. La dernière couleur entrée compte, et sa plus forte carte gagne. La voiture gagnante prend le drapeau.
web-sr-rules-example = L’entame est à vert, du rouge entre, puis du bleu : le bleu compte, et le 7 bleu gagne. Sa voiture avance d’autant de cases que l’indique la plus faible carte, ici 3.
web-sr-rules-motor = Les moteurs
web-sr-rules-wind = Si tu ne gagnes pas, tu remontes ton moteur d’un cran ; au-delà du plus grand nombre, il perd de la puissance. Si tu gagnes, tu peux ajouter son nombre à ton déplacement, et il retombe à 0.
web-sr-rules-drive = Rouler
web-sr-rules-jump = Les autres voitures sont sautées et ne comptent pas, même au départ : elles ne le partagent qu’avant leur premier déplacement. Les pentes ne concernent que la voiture qui s’y arrête :
web-sr-rules-down = En descente, elle roule jusqu’à la première case libre après la pente.
web-sr-rules-up = En montée, elle recule jusqu’à la dernière case libre avant la pente.
web-sr-rules-rounds = Les manches et la fin
web-sr-rules-end = Après 5, 7 et 9 plis, tous les moteurs tournent, en commençant par la dernière voiture. Au premier tour de piste, le moteur garde son nombre. La première voiture qui boucle { $laps ->
        [one] { $laps } tour de piste
       *[other] { $laps } tours de piste
    } gagne aussitôt ; sinon, c’est la voiture de tête après la troisième manche.
