# Ce que dit une page qui garde elle-même ses tables, sans serveur

page-needs-server = Cette page se passe de serveur : elle ne connaît que cet appareil. Pour jouer avec d’autres appareils, il faut que quelqu’un lance un serveur Rallybox.
page-storage-refused = Ce navigateur ne laisse rien enregistrer, donc rien n’a été fait. C’est peut-être une fenêtre privée, ou le site est bloqué.
page-storage-full = Il n’y a plus de place pour enregistrer, donc rien n’a été fait. Libère de l’espace sur cet appareil, puis réessaie.
page-table-stuck = Cette table ne peut pas être ouverte pour l’instant. Réessaie, s’il te plaît.
page-still-playing = Cette partie n’est pas finie. Termine-la ou abandonne-la d’abord.
record-too-many-shares = Selon cet enregistrement, plus de personnes ont participé au mélange qu’il n’y avait de places.
