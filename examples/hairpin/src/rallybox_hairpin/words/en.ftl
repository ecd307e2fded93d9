hairpin-welcome =
    A race up a mountain pass. Everybody holds four gear cards. On your turn, play one of them, at most one gear higher or lower than the gear you are in, and drive that many spaces.

    Every bend shows the highest gear in which it can be taken. If you come in faster, you skid: your car stops there, out of gear. Whatever you hold, you can discard a card and roll one space in first gear. After every turn you draw a card.

    When a car reaches the summit, the round is played to its end. The car that is furthest ahead wins.
hairpin-about = A quick race up a mountain pass: shift well, and mind the bends.
hairpin-variant-pass = Mountain pass
hairpin-about-pass = Shift well, and do not skid in the bends.
hairpin-option-spaces = Spaces to the summit

hairpin-ask-play = { $gear ->
    [0] Your car has stopped: play a 1, or roll.
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
hairpin-explain-coast = Discard { $card } and roll to space { $space }.

hairpin-event-drove = { $seat } plays { $card } and drives to space { $space }.
hairpin-event-skidded = { $seat } plays { $card } and skids in the bend on space { $space } (at most { $limit }).
hairpin-event-coasted = { $seat } discards { $card } and rolls to space { $space }.
hairpin-event-drove-you = You play { $card } and drive to space { $space }.
hairpin-event-skidded-you = You play { $card } and skid in the bend on space { $space } (at most { $limit }).
hairpin-event-coasted-you = You discard { $card } and roll to space { $space }.
hairpin-event-drew = You draw { $card }.
hairpin-event-shuffled = The { $number } cards played become the new deck.
hairpin-end-summit = The summit has been reached.

hairpin-illegal-card = You do not hold { $card }.
hairpin-illegal-gear = { $card } is more than one gear away: you are in { $gear ->
    [0] no gear
   *[other] gear { $gear }
  }.
