# Ce que dit le serveur des personnes absentes ou qui ont abandonné

server-bot-already = Un bot est déjà au volant à cette place.
server-clock-decides = À cette table, c’est la pendule qui décide pour les absents.
server-not-away = { $name } est là.
server-not-away-long = { $name } vient de s’absenter. Un bot pourra prendre le volant après { $seconds } secondes d’absence.
server-gave-up = Tu as abandonné cette partie.
