# Ce que lit la personne qui tient un serveur.

server-other-host = Ce serveur ne répond pas au nom « { $host } ». Si c’est le tien, ajoute ce nom à « hosts » dans ses réglages.
