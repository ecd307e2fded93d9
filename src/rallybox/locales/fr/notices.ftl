# Avis aux personnes qui ne regardent pas (docs/notices.md). Identifiants : server-notice, puis de quoi il s’agit.

## Ce que dit un avis

server-notice-turn = { $game } : à toi de jouer
server-notice-reminder = { $game } : ton temps est presque écoulé
server-notice-company = À ta table : { $names }.
server-notice-until = Tu as jusqu’au { $day } à { $time } ; ensuite, un bot décide pour toi.
server-notice-stop = Ne plus rien recevoir : { $link }
server-notice-stop-button = Ne plus rien recevoir
server-notice-test = Un avis de Rallybox
server-notice-test-about = C’est ainsi que tu sauras que c’est à toi de jouer.

## Le message qui demande si une adresse est la bonne

server-notice-confirm = Rallybox peut-il t’écrire ici ?
server-notice-confirm-about =
    Quelqu’un souhaite être prévenu à cette adresse quand son tour arrive à une table de jeu.

    Si c’est toi, ouvre ce lien dans les deux jours :
    { $link }

    Sinon, ignore ce message : tu n’en recevras pas d’autre.

## Ce qui n’est pas possible

server-notice-off = Ce serveur n’envoie pas d’avis de ce genre.
server-notice-bad-link = Ce lien est faux ou périmé.
server-notice-bad-address = Cette adresse ne convient pas : elle doit commencer par https://, sans mot de passe ni port inhabituel.
server-notice-no-such-host = Cette adresse est introuvable.
server-notice-own-network = Cette adresse mène au réseau du serveur lui-même : rien n’y est envoyé.
server-notice-bad-push = L’abonnement de ce navigateur aux notifications est inutilisable.
server-notice-bad-mail = Ce n’est pas une adresse e-mail.
server-notice-bad-zone = Ce fuseau horaire n’existe pas.
server-notice-no-such-channel = Ce canal n’existe pas, ou n’est pas encore confirmé.
server-notice-too-many-channels = Tu as déjà { $most } webhooks. Retires-en un d’abord.
server-notice-too-many = Cette adresse a déjà reçu trop de messages ces derniers temps. Réessaie plus tard.
server-notice-too-many-letters = Ton réseau a demandé assez d’e-mails de confirmation pour aujourd’hui. Réessaie demain.
server-notice-not-arrived = Rien n’est arrivé. Vérifie l’adresse, ou réessaie plus tard.
server-notice-not-yet = C’est parti, mais pas encore arrivé. Cela peut encore venir.
server-notice-bad-mail-server = Les réglages du courrier ne conviennent pas : mail_server s’écrit smtp://mail.example:587, smtps://mail.example ou smtp+plain://127.0.0.1:25, et mail_from est une adresse e-mail.
server-notice-bad-public-address = Le réglage public_address doit ressembler à https://rally.example, sans rien derrière.
