# The pages of Road Rally in the browser.

## Home and the head of a table

web-title-roadrally = Road Rally
web-about-roadrally = Save your strength on the long road, and be in front when your own stages come by.
web-variant-roadrally-base = For a first race: the course and the rules are the simplest.
web-variant-roadrally-standard = The full game, with another course every time.
web-variant-roadrally-demo = The lively version, for a quick introduction.
web-variant-roadrally-sprint = The full game on half the road.
web-rr-round = round { $round }
