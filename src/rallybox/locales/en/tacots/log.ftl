# Tacots: the log. What happened, said to whom it is about.

tacots-event-handbegan-you = Hand { $hand } of { $hands }: everybody has { $cards } cards, and you have the right to begin.
tacots-event-startpassed-you = You have no card to open with: the right to begin passes to the left.
tacots-event-laid-you = You lay { $source ->
    [open] the face-up { $sign }
    [pile] { $sign } from pile { $pile }
   *[hand] { $sign }
  } on { $square } { $source ->
    [pile] and drive car { $car } onto it.
   *[other] { $opening ->
        [yes] and put your car on it.
       *[no] and drive onto it.
      }
  }
tacots-event-finished-you = You lay the finish { $sign } on { $square }: you are home!
tacots-event-deadendlaid-you = { $solo ->
    [yes] You lay a dead end { $sign } on { $square } in front of car { $car }.
   *[no] You lay a dead end { $sign } on { $square } in front of { $against }.
  }
tacots-event-deadendlaid-against-you = { $seat } lays a dead end { $sign } on { $square }, in front of you!
tacots-event-drove-you = You drive car { $car } to { $end }, { $steps ->
    [one] one card
   *[other] { $steps } cards
  } along the road.
tacots-event-passed-you = You can neither build nor drive and have to pass.
tacots-event-fewcards-you = { $cards ->
    [0] You have no cards left!
    [one] You have only { $cards } card left!
   *[other] You have only { $cards } cards left!
  }
tacots-event-lastcard-you = You have laid your last card. The round is played out.
tacots-event-counted-you = { $finish ->
    [yes] You finished:
   *[no] { $number ->
        [0] You have no cards left:
       *[other] You are left with { $signs }:
      }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } in all.
tacots-event-gameover-you = { $shared ->
    [yes] You share the win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[no] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
tacots-event-patiencebegan-you = You lay the crossroads { $sign } on { $square } and put all four cars on it.
tacots-event-takenback-you = You take back the last move.
tacots-event-patienceover-you = { $reason ->
    [full] Full success: all 52 cards are laid, a dead end last in front of every car!
    [simple] Success: all 52 cards are laid.
    [blocked] No card fits any more; { $cards } of 52 are laid.
   *[stopped] You stop with { $cards } of 52 cards laid.
  }
