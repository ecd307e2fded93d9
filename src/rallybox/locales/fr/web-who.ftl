# Qui est qui : les tables des autres, les personnes retirées, ses propres appareils

## Chercher une table

web-lobby-name = Nom d’un joueur
web-lobby-game = Jeu
web-lobby-any = Tous les jeux
web-lobby-free = Places libres
web-lobby-seats = au moins { $seats }
web-lobby-more = Voir d’autres tables
web-lobby-none = Aucune table de ce genre pour l’instant.

## La salle d’attente

web-remove = Retirer
web-remove-who = Retirer { $name }
web-removed = Plus à cette table :
web-invite-again = Réinviter { $name }

## Mes autres appareils

web-sign-out-about = Un appareil perdu, ou qui n’est pas à toi ? Déconnecte-toi partout, sauf ici.
web-sign-out = Me déconnecter ailleurs
web-signed-out =
    { $devices ->
        [0] Aucun autre appareil n’était connecté.
        [one] { $devices } autre appareil déconnecté.
       *[other] { $devices } autres appareils déconnectés.
    }
