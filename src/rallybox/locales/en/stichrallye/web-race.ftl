# The great moments

web-sr-great-lap = { $laps ->
    [1] One lap done!
   *[other] Over the line!
  }
