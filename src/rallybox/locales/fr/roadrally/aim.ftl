# Road Rally : le but, pour une première course. La première ligne est le but même.

roadrally-aim =
    Sois en tête aux points quand une voiture atteint l’arrivée.
    À ton tour, joue des cartes d’une seule couleur et avance du total de leurs valeurs. Les vertes sont lentes mais t’en rapportent de nouvelles, les rouges sont rapides et n’en rapportent pas.
    Les points se gagnent aux Points Rallye : tout le monde marque selon sa position sur la route, et jouer la carte du Point Rallye rapporte le double. Tu en as quelques-unes en secret ; une étoile marque leurs Points Rallye sur le plateau. C’est là qu’il faut être devant !
