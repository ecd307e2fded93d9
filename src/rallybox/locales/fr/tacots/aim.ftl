# Tacots : le but, pour un premier rallye et une première réussite. La première ligne est le but même.

tacots-aim =
    Débarrasse-toi de tes cartes avant les autres, et pose l’arrivée en tout dernier.
    À ton tour, pose une carte devant ton tacot, reliée à la route, et avance dessus. Roule le long de la route seulement si aucune ne convient.
    L’arrivée rapporte 5 points ; chaque carte restée en main en coûte. Le plus haut score après toutes les manches gagne.
tacots-aim-patience =
    Pose les 52 cartes.
    Prends la carte du dessus d’un tas et pose-la devant l’un des quatre tacots, qui avance dessus. Un tacot devant lequel aucune carte du dessus ne convient peut rouler.
    Garde les impasses pour la toute fin, une devant chaque tacot : c’est la réussite totale.
