# Ce que trouve une vérification dans une base

server-integrity-no-database = Ce n’est pas un fichier de base de données.
server-integrity-cut-short = Le fichier est plus court que prévu : il manque la fin.
server-integrity-pages = Le fichier est endommagé ({ $detail }).
server-integrity-commits-lost = « { $file } » est plus ancien que ce que ce serveur a déjà confirmé : { $number ->
        [one] il manque 1 groupe de modifications
       *[other] il manque { $number } groupes de modifications
    }. Le fichier « { $file }-wal », qui va avec, a été supprimé, ou l’original a été remplacé par une copie plus ancienne. Remets le fichier ou restaure la dernière sauvegarde. Si la copie ancienne est bien celle que tu veux, supprime « { $mark } » et redémarre.
server-integrity-checksums = PostgreSQL a trouvé { $number ->
        [one] 1 page endommagée
       *[other] { $number } pages endommagées
    }. Restaure la dernière sauvegarde.
server-integrity-reference = Une ligne de { $from } renvoie à un élément de { $to } qui n’existe pas.
server-integrity-gap = Il manque des coups dans le journal de cette table.
server-integrity-no-table = Il y a un journal, mais pas la table qui va avec.
server-integrity-log = Rejoué, le journal de cette table ne mène pas à ce qui est enregistré.
