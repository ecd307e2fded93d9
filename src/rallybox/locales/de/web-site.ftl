# Die Website: ein Ordner voller Dateien, der keinen Server braucht.

web-site-update = Eine neue Version von Rallybox ist da. Deine Partien bleiben, wie sie sind.
web-site-update-now = Aktualisieren
web-site-update-later = Später
