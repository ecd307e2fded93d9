# Was der Server sagt: denen, die spielen, und denen, die ihn betreiben. Kennungen: server, dann das, worum es geht.

## Was nicht geht

server-nameless = Bitte wähle zuerst einen Namen.
server-bad-nickname = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
server-bad-chat = Eine Nachricht hat 1 bis { $longest } sichtbare Zeichen.
server-bad-text = Dieser Text enthält Zeichen, die sich nicht anzeigen lassen.
server-bad-phrase = Die Kurznachricht „{ $phrase }“ gibt es nicht.
server-bad-message = Diese Nachricht ist nicht lesbar: { $detail }.
server-bad-request = Diese Anfrage ist nicht lesbar: { $detail }.
server-too-large = Das ist zu groß.
server-bad-http = Das ist keine HTTP-Anfrage.
server-not-json = Schick JSON, mit dem Inhaltstyp application/json.
server-cut-short = Diese Anfrage brach ab, bevor sie vollständig war.
server-bad-device-code = Dieser Code ist falsch, schon benutzt oder abgelaufen.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-code = Kein Tisch hat diesen Code.
server-no-such-seat = Diesen Platz gibt es nicht; Plätze an diesem Tisch: { $seats }.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-free-seat = An diesem Tisch ist kein Platz für dich frei.
server-begun-already = Die Partie läuft schon, oder der Tisch ist geschlossen.
server-not-begun = Die Partie hat noch nicht begonnen.
server-not-running = An diesem Tisch läuft gerade keine Partie.
server-not-finished = Die Partie ist noch nicht vorbei.
server-not-at-table = Du sitzt nicht an diesem Tisch.
server-which-seat = Mehrere teilen sich dein Gerät: Gib an, welcher Platz gemeint ist.
server-not-your-seat = Das ist nicht dein Platz.
server-not-for-people = Auf diesem Gerät lassen sich nur Plätze besetzen, die für Menschen gedacht sind.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-seats-empty = Es sind noch Plätze leer.
server-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
server-bot-plays = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
server-stale = Inzwischen ging es schon weiter. Bitte schau noch einmal hin.
server-other-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-too-many-requests = Das war zu viel auf einmal. Versuch es gleich noch einmal.
server-too-many-tables = Du hast schon { $most } Tische. Spiel erst einen davon zu Ende.
server-too-many-sockets = Du hast diesen Tisch an zu vielen Stellen geöffnet.
server-too-many-watchers = An diesem Tisch schauen schon zu viele zu. Versuch es später noch einmal.
server-too-slow = Deine Verbindung kam nicht mehr mit. Du kannst wieder einsteigen.
server-not-stored = Das ließ sich nicht speichern und wurde deshalb nicht ausgeführt. Bitte versuch es noch einmal.
server-perhaps-stored = Genau in diesem Moment brach die Verbindung zur Datenbank ab: Vielleicht ist es gespeichert, vielleicht nicht. Der Tisch wird es zeigen.
server-not-read = Die Tische sind gerade nicht erreichbar. Bitte versuch es noch einmal.
server-no-bots = Die Bots können gerade nicht denken.
server-other-rules = Diese Partie begann mit Version { $theirs } der Regeln von { $game }, dieser Server spielt aber Version { $ours }. Hier geht es nicht weiter.
server-broken-log = Der Verlauf dieses Tisches ist beschädigt, deshalb lässt sich der Tisch nicht öffnen.
server-stopping = Der Server wird beendet. Deine Partie ist gespeichert und geht weiter, wenn er wieder da ist.
server-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert.

## Schnelle Sprüche für den Chat

server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-have-fun = Viel Spaß!
server-phrase-your-turn = Du bist dran!
server-phrase-moment = Einen Moment, bitte.
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-oops = Hoppla!
server-phrase-congratulations = Glückwunsch!
server-phrase-again = Noch eine Partie?
server-phrase-bye = Tschüss!

## Für alle, die ihn betreiben

server-bad-database = Das ist keine Adresse einer Datenbank; sie sieht etwa so aus: sqlite:///file.db oder postgresql://user@host/name.
server-newer-database = Diese Datenbank stammt von einer neueren Version von Rallybox. Aktualisiere Rallybox, um sie zu öffnen.
server-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-database-in-use = „{ $file }“ wird schon von einem anderen Rallybox-Server benutzt.
server-api-title = Der Rallybox-Server
server-api-about = Alles, was ein Client über HTTP anfragen kann. Die Partie selbst läuft über einen Socket; siehe docs/protocol.md.
server-no-client-title = Rallybox
server-no-client = Dieser Server läuft, aber seine Seiten sind noch nicht gebaut. Programme können spielen; diese Seite nennt, was sie anfragen können:
server-cannot-listen = Port { $port } von { $host } lässt sich nicht benutzen: { $reason }.
