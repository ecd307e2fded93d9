# Les grands moments

web-sr-great-lap = { $laps ->
    [1] Un tour de piste bouclé !
   *[other] La ligne est franchie !
  }
