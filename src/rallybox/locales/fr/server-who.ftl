# Qui est qui : noms, appareils, places retirées

server-two-ways = Un nom s’écrit dans un seul sens. Ne mélange pas des lettres qui se lisent de gauche à droite et d’autres qui se lisent de droite à gauche.
