# Was der Server zu Rückblicken auf beendete Partien sagt

server-no-review = Zu dieser Partie gibt es noch keinen Rückblick.
server-no-reviews = Hier gibt es keine Rückblicke.
server-no-such-move = Einen solchen Zug gibt es in dieser Partie nicht.
server-too-many-reviews = Das sind vorerst genug Rückblicke. Versuch es später noch einmal.
