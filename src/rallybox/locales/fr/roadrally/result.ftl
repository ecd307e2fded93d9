# Le résultat

roadrally-tie = { $points ->
    [one] À égalité avec { $points } point : { $seats }. La voiture la plus avancée sur la route passe devant.
   *[other] À égalité avec { $points } points : { $seats }. La voiture la plus avancée sur la route passe devant.
  }
