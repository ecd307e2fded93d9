# The pages of Stich Rallye in the browser.

## Home and the head of a table

stichrallye-title = Stich Rallye
stichrallye-about = Win tricks, wind up your motor and race round the volcano.
stichrallye-about-volcano = Once round the volcano and the bay: 34 spaces, up and down.
stichrallye-about-beach = The shorter track, along the beach: 31 spaces.
web-sr-round = round { $round }

## The board

web-sr-board = The track
web-sr-spaces = The spaces of the track. Use the arrow keys to move along the road.
web-sr-space =
    { $space ->
        [0] Start and finish.
       *[other] { $kind ->
            [down] Space { $space }, downhill: a car that stops here rolls on past the hill.
            [up] Space { $space }, uphill: a car that stops here rolls back down the hill.
           *[other] Space { $space }.
        }
    }
web-sr-cars-here =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } are here.
    }
web-sr-target = Your car can end up here.

## Drivers

web-sr-standing = Standings
web-sr-driver =
    { core-place }: { $name }, { $laps ->
        [0] on the first lap
        [1] one lap done
       *[other] { $laps } laps done
    }, { $space ->
        [0] at the start
       *[other] on space { $space }
    }, motor at { $motor }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } won in this round.
web-sr-has-flag = Has the flag.
web-sr-acts = Is deciding.
web-sr-lacks =
    { $colours ->
        [r] Has no red cards.
        [g] Has no green cards.
        [b] Has no blue cards.
        [r-g] Has neither red nor green cards.
        [r-b] Has neither red nor blue cards.
       *[other] Has neither green nor blue cards.
    }
web-sr-laps = Laps
web-sr-on-space = Space

## The trick

web-sr-trick = Trick { $trick } of { $tricks }
web-sr-leads = Trick { $trick }/{ $tricks }: { $name } leads
web-sr-counts =
    { $colour ->
        [red] Red counts
        [green] Green counts
       *[blue] Blue counts
    }
web-sr-lowest = Lowest: { $lowest }
web-sr-drives = Drives { $lowest }
web-sr-would-win = { $name } is winning
web-sr-won = { $name } wins the trick
web-sr-last-trick = Won by { $name }:
web-sr-not-yet = no card yet
web-sr-trick-stands =
    { $colour ->
        [red] Red counts.
        [green] Green counts.
       *[blue] Blue counts.
    } { $decided ->
        [yes] { $name } wins the trick with { $card } and drives { stichrallye-part-spaces }.
       *[no] { $name } is winning the trick with { $card }.
    }
web-sr-motors = All motors run

## What is asked

web-sr-hand = My cards
web-sr-hand-empty = You have played all your cards. After the last trick all motors run.
web-sr-ask-turbo = The trick is yours. Drive { stichrallye-part-spaces }, or { $total } with your motor?
web-sr-pick = Pick a card to see what it does.
web-sr-play = Play this card
web-sr-look-keep = Drive
web-sr-look-turbo = With the motor
web-sr-look-wind = Motor
web-sr-look-lap = 1st lap
web-sr-look-win = You win!
web-sr-do-usemotor = Let the motor go
web-sr-do-keepmotor = Save it
web-sr-wait-card = { $name } is choosing a card.
web-sr-wait-turbo = { $name } has won the trick and is deciding whether to add the motor ({ $motor }).

## The rules in short

web-sr-rules-trick = A trick
web-sr-rules-follow = The driver with the flag leads any card. The others must follow its colour if they can; otherwise they may play anything. The last colour brought in counts, and its highest card wins. The winner takes the flag.
web-sr-rules-example = Green was led, red was brought in, then blue: blue counts, so the blue 7 wins. Its driver moves as many spaces as the lowest card says, here 3.
web-sr-rules-motor = Motors
web-sr-rules-wind = If you do not win, your motor is wound up by one number; past the highest it loses power. If you win, you may add its number to your move, and it goes back to 0.
web-sr-rules-drive = Driving
web-sr-rules-jump = Other cars are jumped and not counted, even at the start: cars share it only before their first move. Hills matter only to a car that stops on one:
web-sr-rules-down = Downhill it rolls on, to the next empty space past the hill.
web-sr-rules-up = Uphill it rolls back, to the last empty space before the hill.
web-sr-rules-rounds = Rounds and the end
web-sr-rules-end = After 5, 7 and 9 tricks all motors run, starting with the last car. A first lap leaves the motor as it is. The first car to complete { $laps } laps wins at once; otherwise, the car in the lead after the third round wins.
