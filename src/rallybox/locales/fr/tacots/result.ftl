# Le résultat

tacots-tie = { $points ->
    [one] À égalité avec { $points } point : { $seats }.
   *[other] À égalité avec { $points } points : { $seats }.
  } { $by ->
    [finishes] Plus d’arrivées posées, et l’on passe devant.
    [cards] Moins de cartes restées en main, et l’on passe devant.
    [both] On compare les arrivées posées, puis les cartes restées en main.
   *[nothing] Autant d’arrivées et de cartes restantes : la place est partagée.
  }
