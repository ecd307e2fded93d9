# Le but d’un jeu, et ce que disent ses signes.

web-aim-done = Compris
web-explain = Ce que disent les signes : { $name }
