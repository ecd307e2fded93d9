# Qui est qui : noms, appareils, places retirées

server-two-ways = Un nom s’écrit dans un seul sens. Ne mélange pas des lettres qui se lisent de gauche à droite et d’autres qui se lisent de droite à gauche.
server-removed = L’hôte de la table t’a retiré ta place. Tu pourras revenir si tu reçois une nouvelle invitation.
server-link-is-old = Ce lien ne mène plus à une place. Demande une nouvelle invitation à quelqu’un de la table.
server-not-removed = Aucune personne retirée de cette table ne porte ce numéro.
server-signed-out = Cet appareil a été déconnecté.
server-too-many-open = Tu as déjà { $most } tables qui n’ont pas commencé. Lances-en une ou quittes-en une d’abord.
server-too-many-open-here = Il y a déjà { $most } tables de ton réseau qui n’ont pas commencé. Attends que l’une d’elles se lance.
server-too-many-tables-here = Il y a déjà { $most } parties de ton réseau qui ne sont pas finies. Finissez-en une d’abord.
server-enough-tables-today = Cela fait assez de nouvelles tables depuis ton réseau pour une journée. Réessaie un peu plus tard.
server-enough-brought-today = Cela fait assez de parties apportées depuis ton réseau pour une journée. Réessaie un peu plus tard.
server-enough-said-today = Cela fait assez de messages depuis ton réseau pour une journée. Réessaie un peu plus tard.
