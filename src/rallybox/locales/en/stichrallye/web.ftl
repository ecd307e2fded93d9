# The pages of Stich Rallye in the browser.

## Home and the head of a table

stichrallye-title = Stich Rallye
stichrallye-about = Win tricks, wind up your motor and race round the volcano.
stichrallye-about-volcano = Once round the volcano and the bay: 34 spaces, up and down.
stichrallye-about-beach = The shorter way along the beach: 31 spaces.
web-sr-round = round { $round }

## The board

web-sr-board = The track
web-sr-spaces = Spaces; the arrow keys go along the road
web-sr-space =
    { $space ->
        [0] Start and finish.
       *[other] { $kind ->
            [down] Space { $space }, downhill: who stops here rolls on past the hill.
            [up] Space { $space }, uphill: who stops here rolls back before the hill.
           *[other] Space { $space }.
        }
    }
web-sr-cars-here =
    { $count ->
        [one] { $names } stands here.
       *[other] { $names } stand here.
    }
web-sr-target = You can come to rest here.

## Drivers

web-sr-standing = How it stands
web-sr-driver =
    { $place }. { $name }: { $laps ->
        [0] in the first lap
        [1] one lap done
       *[other] { $laps } laps done
    }, { $space ->
        [0] on the start
       *[other] on space { $space }
    }, motor at { $motor }, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand, { $tricks ->
        [one] one trick
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
web-sr-lowest = Lowest { $lowest }
web-sr-drives = Drives { $lowest }
web-sr-would-win = { $name } would win
web-sr-won = { $name } wins the trick
web-sr-last-trick = Won by { $name }:
web-sr-not-yet = no card yet
web-sr-trick-stands =
    { $colour ->
        [red] Red counts.
        [green] Green counts.
       *[blue] Blue counts.
    } { $decided ->
        [yes] { $name } wins the trick with { $card } and drives { $lowest }.
       *[no] { $name } would win with { $card }.
    }
web-sr-motors = All motors run

## What is asked

web-sr-hand = My cards
web-sr-hand-empty = All your cards are played. After the last trick all motors run.
web-sr-ask-turbo = The trick is yours. Drive { $lowest }, or { $total } with your motor?
web-sr-pick = Pick a card to see what it would do.
web-sr-play = Play this card
web-sr-look-keep = Drive
web-sr-look-turbo = With the motor
web-sr-look-wind = Motor
web-sr-look-lap = 1st lap
web-sr-look-win = You win!
web-sr-do-usemotor = Let the motor go
web-sr-do-keepmotor = Keep it wound
web-sr-wait-card = { $name } is choosing a card.
web-sr-wait-turbo = { $name } has won the trick and decides whether to add the motor ({ $motor }).

## The rules in short

web-sr-rules-trick = A trick
web-sr-rules-follow = Who has the flag plays any card. The others follow with its colour if they can, or else play anything. The colour that came in last counts, and its highest card wins. The winner takes the flag.
web-sr-rules-example = Green was led, red came in, then blue: blue counts, so the blue 7 wins. It drives as far as the lowest card says, here 3.
web-sr-rules-motor = Motors
web-sr-rules-wind = Who does not win winds the motor on by one number; past the highest one it loses power. The winner may add the number to the drive, and then it is back at 0.
web-sr-rules-drive = Driving
web-sr-rules-jump = Other cars are jumped and not counted, on the start too: cars share it only before their first move. Hills matter only to a car that stops on one:
web-sr-rules-down = Downhill it rolls on, to the next empty space past the hill.
web-sr-rules-up = Uphill it rolls back, to the last empty space before the hill.
web-sr-rules-rounds = Rounds and the end
web-sr-rules-end = After 5, 7 and 9 tricks all motors run, the last car’s first. A first lap leaves the motor as it is. With { $laps } laps the game ends at once; after the third round, whoever is ahead wins.
