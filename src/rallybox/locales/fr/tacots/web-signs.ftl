# Tacots : ce que disent les signes.

web-ta-sign-leads = En tête
web-ta-sign-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
web-ta-sign-dead-end = A encore son impasse : pour barrer la route à quelqu’un, ou comme arrivée
web-ta-sign-home = A posé l’arrivée
