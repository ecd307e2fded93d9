# Les conseils : ce qu’un bot fort pense de quelques coups.

web-hint = Conseil
web-hint-thinking = Réflexion en cours…
web-hints = Conseils d’un bot fort
web-hint-number = Conseil { $number }
bots-advice-finish = place prévue : { $place ->
    [1] 1re
   *[other] { $place }e
  }{ $or ->
    [0] {""}
   *[other] {" "}ou { $or }e
  }
bots-advice-success = { $percent } % d’une réussite totale
cli-tip = { $number } : { $action } ({ $finish } ; { $verdict })
