# Spielen in der Seite selbst: ohne Server oder neben einem

## Vorbereiten

web-here-about = Drei Rallye-Brettspiele: gegen Bots oder gemeinsam an diesem Gerät. Kein Konto, nichts zu installieren, auch ohne Netz: Spiel aussuchen und losfahren.
web-here-loading = Die Spiele werden geladen: { $got } von { $all } MB
web-here-waking = Der Spielplan wird aufgebaut …
web-here-files = Die Spiele konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
web-here-start = Dieser Browser kann die Spiele nicht ausführen: Er ist zu alt oder hat zu wenig Speicher. Mit einem aktuellen Chrome, Edge, Firefox oder Safari geht es.
web-here-died = Die Spiele sind stehen geblieben: Diesem Gerät fehlt Speicher. Nichts ist verloren. Lade die Seite neu und spiel weiter.

## Wo ein Tisch steht

web-here-where = Wo
web-here-where-server = Auf dem Server
web-here-where-here = Auf diesem Gerät
web-here-where-about = Ohne Server: mit Bots und allen, die um dieses Gerät sitzen. Die Partie bleibt hier.
web-here-away = Der Server ist gerade nicht erreichbar. Du kannst so lange auf diesem Gerät spielen.
web-here-less = Auf diesem Gerät haben Bots weniger Zeit zum Nachdenken: Die starken spielen etwas schwächer als auf einem Server.

## Wozu es einen Server braucht

web-here-server = Zusammen spielen, alle am eigenen Gerät
web-here-server-about = Dazu braucht es einen Server: Jeder Computer zu Hause kann einer sein. Installiere dort Rallybox und starte es mit dem Befehl unten; alle scannen den Code, der dann erscheint.
web-here-server-command = rallybox serve --lan

## Partien als Dateien und Links

web-here-open = Partie aus Datei öffnen
web-here-drop = Datei ablegen, um die Partie anzusehen
web-here-no-record = In dieser Datei steckt keine Partie von Rallybox.
web-here-link = Link zur Partie kopieren
web-here-link-long = Diese Partie ist zu lang für einen Link. Lade die Aufzeichnung herunter und schick die Datei.
web-game-opening = Die Partie wird geöffnet …
web-game-bad = Dieser Link ist beschädigt: Die Partie darin ist nicht vollständig. Lass dir den Link noch einmal geben und kopiere ihn ganz.
web-here-bring =
    { $games ->
        [one] { $games } Partie von diesem Gerät mitnehmen
       *[other] { $games } Partien von diesem Gerät mitnehmen
    }
web-here-bring-about = Was du ohne den Server zu Ende gespielt hast, kommt in deine Liste auf dem Server.
web-here-brought =
    { $games ->
        [one] { $games } Partie steht jetzt in deiner Liste.
       *[other] { $games } Partien stehen jetzt in deiner Liste.
    }

## Die Spiele auf diesem Gerät

web-keep-title = Ohne Server spielen
web-keep-about = Behalte die Spiele auf diesem Gerät. Dann kannst du weiterspielen, auch wenn der Server oder das Netz ausfällt: gegen Bots oder gemeinsam an diesem Gerät.
web-keep-now = Hier behalten ({ $megabytes } MB)
web-keep-going = Wird kopiert: { $got } von { $all } MB
web-keep-done = Die Spiele liegen auf diesem Gerät. Du kannst hier ohne den Server spielen.
web-keep-forget = Wieder entfernen
web-keep-failed = Das hat nicht geklappt: Die Verbindung ist abgebrochen, oder es ist kein Platz mehr. Es wurde nichts behalten.
