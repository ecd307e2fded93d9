# Les grands moments

web-sr-great-lap = { $laps ->
    [1] Un tour bouclé !
   *[other] La ligne est franchie !
  }
