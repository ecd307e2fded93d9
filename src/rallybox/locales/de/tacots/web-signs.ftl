# Tacots: was die Zeichen bedeuten.

web-ta-sign-leads = In Führung
web-ta-sign-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
web-ta-sign-dead-end = Hat noch die Sackgasse: um jemanden zu blockieren, oder als Ziel
web-ta-sign-home = Hat das Ziel gelegt
