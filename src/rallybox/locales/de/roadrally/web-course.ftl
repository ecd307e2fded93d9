# Eine eigene Strecke

roadrally-page-course = Strecke bauen
web-rr-course-page-about = Leg die Teile, wie du willst, dreh sie nach Lust und Laune und fahr ein Rennen auf einer Strecke, die noch niemand kennt.
web-rr-course-where = Mit den Regeln „{ $rules }“ kannst du eine eigene Strecke bauen.
web-rr-course-alone = Gegen Bots fahren
web-rr-course-together = Mit Freunden fahren
