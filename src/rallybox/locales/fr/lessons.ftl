# Apprendre à jouer. Pour chaque scène : son titre ; ce qu’il faut essayer (ask) ; ce qu’on répond à
# un essai qui mène ailleurs (other, ou une note) ; ce qui s’est passé (done). $b, $c et $d sont
# les adversaires.

lessons-no-such-scene = Cette scène n’existe pas.
lessons-stale = Un de tes coups n’a pas été pris en compte. Recommence cette scène.
lessons-over = Cette scène est finie. Passe à la suivante !
