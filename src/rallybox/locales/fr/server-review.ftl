# Ce que le serveur dit des analyses de parties terminées

server-no-review = Cette partie n’a pas encore été analysée.
server-no-reviews = Les parties ne sont pas analysées ici.
server-no-such-move = Ce coup n’existe pas dans cette partie.
server-too-many-reviews = Cela fait assez d’analyses pour l’instant. Réessaie un peu plus tard.
