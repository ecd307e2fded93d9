# Les problèmes : la réponse à un essai, et le terminal.

review-no-such-puzzle = Ce problème n’existe pas.
review-puzzle-right-race = { $percent } % de chances de gagner ; le meilleur des autres coups n’en laisse que { $less } %.
review-puzzle-right-alone = { $percent } % d’une réussite totale ; le meilleur des autres coups en laisse { $less } %.
review-puzzle-right-place = La victoire n’est guère plus probable, mais en dix courses ce coup rapporte { $places ->
    [one] une place
   *[other] { $places } places
  } de plus que le meilleur des autres.
review-puzzle-wrong-place = Il y a mieux : la victoire ne serait guère plus probable, mais en dix courses ce coup te rapporterait { $places ->
    [one] une place
   *[other] { $places } places
  } de plus.
review-puzzle-wrong-race = Il y a mieux : { $percent } % de chances de gagner au lieu de { $less } %.
review-puzzle-wrong-alone = Il y a mieux : { $percent } % d’une réussite totale au lieu de { $less } %.

## Dans le terminal

cli-command-puzzles = Trouver des problèmes dans des parties entre bots, ou vérifier ceux livrés avec Rallybox.
cli-puzzles-arg-game = le jeu ; avec --check, tous si aucun n’est nommé
cli-puzzles-arg-count = combien en trouver (10), ou en vérifier par jeu (tous)
cli-puzzles-arg-seed = un texte quelconque ; la même graine donne les mêmes problèmes
cli-puzzles-arg-out = le fichier où les ajouter ; ce qu’il contient déjà y reste
cli-puzzles-arg-play = en résoudre un ici : celui du jour, ou un du jeu
cli-puzzles-right = Bien vu !
cli-puzzles-you = Toi
cli-puzzles-arg-check = une recherche dix fois plus longue confirme-t-elle les problèmes livrés avec Rallybox ?
cli-puzzles-no-game = Indique un jeu : { $games }.
cli-puzzles-none = Il n’y a pas de problèmes ici. Jeux possibles : { $games }.
cli-puzzles-no-book = « { $file } » n’est pas un fichier de problèmes : { $detail }.
cli-puzzles-other-game = « { $file } » contient les problèmes d’un autre jeu, { $game }.
cli-puzzles-written = « { $file } » contient maintenant { $count ->
    [one] un problème.
   *[other] { $count } problèmes.
  }
cli-puzzles-doubted = { $puzzle } : une recherche plus longue préfère un autre coup.
cli-puzzles-held = { $title } : { $good } sur { $count } confirmés.
cli-puzzles-column-puzzle = problème
cli-puzzles-column-table = table
cli-puzzles-column-best = meilleur
cli-puzzles-column-obvious = évident
cli-puzzles-column-lead = avance
cli-puzzles-column-solved = trouvé
