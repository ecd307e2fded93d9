# Ce que lit la personne qui tient un serveur.

server-other-host = Ce serveur ne répond pas au nom « { $host } ». Si c’est le tien, ajoute ce nom à « hosts » dans ses réglages.

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
server-setting-no-part = « { $name } » est une partie avec ses propres réglages : écris [{ $name }], puis chacun d’eux en dessous.
server-setting-type = Impossible de lire « { $name } » : { $reason }.
server-setting-bad-database = « { $name } » n’est ni un fichier ni une adresse comme postgresql://user@host/name.
server-setting-bad-negative = « { $name } » doit valoir 0 ou plus.
server-setting-bad-zero = « { $name } » doit être plus grand que 0.
server-setting-bad-origin = « { $name } » énumère des origines comme https://rally.example, sans rien après le nom et le port.
server-setting-bad-pause = « { $name } » donne la pause la plus courte et la plus longue en secondes, par exemple [0.5, 1.2].
server-setting-bad-host = « { $name } » attend des noms ou des adresses sans protocole ni port, comme rally.example.
server-setting-bad-network = « { $name } » énumère des adresses ou des réseaux, comme 127.0.0.1 ou 10.0.0.0/8.
server-setting-bad-key = « { $name } » demande au moins 20 caractères simples. « rallybox admin key » en fabrique une.
server-setting-bad-port = « { $name } » est un nombre de 0 à 65535.
server-setting-well = Tous les réglages sont bons.

cli-arg-settings = un fichier de réglages en TOML (docs/settings.md) ; l’environnement et ces options l’emportent
cli-arg-check = vérifier tous les réglages, dire ce qui ne va pas, puis s’arrêter
cli-arg-name = un nom auquel ce serveur répond, par exemple rally.example ; peut se répéter
cli-arg-proxy = l’adresse ou le réseau d’un proxy inverse à croire sur la provenance des visites ; peut se répéter
