# Was eine Seite sagt, die ihre Tische selbst verwaltet, ohne Server

page-needs-server = Diese Seite kommt ohne Server aus und kennt deshalb nur dieses Gerät. Für Partien mit anderen Geräten muss jemand einen Rallybox-Server starten.
page-storage-refused = Dieser Browser lässt die Seite nichts speichern, deshalb ist nichts passiert. Das kann an einem privaten Fenster liegen oder daran, dass die Seite gesperrt ist.
page-storage-full = Zum Speichern ist kein Platz mehr, deshalb ist nichts passiert. Schaff Platz auf diesem Gerät und versuch es noch einmal.
page-table-stuck = Dieser Tisch lässt sich gerade nicht öffnen. Bitte versuch es noch einmal.
page-still-playing = Diese Partie läuft noch. Spiel sie erst zu Ende oder gib sie auf.
record-too-many-shares = Laut dieser Aufzeichnung haben mehr Personen zum Mischen beigetragen, als es Plätze gab.
