# Ce qui est dit des jeux de données. Identifiants : data, puis le sujet.

data-arg-parquet = enregistrer aussi chaque décision et chaque résultat dans ce dossier, en fichiers Parquet (docs/data.md) ; relance la même commande pour reprendre une série interrompue
data-arg-jsonl = la même chose en lignes JSON, compressées
data-arg-part = nombre de parties par fichier (500 par défaut)

data-done = Parties dans { $folder } : { $games }, décisions : { $decisions }. Le fichier README.md qui s’y trouve explique chaque valeur.
data-interrupted = Interrompu. Parties dans { $folder } : { $games } sur { $all }. Relance la même commande pour continuer.
data-missing-torch = Il faut PyTorch, qui n’est pas installé : pip install torch

data-trouble = « { $file } » est inutilisable : { $reason }.
data-foreign = Le dossier « { $folder } » contient autre chose : { $file }. Choisis un dossier vide ; rien n’a été modifié.
data-other-run = Les données de « { $folder } » ont été commencées avec d’autres arguments : { $names }. Reprends-les, ou choisis un autre dossier.
data-other-rules = Ces données ont été commencées avec la version { $theirs } des règles ({ $game }) ; ce programme joue la version { $ours }.
data-other-numbers = Ces données ({ $game }) contiennent des observations de version { $theirs } ; ce programme écrit la version { $ours }.
data-other-program = Ces données ont été commencées par Rallybox { $theirs }. Ce Rallybox est en version { $ours } : ses bots jouent peut-être autrement.
data-other-format = « { $file } » est au format { $version } ; ce programme lit le format { $ours }.
data-no-head = « { $file } » ne décrit pas un jeu de données : { $detail }.
data-bad-line = La ligne { $line } de « { $file } » est illisible : { $detail }.
data-wrong-line = La ligne { $line } de « { $file } » n’appartient pas à ce jeu de données.
data-damaged = « { $file } » est abîmé : ce n’est pas ce qui a été écrit. Supprime-le, puis relance la commande qui a produit les données : elle l’écrira de nouveau.
data-in-use = Une autre commande est en train d’écrire dans « { $folder } ».
data-empty = Dans « { $folder } », aucune partie n’est encore terminée.
data-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur. Relance la même commande pour continuer.
data-cluster-lost = Le cluster a cessé de jouer : { $reason }. Relance la même commande pour continuer.
