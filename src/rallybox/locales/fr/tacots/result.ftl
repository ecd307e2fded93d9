# Le résultat

tacots-tie = { $points ->
    [one] À égalité avec { $points } point : { $seats }.
   *[other] À égalité avec { $points } points : { $seats }.
  } { $by ->
    [finishes] Le plus grand nombre d’arrivées posées l’emporte.
    [cards] Le plus petit nombre de cartes restées en main l’emporte.
    [both] On compare d’abord les arrivées posées, puis les cartes restées en main.
   *[nothing] Même nombre d’arrivées et de cartes restantes : la place est partagée.
  }
