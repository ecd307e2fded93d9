# Was liest, wer einen Server betreibt.

server-other-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wenn es deiner ist, trag den Namen in seinen Einstellungen bei „hosts“ ein.

## Einstellungen

server-setting-mistake = { $place }: { $wrong }
server-setting-more = { $first } Und noch { $more } weitere: siehe „rallybox serve --check“.
server-setting-file = { $file }
server-setting-line = { $file }, Zeile { $line }
server-setting-variable = Umgebung, { $variable }
server-setting-argument = Befehlszeile
server-setting-no-file = Die Einstellungsdatei „{ $file }“ lässt sich nicht lesen: { $reason }.
server-setting-no-toml = Das ist kein TOML: { $reason }.
server-setting-unknown = Die Einstellung „{ $name }“ gibt es nicht.
server-setting-unknown-near = Die Einstellung „{ $name }“ gibt es nicht. Meinst du „{ $near }“?
server-setting-no-part = „{ $name }“ ist ein Abschnitt mit eigenen Einstellungen: Schreib [{ $name }] und darunter jede davon.
server-setting-type = „{ $name }“ lässt sich nicht lesen: { $reason }.
server-setting-bad-database = „{ $name }“ ist weder eine Datei noch eine Adresse wie postgresql://user@host/name.
server-setting-bad-negative = „{ $name }“ muss 0 oder mehr sein.
server-setting-bad-zero = „{ $name }“ muss größer als 0 sein.
server-setting-bad-origin = „{ $name }“ zählt Adressen wie https://rally.example auf, mit nichts hinter Name und Port.
server-setting-bad-pause = „{ $name }“ nennt die kürzeste und die längste Pause in Sekunden, etwa [0.5, 1.2].
server-setting-bad-host = „{ $name }“ will Namen oder Adressen ohne Protokoll und Port, etwa rally.example.
server-setting-bad-network = „{ $name }“ zählt Adressen oder Netze auf, etwa 127.0.0.1 oder 10.0.0.0/8.
server-setting-bad-key = „{ $name }“ braucht mindestens 20 einfache Zeichen. „rallybox admin key“ macht einen Schlüssel.
server-setting-bad-port = „{ $name }“ ist eine Zahl von 0 bis 65535.
server-setting-well = Alle Einstellungen sind in Ordnung.

cli-arg-settings = eine Einstellungsdatei in TOML (docs/settings.md); Umgebung und Befehlszeile gehen vor
cli-arg-check = alle Einstellungen prüfen, sagen, was nicht stimmt, und aufhören
cli-arg-name = ein Name, auf den dieser Server hört, etwa rally.example; darf mehrfach vorkommen
cli-arg-proxy = Adresse oder Netz eines Reverse-Proxys, dem der Server glaubt, woher jemand kommt; darf mehrfach vorkommen
