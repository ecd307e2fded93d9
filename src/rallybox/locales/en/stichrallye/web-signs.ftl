# Stich Rallye: what the signs mean.

web-sr-sign-first = In the lead
web-sr-sign-place = In { core-place } place
web-sr-sign-last = In last place
web-sr-sign-laps = { $laps ->
    [0] No lap completed yet
    [one] { $laps } lap completed
   *[other] { $laps } laps completed
  }
web-sr-sign-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
web-sr-sign-tricks = { $tricks ->
    [0] No trick won in this round
    [one] { $tricks } trick won in this round
   *[other] { $tricks } tricks won in this round
  }
web-sr-sign-motor = The motor is at { $motor }: that many spaces can be added to a drive
web-sr-sign-flag = Has the flag: leads the next trick
