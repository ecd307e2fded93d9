# The result

tacots-tie = { $points ->
    [one] Level on one point: { $seats }.
   *[other] Level on { $points } points: { $seats }.
  } { $by ->
    [finishes] Whoever has laid more finishes comes first.
    [cards] Whoever had fewer cards left over comes first.
    [both] More finishes come first, then fewer cards left over.
   *[nothing] Finishes and cards left over are equal, too: they share the place.
  }
