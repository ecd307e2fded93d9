# Road and standing, and a stage that is scored

web-rr-on-road = Place on the road: { $place }
web-rr-driver = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }. Place on the road: { $place }, on space { $space }. Cards in hand: { $hand }, in the deck: { $deck }. Stage cards: { $stagecards }, may trigger: { $triggers }.
web-rr-great-stage = Stage { $stage }
web-rr-great-finish = The finish
web-rr-great-by = { $name } plays the card and scores double.
web-rr-great-why = { $place ->
    [1] 1st on the road
    [2] 2nd on the road
    [3] 3rd on the road
   *[other] { $place }th on the road
  }
web-rr-great-double = { $why }, doubled
web-rr-great-cards = 2 cards
web-rr-great-tile = takes the stage tile
