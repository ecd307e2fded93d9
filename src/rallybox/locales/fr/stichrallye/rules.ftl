# Stich Rallye. Spaces are numbered from the start, which is space 0 and called S.
# Parts that several sentences share begin with stichrallye-part; they use the sentence’s own
# parameters.

stichrallye-welcome =
    Deux tours de piste en voiture à ressort. Tout le monde joue une carte ; la voiture qui gagne le pli avance d’autant de cases que l’indique la plus faible. Toutes les autres remontent leur moteur d’un cran : 0, 1, 2, 4, 7, 11, 16, puis c’est trop : 10, 5, et retour à 0.
    Quand tu gagnes un pli, tu peux aussi lâcher ton moteur. Perds donc d’abord quelques plis, puis gagne au bon moment. Et gare aux pentes : en descente tu roules plus loin, en montée tu recules.
    Il y a trois manches, de 5, 7 et 9 plis. La première voiture qui boucle deux tours de piste gagne aussitôt ; sinon, c’est la voiture de tête à la fin qui gagne.
stichrallye-rules-short =
    UN PLI. Le pilote qui a le drapeau entame avec la carte de son choix. Dans le sens horaire, tout le monde doit fournir la couleur de l’entame ; faute d’en avoir, on joue la carte de son choix. La dernière couleur entrée dans le pli compte, et sa plus forte carte gagne. La voiture gagnante prend le drapeau et entame le pli suivant.
    LES MOTEURS. Toutes les autres remontent leur moteur d’un cran. La voiture gagnante peut ajouter à son déplacement tout le nombre de son moteur, qui retombe alors à 0.
    ROULER. La voiture gagnante avance d’autant de cases que l’indique la plus faible carte du pli. Les cases occupées sont sautées et ne comptent pas, départ S compris ; les voitures ne le partagent qu’avant leur premier déplacement.
    LES PENTES. Si un déplacement finit en descente, la voiture roule jusqu’à la première case libre après la pente ; en montée, elle recule jusqu’à la dernière case libre avant. En roulant, elle passe par-dessus les voitures et les autres pentes.
    FIN DE MANCHE. Après 5, 7 et 9 plis, tous les moteurs tournent, en commençant par la dernière voiture. La voiture de tête prend le drapeau, et on redistribue.
    LA FIN. Atteindre, passer ou sauter S boucle un tour de piste. Au premier, le moteur garde son nombre ; le deuxième fait gagner aussitôt. Après la troisième manche, la voiture de tête gagne.

stichrallye-part-colour = { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 }

stichrallye-part-spaces = { $lowest ->
    [one] 1 case
   *[other] { $lowest } cases
 }

# -- set-up ----------------------------------------------------------------------------------

stichrallye-no-such-first = Il n’y a pas de siège { $first } pour prendre le drapeau ; les sièges sont numérotés de 0 à { $last }.
stichrallye-track-length = Un circuit a de { $least } à { $most } cases ; celui-ci en a { $spaces }.
stichrallye-track-no-start = Un circuit commence par sa case de départ, S ; celui-ci commence par « { $found } ».
stichrallye-track-second-start = Un circuit a un seul départ ; la case { $space } de celui-ci est un autre S.
stichrallye-track-letter = La case { $space } du circuit est « { $found } ». Utilise seulement S (départ), . (plat), v (descente) et ^ (montée).
stichrallye-track-after-start = Les { $flat } cases après S doivent être plates ; la case { $space } de ce circuit est en pente.
stichrallye-track-before-start = Les { $flat } cases avant S doivent être plates ; la case { $space } de ce circuit est en pente.
stichrallye-track-between-hills = Il faut au moins { $flat } cases plates entre deux pentes. Une pente finit à la case { $ends } et la suivante commence à la case { $begins } ; cases entre les deux : { $between }.
stichrallye-dial-length = Un cadran a de { $least } à { $most } nombres ; celui-ci en a { $numbers }.
stichrallye-dial-not-zero = Un cadran commence par 0 ; celui-ci commence par { $found }.
stichrallye-dial-power = Le nombre { $place } du cadran est { $found } ; les nombres vont de { $weakest } à { $strongest }.

# -- actions ---------------------------------------------------------------------------------

stichrallye-parse = « { $text } » n’est pas une action. Joue une carte par la lettre de sa couleur et sa valeur, comme r5, g11 ou b7 ; pour le moteur, réponds turbo ou keep.
stichrallye-parse-almost = « { $text } » n’est pas une action. Voulais-tu dire { $guess } ?

stichrallye-illegal-not-in-hand = Tu n’as pas le { $card }.
stichrallye-illegal-follow = Tu ne peux pas jouer le { $card } : l’entame est à { stichrallye-part-colour }, et tu as { $held ->
    [one] une carte { $colour ->
        [red] rouge
        [green] verte
       *[blue] bleue
     }
   *[other] { $held } cartes { $colour ->
        [red] rouges
        [green] vertes
       *[blue] bleues
     }
 } ; tu dois fournir.
stichrallye-illegal-decide-turbo = Tu as gagné le pli : ce n’est pas le moment de jouer une carte. Décide d’abord pour ton moteur : turbo ou keep.
stichrallye-illegal-motor-at-zero = Ton moteur est à 0 : il n’y a rien à ajouter. Joue une carte.
stichrallye-illegal-no-turbo-now = Tu ne peux ajouter ton moteur ({ $motor }) qu’après avoir gagné un pli. Joue une carte.

# -- what is asked ---------------------------------------------------------------------------

stichrallye-ask-lead = Tu as le drapeau et tu entames le pli { $trick } sur { $tricks } : joue la carte de ton choix.
stichrallye-ask-follow = Pli { $trick } sur { $tricks } : l’entame est à { stichrallye-part-colour }. Tu as { $held ->
    [one] une carte { $colour ->
        [red] rouge
        [green] verte
       *[blue] bleue
     } : tu dois la jouer
   *[other] { $held } cartes { $colour ->
        [red] rouges
        [green] vertes
       *[blue] bleues
     } : tu dois en jouer une
 }.
stichrallye-ask-any = Pli { $trick } sur { $tricks } : l’entame est à { stichrallye-part-colour }. Tu n’en as pas : joue la carte de ton choix. Une nouvelle couleur bat toutes les autres.
stichrallye-ask-turbo = Tu as gagné le pli et tu avances de { stichrallye-part-spaces }. Ajouter ton moteur ({ $motor }) pour un total de { $total } cases (turbo), ou le garder remonté (keep) ?
stichrallye-ask-wait-card = { $driver } choisit une carte.
stichrallye-ask-wait-turbo = { $driver } a gagné le pli et hésite à lâcher son moteur ({ $motor }).
stichrallye-ask-over = { $driver } a gagné : { $reason ->
    [finish] deux tours de piste bouclés
   *[lead] en tête après la dernière manche
 }.

# -- what an action would do -----------------------------------------------------------------

stichrallye-part-landing = { $rolled ->
    [down] jusqu’à la case { $reached }, puis tu dévales la pente jusqu’à la case { $end }
    [up] jusqu’à la case { $reached }, puis tu recules jusqu’à la case { $end }
   *[no] jusqu’{ $end ->
        [0] au départ
       *[other] à la case { $end }
     }
 }{ $lap ->
    [lap] , et tu boucles ton premier tour de piste
    [win] , et tu boucles ton deuxième tour de piste : tu gagnes aussitôt
   *[no] { "" }
 }

stichrallye-part-turbo-landing = { $rolled-turbo ->
    [down] jusqu’à la case { $reached-turbo }, puis tu dévales la pente jusqu’à la case { $end-turbo }
    [up] jusqu’à la case { $reached-turbo }, puis tu recules jusqu’à la case { $end-turbo }
   *[no] jusqu’{ $end-turbo ->
        [0] au départ
       *[other] à la case { $end-turbo }
     }
 }{ $lap-turbo ->
    [lap] , et tu boucles ton premier tour de piste
    [win] , et tu boucles ton deuxième tour de piste : tu gagnes aussitôt
   *[no] { "" }
 }

stichrallye-part-or-turbo = { $motor ->
    [0] { "" }
   *[other]  ; avec ton moteur, tu avances de { $total } cases { stichrallye-part-turbo-landing }
 }

stichrallye-part-named = { $value } { stichrallye-part-colour }

stichrallye-explain-usemotor = Tu avances de { $lowest } + { $motor } = { $total } cases, { stichrallye-part-turbo-landing }. Ton moteur retombe à 0.
stichrallye-explain-keepmotor = Tu avances de { stichrallye-part-spaces }, { stichrallye-part-landing }. Ton moteur reste à { $motor }.
stichrallye-explain-lead = Tu entames avec le { stichrallye-part-named } : avec du { stichrallye-part-colour } en main, on doit en fournir. { $higher ->
    [0] Il ne reste pas de carte plus forte ; seule une autre couleur
    [one] Une seule carte { $colour ->
        [red] rouge
        [green] verte
       *[blue] bleue
     } plus forte ou une autre couleur
   *[other] L’une des { $higher } cartes { $colour ->
        [red] rouges
        [green] vertes
       *[blue] bleues
     } plus fortes ou une autre couleur
 } peut te battre. La voiture gagnante avance de { stichrallye-part-spaces } au plus.
stichrallye-part-so-far = Pour l’instant, ton { stichrallye-part-named } gagne ; { $after ->
    [one] un pilote joue
   *[other] { $after } pilotes jouent
 } après toi. { $new ->
    [0] { $higher ->
        [0] Rien ne peut te battre
        [one] Seule la carte { $colour ->
            [red] rouge
            [green] verte
           *[blue] bleue
         } plus forte peut te battre
       *[other] { $higher } cartes { $colour ->
            [red] rouges
            [green] vertes
           *[blue] bleues
         } plus fortes peuvent te battre
     }
   *[other] { $higher ->
        [0] Seule une couleur nouvelle dans le pli peut te battre
        [one] Une carte { $colour ->
            [red] rouge
            [green] verte
           *[blue] bleue
         } plus forte ou une couleur nouvelle peut te battre
       *[other] { $higher } cartes { $colour ->
            [red] rouges
            [green] vertes
           *[blue] bleues
         } plus fortes ou une couleur nouvelle peuvent te battre
     }
 }.
stichrallye-explain-sofar = { stichrallye-part-so-far } Si rien ne change, tu avances de { stichrallye-part-spaces }, { stichrallye-part-landing }{ stichrallye-part-or-turbo }.
stichrallye-explain-lose = Ton { stichrallye-part-named } ne peut pas gagner : { $decided ->
    [yes] { $driver } remporte le pli avec le { $winning } et avance de { stichrallye-part-spaces }
   *[no] { $driver } a mieux, avec le { $winning }. Plus faible carte jusqu’ici : { $lowest }
 }. Ton moteur passe de { $motor } à { $wound }.
stichrallye-part-wins = Ton { stichrallye-part-named } gagne le pli
stichrallye-explain-win = { stichrallye-part-wins } : tu avances de { stichrallye-part-spaces }, { stichrallye-part-landing }{ stichrallye-part-or-turbo }.

# -- what happened ---------------------------------------------------------------------------

stichrallye-event-roundbegan = Manche { $round } : tout le monde reçoit { $cards } cartes. { $seat } a le drapeau et entame.
stichrallye-event-dealt = { $seat } reçoit { $cards }.
stichrallye-event-cardplayed = { $seat } joue le { $card }{ $failed ->
    [yes] , faute de { $lead ->
        [red] rouge
        [green] vert
       *[blue] bleu
     }
   *[no] { "" }
 }.
stichrallye-event-trickwon = { $seat } gagne le pli { $trick } avec le { $card } ; la plus faible carte est un { $lowest }.
stichrallye-event-flagtaken = { $seat } prend le drapeau.
stichrallye-event-motorwound = { $seat } remonte son moteur : de { $before } à { $motor }.
stichrallye-event-turboused = { $seat } lâche son moteur : +{ $motor }.
stichrallye-event-turbokept = { $seat } garde son moteur à { $motor }.
stichrallye-event-motorused = Le moteur tourne pour { $seat } : { $motor }.
stichrallye-event-drove = { $seat } avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
 }, { $start ->
    [0] du départ
   *[other] de la case { $start }
 } { $reached ->
    [0] au départ
   *[other] à la case { $reached }
 }{ $rolled ->
    [down] , puis dévale la pente jusqu’à la case { $end }
    [up] , puis recule jusqu’à la case { $end }
   *[no] { "" }
 }{ $lap ->
    [yes] { $laps ->
        [1] , et boucle son premier tour de piste
       *[other] , et boucle son deuxième tour de piste
     }
   *[no] { "" }
 }.
stichrallye-event-roundended = La manche { $round } est finie : tous les moteurs tournent, en commençant par la dernière voiture.
stichrallye-event-gameover = { $seat } gagne : { $reason ->
    [finish] deux tours de piste bouclés
   *[lead] en tête après la dernière manche
 }.

stichrallye-end-finish = Une voiture a bouclé son deuxième tour de piste.
stichrallye-end-lead = La dernière manche est finie ; la voiture de tête gagne.

# -- the drawing -----------------------------------------------------------------------------

stichrallye-draw-title = Stich Rallye, { $variant ->
    [volcano] autour du volcan
    [beach] le long de la plage
   *[own] sur ton propre circuit
 } : manche { $round } sur { $rounds }. Sens horaire, deux tours de piste.
stichrallye-draw-road = [ ] plat   \ \ descente : arrête-toi là et tu roules au-delà de la pente   / / montée : arrête-toi là et tu recules au pied de la pente   [ S ] départ et arrivée
stichrallye-draw-colour = { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 }
stichrallye-draw-head-car = Voiture
stichrallye-draw-head-place = Pos.
stichrallye-draw-head-laps = Tours
stichrallye-draw-head-space = Case
stichrallye-draw-head-motor = Moteur
stichrallye-draw-head-cards = Cartes
stichrallye-draw-head-won = Plis
stichrallye-draw-head-lacks = Sans
stichrallye-draw-head-note = { " " }
stichrallye-draw-motor = { $motor } (puis { $upcoming })
stichrallye-draw-note-you = toi
stichrallye-draw-note-flag = drapeau
stichrallye-draw-note-turn = réfléchit
stichrallye-draw-note-winner = victoire
stichrallye-draw-trick-empty = Pli { $trick } sur { $tricks } : la voiture { $car } entame.
stichrallye-draw-trick = Pli { $trick } sur { $tricks } :  { $cards }   plus faible { $lowest }
stichrallye-draw-trick-winning = { " " }(en tête)
stichrallye-draw-over = { $reason ->
    [finish] Fini : la voiture gagnante a bouclé deux tours de piste.
   *[lead] Fini : la dernière manche est jouée, et la voiture de tête gagne.
 }
stichrallye-draw-head-colour = Couleur
stichrallye-draw-head-hand = Ta main
stichrallye-draw-head-played = Jouées dans la manche
stichrallye-draw-head-unseen = Pas encore vues

# Variants and options

stichrallye-variant-volcano = Volcan
stichrallye-variant-beach = Plage
stichrallye-option-first = le siège qui a le drapeau en premier, compté à partir de 0
stichrallye-option-track = ton propre circuit, par exemple S.....vvv.....
stichrallye-option-dial = les nombres de ton propre cadran, par exemple 0,2,5,3
