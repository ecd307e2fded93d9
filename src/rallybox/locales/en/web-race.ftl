# The great moments of a game, and how it came out

web-race-wins = { $name } wins!
web-race-you-win = You win!
web-race-you = you
web-race-share = { $names } share the win!
web-race-you-share = You share the win with { $names }!
web-race-came = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[other] You came { $place }th.
  }
web-race-place = Place
web-race-board = Show the board
web-race-leads = In the lead.
