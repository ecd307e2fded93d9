# Les problèmes : la réponse à un essai, et le terminal.

review-no-such-puzzle = Ce problème n’existe pas.
review-puzzle-right-race = Bien vu ! { $best } % de chances de gagner ; le meilleur des autres coups n’en laisse que { $other } %.
review-puzzle-right-alone = Bien vu ! { $best } % d’une réussite totale ; le meilleur des autres coups en laisse { $other } %.
review-puzzle-wrong-race = Il y a mieux : { $best } % de chances de gagner au lieu de { $other } %.
review-puzzle-wrong-alone = Il y a mieux : { $best } % d’une réussite totale au lieu de { $other } %.
