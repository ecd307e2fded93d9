# The table of Tacots in the browser

## Home and the head of a table

tacots-title = Tacots
tacots-about = Build the road card by card, and bring your veteran car home before the others.
tacots-about-rally = Everybody builds the road and races home, hand after hand.
tacots-about-patience = For one player: four cars, four piles, one road.

## Cards and squares

web-ta-card =
    { $kind ->
        [dead-end] dead end
        [crossroads] crossroads
        [vertical-junction] junction on a vertical road
        [horizontal-junction] junction on a horizontal road
        [vertical-straight] vertical straight
        [horizontal-straight] horizontal straight
        [right-bend] right bend
       *[left-bend] left bend
    }
web-ta-board = The board, eight by eight squares
web-ta-square = { $square }: { $lies }.
web-ta-empty = empty
web-ta-car-here =
    { $solo ->
        [yes] Car { $car } is here.
       *[no] Car { $car } is here: { $name }.
    }
web-ta-can-lay = You can lay the { $card } here.
web-ta-can-drive = You can drive here.
web-ta-can-block =
    { $solo ->
        [yes] You can lay a dead end in front of car { $car } here.
       *[no] You can block { $name }, car { $car }, here.
    }

## My cards

web-ta-group =
    { $group ->
        [left] Left bends
        [right] Right bends
        [finish] Dead end
       *[middle] Straights and crossings
    }
web-ta-stack =
    { $number ->
        [one] One { $card }. It
       *[other] { $number } cards: { $card }. Each
    } costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } if left over.
web-ta-hand-empty = You have no cards left.
web-ta-open = Face up, for everybody

## What is asked

web-ta-wait =
    { $opening ->
        [yes] { $name } is choosing where to start.
       *[no] { $name } is at the wheel.
    }
web-ta-pick =
    { $what ->
        [reach] Choose a marked card to drive to.
        [square] Choose a marked square. Choose it again to turn the card.
        [pile] Choose the top card of a pile, or a marked square.
        [start] Choose a card, or a marked square to start on.
       *[card] Choose a card, or a marked square in front of your car.
    }
web-ta-ask-patience =
    { $what ->
        [both] Build with the top card of a pile in front of a car, or drive a car for which none fits.
        [build] Build with the top card of a pile in front of a car.
        [drive] No top card fits: drive a car to a better spot.
       *[none] No top card fits in front of a car: you can only lay a dead end.
    }
web-ta-do =
    { $verb ->
        [drive] Drive
        [finish] Cross the finish
        [block] Block
        [cap] Lay the dead end
        [start] Lay and start
       *[lay] Lay and drive
    }
web-ta-drive-instead = Or drive
web-ta-pass = Pass
web-ta-stop = Stop here
web-ta-stop-sure = Really stop?
web-ta-ways = What fits on { $square }
web-ta-against =
    { $solo ->
        [yes] in front of { $car }
       *[no] against { $name }
    }
web-ta-car = car { $car }
web-ta-block-name = { $name }: { $squares }
web-ta-no-room =
    No dead end fits in front of { $cars ->
        [one] this car
       *[other] these cars
    }.

## Players

web-ta-players = Players
web-ta-player = { $name }, car { $car }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand, { $laid } laid{ $deadend ->
        [yes] , the dead end still in hand.
       *[no] , the dead end laid.
    }
web-ta-acts = Is at the wheel.
web-ta-lacks = Cannot hold any of these: { $kinds }.
web-ta-few-long =
    { $cards ->
        [0] No cards left!
        [one] Only one card left!
       *[other] Only { $cards } cards left!
    }
web-ta-few =
    { $cards ->
        [one] One card!
       *[other] { $cards } cards!
    }
web-ta-in-hand = Cards in hand
web-ta-home = Home
web-ta-hand-of =
    { $hands ->
        [0] Hand { $number }
       *[other] Hand { $number } of { $hands }
    }
web-ta-closing = · last round!
web-ta-sheet = Score sheet
web-ta-sheet-hand = Hand
web-ta-count = Scoring hand { $hand }
web-ta-nothing-left = nothing left

## The patience

web-ta-piles =
    { $cards ->
        [one] Four piles, one card
       *[other] Four piles, { $cards } cards
    }
web-ta-pile =
    { $cards ->
        [0] Pile { $pile } is used up.
        [one] Pile { $pile }: { $card }, the last card.
       *[other] Pile { $pile }: { $card }, { $cards } cards.
    }
web-ta-dead-ends = Dead ends
web-ta-dead-ends-left =
    { $cards ->
        [one] One dead end is left.
       *[other] { $cards } dead ends are left.
    }
web-ta-cars = Cars
web-ta-patience-car = Car { $car }.{ $capped ->
        [yes] { " " }There is a dead end in front of it.
       *[no] { "" }
    }{ $drive ->
        [yes] { " " }It may drive.
       *[no] { "" }
    }
web-ta-may-drive = drive
web-ta-deal = Deal { $deal }
web-ta-of-cards = of { $all } cards laid
web-ta-in-piles = In the piles
web-ta-aim-full = For full success, save the dead ends until the piles are used up, then lay one in front of every car.
web-ta-aim-simple = A dead end was laid early. You can still achieve simple success by laying all the cards.
web-ta-patience-end =
    { $why ->
        [full] Full success!
        [simple] Success!
        [blocked] No card fits any more
       *[stopped] Stopped
    }
web-ta-patience-laid = { $cards } of 52 cards laid, deal { $deal }.

## The rules in short

web-ta-rules-cards = The cards
web-ta-rules-turned = Cards are upright: you may turn them upside down, but never lay them on their side. That is why left and right bends are different cards. Where one card is open, its neighbour must be open too.
web-ta-rules-turn = On your turn, do one of these
web-ta-rules-build = Lay a card in front of your car, joined to the road it is on, and drive onto it.
web-ta-rules-finish = The dead end as your last card, in front of your own car, is the finish.
web-ta-rules-block = Before that, you may lay it in front of an opponent who holds at least { $number } cards and has laid at least { $number }. A car that may not be blocked also protects any car on the same card.
web-ta-rules-drive = Only if no card in your hand fits, drive one to five cards along the road. No card holds more than two cars.
web-ta-rules-open = Face-up cards are for everybody: you may lay one of them instead of a card from your hand, even as the very first card.
web-ta-rules-points = The end of a hand
web-ta-rules-count = The finish scores 5 points. Every card left in your hand costs a point for each of its openings. The highest score after all hands wins.
