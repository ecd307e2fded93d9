hillclimb-ask = { $over ->
    [yes] The race is over.
   *[no] Play a card and climb.
  }
hillclimb-explain-order = Play { $text }.
hillclimb-no-honk = Only who holds { $card }, and has not said so, may honk.
hillclimb-event-drove = { $seat } plays { $card } and comes to space { $space }.
hillclimb-event-drew = { $seat } draws { $card }.
hillclimb-event-honked = { $seat } honks.
hillclimb-end-played = All cards are played.
cans-ask = There are { $cans } cans left: how many do you take?
cans-explain-order = You { $text }.
cans-event-took = { $seat } takes { $number }.
cans-end-last = The last can is taken.
hillclimb-welcome = A race with twelve cards. Who comes farthest wins.
hillclimb-variant-short = Short
hillclimb-variant-long = Long
cans-welcome = Take one, two or three cans. Who takes the last one wins.
cans-variant-plain = Plain
cans-option-cans = How many cans there are.
