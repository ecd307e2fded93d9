# Road Rally: the log. What happened, in a few words that follow a name; and said to whom it is about.

roadrally-brief-cardsplayed = { $you ->
    [yes] play
   *[no] plays
  } { $cards }{ $store ->
    [yes] { " " }from the store
   *[no] { "" }
  }
roadrally-brief-drove = { $finished ->
    [yes] { $you ->
        [yes] cross
       *[no] crosses
      } the finish line
   *[no] { $you ->
        [yes] drive
       *[no] drives
      } to { $end }
  }
roadrally-brief-shortcuttaken = { $you ->
    [yes] take
   *[no] takes
  } the shortcut to { $end }
roadrally-brief-stagesreached = { $you ->
    [yes] reach
   *[no] reaches
  } { $count ->
    [one] stage { $stages }
   *[other] stages { $stages }
  }
roadrally-brief-checkpointtaken = { $you ->
    [yes] take
   *[no] takes
  } the checkpoint (+2)
roadrally-brief-shuffled = { $you ->
    [yes] shuffle your
   *[no] shuffles the
  } discards back in
roadrally-brief-tuned = { $you ->
    [yes] sort your
   *[no] sorts the
  } next { $number ->
    [one] card
   *[other] { $number } cards
  }
roadrally-brief-drew = { $number ->
    [0] { $you ->
        [yes] have
       *[no] has
      } nothing to draw
   *[other] { $again ->
        [yes] then { $number } more
       *[no] { $you ->
            [yes] draw
           *[no] draws
          } { $number }
      }
  }
roadrally-brief-drewcards = { $again ->
    [yes] then
   *[no] draw
  } { $cards }
roadrally-brief-lookedat = { "" }
roadrally-brief-handempty = { $you ->
    [yes] have no cards and stay
   *[no] has no cards and stays
  } put
roadrally-brief-stagetriggered = { $you ->
    [yes] trigger
   *[no] triggers
  } stage { $stage }
roadrally-brief-stagecardsreturned = { "" }
roadrally-brief-stagetiletaken = { $you ->
    [yes] take
   *[no] takes
  } its tile (+2)
roadrally-brief-pointsscored = { $stage ->
    [0] { $you ->
        [yes] finish
       *[no] finishes
      } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      } (+{ $points })
   *[other] { $you ->
        [yes] score
       *[no] scores
      } { $points }{ $doubled ->
        [yes] { " " }(doubled)
       *[no] { "" }
      }
  }
roadrally-brief-cardsinstead = { $you ->
    [yes] give up your
   *[no] gives up the
  } points

roadrally-event-cardsplayed-you = { $store ->
    [yes] You play { $cards } from the general store.
   *[no] You play { $cards }.
  }
roadrally-event-drove-you = { $finished ->
    [yes] You drive from space { $start } across the finish line.
   *[no] You drive from space { $start } to space { $end }.
  }
roadrally-event-shortcuttaken-you = You take the shortcut from space { $start } to space { $end }.
roadrally-event-stagesreached-you = You reach { $count ->
    [one] stage { $stages }
   *[other] stages { $stages }
  }.
roadrally-event-checkpointtaken-you = You take the checkpoint on space { $space } (2 points). The driver in last place draws cards.
roadrally-event-checkpointtaken-last-you = { $seat } takes the checkpoint on space { $space } (2 points). You are in last place and draw cards.
roadrally-event-shuffled-you = You shuffle your discards into your deck, which now has { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
  }.
roadrally-event-tuned-you = { $number ->
    [one] You look at the top card of your deck and put it back.
   *[other] You rearrange the top { $number } cards of your deck.
  }
roadrally-event-drew-you = { $number ->
    [0] You are out of gas: your deck is empty, so there is nothing to draw.
    [one] You draw a card.
   *[other] You draw { $number } cards.
  }
roadrally-event-handempty-you = You have no cards to play and do not move.
roadrally-event-stagetriggered-you = You play the card of stage { $stage } and may trigger { $left ->
    [0] no more
   *[other] { $left } more
  }.
roadrally-event-stagecardsreturned-you = { $number ->
    [one] You put away your last stage card without showing it.
   *[other] You put away your other { $number } stage cards without showing them.
  }
roadrally-event-stagetiletaken-you = You are exactly on stage { $stage } and take its tile (2 points).
roadrally-event-pointsscored-you = { $stage ->
    [0] You finish { core-place } (+{ $points }).
   *[other] You are in { core-place } place and score { $doubled ->
        [yes] double: +{ $points }
       *[no] +{ $points }
      }.
  }
roadrally-event-cardsinstead-you = You are in { core-place } place and take 2 cards instead of points.
roadrally-event-raceover-you =
    The race is over. You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
