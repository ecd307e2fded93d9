# La leçon de Road Rally. La forme des identifiants est dans `lessons.ftl`.

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
