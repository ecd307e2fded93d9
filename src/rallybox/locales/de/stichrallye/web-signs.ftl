# Stich Rallye: was die Zeichen bedeuten.

web-sr-sign-first = In Führung
web-sr-sign-place = Auf { core-place }
web-sr-sign-last = Auf dem letzten Platz
web-sr-sign-laps = { $laps ->
    [0] Noch keine Runde geschafft
    [one] { $laps } Runde geschafft
   *[other] { $laps } Runden geschafft
  }
web-sr-sign-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
web-sr-sign-tricks = { $tricks ->
    [0] Noch kein Stich in diesem Durchgang
    [one] { $tricks } Stich in diesem Durchgang
   *[other] { $tricks } Stiche in diesem Durchgang
  }
web-sr-sign-motor = Der Motor steht auf { $motor }: Um so viele Felder kann er eine Fahrt verlängern
web-sr-sign-flag = Hat die Flagge: spielt zum nächsten Stich an
