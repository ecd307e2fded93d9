# The table of Tacots in the browser

## Home and the head of a table

tacots-title = Tacots
tacots-about = Build the road card by card, and drive your veteran car home before the others do.
tacots-about-rally = Everybody builds the road and races home, one hand after another.
tacots-about-patience = Alone: four cars, four piles, one road.

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
        [yes] Car { $car } stands here.
       *[no] Car { $car } of { $name } stands here.
    }
web-ta-can-lay = Here you can lay the { $card }.
web-ta-can-drive = You can drive here.
web-ta-can-block =
    { $solo ->
        [yes] Here you can lay a dead end before car { $car }.
       *[no] Here you can block { $name }, car { $car }.
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
        [one] One { $card }.
       *[other] { $number } cards: { $card }.
    } { $points ->
        [one] Costs a point if it is left over.
       *[other] Costs { $points } points if it is left over.
    }
web-ta-fits-nowhere =
    { $stage ->
        [first] It cannot be the first card.
        [join] It does not fit beside the first card.
       *[turn] It fits nowhere in front of your car.
    }
web-ta-dead-end-waits = The dead end waits: as your last card it is the finish, and no opponent can be blocked now.
web-ta-hand-empty = You have no cards left.
web-ta-open = Face up, for all

## What is asked

web-ta-wait =
    { $opening ->
        [yes] { $name } chooses where to start.
       *[no] { $name } is at the wheel.
    }
web-ta-pick =
    { $what ->
        [reach] Choose a marked card to drive to.
        [square] Choose a marked square. Press it again to turn the card.
        [pile] Choose the top card of a pile, or a marked square.
        [start] Choose a card, or a marked square to start from.
       *[card] Choose a card, or a marked square in front of your car.
    }
web-ta-ask-patience =
    { $what ->
        [both] Build with the top card of a pile in front of a car, or drive a car for which none fits.
        [build] Build with the top card of a pile in front of a car.
        [drive] No top card fits: drive a car to a better place.
       *[none] No top card fits in front of a car: all that is left is a dead end.
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
        [yes] before { $car }
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

web-ta-players = The players
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
web-ta-lacks = Has shown to hold none of these: { $kinds }.
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
web-ta-has-dead-end = Holds the dead end
web-ta-home = Home
web-ta-hand-of =
    { $hands ->
        [0] Hand { $number }
       *[other] Hand { $number } of { $hands }
    }
web-ta-closing = · last round!
web-ta-sheet = Score sheet
web-ta-sheet-hand = Hand
web-ta-count = Hand { $hand } is counted
web-ta-nothing-left = nothing left
web-ta-share = { $names } share it!

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
        [yes] { " " }A dead end lies before it.
       *[no] { "" }
    }{ $drive ->
        [yes] { " " }It may drive.
       *[no] { " " }It may not drive: a top card fits in front of it, or no road leads on.
    }
web-ta-may-drive = drive
web-ta-may-not-drive = This car may not drive: a top card fits in front of it, or no road leads on.
web-ta-deal = Deal { $deal }
web-ta-of-cards = of { $all } cards laid
web-ta-in-piles = In the piles
web-ta-aim-full = Full success: keep the dead ends until the piles are used up, and lay one before every car.
web-ta-aim-simple = A dead end was laid early: simple success is still possible, with all cards laid.
web-ta-patience-end =
    { $why ->
        [full] Full success!
        [simple] It comes out!
        [blocked] No card fits any more
       *[stopped] Stopped
    }
web-ta-patience-laid = { $cards } of 52 cards laid, deal { $deal }.

## The rules in short

web-ta-rules-aim = Build the road card by card in front of your own car, and be rid of your cards before the others. Best of all, lay the finish as your very last card.
web-ta-rules-cards = The cards
web-ta-rules-turned = Cards are upright: they can be turned upside down, but never laid on their side. That is why left and right bends are different cards. Where one card is open, its neighbour must be open too.
web-ta-rules-turn = Your turn: one of these
web-ta-rules-build = Lay a card in front of your car, joined to the road under it, and drive onto it.
web-ta-rules-finish = The dead end as your last card, in front of your own car, is the finish.
web-ta-rules-block = Before that, the dead end can be laid in front of an opponent who holds at least { $number } cards and has laid at least { $number }. Who may not be blocked protects who shares the card.
web-ta-rules-drive = Only if no card of your hand fits, drive one to five cards along the road. No card holds more than two cars.
web-ta-rules-open = The cards that lie face up are for all: you may lay one of them instead of a card of your hand, even as the very first card.
web-ta-rules-points = The end of a hand
web-ta-rules-count = The finish brings 5 points. Every card that is left costs a point for each of its openings. Most points after all hands win.
web-ta-rules-patience = Take the top card of any pile and build with it in front of any of the four cars. A car for which no top card fits may drive. Lay all 52 cards; keep the dead ends for the very end, one in front of every car, for full success.
