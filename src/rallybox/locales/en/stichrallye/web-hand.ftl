# A phone in the hand, while the board is on the big screen

web-sr-me-place = place
web-sr-me-space = space
web-sr-me-laps = laps
web-sr-me-motor = motor
