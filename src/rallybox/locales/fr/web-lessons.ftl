# Apprendre à jouer, dans le navigateur

web-learn = Apprendre à jouer
web-learn-school = Auto-école
web-learn-coach = L’auto-école
web-learn-scenes = Scènes
web-learn-at = { $number } sur { $count }
web-learn-scene = Scène { $number } : { $title }
web-learn-scene-done = Scène { $number } : { $title } (réussie)
web-learn-back = Scène précédente
web-learn-skip = Passer cette scène
web-learn-next = Scène suivante
web-learn-again = Recommencer
web-learn-well = Bien joué !
web-learn-coming = On amène la voiture…
web-learn-learner = Élève
