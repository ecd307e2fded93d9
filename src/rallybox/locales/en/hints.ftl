# Hints: what a strong bot thinks of a few actions.

web-hint = Hint
web-hint-thinking = Thinking…
web-hints = A strong bot’s advice
web-hint-number = Hint { $number }
bots-advice-finish = expected finish: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }{ $or ->
    [0] {""}
    [2] {" "}or 2nd
    [3] {" "}or 3rd
   *[other] {" "}or { $or }th
  }
bots-advice-success = { $percent }% of the way to full success
cli-tip = { $number }: { $action } ({ $finish }; { $verdict })
