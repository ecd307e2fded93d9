# Road Rally: was die Zeichen bedeuten.

web-rr-sign-first = Ganz vorn auf der Strecke
web-rr-sign-last = Ganz hinten auf der Strecke: zieht 2 Karten, wenn jemand einen Checkpoint nimmt
web-rr-sign-leads = Führt mit den meisten Punkten
web-rr-sign-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
web-rr-sign-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
  }
web-rr-sign-triggers = { $cards ->
    [0] Darf keine Etappenkarte mehr spielen
    [one] Darf noch { $cards } Etappenkarte spielen, für doppelte Punkte
   *[other] Darf noch { $cards } Etappenkarten spielen, für doppelte Punkte
  }
web-rr-sign-triggered = { $cards ->
    [one] { $cards } Etappenkarte gespielt
   *[other] { $cards } Etappenkarten gespielt
  }
web-rr-sign-tiles = { $tiles ->
    [one] { $tiles } Plättchen gewonnen
   *[other] { $tiles } Plättchen gewonnen
  }, je 2 Punkte
web-rr-triggers-left = { $left ->
    [0] Du darfst keine mehr davon spielen.
    [one] Du darfst noch eine davon spielen.
   *[other] Du darfst noch { $left } davon spielen.
  }
web-rr-space-stage-scores = Hat ein Auto sie erreicht, darf ihre Karte gespielt werden: Alle punkten nach ihrem Platz; wer die Karte spielt, punktet doppelt.
web-rr-space-stage-mine = Du hast ihre Karte.
web-rr-my-stages-mean = Etappen, deren Karten du hast, auf dem Spielplan mit Stern. Hat ein Auto eine erreicht, darfst du ihre Karte spielen: Alle punkten nach ihrem Platz, und du doppelt.
