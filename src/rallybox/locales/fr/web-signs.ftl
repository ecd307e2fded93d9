# Le but d’un jeu, et ce que disent ses signes.

web-aim-done = Compris
web-explain = Ce que signifient les symboles : { $name }
