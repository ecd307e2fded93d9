# Road Rally: what the signs mean.

web-rr-sign-first = First on the road
web-rr-sign-last = Last on the road: draws 2 cards when somebody takes a checkpoint
web-rr-sign-leads = In the lead, with the most points
web-rr-sign-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
web-rr-sign-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  }
web-rr-sign-triggers =
    { $cards ->
        [0] May play no more stage cards
        [one] May still play { $cards } stage card, for double points
       *[other] May still play { $cards } stage cards, each for double points
    }
web-rr-sign-triggered = { $cards ->
    [one] { $cards } stage card played
   *[other] { $cards } stage cards played
  }
web-rr-sign-tiles = { $tiles ->
    [one] { $tiles } tile won
   *[other] { $tiles } tiles won
  }, 2 points each
web-rr-triggers-left = { $left ->
    [0] You may play no more.
    [one] You may play one of them.
   *[other] You may play { $left } of them.
  }
web-rr-space-stage-scores = Once a car has reached it, whoever holds its card may play it: everybody scores by place, and that driver scores double.
web-rr-space-stage-mine = You hold its card.
web-rr-my-stages-mean = Stages whose cards you hold, starred on the board. Once a car has reached one, you may play its card: everybody scores by place, and you score double.
