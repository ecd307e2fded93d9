# La leçon de Tacots. La forme des identifiants est dans `lessons.ftl`.

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
