# What a study of Road Rally counts.

study-roadrally-gas = mélange (station-service ou main vide)
study-roadrally-store = départ d’un magasin général
study-roadrally-mechanic = passage chez le mécanicien
study-roadrally-shortcut = raccourci pris
study-roadrally-checkpoint = checkpoint pris
study-roadrally-checkpoint-last = en dernière position quand un checkpoint est pris
study-roadrally-reached = Point Rallye atteint en premier
study-roadrally-triggered = Point Rallye déclenché
study-roadrally-bypassed = Point Rallye ignoré
study-roadrally-stage-tile = jeton de Point Rallye pris
study-roadrally-doubled = points doublés
study-roadrally-cards-instead = cartes au lieu des points
study-roadrally-hand-empty = main vide
study-roadrally-card = carte jouée
