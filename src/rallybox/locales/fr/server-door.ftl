# Ce qui est dit à la porte : noms, exclusions, tables fermées.

server-other-host = Ce serveur ne répond pas au nom « { $host } ». Si c’est le tien, ajoute ce nom à « hosts » dans ses réglages.
server-banned = L’accès à ce serveur t’est interdit.
server-banned-why = L’accès à ce serveur t’est interdit : { $reason }
server-table-closed = Cette table a été fermée par l’administration du serveur.
