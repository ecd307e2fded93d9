# Strecke und Stand, und eine Etappe wird gewertet

web-rr-on-road = Platz auf der Strecke: { $place }
web-rr-driver = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }. Platz auf der Strecke: { $place }, auf Feld { $space }. Karten auf der Hand: { $hand }, im Stapel: { $deck }. Etappenkarten: { $stagecards }, noch auszulösen: { $triggers }.
web-rr-great-stage = Etappe { $stage }
web-rr-great-finish = Das Ziel
web-rr-great-by = { $name } spielt die Karte und bekommt das Doppelte.
web-rr-great-why = Platz { $place } auf der Strecke
web-rr-great-double = { $why }, doppelt
web-rr-great-cards = 2 Karten
web-rr-great-tile = nimmt das Etappenplättchen
