# Das Handy in der Hand, das Brett auf dem großen Bildschirm

web-sr-me-place = Platz
web-sr-me-space = Feld
web-sr-me-laps = Runden
web-sr-me-motor = Motor
