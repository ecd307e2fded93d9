# La télévision, les spectateurs, l’accès depuis d’autres appareils, la connexion perdue

## Autres appareils

web-reach-alone = Ce lien ne s’ouvre que sur cet ordinateur. Pour accueillir téléphones et autres ordinateurs, lance Rallybox avec « rallybox serve --lan ».
web-reach-other = Autre adresse
web-reach-other-about = Le téléphone ne trouve rien ? Cet ordinateur est relié à plusieurs réseaux : essaie une autre adresse.
web-copy-by-hand = Ton navigateur refuse de copier. Le lien est sélectionné : copie-le toi-même.
web-http-title = Comme une application
web-http-about = En simple http, comme ici, tu peux jouer à tout. Mais le navigateur n’installe pas Rallybox comme application et n’affiche rien quand le serveur est absent. Avec https, il fait les deux ; « docs/home-network.md » explique comment faire.

## La télévision

web-tv-scan = Scanne pour jouer
web-tv-type = ou ouvre cette adresse et saisis le code
web-tv-alone = Les téléphones ne peuvent pas encore joindre cet ordinateur. Lance Rallybox avec « rallybox serve --lan ».
web-tv-phones = Les cartes sur ton téléphone, la course à l’écran.
web-tv-free = Place libre
web-tv-join = Rejoins-nous
web-tv-full = Plein écran
web-tv-news = Dernier coup

## Spectateurs

web-watching = Tu regardes la partie

## Connexion perdue

web-line-lost = Connexion perdue
web-line-later = Ton coup partira plus tard
web-line-kept = Connexion perdue. Ton coup est gardé ; il partira dès que la connexion reviendra.
web-line-unsent = Ne pas l’envoyer
web-line-gone-on = La partie a continué pendant la coupure : ton coup n’a pas été envoyé.
web-line-chat = Connexion perdue : tu pourras écrire dans un instant.
