# Several people on one device

web-hot-plan = somebody on this device
web-hot-name = Name
web-hot-name-of = Name of seat { $seat }
web-hot-person = Person { $seat }
web-hot-about = People on this device share it: a curtain falls between turns, and everybody sees only their own cards.
web-hot-here = on this device
web-hot-sit = Somebody here sits down
web-hot-sit-down = Sit down
web-hot-get-up = Free this seat
web-hot-hand-to = Hand the device to
web-hot-meanwhile = Meanwhile
web-hot-nobody-else = Is nobody else looking?
web-hot-i-am = I am { $name }
web-hot-board = Look at the board first
web-hot-since =
    { $number ->
        [one] Since you last looked: { $number } thing
       *[other] Since you last looked: { $number } things
    }
web-hot-done = That was it for now. The curtain falls in a moment.
web-hot-close = Close the curtain
web-hot-turn = { $name }’s turn
web-hot-back = Hand it over
web-hot-open = This is what everybody may see.
web-hot-look = { $name }’s cards
web-hot-stand-in = Let a bot play for { $name }
web-hot-take-back = { $name } plays again
