# While a bot thinks about a hint.

web-hint-stop = Stop thinking
