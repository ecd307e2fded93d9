# Das Ergebnis

tacots-tie = { $points ->
    [one] Gleichstand bei einem Punkt: { $seats }.
   *[other] Gleichstand bei { $points } Punkten: { $seats }.
  } { $by ->
    [finishes] Wer öfter ins Ziel kam, liegt vorn.
    [cards] Wer weniger Karten übrig hatte, liegt vorn.
    [both] Zuerst zählt, wer öfter ins Ziel kam, dann, wer weniger Karten übrig hatte.
   *[nothing] Gleich oft im Ziel, gleich viele Karten übrig: Der Platz wird geteilt.
  }
