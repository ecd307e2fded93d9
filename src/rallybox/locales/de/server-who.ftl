# Wer ist wer: Namen, Geräte, entfernte Personen

server-two-ways = Ein Name wird in einer Richtung geschrieben. Bitte misch keine Buchstaben, die von links nach rechts laufen, mit solchen von rechts nach links.
