# Tacots: what the signs mean.

web-ta-sign-leads = In the lead
web-ta-sign-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
web-ta-sign-dead-end = Still has the dead end: to block somebody, or as the finish
web-ta-sign-home = Has laid the finish
