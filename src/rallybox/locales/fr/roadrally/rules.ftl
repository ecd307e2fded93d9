# Road Rally

roadrally-welcome =
    Conduis ta voiture du départ à l’arrivée. À chaque tour, joue des cartes Mouvement d’une seule couleur et avance du total de leurs valeurs. Les vertes sont lentes mais te font piocher 2 cartes, les jaunes 1, les rouges sont rapides mais ne te font rien piocher.
    On marque des points aux Points Rallye (s1, s2, …). Tu as en secret la carte de quelques-uns. Quand un Point Rallye a été atteint et que tu as sa carte, tu peux la jouer : tout le monde marque alors selon sa position sur la route, et tes propres points sont doublés. Sois donc devant quand tes Points Rallye se présentent.
    Les jetons de Point Rallye, les checkpoints et l’arrivée rapportent aussi des points. Quand une voiture atteint l’arrivée, la manche en cours est la dernière. Le plus haut score gagne.
roadrally-rules-short =
    TON TOUR. Joue une ou plusieurs cartes d’une seule couleur et avance du total de leurs valeurs. Puis pioche : 2 cartes après du vert, 1 après du jaune, aucune après du rouge. Si ta main est vide, tu n’avances pas ; tu pioches 2 cartes.
    LES CASES. CHK checkpoint : il vaut 2 points, et le pilote en dernière position pioche 2 cartes. STA station-service : ta défausse retourne dans ta pioche ; à part une main vide, c’est le seul moyen de la récupérer. MÉC mécanicien : regarde les 5 premières cartes de ta pioche et remets-les dans l’ordre que tu veux. MAG magasin général : au tour suivant, tu peux jouer jusqu’à 5 cartes, toutes couleurs confondues, et tu pioches 1 carte, même après du vert. >26 raccourci : arrête-toi là et tu peux sauter à la case 26.
    LES POINTS RALLYE. Quand tout le monde a roulé, vient le tour de chaque Point Rallye atteint ou dépassé, du plus petit numéro au plus grand. Le pilote qui a sa carte peut la jouer. Tout le monde marque alors selon sa position, et ce pilote marque le double ; aux dernières positions, on peut piocher 2 cartes au lieu des points. La première voiture arrêtée exactement sur le Point Rallye prend son jeton, qui vaut 2 points.
    LA FIN. La manche où une voiture atteint ARR est la dernière. Les voitures arrivées marquent encore une fois selon leur position.

# Why something cannot be done

roadrally-unknown-action = « { $text } » n’est pas une action de Road Rally. Les cartes s’écrivent comme y3+y3, les autres ordres comme dans la liste.
roadrally-mixed-colours = Toutes les cartes jouées ensemble doivent être de la même couleur, et { $cards } en combine plusieurs. Depuis un magasin général, écris : store { $cards }
roadrally-store-too-many = Un coup « magasin général » compte au plus { $most } cartes. Pour jouer plus de cartes d’une seule couleur, n’écris pas « store ».
roadrally-more-than-deck = Aucune pioche n’a autant de cartes identiques : { $cards }.
roadrally-not-in-hand =
    { $have ->
        [0] Tu n’as pas de { $card } en main.
       *[other] Tu n’as que { $have } × { $card } en main, pas { $wanted }.
    }
roadrally-not-at-store = Ton tour ne commence pas à un magasin général : joue des cartes d’une seule couleur, sans le mot « store ».
roadrally-store-play = Ton tour commence à un magasin général : jusqu’à { $most } cartes, c’est un coup « magasin général », et tu pioches 1 carte. Écris : store { $cards }
roadrally-no-stage-card = Tu n’as pas la carte du Point Rallye { $stage }.
roadrally-other-stage = On en est au Point Rallye { $stage }, pas au Point Rallye { $wanted }.
roadrally-other-cards = Ce ne sont pas les cartes que tu regardes : { $cards }.
roadrally-not-asked =
    { $phase ->
        [play] C’est le moment de jouer des cartes et d’avancer.
        [empty] Ta main est vide : décide seulement si tu mélanges.
        [shortcut] Décide seulement si tu prends le raccourci.
        [gas] Décide seulement si tu pioches avant ou après le mélange.
        [mechanic] Range maintenant les premières cartes de ta pioche.
        [stage] Décide seulement si tu joues la carte du Point Rallye.
       *[reward] Choisis seulement entre les points et les cartes.
    }
roadrally-no-first = Dans la variante { $variant }, les voitures s’alignent au hasard : impossible de choisir qui commence.
roadrally-bad-first = Il n’y a pas de siège { $first } ; les sièges sont numérotés de 0 à { $last }.
roadrally-fixed-course = La variante { $variant } se joue sur le parcours fixe, de A à J ; n’indique pas de parcours.
roadrally-course-unknown-tile = « { $tile } » n’est pas une tuile suivie de sa rotation. Écris une lettre parmi { $tiles }, puis de 0 à 3 quarts de tour, et un r si on la parcourt depuis son autre bout : B1 ou F2r.
roadrally-course-twice = La tuile { $tile } est utilisée deux fois.
roadrally-course-overlap =
    { $tile ->
        [finish] La tuile Arrivée
       *[other] La tuile { $tile }
    } recouvrirait { $other ->
        [start] la tuile Départ
       *[other] la tuile { $other }
    }.
roadrally-course-no-join =
    La tuile { $tile } ne se raccorde pas à { $before ->
        [start] la tuile Départ
       *[other] la tuile { $before }
    } : avec la rotation { $turn }, son bord ouvert ne touche pas la route, qui sort { $side ->
        [N] au nord
        [E] à l’est
        [S] au sud
       *[W] à l’ouest
    }. Donne-lui la rotation { $good }.
roadrally-course-count =
    { $count ->
        [one] Ce parcours a { $count } tuile ordinaire
       *[other] Ce parcours a { $count } tuiles ordinaires
    } ; il en faut { $wanted }. Inutilisées : { $missing }.

# What is asked

roadrally-ask-play =
    { $feature ->
        [store] Tu pars d’un magasin général : joue jusqu’à 5 cartes, toutes couleurs confondues, puis pioche 1 carte.
       *[other] Joue une ou plusieurs cartes d’une seule couleur et avance.
    }
roadrally-ask-empty = Ta main est vide : tu n’avances pas. Mélanger ta défausse dans ta pioche, ou laisser ta pioche telle quelle ? Dans les deux cas, tu pioches ensuite 2 cartes.
roadrally-ask-shortcut = Te voilà à l’entrée d’un raccourci. Le prendre jusqu’à la case { $end } ?
roadrally-ask-gas = Tu fais le plein. Piocher { $draw ->
        [one] ta carte
       *[other] tes { $draw } cartes
    } avant ou après avoir mélangé ta défausse ?
roadrally-ask-mechanic = Le mécanicien te montre les premières cartes de ta pioche : { $cards }. Dans quel ordre les remets-tu ? Ensuite, tu { $draw ->
        [0] ne pioches rien.
        [one] pioches { $draw } carte.
       *[other] pioches { $draw } cartes.
    }
roadrally-ask-stage =
    { $holds ->
        [yes] Le Point Rallye { $stage } a été atteint, et tu as sa carte. La jouer ? En { core-place } position, tu marquerais { $double } points.
       *[no] Le Point Rallye { $stage } a été atteint. Tu n’as pas sa carte.
    }
roadrally-ask-reward = On compte le Point Rallye { $stage }. Tu es en { core-place } position : prendre les points ou 2 cartes ?
roadrally-ask-over = La course est finie. { $winner } gagne.

roadrally-wait-play = { $who } choisit ses cartes.
roadrally-wait-empty = { $who } n’a plus de cartes et décide s’il faut mélanger.
roadrally-wait-shortcut = { $who } hésite à prendre un raccourci.
roadrally-wait-gas = { $who } fait le plein.
roadrally-wait-mechanic = { $who } est chez le mécanicien.
roadrally-wait-stage = Le Point Rallye { $stage } a été atteint. Décision en cours : { $who }.
roadrally-wait-reward = On compte le Point Rallye { $stage }. { $who } choisit entre les points et les cartes.

# What an action would do

roadrally-explain-play =
    avancer { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, jusqu’à { $feature ->
        [final] l’arrivée
        [stage] la case { $end }, exactement sur le Point Rallye { $stage }
        [checkpoint] la case { $end }, un checkpoint (+2)
        [gas] la case { $end }, une station-service
        [store] la case { $end }, un magasin général
        [mechanic] la case { $end }, un mécanicien
        [shortcut] la case { $end }, avec un raccourci vers la case { $shortcut }
       *[none] la case { $end }
    }{ $count ->
        [0] {""}
        [one]  ; atteindre le Point Rallye { $reached }
       *[other]  ; atteindre les Points Rallye { $reached }
    }{ $passed ->
        [0] {""}
        [one]  ; prendre un checkpoint (+2)
       *[other]  ; prendre { $passed } checkpoints (+2 chacun)
    } ; { $draw ->
        [0] ne rien piocher
        [one] piocher 1 carte
       *[other] piocher { $draw } cartes
    }
roadrally-explain-score = jouer la carte : { $double } points pour toi en { core-place } position, et les autres marquent normalement ; ensuite, { $left ->
        [0] tu ne pourras plus déclencher de Point Rallye
        [one] tu pourras encore déclencher un Point Rallye
       *[other] tu pourras encore déclencher { $left } Points Rallye
    }
roadrally-explain-continue = ne pas jouer de carte Rallye
roadrally-explain-takepoints =
    { $points ->
        [one] prendre { $points } point
       *[other] prendre { $points } points
    }
roadrally-explain-takecards = piocher 2 cartes au lieu de prendre les points
roadrally-explain-shortcut = sauter à la case { $end } ; ce qui se trouve entre les deux n’est ni atteint ni dépassé
roadrally-explain-stay = rester où tu es
roadrally-explain-drawfirst =
    { $deck ->
        [0] ne rien piocher, car ta pioche est vide
        [one] piocher la dernière carte de ta pioche
       *[other] piocher { $draw } des { $deck } cartes de ta pioche
    }, puis y mélanger { $discards ->
        [one] ta carte défaussée
       *[other] tes { $discards } cartes défaussées
    }
roadrally-explain-shufflefirst =
    mélanger { $discards ->
        [one] ta carte défaussée
       *[other] tes { $discards } cartes défaussées
    } dans ta pioche, puis piocher { $draw ->
        [one] 1 carte
       *[other] { $draw } cartes
    }
roadrally-explain-reshuffle =
    mélanger { $discards ->
        [0] ta pioche
        [one] ta carte défaussée dans ta pioche
       *[other] tes { $discards } cartes défaussées dans ta pioche
    }, puis piocher 2 cartes
roadrally-explain-keep =
    { $deck ->
        [one] laisser ta pioche telle quelle et piocher son unique carte
       *[other] laisser ta pioche telle quelle et piocher 2 de ses { $deck } cartes
    }
roadrally-explain-tune =
    { $draw ->
        [0] les remettre dans cet ordre ; tu n’en pioches aucune maintenant
       *[other] les remettre dans cet ordre, et piocher { $cards } maintenant
    }

# What happened

roadrally-event-roundbegan = La manche { $number } commence.
roadrally-event-cardsplayed =
    { $store ->
        [yes] { $seat } joue { $cards } depuis le magasin général.
       *[no] { $seat } joue { $cards }.
    }
roadrally-event-drove =
    { $finished ->
        [yes] { $seat } part de la case { $start } et franchit la ligne d’arrivée.
       *[no] { $seat } avance de la case { $start } à la case { $end }.
    }
roadrally-event-shortcuttaken = { $seat } prend le raccourci de la case { $start } à la case { $end }.
roadrally-event-stagesreached =
    { $count ->
        [one] { $seat } atteint le Point Rallye { $stages }.
       *[other] { $seat } atteint les Points Rallye { $stages }.
    }
roadrally-event-checkpointtaken = { $seat } prend le checkpoint de la case { $space } (2 points). { $last }, en dernière position, pioche.
roadrally-event-shuffled = { $seat } mélange sa défausse dans sa pioche ; elle compte maintenant { $deck ->
        [one] { $deck } carte.
       *[other] { $deck } cartes.
    }
roadrally-event-tuned =
    { $number ->
        [one] { $seat } regarde la première carte de sa pioche et la remet.
       *[other] { $seat } réordonne les { $number } premières cartes de sa pioche.
    }
roadrally-event-drew =
    { $number ->
        [0] Panne sèche : la pioche est vide, { $seat } ne pioche rien.
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $number } cartes.
    }
roadrally-event-drewcards = Tu pioches { $cards }.
roadrally-event-lookedat = Les premières cartes de ta pioche sont { $cards }.
roadrally-event-handempty = { $seat } n’a pas de carte à jouer et reste sur place.
roadrally-event-stagebypassed = Personne ne marque au Point Rallye { $stage } ; son jeton est retiré.
roadrally-event-stagetriggered =
    { $left ->
        [0] { $seat } joue la carte du Point Rallye { $stage } et ne pourra plus en déclencher.
       *[other] { $seat } joue la carte du Point Rallye { $stage } et pourra encore en déclencher { $left }.
    }
roadrally-event-stagecardsreturned =
    { $number ->
        [one] { $seat } range sa dernière carte Rallye sans la montrer.
       *[other] { $seat } range ses { $number } autres cartes Rallye sans les montrer.
    }
roadrally-event-stagetiletaken = { $seat } est exactement sur le Point Rallye { $stage } et prend son jeton (2 points).
roadrally-event-stagesdropped = Plus aucun Point Rallye ne rapporte de points dans cette manche. Retirés sans points : { $stages }.
roadrally-event-pointsscored =
    { $stage ->
        [0] { $seat } finit en { core-place } position (+{ $points }).
       *[other] { $doubled ->
            [yes] { $seat }, en { core-place } position, marque le double : +{ $points }.
           *[no] { $seat }, en { core-place } position : +{ $points }.
        }
    }
roadrally-event-cardsinstead = { $seat }, en { core-place } position, prend 2 cartes au lieu des points.
roadrally-event-raceover =
    La course est finie. { $winner } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
roadrally-end-finish = Une voiture a atteint l’arrivée.

# Variants and options

roadrally-variant-base = Base
roadrally-variant-standard = Standard
roadrally-variant-demo = Démo
roadrally-variant-sprint = Sprint
roadrally-option-course = le parcours, tuile par tuile, par exemple A0,B1,F2r
roadrally-option-first = le siège qui part en tête, compté à partir de 0

# The drawing. Marks on the road have at most three letters; headings are as wide as they say.

roadrally-draw-start = DÉP
roadrally-draw-end = ARR
roadrally-draw-checkpoint = CHK
roadrally-draw-gas = STA
roadrally-draw-store = MAG
roadrally-draw-mechanic = MÉC
roadrally-draw-head-place = position
roadrally-draw-head-driver = n°
roadrally-draw-head-space = case
roadrally-draw-head-points = points
roadrally-draw-head-hand = main
roadrally-draw-head-deck = pioche
roadrally-draw-head-discards = défausse
roadrally-draw-head-cards = cartes Rallye
roadrally-draw-head-triggers = à déclencher
roadrally-draw-head-tiles = jetons
roadrally-draw-hand = main : { $cards }
roadrally-draw-no-cards = vide
roadrally-draw-stage-cards = cartes Rallye : { $stages }
roadrally-draw-no-stages = aucune
roadrally-draw-returned = rendues
roadrally-draw-gives = un Point Rallye donne : { $points }
