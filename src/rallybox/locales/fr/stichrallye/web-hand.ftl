# Le téléphone en main, le plateau sur le grand écran

web-sr-me-place = position
web-sr-me-space = case
web-sr-me-laps = tours
web-sr-me-motor = moteur
