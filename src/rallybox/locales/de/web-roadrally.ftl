# Die Seiten von Road Rally im Browser.

## Startseite und Kopf eines Tisches

web-title-roadrally = Road Rally
web-about-roadrally = Teile dir auf der langen Straße deine Kräfte ein und sei vorn, wenn deine eigenen Etappen kommen.
web-variant-roadrally-base = Für das erste Rennen: die einfachste Strecke, die einfachsten Regeln.
web-variant-roadrally-standard = Das ganze Spiel, jedes Mal auf einer anderen Strecke.
web-variant-roadrally-demo = Die lebhafte Fassung zum schnellen Kennenlernen.
web-variant-roadrally-sprint = Das ganze Spiel auf halber Strecke.
web-rr-round = Runde { $round }
