# Ce que lit la personne qui tient un serveur.

## Réglages

server-setting-mistake = { $place } : { $wrong }
server-setting-more = { $first } Autres erreurs : { $more }. Voir « rallybox serve --check ».
server-setting-file = { $file }
server-setting-line = { $file }, ligne { $line }
server-setting-variable = Environnement, { $variable }
server-setting-argument = Ligne de commande
server-setting-no-file = Impossible de lire le fichier de réglages « { $file } » : { $reason }.
server-setting-no-toml = Ce n’est pas du TOML : { $reason }.
server-setting-unknown = Le réglage « { $name } » n’existe pas.
server-setting-unknown-near = Le réglage « { $name } » n’existe pas. Voulais-tu dire « { $near } » ?
server-setting-no-part = « { $name } » est une section avec ses propres réglages : écris [{ $name }], puis chacun d’eux en dessous.
server-setting-type = Impossible de lire « { $name } » : { $reason }.
server-setting-bad-database = « { $name } » n’est ni un fichier ni une adresse comme postgresql://user@host/name.
server-setting-bad-negative = « { $name } » doit valoir 0 ou plus.
server-setting-bad-zero = « { $name } » doit être plus grand que 0.
server-setting-bad-origin = « { $name } » énumère des origines comme https://rally.example, sans rien après le nom et le port.
server-setting-bad-pause = « { $name } » donne la pause la plus courte et la plus longue en secondes, par exemple [0.5, 1.2].
server-setting-bad-host = « { $name } » attend des noms ou des adresses sans protocole ni port, comme rally.example.
server-setting-bad-network = « { $name } » énumère des adresses ou des réseaux, comme 127.0.0.1 ou 10.0.0.0/8.
server-setting-bad-key = « { $name } » demande au moins 20 caractères simples. « rallybox admin key » crée une clé.
server-setting-bad-port = « { $name } » est un nombre de 0 à 65535.
server-setting-well = Tous les réglages sont bons.
server-setting-no-proxy = Ce serveur a un nom public, mais « proxies » est vide. S’il y a un proxy inverse devant lui, indique-le là : sinon, tous les visiteurs comptent pour un seul. D’ici là, /metrics ne s’ouvre qu’avec « metrics_key ».

cli-arg-settings = un fichier de réglages en TOML (docs/settings.md) ; l’environnement et ces options l’emportent
cli-arg-check = vérifier tous les réglages, dire ce qui ne va pas, puis s’arrêter
cli-arg-name = un nom auquel ce serveur répond, par exemple rally.example ; peut se répéter
cli-arg-proxy = l’adresse ou le réseau d’un proxy inverse de confiance, qui transmet l’adresse des visiteurs ; peut se répéter

## Tenir un serveur

server-nobody = Personne
server-no-such-person = Aucune personne ne porte l’identifiant « { $person } ».
server-no-such-ban = Il n’y a pas d’exclusion pour « { $who } ».
server-no-such-status = L’état « { $status } » n’existe pas. Les états : { $statuses }.
server-ban-no-network = « { $network } » n’est ni une adresse ni un réseau comme 203.0.113.0/24.
server-ban-too-wide = Impossible d’exclure { $network } : ce serait la moitié du monde, ou cette machine même.
server-file-exists = « { $file } » existe déjà. Donne le nom d’un nouveau fichier.
server-file-not-written = Impossible d’écrire « { $file } » : { $reason }.
server-backup-none = « { $file } » n’est pas une sauvegarde de Rallybox.
server-backup-broken = « { $file } » est abîmé ou incomplet. Rien n’a été fait.
server-backup-newer = « { $file } » vient d’une version plus récente de Rallybox. Mets celle-ci à jour.
server-database-not-empty = Cette base de données n’est pas vide. Choisis-en une neuve.
server-database-busy = Cette base de données est utilisée (connexions : { $others }). Arrête d’abord les serveurs.
server-no-rallybox-database = Ce n’est pas une base de données de Rallybox.
server-restore-differs = Ce qui a été écrit dans « { $table } » diffère de la sauvegarde. Rien n’a été fait.
server-integrity-game = Table { $table } : { $reason }

cli-command-admin = Gérer un serveur : sauvegardes, tables, personnes, exclusions.
cli-admin-backup = Écrire une sauvegarde complète dans un nouveau fichier, même pendant que le serveur tourne.
cli-admin-restore = Remplir une base de données vide à partir d’une sauvegarde.
cli-admin-move = Tout déplacer vers une autre base, vide : de SQLite à PostgreSQL, ou l’inverse.
cli-admin-check = Vérifier que la base de données est intacte.
cli-admin-prune = Sortir les vieilles parties de la base vers une archive d’enregistrements.
cli-admin-tables = Lister les tables.
cli-admin-close = Fermer une table ; ce qui y a été joué reste.
cli-admin-remove = Supprimer une table et tout ce qui y a été joué.
cli-admin-people = Lister les personnes.
cli-admin-export = Montrer tout ce qui est gardé sur une personne, en JSON.
cli-admin-delete = Supprimer une personne : son nom, ses appareils, ses messages.
cli-admin-bans = Lister les exclusions.
cli-admin-ban = Exclure une personne ou un réseau.
cli-admin-lift = Lever une exclusion.
cli-admin-key = Créer une clé pour les réglages admin_key et metrics_key.

cli-metavar-id = IDENTIFIANT
cli-metavar-text = TEXTE

cli-arg-admin-file = le fichier
cli-arg-admin-to = l’autre base : un fichier, ou l’adresse d’une base PostgreSQL
cli-arg-admin-whole = rejouer aussi chaque partie finie ; cela peut prendre plusieurs minutes
cli-arg-admin-status = seulement les tables dans cet état
cli-arg-admin-find = un identifiant, un code ou un nom
cli-arg-admin-most = combien en lister (100 par défaut)
cli-arg-admin-table = l’identifiant d’une table
cli-arg-admin-person = l’identifiant d’une personne
cli-arg-admin-output = écrire dans ce fichier
cli-arg-admin-network = une adresse, ou un réseau comme 203.0.113.0/24
cli-arg-admin-days = pour combien de jours (par défaut : définitivement)
cli-arg-admin-reason = ce qui est dit aux personnes exclues
cli-arg-admin-who = l’identifiant d’une personne, ou un réseau
cli-arg-admin-age = les parties finies depuis au moins ce nombre de jours

cli-admin-backed-up = { $file } contient tout : { $rows } lignes. Garde-le en lieu sûr, il contient les secrets de toutes les parties.
cli-admin-restored = Tout le contenu du fichier { $file } est dans la base : { $rows } lignes.
cli-admin-moved = Déplacé : { $rows } lignes. L’ancienne base n’a pas changé ; n’y démarre plus de serveur.
cli-admin-all-well = La base de données est intacte.
cli-admin-closed = La table { $table } est fermée.
cli-admin-removed = La table { $table } n’existe plus.
cli-admin-exported = { $file } contient tout ce qui est gardé sur cette personne.
cli-admin-deleted =
    { $tables ->
        [0] { $person } : tout est effacé. Le nom ne figurait à aucune table.
        [one] { $person } : tout est effacé, et le nom a disparu d’une table.
       *[other] { $person } : tout est effacé, et le nom a disparu de { $tables } tables.
    }
cli-admin-banned = Exclusion enregistrée : { $who }. Fin : { $until }.
cli-admin-lifted = Exclusion levée : { $who }.
cli-admin-ban-whom = Indique qui exclure : --person ou --network.
cli-admin-nothing-old = Aucune partie n’est aussi vieille.
cli-admin-left = { $games ->
    [one] Une partie ne peut pas être rejouée et reste dans la base.
   *[other] { $games } parties ne peuvent pas être rejouées et restent dans la base.
}
cli-admin-pruned = { $games ->
    [one] Une partie a quitté la base ; elle est maintenant dans { $file }.
   *[other] { $games } parties ont quitté la base ; elles sont maintenant dans { $file }.
}
cli-admin-for-good = jamais
cli-admin-column-id = identifiant
cli-admin-column-code = code
cli-admin-column-game = jeu
cli-admin-column-status = état
cli-admin-column-last = dernier coup
cli-admin-column-actions = coups
cli-admin-column-names = joueurs
cli-admin-column-name = nom
cli-admin-column-created = depuis
cli-admin-column-tables = tables
cli-admin-column-kind = type
cli-admin-column-who = qui
cli-admin-column-made = exclusion du
cli-admin-column-until = fin
cli-admin-column-reason = raison

## La page d’administration

server-admin-title = Rallybox : gérer ce serveur
server-admin-needs-https = Cette page ne s’ouvre qu’en https, ou depuis le réseau du serveur.
server-admin-no-key = Ce n’est pas la bonne clé.
server-admin-not-sure = Coche d’abord « C’est sûr ». Rien n’a changé.
server-admin-bad-number = « { $text } » n’est pas un nombre de jours.
server-admin-findings = { $number ->
    [one] Quelque chose ne va pas : { $first }
   *[other] { $number } choses ne vont pas. La première : { $first }
}
server-admin-enter = Se connecter
server-admin-leave = Se déconnecter
server-admin-overview = Vue d’ensemble
server-admin-tables = Tables
server-admin-people = Personnes
server-admin-bans = Exclusions
server-admin-find = Chercher
server-admin-sure = C’est sûr
server-admin-backup = Télécharger une sauvegarde
server-admin-restore = Pour restaurer une sauvegarde ou changer de base de données, arrête le serveur, puis utilise « rallybox admin restore » ou « rallybox admin move ».
server-admin-check = Vérifier la base de données
server-admin-check-whole = Vérifier aussi chaque partie
server-admin-prune = Archiver les vieilles parties
server-admin-close = Fermer
server-admin-remove = Supprimer
server-admin-export = Exporter
server-admin-delete = Supprimer
server-admin-ban = Exclure
server-admin-lift = Lever
server-admin-kind-person = Personne
server-admin-kind-network = Réseau
server-admin-field-key = Clé
server-admin-field-age = Finies depuis au moins (en jours) :
server-admin-field-who = Identifiant ou réseau
server-admin-field-days = Jours (vide : définitif)
server-admin-field-reason = Raison
server-admin-count-tables-open = Tables ouvertes
server-admin-count-tables-running = Parties en cours
server-admin-count-tables-finished = Parties finies
server-admin-count-tables-closed = Tables fermées
server-admin-count-people = Personnes
server-admin-count-moves = Coups
server-admin-count-lines = Messages de discussion
