# Das Ergebnis

roadrally-tie = { $points ->
    [one] Gleichstand bei einem Punkt: { $seats }. Wer auf der Strecke weiter ist, bekommt den besseren Platz.
   *[other] Gleichstand bei { $points } Punkten: { $seats }. Wer auf der Strecke weiter ist, bekommt den besseren Platz.
  }
