# Tacots. Ids: tacots, then what the sentence is for.

tacots-welcome =
    Veteran cars on a road that grows card by card. On your turn, lay a card in front of your own car and drive onto it. Roads must meet roads, and closed sides must meet closed sides, on every side with a neighbour. If you cannot build, drive along the road in search of another way out.
    Get rid of your cards before the others. Your dead end is worth 5 points if you lay it last of all, as the finish; or you can lay it in front of an opponent and block the road. Every card left in your hand costs a point for each of its openings.
tacots-rules-short =
    YOUR TURN. Lay a card from your hand on a free square that a road leads to from the card under your car, and drive onto it. It must fit all the cards around it. Cards may be turned upside down, but never laid on their side.
    NO CARD FITS? Drive 1 to 5 cards along the road. No card ever holds more than two cars, so two cars bar the way. If you can do nothing at all, pass.
    THE DEAD END opens to the north or the south only. As your very last card, in front of your own car, it is the finish: 5 points. Or lay it in front of an opponent who holds at least 3 cards and has laid at least 3; your own car then does not move. A car that may not be blocked also protects any car on the same card.
    THE HAND ends when a player has laid their last card and the round is complete, or when no open end can take any of the cards that are left. Then each card in hand costs a point for each of its openings. The highest score after all hands wins.
    THREE PLAYERS may also build with the face-up cards, even as the very first card. TWO PLAYERS each get 12 more cards when the first of them has used up their hand.
    PATIENCE. Take the top card of any pile and build with it in front of any car; lay the four dead ends whenever you like. A car for which no top card fits may drive. Lay all 52 cards; it is a full success if the last four are dead ends in front of four different cars.

## Set-up

tacots-setup-patience = The patience is a single deal for one player: the options “hands” and “first” are for the rally.
tacots-setup-rally = Only the patience has numbered deals: leave out the option “deal”, or choose the variant “patience”.
tacots-setup-first = There is no seat { $first } to begin; seats are numbered from 0 to { $last }.

## Notation

tacots-notation = “{ $text }” is not an order. Examples: “T e6 NSW” lays a junction on e6, “D e6 S vs B” a dead end in front of car 2 (A to D are cars 1 to 4), “drive e6” drives, “pass” passes.
tacots-notation-almost = “{ $text }” is not quite an order. Did you mean “{ $meant }”?
tacots-notation-drive = “{ $text }” is not an order to drive. Name a square from a1 to h8, as in “drive e6”.
tacots-notation-open = “{ $text }” is not an order for a face-up card. Name the card, the square and its openings, as in “open T e6 NSW”.
tacots-notation-pile = “{ $text }” is not an order for the patience. Name the car, the side, the card, its openings and the pile, as in “A north T NSW pile 2”.
tacots-notation-d = “{ $text }” is not an order for a dead end. It opens to N or S only, as in “D e6 S” for the finish or “D e6 S vs B” against car 2 (A to D are cars 1 to 4).

## What is asked

tacots-ask-wait = { $stage ->
    [open] { $seat } is about to lay an opening card.
   *[turn] It is { $seat }’s turn.
  }
tacots-ask-wait-patience = The player is thinking about the next card.
tacots-ask-over = { $number ->
    [one] { $you ->
        [yes] You have won with { $points ->
            [one] { $points } point
           *[other] { $points } points
          }.
       *[no] { $winners } has won with { $points ->
            [one] { $points } point
           *[other] { $points } points
          }.
      }
   *[other] The win is shared, with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each: { $winners }.
  }
tacots-ask-over-patience = { $why ->
    [full] Full success: all 52 cards are laid, with a dead end last in front of every car!
    [simple] Success: all 52 cards are laid.
    [blocked] No card fits any more. { $cards } of 52 are laid.
   *[stopped] Stopped with { $cards } of 52 cards laid.
  }
tacots-ask-open-first = { $first ->
    [crossroads] You begin: lay a crossroads on one of the four centre squares and put your car on it.
    [either] You begin: lay a crossroads or a junction on one of the four centre squares and put your car on it.
   *[junction] You begin. Nobody holds a crossroads, so lay a junction on one of the four centre squares and put your car on it.
  }{ $open ->
    [only] { " " }You hold neither, so take one of the face-up cards.
    [yes] { " " }You may also use a face-up card.
   *[no] { "" }
  }
tacots-ask-open-next = Lay a card next to the first one, on { $square }, joined to it by a road, and put your car on it.{ $open ->
    [yes] { " " }You may also use a face-up card.
   *[no] { "" }
  }
tacots-ask-turn = { $build ->
    [finish] Your last card is the finish: lay it in front of your car for { $points } points.
    [yes] Lay a card in front of your car and drive onto it.
   *[no] { $drive ->
        [yes] None of your cards fits in front of your car, so drive up to five cards along the road to a better spot.
       *[no] { $pass ->
            [yes] You can neither build nor drive: you have to pass.
           *[no] You can neither build from your hand nor drive.
          }
      }
  }{ $open ->
    [yes] { " " }You may build with a face-up card instead and keep your hand.
   *[no] { "" }
  }{ $against ->
    [yes] { " " }Or lay your dead end in front of an opponent.
   *[no] { "" }
  }{ $closing ->
    [yes] { " " }Somebody has laid their last card: this is your last turn of the hand.
   *[no] { "" }
  }
tacots-ask-patience-first = { $deal ->
    [none] Choose a centre square for the crossroads. All four cars start on it.
   *[other] Deal { $deal }: choose a centre square for the crossroads. All four cars start on it.
}
tacots-ask-patience = { $build ->
    [yes] Take the top card of a pile and build with it in front of a car
   *[no] No top card fits in front of a car
  }{ $drive ->
    [yes] { "" }; a car for which none fits may drive
   *[no] { "" }
  }{ $dead-ends ->
    [0] { "" }.
   *[other] { "" }; or lay a dead end in front of a car.
  } The piles have { $left ->
    [one] { $left } card
   *[other] { $left } cards
  } left, and there { $dead-ends ->
    [0] are no dead ends.
    [one] is one dead end.
   *[other] are { $dead-ends } dead ends.
  }

## What an action would do

tacots-explain-build = Lay the { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  } { $sign } on { $square } and drive onto it. { $cards ->
    [0] It is your last card.
   *[other] { $ways ->
        [0] There is no free square ahead.
        [one] There is one free square ahead; other cards of yours that would fit: { $fitting } of { $others }.
       *[other] There are { $ways } free squares ahead; other cards of yours that would fit: { $fitting } of { $others }.
      }
  }
tacots-explain-join = Lay the { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  } { $sign } on { $square }, next to the first card, and put your car on it. { $ways ->
    [0] There is no free square ahead.
    [one] There is one free square ahead; other cards of yours that would fit: { $fitting } of { $others }.
   *[other] There are { $ways } free squares ahead; other cards of yours that would fit: { $fitting } of { $others }.
  }
tacots-explain-open = Take the face-up { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  } { $sign }, { $stage ->
    [first] begin with it on { $square } and put your car on it
    [join] lay it on { $square }, next to the first card, and put your car on it
   *[turn] lay it on { $square } and drive onto it
  }; your hand does not change. { $ways ->
    [0] There is no free square ahead.
    [one] There is one free square ahead; cards of yours that would fit: { $fitting } of { $others }.
   *[other] There are { $ways } free squares ahead; cards of yours that would fit: { $fitting } of { $others }.
  }
tacots-explain-first = Begin with the { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
   *[horizontal-junction] junction on a horizontal road
  } { $sign } on { $square } and put your car on it. The others start next to it.
tacots-explain-finish = Lay the finish { $sign } on { $square } and drive across the line: { $points } points.
tacots-explain-against = Lay your dead end { $sign } on { $square }, in front of { $against }. { $ways ->
    [0] That car then has no free square ahead.
    [one] That car then still has one free square ahead.
   *[other] That car then still has { $ways } free squares ahead.
  } Your own car does not move{ $own ->
    [yes] , and the road there is closed to it, too.
   *[no] .
  }
tacots-explain-drive = Drive { $steps ->
    [one] one card
   *[other] { $steps } cards
  } along the road to { $square }. { $ways ->
    [0] From there, no free square lies ahead.
    [one] From there, one free square lies ahead; cards of yours that would fit: { $fitting } of { $others }.
   *[other] From there, { $ways } free squares lie ahead; cards of yours that would fit: { $fitting } of { $others }.
  }
tacots-explain-pass = Pass, since nothing else is possible. After { $rounds } rounds in which nobody lays a card, the hand ends.
tacots-explain-stop = Stop here, with { $cards } of 52 cards laid.
tacots-explain-crossroads = Lay the crossroads { $sign } on { $square } and put all four cars on it.
tacots-explain-pile = Take the { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  } { $sign } from pile { $pile } and lay it on { $square }, { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } of car { $car }, which drives onto it. { $ways ->
    [0] From there, no free square lies ahead.
    [one] From there, one free square lies ahead.
   *[other] From there, { $ways } free squares lie ahead.
  } { $left ->
    [0] That uses up the pile.
    [one] One card is left in the pile.
   *[other] { $left } cards are left in the pile.
  }
tacots-explain-piledeadend = Lay a dead end { $sign } on { $square }, { $side ->
    [north] north
   *[south] south
  } of car { $car }, which does not move. { $early ->
    [yes] This rules out full success, but not simple success.
   *[no] It counts towards full success.
  }
tacots-explain-drivecar = Drive car { $car } to { $square }, { $steps ->
    [one] one card
   *[other] { $steps } cards
  } along the road. { $ways ->
    [0] From there, no free square lies ahead.
    [one] From there, one free square lies ahead; top cards that would fit: { $fitting } of { $others }.
   *[other] From there, { $ways } free squares lie ahead; top cards that would fit: { $fitting } of { $others }.
  }

## Why not

tacots-illegal-patience-only = That order is for the patience; this is a rally.
tacots-illegal-rally-only = That order is for the rally; in the patience, name the car and the pile, as in “A north T NSW pile 2”.
tacots-illegal-pass = You may pass only if nothing else is possible. You could, for example, play “{ $example }”.
tacots-illegal-opening-lay = The opening comes first: lay a card and put your car on it.
tacots-illegal-opening-dead-end = An opening card is never a dead end.
tacots-illegal-first-kind = { $first ->
    [crossroads] The first card must be a crossroads.
    [either] The first card must be a crossroads or a junction.
   *[junction] Nobody holds a crossroads, so the first card must be a junction.
  }
tacots-illegal-first-centre = The first card goes on a centre square: { $squares }.
tacots-illegal-not-in-hand = You hold no { $kind ->
    [dead-end] dead end
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  }.
tacots-illegal-not-open = No { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  } lies face up.
tacots-illegal-taken = There is already a card on { $square }.
tacots-illegal-not-in-front = { $whose ->
    [own] { $square } is not in front of your car: no road leads there from the card under it.
    [first] { $square } is not next to the first card: opening cards join the one on { $name }.
   *[other] { $square } is not in front of { $name }: no road leads there from the card under that car.
  }
tacots-illegal-misfit = The card does not fit on { $square }: to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }, { $card ->
    [open] it is open, but the card on { $beside } is closed.
   *[closed] it is closed, but the card on { $beside } is open.
  }
tacots-illegal-nowhere = { $whose ->
    [own] That card fits nowhere in front of your car.
    [first] That card does not fit next to the first card.
   *[any] That card fits in front of no car.
  }
tacots-illegal-dead-end-last = In front of your own car the dead end is the finish and must be your last card; you hold { $cards } cards.
tacots-illegal-against-self = A dead end is laid against an opponent; in front of your own car it is the finish and must be your last card.
tacots-illegal-no-such-car = There is no car { $car } in this rally.
tacots-part-held = { $cards ->
    [0] no cards
    [one] only one card
   *[other] only { $cards } cards
  } in hand: nobody who holds fewer than 3 may be blocked
tacots-part-laid = { $cards ->
    [0] no cards
    [one] only one card
   *[other] only { $cards } cards
  } laid: nobody who has laid fewer than 3 may be blocked
tacots-illegal-few-in-hand = { $seat } is safe from dead ends with { tacots-part-held }.
tacots-illegal-few-in-hand-you = You are safe from dead ends with { tacots-part-held }.
tacots-illegal-few-laid = { $seat } is safe from dead ends with { tacots-part-laid }.
tacots-illegal-few-laid-you = You are safe from dead ends with { tacots-part-laid }.
tacots-illegal-beside-protected = { $seat } shares a card with { $other }, who is safe from dead ends with { $why ->
    [held] { tacots-part-held }
   *[laid] { tacots-part-laid }
  }.
tacots-illegal-beside-protected-you = You share a card with { $other }, who is safe from dead ends with { $why ->
    [held] { tacots-part-held }
   *[laid] { tacots-part-laid }
  }.
tacots-illegal-drive-can-build = You may drive only if no card in your hand can be laid in front of your car. You could, for example, play “{ $example }”.
tacots-illegal-drive-empty = You cannot drive to { $square }: there is no card there.
tacots-illegal-drive-stay = Your car is already on { $square }; a drive must end on another card.
tacots-illegal-drive-onto-full = There are already two cars on { $square }, and no card holds more.
tacots-illegal-drive-over-full = The way to { $square } is barred by the two cars on { $full }.
tacots-illegal-drive-far = { $square } is { $far } cards away; a car drives at most { $most } in a turn.
tacots-illegal-patience-first = The patience begins with the crossroads on a centre square: { $squares }.
tacots-illegal-patience-drive = Car { $car } may drive only while no top card fits in front of it. You could, for example, play “{ $example }”.
tacots-illegal-car-stays = { $why ->
    [builds] Car { $car } may drive only while no top card fits in front of it.
   *[far] Car { $car } has nowhere to drive: no free card is within its reach.
  }
tacots-illegal-no-dead-ends = All dead ends are laid.
tacots-illegal-pile-empty = Pile { $pile } is used up.
tacots-illegal-pile-other = That card is not on top of pile { $pile }; the top card there is a { $kind ->
    [crossroads] crossroads
    [vertical-junction] junction on a vertical road
    [horizontal-junction] junction on a horizontal road
    [vertical-straight] vertical straight
    [horizontal-straight] horizontal straight
    [right-bend] right bend
   *[left-bend] left bend
  }.
tacots-illegal-side-closed = No road leads { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } from the card under car { $car }.
tacots-illegal-edge = The road { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } of car { $car } ends at the edge of the board.

## What happened

tacots-event-handbegan = Hand { $hand } of { $hands }: everybody has { $cards } cards, and { $seat } has the right to begin.
tacots-event-dealtagain = Nobody could have begun, so the cards were dealt again.
tacots-event-dealt = You are dealt { $signs }.
tacots-event-opencards = Face up, for everybody: { $signs }.
tacots-event-startpassed = { $seat } has no card to open with: the right to begin passes to the left.
tacots-event-junctionbegins = Nobody holds a crossroads: the hand may begin with a junction.
tacots-event-seconddeal = { $reason ->
    [spent] A hand is used up: second deal, { $cards } more cards each.
    [blocked] Nobody can build any more: second deal, { $cards } more cards each.
   *[idle] Nobody has laid a card for a long time: second deal, { $cards } more cards each.
  }
tacots-event-laid = { $seat } lays { $source ->
    [open] the face-up { $sign }
    [pile] { $sign } from pile { $pile }
   *[hand] { $sign }
  } on { $square } { $source ->
    [pile] and drives car { $car } onto it.
   *[other] { $opening ->
        [yes] and starts there.
       *[no] and drives onto it.
      }
  }
tacots-event-finished = { $seat } lays the finish { $sign } on { $square } and is home!
tacots-event-deadendlaid = { $solo ->
    [yes] { $seat } lays a dead end { $sign } on { $square } in front of car { $car }.
   *[no] { $seat } lays a dead end { $sign } on { $square } in front of { $against }.
  }
tacots-event-drove = { $seat } drives car { $car } to { $end }, { $steps ->
    [one] one card
   *[other] { $steps } cards
  } along the road.
tacots-event-passed = { $seat } can neither build nor drive and has to pass.
tacots-event-fewcards = { $cards ->
    [one] { $seat } has only { $cards } card left!
   *[other] { $seat } has only { $cards } cards left!
  }
tacots-event-lastcard = { $seat } has laid their last card. The round is played out.
tacots-event-handended = Hand { $hand } is over: { $reason ->
    [finish] the finish has been laid.
    [out] a player has no cards left.
    [blocked] no open end can take any of the cards that are left.
   *[idle] nobody has laid a card for a long time.
  }
tacots-event-counted = { $finish ->
    [yes] { $seat } finished:
   *[no] { $number ->
        [0] { $seat } has no cards left:
       *[other] { $seat } is left with { $signs }:
      }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } in all.
tacots-event-gameover = { $shared ->
    [yes] { $seat } shares the win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[no] { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
tacots-event-patiencebegan = { $seat } lays the crossroads { $sign } on { $square } and puts all four cars on it.
tacots-event-turnedup = { $left ->
    [0] Pile { $pile } is used up.
   *[other] Pile { $pile } shows a { $kind ->
        [crossroads] crossroads
        [vertical-junction] junction on a vertical road
        [horizontal-junction] junction on a horizontal road
        [vertical-straight] vertical straight
        [horizontal-straight] horizontal straight
        [right-bend] right bend
       *[left-bend] left bend
      }.
  }
tacots-event-takenback = { $seat } takes back the last move.
tacots-event-patienceover = { $reason ->
    [full] Full success: all 52 cards are laid, with a dead end last in front of every car!
    [simple] Success: all 52 cards are laid.
    [blocked] No card fits any more. { $cards } of 52 are laid.
   *[stopped] { $seat } stops with { $cards } of 52 cards laid.
  }

## How it ended

tacots-end-played = All hands have been played.
tacots-end-full = Full success: all 52 cards laid, with a dead end last in front of every car.
tacots-end-simple = Simple success: all 52 cards laid.
tacots-end-blocked = No card can be laid any more.
tacots-end-stopped = The player stopped.

## The drawing

tacots-draw-title = Hand { $number } of { $hands }, round { $round }
tacots-draw-player = Car { $car }: in hand { $cards }, laid { $laid }, points { $score }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
  }
tacots-draw-holds = { $dead ->
    [yes] holds the dead end
   *[no] has no dead end
  }
tacots-draw-lacks = no { $signs }
tacots-draw-open = Face up, for everybody: { $signs }
tacots-draw-undealt = { $cards } cards are left for the second deal.
tacots-draw-closing = Last round of the hand!
tacots-draw-hand = { $cards ->
    [one] Your { $cards } card:
   *[other] Your { $cards } cards:
  }
tacots-draw-left = left bends:
tacots-draw-middle = straights, crossings:
tacots-draw-right = right bends:
tacots-draw-finish = dead end, and finish:
tacots-draw-legend-end = { $sign } open end of a road
tacots-draw-legend-turn = Turned upside down: ┓ is also ┗, ┏ is also ┛.
tacots-draw-deal = { $deal ->
    [none] Patience
   *[other] Patience, deal { $deal }
}
tacots-draw-cards-laid = { $cards } of 52 cards laid
tacots-draw-pile = Pile { $pile }: { $sign } ({ $cards ->
    [0] used up
    [one] last card
   *[other] { $cards } cards
  })
tacots-draw-dead-ends = Dead ends left: { $cards } { $sign }
tacots-draw-capped = Dead end in front of: { $cars }

## Variants and options

tacots-variant-rally = Rally
tacots-variant-patience = Patience
tacots-option-hands = how many hands are played, in the rally
tacots-option-first = the seat that begins, counted from 0, in the rally
tacots-option-deal = the number of the deal, in the patience
