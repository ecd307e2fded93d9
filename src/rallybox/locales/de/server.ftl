# Was der Server sagt: denen, die spielen, und denen, die ihn betreiben. Kennungen: server, dann das, worum es geht.

## Was nicht geht

server-nameless = Such dir bitte zuerst einen Spitznamen aus.
server-bad-nickname = Ein Spitzname hat 1 bis { $longest } sichtbare Zeichen.
server-bad-chat = Eine Nachricht hat 1 bis { $longest } sichtbare Zeichen.
server-bad-text = Dieser Text enthält Zeichen, die sich nicht anzeigen lassen.
server-bad-phrase = Den Spruch „{ $phrase }“ gibt es nicht.
server-bad-message = Diese Nachricht ist nicht lesbar: { $detail }.
server-bad-request = Diese Anfrage ist nicht lesbar: { $detail }.
server-too-large = Das ist zu groß.
server-bad-http = Das ist keine HTTP-Anfrage.
server-not-json = Was du schickst, muss JSON sein und auch so heißen: application/json.
server-cut-short = Diese Anfrage brach ab, bevor sie vollständig war.
server-bad-device-code = Dieser Code ist falsch, schon benutzt oder zu alt.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-code = Zu diesem Code gibt es keinen Tisch.
server-no-such-seat = Diesen Sitz gibt es nicht; der Tisch hat { $seats }.
server-no-such-page = Hier ist nichts.
server-no-free-seat = Hier ist kein Sitz für dich frei.
server-begun-already = An diesem Tisch läuft die Partie schon, oder er ist geschlossen.
server-not-begun = An diesem Tisch hat die Partie noch nicht begonnen.
server-not-running = An diesem Tisch läuft gerade keine Partie.
server-not-finished = Die Partie ist noch nicht vorbei.
server-not-at-table = Du sitzt nicht an diesem Tisch.
server-which-seat = Hier teilen sich mehrere dein Gerät: Sag, für welchen Sitz du sprichst.
server-not-your-seat = Dieser Sitz gehört dir nicht.
server-not-for-people = Nur Sitze für Menschen lassen sich auf diesem Gerät besetzen.
server-host-only = Das geht nur für die Person, die den Tisch eröffnet hat.
server-seats-empty = Einige Sitze sind noch leer.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-bot-plays = Ein Bot spielt für dich; übernimm zuerst wieder selbst.
server-stale = Seit deiner Entscheidung ging es schon weiter; schau noch einmal hin.
server-other-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-too-many-requests = Das war zu viel auf einmal; versuch es gleich noch einmal.
server-too-many-tables = Du hast { $most } Tische; spiel erst einen davon zu Ende.
server-too-many-sockets = Du hast diesen Tisch zu oft geöffnet.
server-too-slow = Deine Verbindung ist zu langsam und kommt nicht mit; du kannst wieder einsteigen.
server-not-stored = Das ließ sich nicht speichern und wurde deshalb nicht ausgeführt. Bitte versuch es noch einmal.
server-perhaps-stored = Genau in diesem Moment ging die Datenbank verloren; vielleicht ist es gespeichert, vielleicht nicht. Der Tisch wird es zeigen.
server-not-read = Die Tische sind gerade nicht erreichbar. Bitte versuch es noch einmal.
server-no-bots = Die Bots können gerade nicht denken.
server-other-rules = Dieser Tisch begann mit Version { $theirs } der Regeln von { $game }, und dieser Server spielt Version { $ours }. Hier geht es nicht weiter.
server-broken-log = Das Protokoll dieses Tischs ist beschädigt; er lässt sich nicht öffnen.
server-stopping = Der Server hält an. Die Partie bleibt erhalten und geht weiter, wenn er wieder da ist.
server-fault = Hier ist etwas schiefgegangen. Der Fehler liegt bei uns, und nichts wurde verändert.

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
server-phrase-again = Spielen wir noch einmal?
server-phrase-bye = Tschüss!

## Für alle, die ihn betreiben

server-bad-database = Das ist keine Adresse einer Datenbank; sie sieht aus wie sqlite:///file.db oder postgresql://user@host/name.
server-newer-database = Diese Datenbank stammt von einem neueren Rallybox; aktualisiere dieses hier, um sie zu benutzen.
server-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-database-in-use = „{ $file }“ wird schon von einem anderen Rallybox-Server benutzt.
server-api-title = Der Rallybox-Server
server-api-about = Alles, was ein Client über HTTP anfragen kann. Das Spielen selbst läuft über einen Socket; docs/protocol.md erklärt es.
server-no-client-title = Rallybox
server-no-client = Dieser Server läuft, aber der Client für den Browser ist nicht gebaut. Programme können spielen; diese Seite nennt, was sie anfragen können:
server-cannot-listen = An Port { $port } von { $host } lässt sich nicht horchen: { $reason }.
