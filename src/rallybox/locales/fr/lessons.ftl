# Apprendre à jouer. Pour chaque scène : son titre ; ce qu’il faut essayer (ask) ; ce qu’on répond à
# un essai qui mène ailleurs (other, ou une note) ; ce qui s’est passé (done). $b, $c et $d sont
# les adversaires.

lessons-no-such-scene = Cette scène n’existe pas.
lessons-stale = Un essai d’avant ne comptait pas ; recommence cette scène.
lessons-over = Cette scène est finie ; passe à la suivante.

## Road Rally

lessons-roadrally-drive-title = Tes cartes sont ton moteur
lessons-roadrally-drive-ask-1 =
    Ta voiture avance autant que le disent tes cartes. Les vertes, lentes, t’amènent deux nouvelles cartes, les jaunes une, les rouges, rapides, aucune.
    Joue du vert.
lessons-roadrally-drive-other-1 = Ça roule bien, mais ça amène moins de nouvelles cartes. Essaie d’abord le vert.
lessons-roadrally-drive-done-1 = C’est parti, avec deux nouvelles cartes en main. Les autres ont roulé aussi.
lessons-roadrally-drive-ask-2 =
    Les cartes d’une même couleur s’additionnent.
    Plus vite maintenant : prends-en deux ou plus d’une même couleur.
lessons-roadrally-drive-other-2 = C’est une seule carte. Prends-en une deuxième de la même couleur.
lessons-roadrally-drive-done-2 = Toute la course est là : beaucoup de cartes d’un coup te rendent rapide, mais ce que tu pioches ne dépend que de leur couleur. Foncer tout de suite, ou garder des forces ?

lessons-roadrally-order-title = Qui est devant
lessons-roadrally-order-ask-1 =
    { $b } et { $c } sont sur la même case. { $b } y était avant et se trouve devant.
    Passe devant les deux.
lessons-roadrally-order-note-same = Là, tu serais à côté, mais derrière : qui y était d’abord reste devant. Va une case plus loin.
lessons-roadrally-order-other-1 = Ça ne suffit pas : { $b } et { $c } seraient encore devant toi.
lessons-roadrally-order-done-1 = Tu mènes ! La voiture de tête roule la première à la manche suivante. Et ce sont les positions qui rapportent des points, tu vas voir.

lessons-roadrally-stage-title = Un Point Rallye à toi
lessons-roadrally-stage-ask-1 =
    Les points se donnent aux Points Rallye numérotés. Tu as en secret la carte de quelques-uns ; sur la route, une étoile les marque.
    Le 9 est à toi : va dessus, ou au-delà.
lessons-roadrally-stage-other-1 = Ça n’atteint pas le Point Rallye 9. Prends davantage.
lessons-roadrally-stage-done-1 = De la dernière position à la première ! La manche est finie, et on interroge tout le monde, en secret, sur le Point Rallye 9.
lessons-roadrally-stage-ask-2 = Joue sa carte.
lessons-roadrally-stage-other-2 = Alors personne ne marquerait ici, et ta carte serait perdue. Joue-la !
lessons-roadrally-stage-done-2 = Tout le monde a marqué selon sa position : 5, 4, 3 et 2 points. La carte était à toi, tu as donc marqué le double. Tu peux le faire deux fois par course ; choisis des moments où tu es devant.

lessons-roadrally-reward-title = Des points ou des cartes
lessons-roadrally-reward-ask-1 =
    { $b } a joué la carte du Point Rallye 13. Tu es en dernière position, avec une seule carte en main.
    Là, tu peux piocher deux cartes au lieu de marquer : essaie.
lessons-roadrally-reward-other-1 = Deux points, c’est deux points. Mais une seule carte ne te mènera pas loin ; prends les cartes cette fois.
lessons-roadrally-reward-done-1 = Trois cartes, et te revoilà dans la course. Rester un temps derrière ne fait pas de mal, si tu es devant quand tes propres Points Rallye arrivent.

lessons-roadrally-shortcut-title = Un raccourci
lessons-roadrally-shortcut-ask-1 =
    Un raccourci commence trois cases plus loin, mais seulement pour une voiture qui s’arrête exactement là.
    Arrête-toi où le raccourci commence.
lessons-roadrally-shortcut-other-1 = Tu ne t’arrêterais pas où le raccourci commence. Trouve des cartes d’une même couleur qui font 3.
lessons-roadrally-shortcut-done-1 = C’est ici qu’il commence.
lessons-roadrally-shortcut-ask-2 = Prends-le.
lessons-roadrally-shortcut-other-2 = Tu peux rester. Mais regarde où mène le raccourci : au-delà des deux voitures devant toi.
lessons-roadrally-shortcut-done-2 = Trois cases gratuites, et tu mènes. Ce qu’un raccourci saute n’est ni atteint ni dépassé, ici la station-service. Un Point Rallye ne s’y trouve jamais.

lessons-roadrally-gas-title = Panne sèche
lessons-roadrally-gas-ask-1 =
    Ta pioche est vide : il n’y a plus rien à piocher, et tout ce que tu as joué est dans ta défausse.
    Arrête-toi à la station-service, trois cases plus loin, pour le récupérer.
lessons-roadrally-gas-other-1 = Alors tu ne piocherais rien, quelle que soit la couleur. Il te faut exactement 3 pour t’arrêter à la pompe.
lessons-roadrally-gas-done-1 = Ta défausse est redevenue ta pioche, et tu viens d’y piocher. Si un jour ta main est vide, ta défausse revient aussi, mais tu restes sur place un tour.

lessons-roadrally-signs-title = Les panneaux de la route
lessons-roadrally-signs-ask-1 =
    Beaucoup de cases font quelque chose pour la voiture qui s’y arrête. Trois cases plus loin, un checkpoint vaut 2 points.
    Arrête-toi sur le checkpoint.
lessons-roadrally-signs-other-1 = Passer devant ne suffit pas, il faut s’arrêter dessus. Il te faut 3.
lessons-roadrally-signs-done-1 = Le checkpoint est à toi. Et { $d }, en dernière position, a pioché deux cartes pour cela : qui est derrière reçoit de l’aide.
lessons-roadrally-signs-ask-2 = Arrête-toi maintenant chez le mécanicien, deux cases plus loin.
lessons-roadrally-signs-other-2 = Tu ne t’arrêterais pas chez le mécanicien. Il te faut 2.
lessons-roadrally-signs-done-2 = Le mécanicien te montre les prochaines cartes de ta pioche.
lessons-roadrally-signs-ask-3 =
    Tu les piocheras dans cet ordre.
    Mets-les dans l’ordre que tu veux, et repose-les.
lessons-roadrally-signs-done-3 = Tu sais maintenant ce que tu vas piocher. Il y a aussi des magasins généraux : qui en repart peut jouer jusqu’à cinq cartes de toutes couleurs, et en pioche une. Montre un panneau, ou touche-le, pour lire ce qu’il fait.

lessons-roadrally-finish-title = L’arrivée
lessons-roadrally-finish-ask-1 =
    L’arrivée est à trois cases. La manche où une voiture y parvient est la dernière.
    Franchis l’arrivée.
lessons-roadrally-finish-other-1 = Ça s’arrête avant l’arrivée. Il te faut 3 ou plus ; trop ne fait pas de mal.
lessons-roadrally-finish-done-1 = La course est finie. Les voitures arrivées ont marqué encore une fois selon leur position, et chaque jeton ou tuile compte 2 points. Le plus grand total gagne. Tu en sais assez : à ta première course !

## Stich Rallye

lessons-stichrallye-follow-title = Suivre, et gagner
lessons-stichrallye-follow-ask-1 =
    { $c } a demandé du vert. Qui a du vert doit jouer du vert, et le plus haut vert gagne le pli.
    Gagne ce pli !
lessons-stichrallye-follow-other-1 = Tu peux jouer ça, mais le vert 9 de { $d } est plus haut. Joue ton plus haut vert.
lessons-stichrallye-follow-done-1 = Le pli est à toi, et le drapeau avec lui : tu entames le suivant. Qui gagne avance autant que le dit la plus basse carte, ici 5. Tous les autres remontent leur moteur.

lessons-stichrallye-colour-title = La dernière couleur décide
lessons-stichrallye-colour-ask-1 =
    { $b } a demandé du vert. { $c } n’en a pas et a fait entrer le rouge. La dernière couleur entrée décide : c’est donc le rouge.
    Toi non plus, tu n’as pas de vert : joue ce que tu veux, et gagne le pli.
lessons-stichrallye-colour-other-1 = Ton rouge 4 est plus bas que le rouge 5. Joue un rouge plus haut, ou fais entrer le bleu : une nouvelle couleur bat tout ce qui est là.
lessons-stichrallye-colour-done-1 = À toi ! Une nouvelle couleur bat tout ce qui précède, si basse que soit la carte. Ne plus avoir une couleur vaut donc quelque chose.

lessons-stichrallye-wind-title = Perdre remonte le moteur
lessons-stichrallye-wind-ask-1 =
    Qui ne gagne pas le pli remonte son moteur d’un cran : 1, 2, 4, 7, 11, 16. Le tien est à 2.
    Perds ce pli.
lessons-stichrallye-wind-other-1 = Le 11 gagnerait. Tu avancerais, mais ton moteur ne serait pas remonté. Joue bas, pour voir à quoi sert de perdre.
lessons-stichrallye-wind-done-1 = Ton moteur est à 4. Il attend que tu gagnes un pli, ou que la manche finisse. Mais n’exagère pas : après 16 viennent 10 et 5.

lessons-stichrallye-hills-title = Montées et descentes
lessons-stichrallye-hills-ask-1 =
    Tu n’as pas de vert : quoi que tu joues, tu gagnes, et la plus basse carte du pli dit de combien tu avances. Une voiture qui s’arrête en descente roule plus loin, en montée elle recule.
    Choisis une carte qui te fait rouler plus loin.
lessons-stichrallye-hills-note-up = Ça finit dans la montée devant toi, et tu reculerais. Franchis-la.
lessons-stichrallye-hills-other-1 = Ça franchit la montée et s’arrête à plat. Encore un peu, et tu roules.
lessons-stichrallye-hills-done-1 = Et te voilà en bas, gratuitement. Les pentes ne comptent que là où un mouvement finit ; en chemin, on passe simplement dessus.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Ton moteur est remonté à 7, et on a demandé du bleu.
    Maintenant, gagne le pli.
lessons-stichrallye-turbo-other-1 = Ton 2 ne peut pas gagner. Joue le 11.
lessons-stichrallye-turbo-done-1 = Le pli est à toi. La plus basse carte est un 6.
lessons-stichrallye-turbo-ask-2 =
    Tu avances de 6, ou, avec tout le moteur, de 6 + 7 = 13. Le circuit montre les deux cases.
    Lâche le moteur !
lessons-stichrallye-turbo-other-2 = Le garder peut être sage, tant qu’il peut monter plus haut. Mais vois jusqu’où il te mènerait maintenant !
lessons-stichrallye-turbo-done-2 = Quel bond ! La case de la voiture de { $b } a été sautée, sans même compter. Ton moteur est revenu à 0.

lessons-stichrallye-motors-title = La fin d’une manche
lessons-stichrallye-motors-ask-1 =
    C’est le dernier pli de la manche. Tu les as tous perdus et tu es encore au départ, mais ton moteur est bien remonté.
    Joue ta carte et regarde.
lessons-stichrallye-motors-done-1 = À la fin d’une manche, tous les moteurs partent tout seuls, de la dernière voiture à la première. Le tien t’a mené en tête ! Puis on redistribue. Il y a trois manches, de 5, 7 et 9 plis.

lessons-stichrallye-laps-title = Deux tours
lessons-stichrallye-laps-ask-1 =
    Ce pli est à toi, et ton deuxième tour de piste est presque fini : le départ est à 9 cases.
    Franchis-le !
lessons-stichrallye-laps-other-1 = 6 ne suffisent pas. Il te faut ton moteur.
lessons-stichrallye-laps-done-1 = Deux tours, et tu gagnes aussitôt, en pleine manche. Si personne ne va si loin en trois manches, la voiture de tête gagne. Maintenant, la vraie course !

## Tacots

lessons-tacots-opening-title = La première carte
lessons-tacots-opening-ask-1 =
    { $d } a commencé par une route à 4 voies au centre. Tous les autres commencent à côté.
    Prends une de tes cartes, puis une case marquée ; choisis la case encore une fois pour tourner la carte.
lessons-tacots-opening-done-1 = Ton tacot est sur la route. La première de tes 13 cartes est partie : qui se débarrasse de toutes en premier finit la manche.

lessons-tacots-build-title = Construis devant ton tacot
lessons-tacots-build-ask-1 =
    À ton tour, tu poses une carte devant ton tacot, et il avance dessus. Ici, le bord du plateau est proche.
    Pose une carte d’où la route continue.
lessons-tacots-build-other-1 = Cette route sort du plateau : il n’y aurait plus rien devant ton tacot. Essaie un virage ou une route à 3 voies.
lessons-tacots-build-note-later = L’impasse est pour les autres ; elle vient à la scène suivante. Construis maintenant devant ton propre tacot.
lessons-tacots-build-done-1 = La route continue. À côté d’une autre carte, la route doit rencontrer la route ; vers les cases vides et le bord, une carte s’ouvre comme elle veut.

lessons-tacots-block-title = Une impasse pour les autres
lessons-tacots-block-ask-1 =
    Tout le monde a une impasse.
    Pose ton impasse devant le tacot de { $b }.
lessons-tacots-block-other-1 = Une bonne route. Mais { $b } t’échappe ! Prends ton impasse et vois où elle va.
lessons-tacots-block-done-1 = { $b } ne peut plus construire là. Une impasse s’ouvre au nord ou au sud : { $c } et { $d }, qui vont vers l’est, n’ont rien à craindre. Pas plus que qui a moins de 3 cartes en main ou en a posé moins de 3, ni qui partage sa carte.

lessons-tacots-drive-title = Plus d’issue ? Roule !
lessons-tacots-drive-ask-1 =
    Cette fois, c’est pour toi : il y a une impasse devant ton tacot. Qui ne peut pas construire roule, jusqu’à cinq cartes le long de la route.
    Roule jusqu’à une carte d’où la route continue.
lessons-tacots-drive-note-stuck = Tu peux y aller, mais toutes ses sorties sont déjà construites. Deux cartes à ta portée ont une sortie libre ; cherches-en une.
lessons-tacots-drive-other-1 = Garde ton impasse pour plus tard. Sors d’abord ton tacot d’ici : choisis une carte sur la route.
lessons-tacots-drive-done-1 = D’ici, tu pourras construire au prochain tour. Deux tacots peuvent partager une carte, jamais trois.

lessons-tacots-cost-title = Ce qui reste coûte
lessons-tacots-cost-ask-1 =
    { $d } a passé l’arrivée : la manche finit avec ce tour de table, et c’est ton dernier coup. Chaque carte que tu gardes coûte un point par sortie.
    Pose celle qui coûterait le plus.
lessons-tacots-cost-other-1 = Alors tu garderais une carte plus chère : compte les sorties des cartes de ta main.
lessons-tacots-cost-done-1 = On montre toutes les cartes et on compte. Une carte chère est partie juste à temps.

lessons-tacots-finish-title = L’arrivée
lessons-tacots-finish-ask-1 =
    Tu n’as plus que ton impasse.
    En toute dernière carte, c’est l’arrivée : pose-la devant ton propre tacot !
lessons-tacots-finish-done-1 = 5 points pour toi, et les autres perdent ce que coûtent leurs cartes. Une partie à quatre compte quatre manches ; le plus grand total gagne.

lessons-tacots-patience-title = En solitaire : la réussite
lessons-tacots-patience-ask-1 =
    La réussite a les mêmes cartes, qui s’accordent et se parcourent de la même façon. Mais il n’y a pas de main : quatre tas sont là, et les quatre tacots sont à toi.
    Pose la route à 4 voies sur une case du centre.
lessons-tacots-patience-other-1 = Tu peux t’arrêter quand tu veux. Mais commençons d’abord.
lessons-tacots-patience-done-1 = Les quatre tacots sont dessus.
lessons-tacots-patience-ask-2 = Prends la carte du dessus d’un tas et construis devant le tacot que tu veux.
lessons-tacots-patience-other-2 = Tu peux t’arrêter quand tu veux. Mais pose d’abord une carte.
lessons-tacots-patience-note-early = Mieux vaut garder les impasses pour la fin, une par tacot. Prends la carte du dessus d’un tas.
lessons-tacots-patience-done-2 = Le tacot avance dessus, et la carte suivante du tas est retournée. Pose les 52 cartes, les impasses en dernier, et c’est réussi. Maintenant, essaie un rallye contre les autres !
