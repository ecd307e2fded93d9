# La leçon de Tacots. La forme des identifiants est dans `lessons.ftl`.

lessons-tacots-opening-title = La première carte
lessons-tacots-opening-ask-1 =
    { $d } a commencé par une route à 4 voies au centre. Tous les autres commencent à côté.
    Choisis une de tes cartes, puis une case marquée ; choisis la case une deuxième fois pour tourner la carte.
lessons-tacots-opening-done-1 = Ton tacot est sur la route. Voilà la première de tes 13 cartes posée : la manche se termine quand quelqu’un les a toutes posées.

lessons-tacots-build-title = Construis devant ton tacot
lessons-tacots-build-ask-1 =
    À ton tour, tu poses une carte devant ton tacot et tu avances dessus. Ici, le bord du plateau est proche.
    Pose une carte d’où la route peut continuer.
lessons-tacots-build-other-1 = Cette route sort du plateau : il n’y aurait plus rien devant ton tacot. Essaie un virage ou une route à 3 voies.
lessons-tacots-build-note-later = L’impasse est pour tes adversaires ; ce sera la scène suivante. Pour l’instant, construis devant ton propre tacot.
lessons-tacots-build-done-1 = La route continue. À côté d’une autre carte, une route doit rencontrer une route ; vers les cases vides et le bord du plateau, tout est permis.

lessons-tacots-block-title = Une impasse pour l’adversaire
lessons-tacots-block-ask-1 =
    Tout le monde a une impasse.
    Pose la tienne devant { $b }.
lessons-tacots-block-other-1 = Une bonne route. Mais { $b } t’échappe ! Prends ton impasse et vois où tu peux la poser.
lessons-tacots-block-done-1 = { $b } ne peut plus construire là. Une impasse ne s’ouvre qu’au nord ou au sud : { $c } et { $d }, qui vont vers l’est, n’ont rien à craindre. On est aussi à l’abri avec moins de 3 cartes en main, ou tant qu’on en a posé moins de 3, ou sur la même carte qu’un tacot à l’abri.

lessons-tacots-drive-title = Route coupée ? Roule !
lessons-tacots-drive-ask-1 =
    Cette fois, c’est toi qu’on bloque : il y a une impasse devant ton tacot. Quand on ne peut pas construire, on roule, jusqu’à cinq cartes le long de la route.
    Roule jusqu’à une carte d’où la route peut continuer.
lessons-tacots-drive-note-stuck = Tu peux y aller, mais là non plus, la route ne continue pas. Deux cartes à ta portée ont encore une sortie libre : cherches-en une.
lessons-tacots-drive-other-1 = Garde ton impasse pour plus tard. Sors d’abord ton tacot d’ici : choisis une carte sur la route.
lessons-tacots-drive-done-1 = D’ici, tu pourras construire au prochain tour. Deux tacots peuvent partager une carte, jamais trois.

lessons-tacots-cost-title = Ce qui reste coûte des points
lessons-tacots-cost-ask-1 =
    { $d } a franchi l’arrivée : la manche se termine avec ce tour de table, et c’est ton dernier coup. Chaque carte qui te reste coûte un point par sortie.
    Pose celle qui te coûterait le plus.
lessons-tacots-cost-other-1 = Tu garderais une carte plus chère : compte les sorties des cartes de ta main.
lessons-tacots-cost-done-1 = On montre toutes les mains et on compte. Une carte chère en moins, juste à temps.

lessons-tacots-finish-title = L’arrivée
lessons-tacots-finish-ask-1 =
    Il ne te reste que ton impasse.
    Posée en tout dernier, c’est l’arrivée : mets-la devant ton propre tacot !
lessons-tacots-finish-done-1 = 5 points pour toi, et les autres perdent ce que coûtent leurs cartes. Une partie à quatre compte quatre manches, et le plus haut score gagne.

lessons-tacots-patience-title = En solitaire : la réussite
lessons-tacots-patience-ask-1 =
    La réussite se joue avec les mêmes cartes : on construit et on roule de la même façon. Mais pas de main : il y a quatre tas, et les quatre tacots sont à toi.
    Pose la route à 4 voies sur une case du centre.
lessons-tacots-patience-other-1 = Tu peux t’arrêter quand tu veux. Mais commençons d’abord.
lessons-tacots-patience-done-1 = Les quatre tacots sont dessus.
lessons-tacots-patience-ask-2 = Prends la carte du dessus d’un tas et pose-la devant le tacot de ton choix.
lessons-tacots-patience-other-2 = Tu peux t’arrêter quand tu veux. Mais pose d’abord une carte.
lessons-tacots-patience-note-early = Mieux vaut garder les impasses pour la fin, une par tacot. Prends la carte du dessus d’un tas.
lessons-tacots-patience-done-2 = Le tacot avance dessus, et on retourne la carte suivante du tas. Pose les 52 cartes, les impasses en dernier, et c’est gagné. Et maintenant, un rallye contre les autres !
