# Spielen lernen, im Browser

web-learn = Spielen lernen
web-learn-school = Fahrschule
web-learn-coach = Fahrschule
web-learn-scenes = Szenen
web-learn-at = { $number } von { $count }
web-learn-scene = Szene { $number }: { $title }
web-learn-scene-done = Szene { $number }: { $title } (geschafft)
web-learn-back = Vorige Szene
web-learn-skip = Diese Szene überspringen
web-learn-next = Nächste Szene
web-learn-again = Noch einmal
web-learn-well = Gut gemacht!
web-learn-coming = Das Auto wird vorgefahren …
web-learn-learner = Neuling
