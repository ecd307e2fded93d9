# The pages of Road Rally in the browser.

## Home and the head of a table

web-title-roadrally = Road Rally
web-about-roadrally = Garde des forces pour la longue route, et sois devant quand tes Points Rallye arrivent.
web-variant-roadrally-base = Pour une première course : le parcours et les règles les plus simples.
web-variant-roadrally-standard = Le jeu complet, avec un autre parcours à chaque fois.
web-variant-roadrally-demo = La version vive, pour une découverte rapide.
web-variant-roadrally-sprint = Le jeu complet sur une demi-route.
web-rr-round = manche { $round }
