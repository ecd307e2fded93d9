# Das Ergebnis

tacots-tie = { $points ->
    [one] Gleichstand bei einem Punkt: { $seats }.
   *[other] Gleichstand bei { $points } Punkten: { $seats }.
  } { $by ->
    [finishes] Wer öfter ins Ziel kam, liegt vorn.
    [cards] Wer insgesamt weniger Karten übrig hatte, liegt vorn.
    [both] Zuerst zählen die Zielkarten, dann die wenigsten übrigen Karten.
   *[nothing] Auch Zielkarten und übrige Karten sind gleich: Sie teilen sich den Platz.
  }
