# Was der Server sagt, wenn eine Partie nicht weitergehen kann oder seine Datenbank beschädigt ist

server-table-stuck = Dieser Tisch lässt sich gerade nicht öffnen. Der Server versucht es von selbst noch einmal.
server-cannot-go-on = Diese Partie kann nicht weitergehen. Von ihrem Tisch aus könnt ihr gemeinsam eine neue beginnen.
server-taken-back-enough = In dieser Partie wurden schon zu viele Züge zurückgenommen. Ab jetzt geht es nur noch vorwärts.
server-database-damaged = „{ $file }“ ist beschädigt: { $reason } Der Server startet nicht, damit es nicht schlimmer wird. Stell die letzte Sicherung wieder her; „rallybox admin check --whole“ zeigt, was beschädigt ist.
