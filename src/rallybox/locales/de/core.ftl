# Was jedes Spiel und jede Oberfläche sagt. Kennungen: Raum, dann das, worum es geht.

core-game-over = Die Partie ist vorbei.
core-not-your-decision = Gerade hast du nichts zu entscheiden.
core-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
core-unknown-variant = { $game } hat keine Variante „{ $variant }“. Zur Wahl stehen: { $variants }.
core-unknown-option = { $game } hat keine Option „{ $option }“. Zur Wahl stehen: { $options }.
core-bad-option = So lässt sich { $game } nicht aufbauen: { $detail }.
core-wrong-players = { $game } ({ $variant }) geht nicht mit { $players } am Tisch; möglich: { $allowed }.
core-unreadable = Das lässt sich nicht als Teil von { $game } lesen: { $detail }.
core-impossible-position = So kann keine Partie { $game } stehen: { $detail }.
core-no-such-action-id = { $game } hat keine Aktion Nummer { $number }; die Nummern gehen von 0 bis { $last }.

record-bad-secret = Ein Geheimnis in dieser Aufzeichnung ist keine hexadezimale 256-Bit-Zahl.
record-wrong-commitment = Das Geheimnis in dieser Aufzeichnung passt nicht zu dem, was vor der Partie festgelegt wurde.
record-unfinished = Die Partie ist noch nicht vorbei, also gibt es kein Ergebnis zu prüfen.
record-unreadable = Das ist keine Aufzeichnung von Rallybox: { $detail }.
record-other-format = Diese Aufzeichnung hat das Dateiformat { $version }; dieses Programm liest Format 1.
record-other-rules = Diese Aufzeichnung entstand mit Version { $theirs } der Regeln von { $game }; dieses Programm spielt Version { $ours }.
record-wrong-names = Diese Aufzeichnung nennt { $names } Namen für eine Partie zu { $players }.
record-wrong-seat = einen Sitz „{ $seat }“ gibt es nicht
record-wrong-action = Aktion { $number } dieser Aufzeichnung, „{ $line }“, ist nicht spielbar: { $reason }
record-wrong-result = Nachgespielt endet diese Partie anders, als die Aufzeichnung behauptet.
