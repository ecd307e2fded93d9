# Les problèmes, dans le navigateur

web-puzzle-about = Un coup est nettement meilleur que tous les autres, et ce n’est pas celui qui saute aux yeux. À toi de le trouver.
web-puzzle-of-day = Problème du jour
web-puzzle-practice = Entraînement
web-puzzle-all = Tous les problèmes
web-puzzle-solve = Résoudre
web-puzzle-solved-today = Résolu. Le prochain arrive demain.
web-puzzle-look-again = Revoir
web-puzzle-streak = { $days ->
    [one] Série : un jour
   *[other] Série : { $days } jours
  }
web-puzzle-grade-1 = Facile
web-puzzle-grade-2 = Délicat
web-puzzle-grade-3 = Difficile
web-puzzle-count = Résolus : { $solved } sur { $count }
web-puzzle-go = { $game }, { $grade }. Résolus : { $solved } sur { $count }
web-puzzle-find = Trouve le meilleur coup
web-puzzle-hint = Ce n’est pas celui qui saute aux yeux.
web-puzzle-right = Bien vu !
web-puzzle-wrong = Pas le meilleur coup
web-puzzle-again = Essayer un autre coup
web-puzzle-reveal = Voir la solution
web-puzzle-next = Problème suivant
web-puzzle-next-day = Autres problèmes
web-puzzle-answer = La réponse
web-puzzle-options = Ce que vaut chaque coup
web-puzzle-chance = Victoire
web-puzzle-place = Place moyenne
web-puzzle-success = Réussite
web-puzzle-percent = { $percent } %
web-puzzle-best = Le meilleur
web-puzzle-mine = Le tien
web-puzzle-coming = On installe le plateau…
web-puzzle-you = Pilote
web-puzzle-go-on = Et maintenant
