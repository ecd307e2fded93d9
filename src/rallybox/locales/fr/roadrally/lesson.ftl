# La leçon de Road Rally. La forme des identifiants est dans `lessons.ftl`.

lessons-roadrally-drive-title = Tes cartes, ton moteur
lessons-roadrally-drive-ask-1 =
    Ta voiture avance d’autant de cases que l’indiquent tes cartes. Les vertes, lentes, te font piocher deux cartes, les jaunes une seule, les rouges, rapides, aucune.
    Joue du vert.
lessons-roadrally-drive-other-1 = Ça roule bien, mais tu pioches moins de cartes. Essaie d’abord le vert.
lessons-roadrally-drive-done-1 = C’est parti, avec deux nouvelles cartes en main. Les autres ont roulé aussi.
lessons-roadrally-drive-ask-2 =
    Les cartes d’une même couleur s’additionnent.
    Maintenant, plus vite : choisis deux cartes ou plus d’une même couleur.
lessons-roadrally-drive-other-2 = Une seule carte, ce n’est pas assez. Ajoutes-en une autre de la même couleur.
lessons-roadrally-drive-done-2 = Tout le jeu est là : beaucoup de cartes d’un coup te rendent rapide, mais seule leur couleur décide combien tu pioches. Foncer tout de suite, ou garder des forces ?

lessons-roadrally-order-title = Qui est devant ?
lessons-roadrally-order-ask-1 =
    { $b } et { $c } sont sur la même case. { $b } y était avant et se trouve devant.
    Passe devant les deux.
lessons-roadrally-order-note-same = Tu serais sur la même case, mais derrière : la première voiture arrivée reste devant. Va une case plus loin.
lessons-roadrally-order-other-1 = Ça ne suffit pas : { $b } et { $c } seraient encore devant toi.
lessons-roadrally-order-done-1 = Tu es en tête ! La voiture de tête roule la première à la manche suivante. Et c’est la position qui rapporte des points, comme tu vas le voir.

lessons-roadrally-stage-title = Un Point Rallye à toi
lessons-roadrally-stage-ask-1 =
    Les points se marquent aux Points Rallye numérotés. Tu as en secret la carte de quelques-uns ; une étoile les signale sur la route.
    Le 9 est à toi : arrête-toi dessus ou dépasse-le.
lessons-roadrally-stage-other-1 = Tu n’atteins pas le Point Rallye 9. Choisis davantage de cartes.
lessons-roadrally-stage-done-1 = De la dernière position à la première ! La manche est finie, et chacun décide en secret pour le Point Rallye 9.
lessons-roadrally-stage-ask-2 = Joue sa carte.
lessons-roadrally-stage-other-2 = Personne ne marquerait ici, et ta carte serait perdue. Joue-la !
lessons-roadrally-stage-done-2 = Tout le monde a marqué selon sa position : 5, 4, 3 et 2 points. La carte était à toi : tu as donc marqué le double. Tu peux le faire deux fois par course ; choisis des moments où tu es devant.

lessons-roadrally-reward-title = Des points ou des cartes
lessons-roadrally-reward-ask-1 =
    { $b } a joué la carte du Point Rallye 13. Tu es en dernière position, avec une seule carte en main.
    En dernière position, tu peux piocher deux cartes au lieu de marquer : essaie.
lessons-roadrally-reward-other-1 = Deux points, c’est deux points. Mais une seule carte ne te mènera pas loin : cette fois, prends les cartes.
lessons-roadrally-reward-done-1 = Trois cartes, et te revoilà dans la course. Rester un moment derrière n’a rien de grave, pourvu que tu sois devant quand tes propres Points Rallye se présentent.

lessons-roadrally-shortcut-title = Un raccourci
lessons-roadrally-shortcut-ask-1 =
    Un raccourci commence trois cases plus loin, mais il faut s’arrêter exactement à son entrée.
    Arrête-toi à l’entrée du raccourci.
lessons-roadrally-shortcut-other-1 = Ces cartes ne t’arrêtent pas à l’entrée du raccourci. Trouve des cartes d’une même couleur dont le total fait 3.
lessons-roadrally-shortcut-done-1 = Te voilà à l’entrée.
lessons-roadrally-shortcut-ask-2 = Prends le raccourci.
lessons-roadrally-shortcut-other-2 = Tu peux rester ici. Mais regarde où mène le raccourci : devant les deux voitures qui te précèdent.
lessons-roadrally-shortcut-done-2 = Trois cases offertes, et tu es en tête. Ce qu’un raccourci saute n’est ni atteint ni dépassé, comme ici la station-service. Il ne saute jamais de Point Rallye.

lessons-roadrally-gas-title = Panne sèche
lessons-roadrally-gas-ask-1 =
    Ta pioche est vide : il n’y a plus rien à piocher, et tout ce que tu as joué est dans ta défausse.
    Pour la récupérer, arrête-toi à la station-service, trois cases plus loin.
lessons-roadrally-gas-other-1 = Tu ne piocherais rien, quelle que soit la couleur. Il te faut exactement 3 pour t’arrêter à la pompe.
lessons-roadrally-gas-done-1 = Ta défausse est redevenue ta pioche, et tu viens d’y piocher. Si jamais ta main est vide, tu récupères aussi ta défausse, mais tu passes ton tour.

lessons-roadrally-signs-title = Au bord de la route
lessons-roadrally-signs-ask-1 =
    Beaucoup de cases offrent quelque chose à la voiture qui s’y arrête. Trois cases plus loin, un checkpoint vaut 2 points.
    Arrête-toi sur le checkpoint.
lessons-roadrally-signs-other-1 = Passer devant ne suffit pas : il faut s’arrêter dessus. Il te faut 3.
lessons-roadrally-signs-done-1 = Le checkpoint est à toi. Et { $d }, en dernière position, a pioché deux cartes : chaque checkpoint aide la dernière voiture.
lessons-roadrally-signs-ask-2 = Maintenant, arrête-toi chez le mécanicien, deux cases plus loin.
lessons-roadrally-signs-other-2 = Tu ne t’arrêtes pas chez le mécanicien. Il te faut 2.
lessons-roadrally-signs-done-2 = Le mécanicien te montre les prochaines cartes de ta pioche.
lessons-roadrally-signs-ask-3 =
    Tu les piocheras dans cet ordre, en commençant par la première.
    Range-les comme tu veux, puis repose-les.
lessons-roadrally-signs-done-3 = Tu sais maintenant ce que tu vas piocher. Il y a aussi des magasins généraux : en partant de là, tu peux jouer jusqu’à cinq cartes, toutes couleurs confondues, et tu en pioches une. Survole un panneau, ou touche-le, pour voir à quoi il sert.

lessons-roadrally-finish-title = L’arrivée
lessons-roadrally-finish-ask-1 =
    L’arrivée est à trois cases. La manche où une voiture l’atteint est la dernière.
    Franchis l’arrivée.
lessons-roadrally-finish-other-1 = Tu t’arrêtes avant l’arrivée. Il te faut au moins 3 ; aller au-delà est permis.
lessons-roadrally-finish-done-1 = La course est finie. Les voitures arrivées marquent encore une fois selon leur position, et chaque jeton ou checkpoint gagné vaut 2 points. Le plus haut score gagne. Tu en sais assez : en route pour ta première course !
