# Stich Rallye : le but, pour une première course. La première ligne est le but même.

stichrallye-aim =
    Boucle deux tours de piste avant les autres, ou sois en tête après la troisième manche.
    Joue une carte à chaque pli. Fournis la couleur si tu peux. La dernière couleur entrée compte, et sa plus forte carte gagne le pli.
    La voiture gagnante avance d’autant de cases que l’indique la plus faible carte. Les autres remontent leur moteur : son nombre pourra s’ajouter à un déplacement.
