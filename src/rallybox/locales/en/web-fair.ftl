# While a bot thinks about a hint.

web-hint-stop = Cancel the hint
