# Die großen Momente

web-sr-great-lap = { $laps ->
    [1] Eine Runde geschafft!
   *[other] Über die Ziellinie!
  }
