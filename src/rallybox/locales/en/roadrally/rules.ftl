# Road Rally

roadrally-welcome =
    Drive your car from the start to the finish. On each turn, play movement cards of one colour and drive as many spaces as they add up to. Green cards are slow but let you draw 2 new cards, yellow cards let you draw 1, red cards are fast and let you draw none.
    You score at the stages (s1, s2, …). You secretly hold the cards of a few of them. When a stage has been reached and you hold its card, you may play it: everybody scores by their place on the road, and your own points are doubled. So be in front when your stages come up.
    Stage tiles, checkpoints and the finish score points too. When a car reaches the end, that round is the last. The highest score wins.
roadrally-rules-short =
    YOUR TURN. Play one or more cards of one colour and drive as many spaces as they add up to. Then draw: 2 cards after green, 1 after yellow, none after red. If your hand is empty you do not drive; you draw 2 cards.
    SPACES. CHK checkpoint: the tile is worth 2 points, and the driver in last place draws 2 cards. GAS: your discards go back into your deck; apart from an empty hand, this is the only way to get them back. MEC mechanic: look at your top 5 cards and put them back in any order. STO store: on your next turn you may play up to 5 cards of any colours, and you draw 1 card even after green. >26 shortcut: stop here and you may jump to space 26.
    STAGES. When everybody has driven, each stage that a car has reached or passed comes up, the lowest number first. Whoever holds its card may play it. Then all drivers score by their place; the one who played the card scores double; the last places may draw 2 cards instead. The first car to have stopped exactly on the stage takes its tile, worth 2 points.
    THE END. The round in which a car reaches END is the last. Cars that have finished score by place once more.

# Why something cannot be done

roadrally-unknown-action = “{ $text }” is not an action of Road Rally. Write cards like y3+y3, and anything else the way it is listed.
roadrally-mixed-colours = All cards of one play must have the same colour, and { $cards } mixes colours. From a general store, write: store { $cards }
roadrally-store-too-many = A store play has at most { $most } cards. To play more cards of one colour, leave out the word “store”.
roadrally-more-than-deck = No deck has that many cards of one kind: { $cards }.
roadrally-not-in-hand =
    { $have ->
        [0] You have no { $card } in your hand.
       *[other] You have only { $have } × { $card } in your hand, not { $wanted }.
    }
roadrally-not-at-store = Your turn does not start at a general store, so all your cards must have one colour, without the word “store”.
roadrally-store-play = Your turn starts at a general store: up to { $most } cards are a store play, and you draw 1. Write: store { $cards }
roadrally-no-stage-card = You do not hold the card of stage { $stage }.
roadrally-other-stage = It is the turn of stage { $stage }, not stage { $wanted }.
roadrally-other-cards = Those are not the cards you are looking at, which are { $cards }.
roadrally-not-asked =
    { $phase ->
        [play] Now play cards and drive.
        [empty] Your hand is empty: just decide whether to reshuffle.
        [shortcut] Just decide whether to take the shortcut.
        [gas] Just decide whether to draw before or after shuffling.
        [mechanic] Now put the top cards of your deck in order.
        [stage] Just decide whether to play the card of the stage.
       *[reward] Just choose between points and cards.
    }
roadrally-no-first = In the { $variant } rules the cars line up at random, so you cannot choose who starts.
roadrally-bad-first = There is no seat { $first }; seats are numbered from 0 to { $last }.
roadrally-fixed-course = The { $variant } rules have a fixed course, tiles A to J; leave the course out.
roadrally-course-unknown-tile = “{ $tile }” is not a tile with its turn. Write a letter of { $tiles } and 0 to 3 quarter turns, then an r if the tile is driven from its other end: B1 or F2r.
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
        [store] You start from a general store: play up to 5 cards of any colours, then draw 1.
       *[other] Play one or more cards of one colour and drive.
    }
roadrally-ask-empty = Your hand is empty, so you do not drive. Shuffle your discards into your deck, or leave it as it is? Either way, you then draw 2 cards.
roadrally-ask-shortcut = You have stopped at a shortcut. Take it, to space { $end }?
roadrally-ask-gas =
    You have stopped for gas. Draw your { $draw ->
        [one] card
       *[other] { $draw } cards
    } before or after your discards are shuffled in?
roadrally-ask-mechanic =
    The mechanic shows you the top cards of your deck: { $cards }. In what order do you put them back? Then you draw { $draw ->
        [0] none
        [one] 1 card
       *[other] { $draw } cards
    }.
roadrally-ask-stage =
    { $holds ->
        [yes] Stage { $stage } has been reached, and you hold its card. Play it? In { core-place } place you would score { $double } points.
       *[no] Stage { $stage } has been reached. You do not hold its card.
    }
roadrally-ask-reward = Stage { $stage } is being scored. You are in { core-place } place: take the points or 2 cards?
roadrally-ask-over = The race is over. { $winner } wins.

roadrally-wait-play = { $who } is choosing cards.
roadrally-wait-empty = { $who } has no cards and is deciding whether to reshuffle.
roadrally-wait-shortcut = { $who } is deciding about a shortcut.
roadrally-wait-gas = { $who } has stopped for gas.
roadrally-wait-mechanic = { $who } has stopped at a mechanic.
roadrally-wait-stage = Stage { $stage } has been reached. Deciding: { $who }.
roadrally-wait-reward = Stage { $stage } is being scored. { $who } is choosing between points and cards.

# What an action would do

roadrally-explain-play =
    drive { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }, { $feature ->
        [final] across the finish line
        [stage] to space { $end }, exactly on stage { $stage }
        [checkpoint] to space { $end }, a checkpoint (+2)
        [gas] to space { $end }, a gas station
        [store] to space { $end }, a general store
        [mechanic] to space { $end }, a mechanic
        [shortcut] to space { $end }, with a shortcut to space { $shortcut }
       *[none] to space { $end }
    }{ $count ->
        [0] {""}
        [one] ; reach stage { $reached }
       *[other] ; reach stages { $reached }
    }{ $passed ->
        [0] {""}
        [one] ; take a checkpoint (+2)
       *[other] ; take { $passed } checkpoints (+2 each)
    }; draw { $draw ->
        [0] no cards
        [one] 1 card
       *[other] { $draw } cards
    }
roadrally-explain-score =
    play the card: { $double } points for you in { core-place } place, and the others score as usual; then you may trigger { $left ->
        [0] no more stages
        [one] 1 more stage
       *[other] { $left } more stages
    }
roadrally-explain-continue = play no stage card
roadrally-explain-takepoints =
    { $points ->
        [one] take { $points } point
       *[other] take { $points } points
    }
roadrally-explain-takecards = draw 2 cards instead of taking points
roadrally-explain-shortcut = jump to space { $end }; you neither reach nor pass what lies between
roadrally-explain-stay = stay where you are
roadrally-explain-drawfirst =
    { $deck ->
        [0] draw nothing, because your deck is empty
        [one] draw the last card of your deck
       *[other] draw { $draw } of the { $deck } cards in your deck
    }, then shuffle in your { $discards ->
        [one] discard
       *[other] { $discards } discards
    }
roadrally-explain-shufflefirst =
    shuffle in your { $discards ->
        [one] discard
       *[other] { $discards } discards
    }, then draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }
roadrally-explain-reshuffle =
    shuffle { $discards ->
        [0] your deck
        [one] your discard into your deck
       *[other] your { $discards } discards into your deck
    }, then draw 2 cards
roadrally-explain-keep =
    { $deck ->
        [one] leave your deck as it is and draw its one card
       *[other] leave your deck as it is and draw 2 of its { $deck } cards
    }
roadrally-explain-tune =
    { $draw ->
        [0] put them back in this order; you draw none of them now
       *[other] put them back in this order, and draw { $cards } now
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
       *[no] { $seat } drives from space { $start } to space { $end }.
    }
roadrally-event-shortcuttaken = { $seat } takes the shortcut from space { $start } to space { $end }.
roadrally-event-stagesreached =
    { $count ->
        [one] { $seat } reaches stage { $stages }.
       *[other] { $seat } reaches stages { $stages }.
    }
roadrally-event-checkpointtaken = { $seat } takes the checkpoint on space { $space } (2 points). { $last }, in last place, draws cards.
roadrally-event-shuffled =
    { $seat } shuffles the discards into the deck, which now has { $deck ->
        [one] { $deck } card.
       *[other] { $deck } cards.
    }
roadrally-event-tuned =
    { $number ->
        [one] { $seat } looks at the top card of the deck and puts it back.
       *[other] { $seat } rearranges the top { $number } cards of the deck.
    }
roadrally-event-drew =
    { $number ->
        [0] { $seat } is out of gas: the deck is empty, so there is nothing to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
roadrally-event-drewcards = You draw { $cards }.
roadrally-event-lookedat = The top cards of your deck are { $cards }.
roadrally-event-handempty = { $seat } has no cards to play and does not move.
roadrally-event-stagebypassed = Nobody scores at stage { $stage }; its tile is removed.
roadrally-event-stagetriggered =
    { $left ->
        [0] { $seat } plays the card of stage { $stage } and may not trigger any more.
        [one] { $seat } plays the card of stage { $stage } and may trigger 1 more.
       *[other] { $seat } plays the card of stage { $stage } and may trigger { $left } more.
    }
roadrally-event-stagecardsreturned =
    { $number ->
        [one] { $seat } puts away the last stage card without showing it.
       *[other] { $seat } puts away the other { $number } stage cards without showing them.
    }
roadrally-event-stagetiletaken = { $seat } is exactly on stage { $stage } and takes its tile (2 points).
roadrally-event-stagesdropped = No more stages can score in this round. Removed without scoring: { $stages }.
roadrally-event-pointsscored =
    { $stage ->
        [0] { $seat } finishes { core-place } (+{ $points }).
       *[other] { $doubled ->
            [yes] { $seat }, in { core-place } place, scores double: +{ $points }.
           *[no] { $seat }, in { core-place } place: +{ $points }.
        }
    }
roadrally-event-cardsinstead = { $seat }, in { core-place } place, takes 2 cards instead of points.
roadrally-event-raceover =
    The race is over. { $winner } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
roadrally-end-finish = A car reached the finish.

# Variants and options

roadrally-variant-base = Base
roadrally-variant-standard = Standard
roadrally-variant-demo = Demo
roadrally-variant-sprint = Sprint
roadrally-option-course = the course, tile by tile, such as A0,B1,F2r
roadrally-option-first = the seat that starts in front, counted from 0

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
