# Das Ergebnis

roadrally-tie = { $points ->
    [one] Gleichstand bei einem Punkt: { $seats }. Wer auf der Strecke weiter vorn steht, liegt vorn.
   *[other] Gleichstand bei { $points } Punkten: { $seats }. Wer auf der Strecke weiter vorn steht, liegt vorn.
  }
