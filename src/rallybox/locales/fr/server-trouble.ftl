# Ce que dit le serveur quand une partie ne peut pas continuer ou quand sa base est endommagée

server-table-stuck = Cette table ne peut pas être ouverte pour l’instant. Le serveur réessaiera de lui-même.
server-cannot-go-on = Cette partie ne peut pas continuer. Depuis sa table, vous pouvez en commencer une nouvelle ensemble.
server-taken-back-enough = Trop de coups ont été repris dans cette partie. Désormais, on ne peut plus revenir en arrière.
server-database-damaged = « { $file } » est endommagé : { $reason } Le serveur ne démarre pas, pour ne rien aggraver. Restaure la dernière sauvegarde ; « rallybox admin check --whole » montre ce qui est abîmé.
