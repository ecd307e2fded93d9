# Was jedes Spiel und jede Oberfläche sagt. Kennungen: Raum, dann das, worum es geht.

core-game-over = Die Partie ist vorbei.
core-not-your-decision = Du bist gerade nicht dran.
core-driver = Startnummer { $number }

# Ein Platz, in einem anderen Satz, der $place kennt.
core-place = Platz { $place }

core-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
core-unknown-variant = { $game } hat keine Variante „{ $variant }“. Zur Wahl stehen: { $variants }.
core-unknown-option = { $game } hat keine Option „{ $option }“. Zur Wahl stehen: { $options }.
core-bad-option = So lässt sich { $game } nicht aufbauen: { $detail }.
core-wrong-players = { $game } ({ $variant }) geht nicht mit { $players } am Tisch; möglich: { $allowed }.
core-unreadable = Das lässt sich nicht als Teil von { $game } lesen: { $detail }.
core-impossible-position = So kann keine Partie { $game } aussehen: { $detail }.
core-no-such-action-id = { $game } hat keine Aktion Nummer { $number }; die Nummern gehen von 0 bis { $last }.
core-no-such-order = { $game } kennt keine Anweisung „{ $text }“.
core-not-now = „{ $order }“ geht jetzt nicht.
core-no-taking-back = Hier lässt sich nichts zurücknehmen.
core-nothing-to-take-back = Es gibt nichts zurückzunehmen: Die Partie steht noch ganz am Anfang.

core-pack-broken = Das Paket { $package } enthält ein Spiel, das sich nicht laden lässt ({ $detail }). Es wird übergangen.
core-pack-no-game = Das Paket { $package } gibt { $detail } als Spiel an, doch das ist keines. Es wird übergangen.
core-pack-taken = Das Paket { $package } enthält ein Spiel namens „{ $detail }“, doch der Name ist vergeben. Es wird übergangen.
core-pack-shared = Das Paket { $package } enthält ein Spiel namens „{ $detail }“ neben einem anderen. Jedes braucht ein eigenes Paket. Es wird übergangen.
core-pack-wanting = Das Paket { $package } enthält ein Spiel, in dem „{ $detail }“ fehlt oder nicht stimmt. Es wird übergangen.
core-pack-wordless = Das Paket { $package } enthält ein Spiel ohne seine englischen Sätze ({ $detail }). Es wird übergangen.

record-bad-secret = Ein Geheimnis in dieser Aufzeichnung ist keine hexadezimale 256-Bit-Zahl.
record-wrong-commitment = Das Geheimnis in dieser Aufzeichnung passt nicht zum Fingerabdruck, der vor der Partie veröffentlicht wurde.
record-unfinished = Die Partie ist noch nicht vorbei, also gibt es kein Ergebnis zu prüfen.
record-unreadable = Das ist keine Aufzeichnung von Rallybox: { $detail }.
record-other-format = Diese Aufzeichnung hat das Dateiformat { $version }; dieses Programm liest Format 1.
record-other-rules = Diese Aufzeichnung entstand mit Version { $theirs } der Regeln von { $game }; dieses Programm spielt Version { $ours }.
record-wrong-names = In dieser Aufzeichnung passt die Zahl der Namen ({ $names }) nicht zur Zahl der Plätze ({ $players }).
record-wrong-seat = einen Sitz „{ $seat }“ gibt es nicht
record-wrong-action = Aktion { $number } dieser Aufzeichnung, „{ $line }“, ist nicht spielbar: { $reason }
record-wrong-result = Nachgespielt endet diese Partie anders als in der Aufzeichnung.
record-wrong-number = Diese Aufzeichnung gibt sich als nummerierte Patience aus, aber Nummer, Karten und Einstellungen passen nicht zusammen.

## Warum Daten nicht lesbar sind und was das System sagt

core-reading-at = { $told }, bei „{ $where }“
core-reading-type = erwartet wird `{ $wanted }`, nicht `{ $found }`
core-reading-limit = erwartet wird `{ $wanted }` { $limit }
core-reading-missing = `{ $field }` fehlt
core-reading-unknown = `{ $field }` ist hier unbekannt
core-reading-value = { $found } ist hier nicht erlaubt
core-reading-cut-short = das Ende fehlt
core-reading-json = ab Byte { $byte } ist es kein JSON
core-reading-letters = das ist kein Text in UTF-8
core-reading-depth = es ist zu tief verschachtelt
core-system-enoent = diese Datei oder diesen Ordner gibt es nicht
core-system-eacces = die Berechtigung fehlt
core-system-eperm = die Berechtigung fehlt
core-system-eisdir = das ist ein Ordner
core-system-enotdir = ein Teil des Pfads ist kein Ordner
core-system-enospc = der Datenträger ist voll
core-system-erofs = dort lässt sich nur lesen
core-system-enametoolong = der Name ist zu lang
core-system-eexist = das gibt es schon
core-system-eaddrinuse = er wird schon benutzt
core-system-eaddrnotavail = diese Adresse hat der Rechner nicht
