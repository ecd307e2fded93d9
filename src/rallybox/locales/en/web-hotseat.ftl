# Several people on one device

web-hot-plan = player on this device
web-hot-name = Name
web-hot-name-of = Name of seat { $seat }
web-hot-person = Player { $seat }
web-hot-about = Players on this device pass it round: a curtain closes between turns, and everybody sees only their own cards.
web-hot-here = on this device
web-hot-sit = Seat somebody here
web-hot-sit-down = Sit down
web-hot-get-up = Free this seat
web-hot-hand-to = Pass the device to
web-hot-meanwhile = In the meantime
web-hot-nobody-else = Is nobody else looking?
web-hot-i-am = I am { $name }
web-hot-board = Look at the board first
web-hot-since =
    { $number ->
        [one] Since you last looked: { $number } event
       *[other] Since you last looked: { $number } events
    }
web-hot-done = That is all for now. The curtain is about to close.
web-hot-close = Close the curtain
web-hot-turn = { $name }’s turn
web-hot-back = Pass the device
web-hot-open = Everybody may see this.
web-hot-look = { $name }’s cards
web-hot-stand-in = Let a bot play for { $name }
web-hot-take-back = { $name } takes the seat back
