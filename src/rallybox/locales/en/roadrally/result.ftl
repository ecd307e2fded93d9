# The result

roadrally-tie = { $points ->
    [one] Level on one point: { $seats }. The car further along the road comes first.
   *[other] Level on { $points } points: { $seats }. The car further along the road comes first.
  }
