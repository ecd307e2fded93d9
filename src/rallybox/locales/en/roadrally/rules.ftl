# Road Rally

roadrally-welcome =
    Drive your car from the start to the finish: each turn, play movement cards of one colour and drive as far as they add up to. Green is slow but draws 2 new cards, yellow draws 1, red is fast and draws none.
    Points come at the stages (s1, s2, …). You secretly hold the cards of a few of them. When a stage has been reached and you hold its card, you may play it: everybody then scores by their place, and your own points are doubled. So be in front when your stages come by.
    Stage tiles, checkpoints and the finish give points too. When a car reaches the end, that round is the last. Most points win.
roadrally-rules-short =
    YOUR TURN. Play one or more cards of one colour; drive that many spaces; draw 2 after green, 1 after yellow, 0 after red. With an empty hand you do not drive: you draw 2.
    SPACES. CHK checkpoint: the tile is worth 2 points, and the driver in last place draws 2 cards. GAS: your discards go back into your deck, the only way to get them back but an empty hand. MEC mechanic: look at your top 5 cards and put them in any order. STO store: next turn you may play up to 5 cards of any colours, and draw 1 even for green. >26 shortcut: stop here and you may jump to space 26.
    STAGES. After everybody has driven, each stage tile that a car reached or passed comes up, lowest first. Its card may be played by whoever holds it. Then all score by place; the one who played it scores double; the last places may draw 2 cards instead. The first car on the very space of the stage takes its tile, worth 2 points.
    THE END. The round in which a car reaches END is the last. Cars that have finished score by place once more.

# Why something cannot be done

roadrally-unknown-action = “{ $text }” is not something one can do in Road Rally. Cards are written like y3+y3, other orders as they are listed.
roadrally-mixed-colours = All cards of one play have the same colour; { $cards } mixes them. From a general store, write: store { $cards }
roadrally-store-too-many = A store play has at most { $most } cards. More cards of one colour go without the word “store”.
roadrally-more-than-deck = No deck has so many cards of one kind as { $cards }.
roadrally-not-in-hand =
    { $have ->
        [0] You have no { $card } in your hand.
       *[other] You have only { $have } × { $card } in your hand, not { $wanted }.
    }
roadrally-not-at-store = Your turn does not start at a general store, so all cards must have one colour, without the word “store”.
roadrally-store-play = Your turn starts at a general store, where up to { $most } cards are a store play and draw 1. Write: store { $cards }
roadrally-no-stage-card = You do not hold the card of stage { $stage }.
roadrally-other-stage = Stage { $stage } is being resolved now, not stage { $wanted }.
roadrally-other-cards = These are not the cards that you are looking at: { $cards }.
roadrally-not-asked =
    { $phase ->
        [play] Now is the time to play cards and drive.
        [empty] Your hand is empty: now you only say whether you reshuffle.
        [shortcut] Now you only say whether you take the shortcut.
        [gas] Now you only say whether you draw before or after shuffling.
        [mechanic] Now you put the top cards of your deck in order.
        [stage] Now you only say whether you play the stage’s card.
       *[reward] Now you only choose between points and cards.
    }
roadrally-no-first = In the { $variant } rules all cars line up at random, so nobody can be chosen to start.
roadrally-bad-first = There is no seat { $first }; seats are numbered from 0 to { $last }.
roadrally-fixed-course = The { $variant } rules are played on the fixed lettered course; leave the course out.
roadrally-course-unknown-tile = “{ $tile }” is no tile with its turn. Write a letter of { $tiles } and 0 to 3 quarter turns, with an r if it is driven from its other end: B1 or F2r.
roadrally-course-twice = Tile { $tile } is used twice.
roadrally-course-overlap =
    { $tile ->
        [finish] The finish tile
       *[other] Tile { $tile }
    } would lie on top of { $other ->
        [start] the start tile
       *[other] tile { $other }
    }.
roadrally-course-no-join =
    Tile { $tile } does not connect to { $before ->
        [start] the start tile
       *[other] tile { $before }
    }: turned by { $turn }, its open edge does not meet the road, which leaves to the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }. Turn it by { $good }.
roadrally-course-count =
    { $count ->
        [one] This course has { $count } standard tile
       *[other] This course has { $count } standard tiles
    } where { $wanted } are needed. Not used: { $missing }.

# What is asked

roadrally-ask-play =
    { $feature ->
        [store] You start at a general store. Play up to 5 cards of any colours and draw 1.
       *[other] Play one or more cards of one colour and drive.
    }
roadrally-ask-empty = Your hand is empty, so you do not drive. Shuffle your discards into your deck, or keep it as it is? Then you draw 2.
roadrally-ask-shortcut = You stopped at a shortcut. Take it to space { $end }?
roadrally-ask-gas = You stopped for gas. Draw your { $draw } before or after your discards are shuffled in?
roadrally-ask-mechanic = The mechanic shows you the top cards of your deck: { $cards }. In which order do you put them back? You then draw { $draw ->
        [0] none
       *[other] { $draw }
    }.
roadrally-ask-stage =
    { $holds ->
        [yes] Stage { $stage } was reached, and you hold its card. Play it? In place { $place } it would give you { $double } points.
       *[no] Stage { $stage } was reached. You do not hold its card.
    }
roadrally-ask-reward = Stage { $stage } is scored. You are in place { $place }: take the points or 2 cards?
roadrally-ask-over = The race is over. { $winner } wins.

roadrally-wait-play = { $who } is choosing cards to play.
roadrally-wait-empty = { $who } has no cards and decides whether to reshuffle.
roadrally-wait-shortcut = { $who } is at a shortcut.
roadrally-wait-gas = { $who } is at a gas station.
roadrally-wait-mechanic = { $who } is at a mechanic.
roadrally-wait-stage = Stage { $stage } was reached. Deciding: { $who }.
roadrally-wait-reward = Stage { $stage } is scored. { $who } chooses between points and cards.

# What an action would do

roadrally-explain-play =
    drive { $steps } to { $feature ->
        [final] the finish
        [stage] { $end }, the very space of stage { $stage }
        [checkpoint] { $end }, a checkpoint (+2)
        [gas] { $end }, gas
        [store] { $end }, a general store
        [mechanic] { $end }, a mechanic
        [shortcut] { $end }, a shortcut to { $shortcut }
       *[none] { $end }
    }{ $count ->
        [0] {""}
        [one] ; reaches stage { $reached }
       *[other] ; reaches stages { $reached }
    }{ $passed ->
        [0] {""}
        [one] ; takes a checkpoint (+2)
       *[other] ; takes { $passed } checkpoints (+2 each)
    }; draw { $draw }
roadrally-explain-score = play the card: { $double } points for you in place { $place }, single points for the others; after that you may trigger { $left ->
        [0] no more
       *[other] { $left } more
    }
roadrally-explain-continue = play no stage card
roadrally-explain-takepoints =
    { $points ->
        [one] take { $points } point
       *[other] take { $points } points
    }
roadrally-explain-takecards = draw 2 cards instead of points
roadrally-explain-shortcut = jump to space { $end }; what lies between is neither reached nor passed
roadrally-explain-stay = stay where you are
roadrally-explain-drawfirst =
    { $deck ->
        [0] draw nothing, for your deck is empty
        [one] draw from your deck of { $deck } card
       *[other] draw { $draw } from your deck of { $deck } cards
    }, then shuffle in your { $discards ->
        [one] discard
       *[other] { $discards } discards
    }
roadrally-explain-shufflefirst =
    shuffle in your { $discards ->
        [one] discard
       *[other] { $discards } discards
    }, then draw { $draw }
roadrally-explain-reshuffle =
    shuffle { $discards ->
        [0] your deck
        [one] your discard into your deck
       *[other] your { $discards } discards into your deck
    }, then draw 2
roadrally-explain-keep =
    { $deck ->
        [one] draw the one card of your deck
       *[other] draw 2 from your deck of { $deck } cards as it is
    }
roadrally-explain-tune =
    { $draw ->
        [0] put them back so; you draw none now
       *[other] put them back so, and draw { $cards } now
    }

# What happened

roadrally-event-roundbegan = Round { $number } begins.
roadrally-event-cardsplayed =
    { $store ->
        [yes] { $seat } plays { $cards } from the general store.
       *[no] { $seat } plays { $cards }.
    }
roadrally-event-drove =
    { $finished ->
        [yes] { $seat } drives from space { $start } across the finish line.
       *[no] { $seat } drives from space { $start } to { $end }.
    }
roadrally-event-shortcuttaken = { $seat } takes the shortcut from { $start } to { $end }.
roadrally-event-stagesreached =
    { $count ->
        [one] { $seat } reaches stage { $stages }.
       *[other] { $seat } reaches stages { $stages }.
    }
roadrally-event-checkpointtaken = { $seat } takes the checkpoint tile at { $space } (2 points). { $last }, in last place, draws.
roadrally-event-shuffled =
    { $seat } shuffles the discards into the deck, which now has { $deck ->
        [one] { $deck } card.
       *[other] { $deck } cards.
    }
roadrally-event-tuned =
    { $number ->
        [one] { $seat } looks at the top card of the deck and puts it back.
       *[other] { $seat } puts the top { $number } cards of the deck in order.
    }
roadrally-event-drew =
    { $number ->
        [0] { $seat } is out of gas: the deck is empty, nothing to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
roadrally-event-drewcards = You drew { $cards }.
roadrally-event-lookedat = The top cards of your deck are { $cards }.
roadrally-event-handempty = { $seat } has no cards to play and stays put.
roadrally-event-stagebypassed = Nobody scores stage { $stage }; its tile is taken off.
roadrally-event-stagetriggered =
    { $left ->
        [0] { $seat } plays the card of stage { $stage } and may trigger no more.
       *[other] { $seat } plays the card of stage { $stage } and may trigger { $left } more.
    }
roadrally-event-stagecardsreturned =
    { $number ->
        [one] { $seat } puts the last stage card away unseen.
       *[other] { $seat } puts the other { $number } stage cards away unseen.
    }
roadrally-event-stagetiletaken = { $seat } stands on stage { $stage } and takes its tile (2 points).
roadrally-event-stagesdropped = Enough stages were scored in this round: { $stages } left the game unscored.
roadrally-event-pointsscored =
    { $stage ->
        [0] { $seat } finishes in place { $place } (+{ $points }).
       *[other] { $doubled ->
            [yes] { $seat }, in place { $place }, scores double: +{ $points }.
           *[no] { $seat }, in place { $place }, scores +{ $points }.
        }
    }
roadrally-event-cardsinstead = { $seat }, in place { $place }, takes 2 cards instead of points.
roadrally-event-raceover = The race is over. { $winner } wins. Totals: { $totals }.
roadrally-end-finish = A car reached the finish.

# Variants and options

roadrally-variant-base = Base
roadrally-variant-standard = Standard
roadrally-variant-demo = Demo
roadrally-variant-sprint = Sprint
roadrally-option-course = the course, tile by tile, such as A0,B1,F2r
roadrally-option-first = the seat that starts in front, from 0

# The drawing. Marks on the road have at most three letters; headings are as wide as they say.

roadrally-draw-start = GO
roadrally-draw-end = END
roadrally-draw-checkpoint = CHK
roadrally-draw-gas = GAS
roadrally-draw-store = STO
roadrally-draw-mechanic = MEC
roadrally-draw-head-place = place
roadrally-draw-head-driver = driver
roadrally-draw-head-space = space
roadrally-draw-head-points = points
roadrally-draw-head-hand = hand
roadrally-draw-head-deck = deck
roadrally-draw-head-discards = discards
roadrally-draw-head-cards = stage cards
roadrally-draw-head-triggers = triggers
roadrally-draw-head-tiles = tiles won
roadrally-draw-hand = hand: { $cards }
roadrally-draw-no-cards = empty
roadrally-draw-stage-cards = stage cards: { $stages }
roadrally-draw-no-stages = none
roadrally-draw-returned = returned
roadrally-draw-gives = a stage gives: { $points }
