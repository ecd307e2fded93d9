hairpin-welcome =
    A race up a mountain pass. Everybody holds four gear cards. On your turn play one of them, at most one gear higher or lower than the gear you are in, and drive as many spaces.

    A bend bears the highest gear in which it can be taken. Whoever comes faster skids: the car stops there and is out of gear. Whatever you hold, you can put a card away and roll one space in first gear. After every turn you draw a card.

    When a car reaches the summit, the round is played to its end. Whoever is farthest wins.
hairpin-about = A quick race up a mountain pass: shift well, and mind the bends.
hairpin-variant-pass = Mountain pass
hairpin-about-pass = Shift well, and do not skid in the bends.
hairpin-option-spaces = Spaces to the summit

hairpin-ask-play = { $gear ->
    [0] Your car stands: play a 1, or roll.
   *[other] You are in gear { $gear }: play a card at most one higher or lower, or roll.
  }
hairpin-ask-wait = { $seat } is choosing a gear.
hairpin-ask-over = The race is over.

hairpin-group-drive = Drive
hairpin-group-skid = Skid
hairpin-group-coast = Roll
hairpin-explain-drive = Play { $card } and { $summit ->
    [yes] drive over the summit.
   *[no] drive to space { $space }.
  }
hairpin-explain-skid = Play { $card } and skid in the bend on space { $space }, where gear { $limit } is the highest.
hairpin-explain-coast = Put { $card } away and roll to space { $space }.

hairpin-event-drove = { $seat } plays { $card } and drives to space { $space }.
hairpin-event-skidded = { $seat } plays { $card } and skids in the bend on space { $space } (at most { $limit }).
hairpin-event-coasted = { $seat } puts { $card } away and rolls to space { $space }.
hairpin-event-drove-you = You play { $card } and drive to space { $space }.
hairpin-event-skidded-you = You play { $card } and skid in the bend on space { $space } (at most { $limit }).
hairpin-event-coasted-you = You put { $card } away and roll to space { $space }.
hairpin-event-drew = You draw { $card }.
hairpin-event-shuffled = The { $number } used cards are the deck again.
hairpin-end-summit = The summit is reached.

hairpin-illegal-card = You do not hold { $card }.
hairpin-illegal-gear = { $card } is more than one gear away: you are in { $gear ->
    [0] no gear
   *[other] gear { $gear }
  }.
