# Comment on apprend que c’est son tour (docs/notices.md) : la page prévue pour cela, et les liens des messages.

web-notices-title = À toi de jouer
web-notices-about = Certaines parties durent des jours. Choisis comment on te prévient quand une table t’attend ; ce que tu ne choisis pas n’est pas envoyé.
web-notices-tells = Un avis nomme le jeu, les personnes à ta table et le temps qu’il te reste. Il ne montre jamais ni cartes ni position. Tu en reçois un par tour, et aucun pendant que tu regardes la table.

web-notices-here = Quand Rallybox est ouvert
web-notices-here-about = Le titre et l’icône de l’onglet montrent à combien de tables on t’attend.
web-notices-bell = Sonnerie quand c’est mon tour

web-notices-off = Pas d’avis sur ce serveur
web-notices-off-about = Ce serveur n’envoie pas d’avis. La personne qui s’en occupe peut les activer.

web-notices-push = Dans ce navigateur
web-notices-push-about = Une notification sur cet appareil, même quand Rallybox est fermé. Le service de ton navigateur la transporte sans pouvoir la lire.
web-notices-push-on = Me prévenir ici
web-notices-push-insecure = Les navigateurs n’autorisent les notifications qu’en https.
web-notices-push-unable = Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoute d’abord Rallybox à l’écran d’accueil.
web-notices-push-denied = Les notifications sont bloquées pour cette page. Tu peux les autoriser dans les réglages du navigateur.

web-notices-mail = Par e-mail
web-notices-mail-about = Nous t’envoyons d’abord un lien ; rien d’autre n’arrive tant que tu ne l’as pas ouvert. Chaque message contient un lien pour arrêter.
web-notices-mail-field = Adresse e-mail
web-notices-mail-on = Envoyer le lien
web-notices-mail-sent = Le lien est parti. Regarde tes messages.

web-notices-hook = Dans un salon de discussion
web-notices-hook-about = Un webhook de Discord, Slack, Mattermost ou d’une passerelle Matrix. Toutes les personnes qui lisent ce salon voient de qui c’est le tour.
web-notices-hook-field = Adresse du webhook
web-notices-hook-on = Ajouter le webhook

web-notices-when = Quand
web-notices-when-about = Pendant les heures calmes, rien n’est envoyé ; les avis en attente arrivent ensuite.
web-notices-quiet = Heures calmes
web-notices-from = De
web-notices-to = À
web-notices-zone = Fuseau horaire : { $zone }
web-notices-reminders = Rappel avant la fin du temps

web-notices-unconfirmed = En attente : ouvre le lien reçu
web-notices-failing = Le dernier avis n’est pas arrivé
web-notices-test = Essayer
web-notices-remove = Retirer
web-notices-added = Ajouté.
web-notices-removed = Retiré.
web-notices-kept = Enregistré.
web-notices-test-sent = Envoyé. L’avis devrait arriver dans un instant.

web-notices-stop-done = C’était le dernier avis
web-notices-stop-about = Plus rien ne sera envoyé par ce moyen, et l’adresse est effacée.
web-notices-confirm-done = Adresse confirmée
web-notices-confirm-about = Désormais, un avis t’arrivera ici quand ce sera à toi de jouer.
