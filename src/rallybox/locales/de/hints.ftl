# Tipps: was ein starker Bot von ein paar Zügen hält.

web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hints = Tipps eines starken Bots
web-hint-number = Tipp { $number }
bots-advice-finish = voraussichtlich { $place }.{ $or ->
    [0] {""}
   *[other] {" "}oder { $or }.
  }
bots-advice-success = { $percent } % vom vollen Erfolg
cli-tip = { $number }: { $action } ({ $finish }; { $verdict })
