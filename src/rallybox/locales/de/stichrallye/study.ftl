# Was eine Studie von Stich Rallye zählt.

study-stichrallye-trick = Stich gewonnen
study-stichrallye-flag = Flagge genommen
study-stichrallye-rolled = am Hang gerollt
study-stichrallye-rolled-down = bergab
study-stichrallye-rolled-up = bergauf
study-stichrallye-jumped = ein Auto übersprungen
study-stichrallye-lap = Runde geschafft
study-stichrallye-turbo = Motor losgelassen
study-stichrallye-turbo-kept = Motor aufgespart
study-stichrallye-wound = Motor aufgezogen
study-stichrallye-motor = Motor nach dem Durchgang laufen gelassen
study-stichrallye-failed = konnte nicht bedienen
study-stichrallye-card = Karte gespielt
