# Road Rally : le but, pour une première course. La première ligne est le but même.

roadrally-aim =
    Marque plus de points que les autres. La course s’achève quand une voiture atteint l’arrivée.
    À ton tour, joue des cartes d’une seule couleur et avance de leur somme. Les vertes sont lentes mais t’en rapportent de nouvelles, les rouges sont rapides et n’en rapportent pas.
    Les points se gagnent aux Points Rallye : tout le monde marque selon sa position sur la route, et la personne qui joue la carte du Point Rallye marque le double. Tu as en secret quelques-unes de ces cartes ; une étoile signale leurs Points Rallye sur le plateau. Sois devant à ce moment-là !
