# Ce que le serveur dit des analyses de parties terminées

server-no-review = Cette partie n’a pas encore été analysée.
server-no-reviews = On n’analyse pas de parties ici.
server-no-such-move = Ce coup n’existe pas dans cette partie.
server-too-many-reviews = Cela fait assez d’analyses pour l’instant. Revenez un peu plus tard.
