# L’analyse : une course terminée, jugée.

review-turn-decision = { $whom } passe de { $before } % à { $after } %. Joué par { $seat } : « { $action } »
review-turn-slip = { $whom } passe de { $before } % à { $after } %. Imprécision ({ $seat }) : « { $action } » au lieu de « { $better } »
review-turn-mistake = { $whom } passe de { $before } % à { $after } %. Erreur ({ $seat }) : « { $action } » au lieu de « { $better } »
review-turn-draw = { $whom } passe de { $before } % à { $after } % quand { $seat } joue : les cartes en ont décidé.
review-turn-forced = { $whom } passe de { $before } % à { $after } %. Seul coup possible ({ $seat }) : « { $action } »
review-why-forced = Aucun autre coup possible pour { $seat }.
review-why-soon = Ce coup n’est pas encore jugé.
review-why-best = { $seat } a trouvé le meilleur coup.
review-why-fine = Rien de nettement mieux n’était possible.
review-why-wrong = L’autre coup promettait mieux ({ $seat }).
review-why-cards = Les cartes profitent surtout à { $gains } et nuisent surtout à { $loses }.
review-why-cards-good = { $seat } a eu les bonnes cartes.
review-why-cards-bad = { $seat } a eu les mauvaises cartes.
review-parts-doubt = Hasard et décisions sont estimés, à ± { $percent } % près.
review-verdict-shared = Victoire partagée : { $seats }.
review-verdict-behind = { $seat } n’avait plus que { $lowest } % de chances en seconde moitié de partie, et gagne quand même.
review-verdict-ahead = { $seat } mène toute la seconde moitié et ne lâche rien.
review-verdict-luck = { $seat } gagne, et les cartes ont aidé.
review-verdict-skill = { $seat } gagne par son jeu plus que par ses cartes.
review-verdict-others = { $seat } gagne ; les autres ont ouvert la voie.
review-verdict-both = { $seat } gagne par ses cartes comme par son jeu.
review-verdict-behind-you = Tu n’avais plus que { $lowest } % de chances en seconde moitié de partie, et tu gagnes quand même.
review-verdict-ahead-you = Tu mènes toute la seconde moitié et ne lâches rien.
review-verdict-luck-you = Tu gagnes, et les cartes ont aidé.
review-verdict-skill-you = Tu gagnes par ton jeu plus que par tes cartes.
review-verdict-others-you = Tu gagnes ; les autres ont ouvert la voie.
review-verdict-both-you = Tu gagnes par tes cartes comme par ton jeu.
review-verdict-alone-full = Réussite totale.
review-verdict-alone-so-far = { $percent } % d’une réussite totale.
review-verdict-alone = { $count ->
    [0] { $percent } % d’une réussite totale, sans un faux coup.
    [one] { $percent } % d’une réussite totale ; un coup pouvait être meilleur.
   *[other] { $percent } % d’une réussite totale ; { $count } coups pouvaient être meilleurs.
  }
