# Tacots. Ids: tacots, then what the sentence is for.

tacots-welcome =
    De vieux tacots sur une route qui grandit carte après carte. À ton tour, pose une carte devant ton propre tacot et avance dessus. Avec chaque carte voisine, une route doit rencontrer une route, et un côté fermé un côté fermé. Si tu ne peux pas construire, suis la route à la recherche d’une autre issue.
    Débarrasse-toi de tes cartes avant les autres. Ton impasse vaut 5 points si tu la poses en tout dernier, comme arrivée ; mais tu peux aussi la poser devant un adversaire pour lui couper la route. Chaque carte restée en main coûte un point par sortie.
tacots-rules-short =
    TON TOUR. Pose une carte de ta main sur une case libre où mène une route de la carte sous ton tacot, et avance dessus. Elle doit se raccorder à toutes les cartes autour. On peut tourner les cartes tête-bêche, jamais les coucher.
    AUCUNE CARTE NE CONVIENT ? Roule de 1 à 5 cartes le long de la route. Jamais plus de deux tacots sur une carte : deux tacots barrent donc le passage. Si vraiment rien n’est possible, passe.
    L’IMPASSE ne s’ouvre qu’au nord ou au sud. Posée en tout dernier devant ton propre tacot, c’est l’arrivée : 5 points. Ou pose-la devant un adversaire qui a au moins 3 cartes en main et en a posé au moins 3 ; ton tacot ne bouge alors pas. Un tacot qui ne peut pas être bloqué protège aussi celui qui partage sa carte.
    LA MANCHE se termine quand quelqu’un a posé sa dernière carte et que le tour de table est fini, ou quand aucune des cartes restantes ne peut plus se poser au bout d’une route. Chaque carte en main coûte alors un point par sortie. Le plus haut score après toutes les manches gagne.
    À TROIS, on peut aussi construire avec les cartes face visible, dès la toute première carte. À DEUX, chacun reçoit 12 cartes de plus quand une première main est épuisée.
    RÉUSSITE. Prends la carte du dessus d’un tas et pose-la devant n’importe quel tacot ; pose les quatre impasses quand tu veux. Un tacot devant lequel aucune carte du dessus ne convient peut rouler. Pose les 52 cartes ; c’est une réussite totale si les quatre dernières sont des impasses devant quatre tacots différents.

## Set-up

tacots-setup-patience = La réussite a une seule donne et un seul joueur : les options « hands » et « first » sont pour le rallye.
tacots-setup-rally = Seule la réussite a des donnes numérotées : retire l’option « deal », ou choisis la variante « patience ».
tacots-setup-first = Il n’y a pas de siège { $first } pour commencer ; les sièges sont numérotés de 0 à { $last }.

## Notation

tacots-notation = « { $text } » n’est pas un ordre. Exemples : « T e6 NSW » pose une route à 3 voies en e6, « D e6 S vs B » une impasse devant le tacot 2 (A à D sont les tacots 1 à 4), « drive e6 » roule, « pass » passe.
tacots-notation-almost = « { $text } » n’est pas tout à fait un ordre. Voulais-tu dire « { $meant } » ?
tacots-notation-drive = « { $text } » n’est pas un ordre pour rouler. Nomme une case de a1 à h8, comme dans « drive e6 ».
tacots-notation-open = « { $text } » n’est pas un ordre pour une carte face visible. Nomme la carte, la case et ses sorties, comme dans « open T e6 NSW ».
tacots-notation-pile = « { $text } » n’est pas un ordre de la réussite. Nomme le tacot, le côté, la carte, ses sorties et le tas, comme dans « A north T NSW pile 2 ».
tacots-notation-d = « { $text } » n’est pas un ordre pour une impasse. Elle ne s’ouvre qu’à N ou S, comme dans « D e6 S » pour l’arrivée ou « D e6 S vs B » contre le tacot 2 (A à D sont les tacots 1 à 4).

## What is asked

tacots-ask-wait = { $stage ->
    [open] { $seat } va poser sa carte de départ.
   *[turn] C’est à { $seat } de jouer.
  }
tacots-ask-wait-patience = Réflexion sur la prochaine carte.
tacots-ask-over = { $number ->
    [one] { $you ->
        [yes] Tu as gagné avec { $points ->
            [one] { $points } point
           *[other] { $points } points
          }.
       *[no] { $winners } a gagné avec { $points ->
            [one] { $points } point
           *[other] { $points } points
          }.
      }
   *[other] Victoire partagée, à { $points ->
        [one] { $points } point
       *[other] { $points } points
      } : { $winners }.
  }
tacots-ask-over-patience = { $why ->
    [full] Réussite totale : les 52 cartes sont posées, avec une impasse en dernier devant chaque tacot !
    [simple] Réussite : les 52 cartes sont posées.
    [blocked] Plus aucune carte ne convient. Cartes posées : { $cards } sur 52.
   *[stopped] Arrêt avec { $cards } cartes posées sur 52.
  }
tacots-ask-open-first = { $first ->
    [crossroads] Tu commences : pose une route à 4 voies sur une des quatre cases du centre et mets ton tacot dessus.
    [either] Tu commences : pose une route à 3 ou 4 voies sur une des quatre cases du centre et mets ton tacot dessus.
   *[junction] Tu commences. Personne n’a de route à 4 voies : pose une route à 3 voies sur une des quatre cases du centre et mets ton tacot dessus.
  }{ $open ->
    [only] { " " }Tu n’en as pas : prends une des cartes face visible.
    [yes] { " " }Tu peux aussi utiliser une carte face visible.
   *[no] { "" }
  }
tacots-ask-open-next = Pose une carte à côté de la première, en { $square }, reliée à elle par une route, et mets ton tacot dessus.{ $open ->
    [yes] { " " }Tu peux aussi utiliser une carte face visible.
   *[no] { "" }
  }
tacots-ask-turn = { $build ->
    [finish] Ta dernière carte est l’arrivée : pose-la devant ton tacot pour { $points } points.
    [yes] Pose une carte devant ton tacot et avance dessus.
   *[no] { $drive ->
        [yes] Aucune de tes cartes ne convient devant ton tacot : roule d’une à cinq cartes le long de la route, vers un meilleur endroit.
       *[no] { $pass ->
            [yes] Tu ne peux ni construire ni rouler : tu dois passer.
           *[no] Tu ne peux ni construire avec ta main ni rouler.
          }
      }
  }{ $open ->
    [yes] { " " }Tu peux aussi construire avec une carte face visible et garder ta main.
   *[no] { "" }
  }{ $against ->
    [yes] { " " }Ou pose ton impasse devant un adversaire.
   *[no] { "" }
  }{ $closing ->
    [yes] { " " }Quelqu’un a posé sa dernière carte : c’est ton dernier tour de la manche.
   *[no] { "" }
  }
tacots-ask-patience-first = { $deal ->
    [none] Choisis une case du centre pour la route à 4 voies. Les quatre tacots en partent.
   *[other] Donne { $deal } : choisis une case du centre pour la route à 4 voies. Les quatre tacots en partent.
}
tacots-ask-patience = { $build ->
    [yes] Prends la carte du dessus d’un tas et pose-la devant un tacot
   *[no] Aucune carte du dessus ne convient devant un tacot
  }{ $drive ->
    [yes] { "" } ; un tacot devant lequel aucune ne convient peut rouler
   *[no] { "" }
  }{ $dead-ends ->
    [0] { "" }.
   *[other] { "" } ; ou pose une impasse devant un tacot.
  } Il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  } dans les tas, { $dead-ends ->
    [0] et aucune impasse.
    [one] et une impasse.
   *[other] et { $dead-ends } impasses.
  }

## What an action would do

tacots-explain-build = Pose { $kind ->
    [crossroads] la route à 4 voies
    [vertical-junction] la route verticale à 3 voies
    [horizontal-junction] la route horizontale à 3 voies
    [vertical-straight] la ligne droite verticale
    [horizontal-straight] la ligne droite horizontale
    [right-bend] le virage à droite
   *[left-bend] le virage à gauche
  } { $sign } en { $square } et avance dessus. { $cards ->
    [0] C’est ta dernière carte.
   *[other] { $ways ->
        [0] Aucune case libre devant.
        [one] Une case libre devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
       *[other] { $ways } cases libres devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
      }
  }
tacots-explain-join = Pose { $kind ->
    [crossroads] la route à 4 voies
    [vertical-junction] la route verticale à 3 voies
    [horizontal-junction] la route horizontale à 3 voies
    [vertical-straight] la ligne droite verticale
    [horizontal-straight] la ligne droite horizontale
    [right-bend] le virage à droite
   *[left-bend] le virage à gauche
  } { $sign } en { $square }, à côté de la première carte, et mets ton tacot dessus. { $ways ->
    [0] Aucune case libre devant.
    [one] Une case libre devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
   *[other] { $ways } cases libres devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
  }
tacots-explain-open = Prends { $kind ->
    [crossroads] la route à 4 voies
    [vertical-junction] la route verticale à 3 voies
    [horizontal-junction] la route horizontale à 3 voies
    [vertical-straight] la ligne droite verticale
    [horizontal-straight] la ligne droite horizontale
    [right-bend] le virage à droite
   *[left-bend] le virage à gauche
  } { $sign } face visible, { $stage ->
    [first] commence avec cette carte en { $square } et mets ton tacot dessus
    [join] pose cette carte en { $square }, à côté de la première, et mets ton tacot dessus
   *[turn] pose cette carte en { $square } et avance dessus
  } ; ta main ne change pas. { $ways ->
    [0] Aucune case libre devant.
    [one] Une case libre devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
   *[other] { $ways } cases libres devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
  }
tacots-explain-first = Commence avec { $kind ->
    [crossroads] la route à 4 voies
    [vertical-junction] la route verticale à 3 voies
   *[horizontal-junction] la route horizontale à 3 voies
  } { $sign } en { $square } et mets ton tacot dessus. Les autres partent à côté.
tacots-explain-finish = Pose l’arrivée { $sign } en { $square } et franchis la ligne : { $points } points.
tacots-explain-against = Pose ton impasse { $sign } en { $square }, devant { $against }. { $ways ->
    [0] Ce tacot n’a alors plus de case libre devant lui.
    [one] Ce tacot a alors encore une case libre devant lui.
   *[other] Ce tacot a alors encore { $ways } cases libres devant lui.
  } Ton propre tacot ne bouge pas{ $own ->
    [yes] , et la route lui est coupée là aussi.
   *[no] .
  }
tacots-explain-drive = Roule { $steps ->
    [one] d’une carte
   *[other] de { $steps } cartes
  } le long de la route, jusqu’en { $square }. { $ways ->
    [0] Aucune case libre devant.
    [one] Une case libre devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
   *[other] { $ways } cases libres devant ; cartes de ta main qui conviennent : { $fitting } sur { $others }.
  }
tacots-explain-pass = Passe, puisque rien d’autre n’est possible. Après { $rounds } tours de table sans carte posée, la manche se termine.
tacots-explain-stop = Arrête-toi là, avec { $cards } cartes posées sur 52.
tacots-explain-crossroads = Pose la route à 4 voies { $sign } en { $square } et mets les quatre tacots dessus.
tacots-explain-pile = Prends { $kind ->
    [crossroads] la route à 4 voies
    [vertical-junction] la route verticale à 3 voies
    [horizontal-junction] la route horizontale à 3 voies
    [vertical-straight] la ligne droite verticale
    [horizontal-straight] la ligne droite horizontale
    [right-bend] le virage à droite
   *[left-bend] le virage à gauche
  } { $sign } du tas { $pile } et pose cette carte en { $square }, { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
  } du tacot { $car }, qui avance dessus. { $ways ->
    [0] Aucune case libre devant.
    [one] Une case libre devant.
   *[other] { $ways } cases libres devant.
  } { $left ->
    [0] Le tas est alors épuisé.
    [one] Il reste { $left } carte dans le tas.
   *[other] Il reste { $left } cartes dans le tas.
  }
tacots-explain-piledeadend = Pose une impasse { $sign } en { $square }, { $side ->
    [north] au nord
   *[south] au sud
  } du tacot { $car }, qui ne bouge pas. { $early ->
    [yes] La réussite totale devient impossible, mais pas la réussite simple.
   *[no] Elle compte pour la réussite totale.
  }
tacots-explain-drivecar = Fais rouler le tacot { $car } { $steps ->
    [one] d’une carte
   *[other] de { $steps } cartes
  } le long de la route, jusqu’en { $square }. { $ways ->
    [0] Aucune case libre devant.
    [one] Une case libre devant ; cartes du dessus qui conviennent : { $fitting } sur { $others }.
   *[other] { $ways } cases libres devant ; cartes du dessus qui conviennent : { $fitting } sur { $others }.
  }

## Why not

tacots-illegal-patience-only = Cet ordre est pour la réussite ; ici, c’est un rallye.
tacots-illegal-rally-only = Cet ordre est pour le rallye ; dans la réussite, nomme le tacot et le tas, comme dans « A north T NSW pile 2 ».
tacots-illegal-pass = Tu ne peux passer que si rien d’autre n’est possible. Tu pourrais par exemple jouer « { $example } ».
tacots-illegal-opening-lay = Le départ d’abord : pose une carte et mets ton tacot dessus.
tacots-illegal-opening-dead-end = Une carte de départ n’est jamais une impasse.
tacots-illegal-first-kind = { $first ->
    [crossroads] La première carte doit être une route à 4 voies.
    [either] La première carte doit être une route à 3 ou 4 voies.
   *[junction] Personne n’a de route à 4 voies : la première carte doit être une route à 3 voies.
  }
tacots-illegal-first-centre = La première carte se pose sur une case du centre : { $squares }.
tacots-illegal-not-in-hand = Tu n’as pas { $kind ->
    [dead-end] d’impasse
    [crossroads] de route à 4 voies
    [vertical-junction] de route verticale à 3 voies
    [horizontal-junction] de route horizontale à 3 voies
    [vertical-straight] de ligne droite verticale
    [horizontal-straight] de ligne droite horizontale
    [right-bend] de virage à droite
   *[left-bend] de virage à gauche
  } en main.
tacots-illegal-not-open = Face visible, il n’y a pas { $kind ->
    [crossroads] de route à 4 voies
    [vertical-junction] de route verticale à 3 voies
    [horizontal-junction] de route horizontale à 3 voies
    [vertical-straight] de ligne droite verticale
    [horizontal-straight] de ligne droite horizontale
    [right-bend] de virage à droite
   *[left-bend] de virage à gauche
  }.
tacots-illegal-taken = Il y a déjà une carte en { $square }.
tacots-illegal-not-in-front = { $whose ->
    [own] { $square } n’est pas devant ton tacot : aucune route de sa carte n’y mène.
    [first] { $square } n’est pas à côté de la première carte : les cartes de départ rejoignent celle qui est en { $name }.
   *[other] { $square } n’est pas devant { $name } : aucune route de sa carte n’y mène.
  }
tacots-illegal-misfit = La carte ne se raccorde pas en { $square } : { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
  }, { $card ->
    [open] elle est ouverte, mais la carte en { $beside } est fermée.
   *[closed] elle est fermée, mais la carte en { $beside } est ouverte.
  }
tacots-illegal-nowhere = { $whose ->
    [own] Cette carte ne convient nulle part devant ton tacot.
    [first] Cette carte ne se raccorde pas à la première carte.
   *[any] Cette carte ne convient devant aucun tacot.
  }
tacots-illegal-dead-end-last = Devant ton propre tacot, l’impasse est l’arrivée, et ce doit être ta dernière carte ; tu as { $cards } cartes.
tacots-illegal-against-self = Une impasse se pose contre un adversaire ; devant ton propre tacot, c’est l’arrivée, et ce doit être ta dernière carte.
tacots-illegal-no-such-car = Il n’y a pas de tacot { $car } dans ce rallye.
tacots-part-held = { $cards ->
    [0] aucune carte
    [one] une seule carte
   *[other] seulement { $cards } cartes
  } en main, et on ne bloque personne au-dessous de 3
tacots-part-laid = { $cards ->
    [0] aucune carte posée
    [one] une seule carte posée
   *[other] seulement { $cards } cartes posées
  }, et on ne bloque personne au-dessous de 3
tacots-illegal-few-in-hand = { $seat } est à l’abri des impasses : { tacots-part-held }.
tacots-illegal-few-in-hand-you = Tu es à l’abri des impasses : { tacots-part-held }.
tacots-illegal-few-laid = { $seat } est à l’abri des impasses : { tacots-part-laid }.
tacots-illegal-few-laid-you = Tu es à l’abri des impasses : { tacots-part-laid }.
tacots-illegal-beside-protected = { $seat } partage sa carte avec { $other }, à l’abri des impasses : { $why ->
    [held] { tacots-part-held }
   *[laid] { tacots-part-laid }
  }.
tacots-illegal-beside-protected-you = Tu partages ta carte avec { $other }, à l’abri des impasses : { $why ->
    [held] { tacots-part-held }
   *[laid] { tacots-part-laid }
  }.
tacots-illegal-drive-can-build = Tu ne peux rouler que si tu ne peux pas construire avec une carte de ta main. Tu pourrais par exemple jouer « { $example } ».
tacots-illegal-drive-empty = Impossible de rouler en { $square } : il n’y a pas de carte.
tacots-illegal-drive-stay = Le tacot est déjà en { $square } ; il doit finir sur une autre carte.
tacots-illegal-drive-onto-full = Deux tacots sont déjà en { $square }, et une carte n’en accueille pas plus.
tacots-illegal-drive-over-full = Le chemin vers { $square } est barré par les deux tacots en { $full }.
tacots-illegal-drive-far = { $square } est à { $far } cartes ; un tacot en parcourt au plus { $most } par tour.
tacots-illegal-patience-first = La réussite commence par la route à 4 voies sur une case du centre : { $squares }.
tacots-illegal-patience-drive = Le tacot { $car } ne peut rouler que si aucune carte du dessus ne convient devant lui. Tu pourrais par exemple jouer « { $example } ».
tacots-illegal-car-stays = { $why ->
    [builds] Le tacot { $car } ne peut rouler que si aucune carte du dessus ne convient devant lui.
   *[far] Le tacot { $car } ne peut rouler nulle part : aucune carte libre n’est à sa portée.
  }
tacots-illegal-no-dead-ends = Toutes les impasses sont posées.
tacots-illegal-pile-empty = Le tas { $pile } est épuisé.
tacots-illegal-pile-other = Cette carte n’est pas sur le tas { $pile } ; la carte du dessus est { $kind ->
    [crossroads] une route à 4 voies
    [vertical-junction] une route verticale à 3 voies
    [horizontal-junction] une route horizontale à 3 voies
    [vertical-straight] une ligne droite verticale
    [horizontal-straight] une ligne droite horizontale
    [right-bend] un virage à droite
   *[left-bend] un virage à gauche
  }.
tacots-illegal-side-closed = Aucune route ne mène { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
  } depuis la carte du tacot { $car }.
tacots-illegal-edge = La route { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
  } du tacot { $car } finit au bord du plateau.

## What happened

tacots-event-handbegan = Manche { $hand } sur { $hands } : tout le monde a { $cards } cartes, et c’est à { $seat } de commencer.
tacots-event-dealtagain = Personne n’aurait pu commencer : les cartes ont été redistribuées.
tacots-event-dealt = Tu reçois { $signs }.
tacots-event-opencards = Face visible, pour tout le monde : { $signs }.
tacots-event-startpassed = { $seat } n’a pas de carte pour commencer : le tour passe à gauche.
tacots-event-junctionbegins = Personne n’a de route à 4 voies : la manche peut commencer avec une route à 3 voies.
tacots-event-seconddeal = { $reason ->
    [spent] Une main est épuisée : deuxième donne, { $cards } cartes de plus pour chacun.
    [blocked] Plus personne ne peut construire : deuxième donne, { $cards } cartes de plus pour chacun.
   *[idle] Personne n’a posé de carte depuis longtemps : deuxième donne, { $cards } cartes de plus pour chacun.
  }
tacots-event-laid = { $seat } pose { $source ->
    [open] la carte face visible { $sign }
    [pile] { $sign } du tas { $pile }
   *[hand] { $sign }
  } en { $square } { $source ->
    [pile] et fait avancer le tacot { $car } dessus.
   *[other] { $opening ->
        [yes] et part de là.
       *[no] et avance dessus.
      }
  }
tacots-event-finished = { $seat } pose l’arrivée { $sign } en { $square } et franchit la ligne !
tacots-event-deadendlaid = { $solo ->
    [yes] { $seat } pose une impasse { $sign } en { $square } devant le tacot { $car }.
   *[no] { $seat } pose une impasse { $sign } en { $square } devant { $against }.
  }
tacots-event-drove = { $seat } fait rouler le tacot { $car } { $steps ->
    [one] d’une carte
   *[other] de { $steps } cartes
  } jusqu’en { $end }.
tacots-event-passed = { $seat } ne peut rien faire et passe.
tacots-event-fewcards = { $cards ->
    [0] { $seat } n’a plus de cartes !
    [one] { $seat } n’a plus que { $cards } carte !
   *[other] { $seat } n’a plus que { $cards } cartes !
  }
tacots-event-lastcard = { $seat } a posé sa dernière carte. On termine le tour de table.
tacots-event-handended = La manche { $hand } est finie : { $reason ->
    [finish] l’arrivée a été posée.
    [out] quelqu’un n’a plus de cartes.
    [blocked] aucune des cartes restantes ne peut plus se poser.
   *[idle] personne n’a posé de carte depuis longtemps.
  }
tacots-event-counted = { $finish ->
    [yes] { $seat } a posé l’arrivée :
   *[no] { $number ->
        [0] { $seat } n’a plus de cartes :
       *[other] { $seat } a encore { $signs } :
      }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
tacots-event-gameover = { $shared ->
    [yes] { $seat } partage la victoire, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[no] { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
tacots-event-patiencebegan = { $seat } pose la route à 4 voies { $sign } en { $square } et met les quatre tacots dessus.
tacots-event-turnedup = { $left ->
    [0] Le tas { $pile } est épuisé.
   *[other] Le tas { $pile } montre { $kind ->
        [crossroads] une route à 4 voies
        [vertical-junction] une route verticale à 3 voies
        [horizontal-junction] une route horizontale à 3 voies
        [vertical-straight] une ligne droite verticale
        [horizontal-straight] une ligne droite horizontale
        [right-bend] un virage à droite
       *[left-bend] un virage à gauche
      }.
  }
tacots-event-takenback = { $seat } reprend son dernier coup.
tacots-event-patienceover = { $reason ->
    [full] Réussite totale : les 52 cartes sont posées, avec une impasse en dernier devant chaque tacot !
    [simple] Réussite : les 52 cartes sont posées.
    [blocked] Plus aucune carte ne convient. Cartes posées : { $cards } sur 52.
   *[stopped] { $seat } s’arrête avec { $cards } cartes posées sur 52.
  }

## How it ended

tacots-end-played = Toutes les manches sont jouées.
tacots-end-full = Réussite totale : les 52 cartes posées, avec une impasse en dernier devant chaque tacot.
tacots-end-simple = Réussite simple : les 52 cartes posées.
tacots-end-blocked = Plus aucune carte ne peut être posée.
tacots-end-stopped = La partie a été arrêtée.

## The drawing

tacots-draw-title = Manche { $number } sur { $hands }, tour de table { $round }
tacots-draw-player = Tacot { $car } : main { $cards }, posées { $laid }, points { $score }{ $you ->
    [yes] { " " }(toi)
   *[no] { "" }
  }
tacots-draw-holds = { $dead ->
    [yes] a l’impasse
   *[no] n’a pas d’impasse
  }
tacots-draw-lacks = sans { $signs }
tacots-draw-open = Face visible, pour tous : { $signs }
tacots-draw-undealt = { $cards ->
    [one] { $cards } carte gardée pour la deuxième donne.
   *[other] { $cards } cartes gardées pour la deuxième donne.
  }
tacots-draw-closing = Dernier tour de table de la manche !
tacots-draw-hand = { $cards ->
    [one] Ta carte ({ $cards }) :
   *[other] Tes { $cards } cartes :
  }
tacots-draw-left = virages à gauche :
tacots-draw-middle = lignes droites, 3 et 4 voies :
tacots-draw-right = virages à droite :
tacots-draw-finish = impasse et arrivée :
tacots-draw-legend-end = { $sign } bout de route ouvert
tacots-draw-legend-turn = Demi-tour permis : ┓ est aussi ┗, ┏ est aussi ┛.
tacots-draw-deal = { $deal ->
    [none] Réussite
   *[other] Réussite, donne { $deal }
}
tacots-draw-cards-laid = Cartes posées : { $cards } sur 52
tacots-draw-pile = Tas { $pile } : { $sign } ({ $cards ->
    [0] épuisé
    [one] dernière carte
   *[other] { $cards } cartes
  })
tacots-draw-dead-ends = Impasses restantes : { $cards } { $sign }
tacots-draw-capped = Impasse devant : { $cars }

## Variants and options

tacots-variant-rally = Rallye
tacots-variant-patience = Réussite
tacots-option-hands = le nombre de manches, au rallye
tacots-option-first = le siège qui commence, compté à partir de 0, au rallye
tacots-option-deal = le numéro de la donne, à la réussite
