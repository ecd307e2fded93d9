# Was die Kommandozeile und der Tisch im Terminal sagen. Kennungen: cli, dann das, worum es geht.

cli-about = Drei Rallye-Brettspiele: mit Freunden, gegen Bots oder eine Million Mal hintereinander.
cli-usage = So lässt sich { $program } nicht benutzen: { $detail }. Siehe „{ $program } --help“.

## Befehle und ihre Argumente

cli-command-play = In diesem Terminal spielen, mit Menschen und Bots.
cli-command-serve = Tische für den Browser anbieten, auf diesem Rechner oder im Netz.
cli-command-games = Die Spiele mit ihren Varianten und Optionen auflisten.
cli-command-simulate = Bots viele Partien spielen lassen und auswerten.
cli-command-arena = Herausfinden, welcher Bot besser spielt und wie sicher das ist.
cli-command-study = Herausfinden, ob ein Spiel fair ist, wie es endet und worauf es ankommt.
cli-command-record = Bots eine Partie spielen lassen und sie aufzeichnen.
cli-command-replay = Eine aufgezeichnete Partie nacherzählen.
cli-command-verify = Mischen, Züge und Ergebnis einer aufgezeichneten Partie prüfen.
cli-command-new = Ein eigenes Spiel anlegen, als Paket zum Installieren.

cli-arg-game = welches Spiel; „rallybox games“ zählt sie auf
cli-arg-players = wie viele Plätze der Tisch hat, Menschen und Bots zusammen
cli-arg-variant = welche Variante des Spiels; „rallybox games“ zählt sie auf
cli-arg-option = eine weitere Option des Spiels, mehrere Werte durch Kommas getrennt; darf mehrfach vorkommen
cli-arg-seed = irgendein Text als Startwert; derselbe Startwert ergibt dieselbe Partie
cli-arg-bots = die Bots in der Reihenfolge ihrer Sitze, wie „rallybox games“ sie auflistet, oder random; bei weniger Namen als Sitzen wiederholen sie sich; ./mybot ist ein eigenes Programm (docs/bots.md)
cli-arg-bot-seconds = wie viele Sekunden ein eigenes Programm über jede Entscheidung nachdenken darf
cli-arg-terminal = in diesem Terminal spielen (Standard)
cli-arg-people = wie viele Menschen spielen; das Gerät geht reihum (Standard: 1)
cli-arg-names = die Namen der Menschen am Tisch
cli-arg-save = die Partie ohne Nachfrage in dieser Datei speichern
cli-arg-output = die Datei für die Aufzeichnung
cli-arg-file = eine Aufzeichnung
cli-arg-seat = nur erzählen, was dieser Sitz weiß; eine Zahl ab 1 oder ein Name
cli-arg-step = nach jeder Aktion auf die Eingabetaste warten
cli-arg-games = wie viele Partien (Standard: 1000)
cli-arg-jobs = wie viele Prozesse; das Ergebnis ist bei jeder Zahl dasselbe (Standard: 1)
cli-arg-rotate = nach jeder Partie jeden Bot einen Sitz weiterrücken
cli-arg-json = ein JSON-Objekt ausgeben
cli-arg-host = die Adresse des Servers (Standard: nur dieser Rechner; für andere Geräte --lan)
cli-arg-port = der Port des Servers; 0 für irgendeinen freien (Standard: 8765)
cli-arg-lan = andere Geräte im selben Netz mitspielen lassen und einen QR-Code für sie zeigen
cli-arg-database = eine Datei oder die Adresse einer PostgreSQL-Datenbank (Standard: eine Datei in deinem Datenordner)
cli-arg-no-browser = den Browser nicht öffnen
cli-arg-workers = in wie vielen Prozessen die Bots nachdenken (Standard: einer weniger, als der Rechner Kerne hat)
cli-arg-origin = eine weitere Adresse, deren Seiten mit diesem Server sprechen dürfen, etwa https://rally.example; darf mehrfach vorkommen
cli-arg-no-limits = keine Begrenzung der Anfragen, zum Messen
cli-arg-no-pauses = Bots antworten sofort, zum Messen
cli-arg-log-level = wie viel protokolliert wird, als JSON-Zeilen auf der Fehlerausgabe (Standard: warning)
cli-arg-version = die Version zeigen, und ob die Regeln kompiliert sind
cli-arg-language = die Sprache (Standard: die des Systems, sonst Englisch)
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-option = NAME=WERT
cli-metavar-bot = BOT
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-address = ADRESSE
cli-metavar-name = NAME
cli-metavar-title = TITEL

## Was nicht geht

cli-not-a-count = „{ $text }“ ist keine ganze Zahl, die hier passt
cli-not-seconds = „{ $text }“ ist keine Zahl von Sekunden wie 2.5
cli-empty-name = vor oder nach einem Komma fehlt ein Name
cli-not-an-option = „{ $text }“ hat nicht die Form name=wert
cli-not-json = „{ $text }“ ist kein JSON: { $detail }
cli-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $languages }.
cli-argparse-usage = Aufruf:{" "}
cli-argparse-positional = Argumente
cli-argparse-options = Optionen
cli-argparse-help = diese Hilfe zeigen
cli-argparse-argument = { $argument-name }: { $message }
cli-argparse-unrecognized = „{ $text }“ ist hier unbekannt
cli-argparse-expected = hier fehlt ein Wert
cli-argparse-choice = „{ $value }“ steht nicht zur Wahl; möglich sind { $choices }
cli-argparse-required = { $text } fehlt
cli-argparse-not-allowed = verträgt sich nicht mit { $text }
cli-argparse-explicit = nimmt keinen Wert an, bekam aber „{ $text }“
cli-cannot-read = „{ $file }“ lässt sich nicht lesen: { $reason }.
cli-cannot-write = „{ $file }“ lässt sich nicht schreiben: { $reason }.
cli-too-large = „{ $file }“ ist für eine Aufzeichnung viel zu groß.
cli-too-many-bots =
    { $bots } Bots sind zu viele für { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
cli-too-many-people = { $people } Menschen passen nicht an einen Tisch für { $players }.
cli-too-many-names =
    { $names ->
        [one] Ein Name ist zu viel
       *[other] { $names } Namen sind zu viele
    } für { $people ->
        [0] einen Tisch ohne Menschen.
        [one] einen Menschen.
       *[other] { $people } Menschen.
    }
cli-bad-name = Ein Name hat höchstens { $longest } Zeichen und besteht nur aus Buchstaben, Satzzeichen und Leerzeichen.
cli-same-name = Zwei können nicht denselben Namen haben.
cli-no-such-seat = Einen Sitz „{ $seat }“ gibt es nicht; diese Partie hat die Sitze 1 bis { $seats }: { $names }.

## games, record, replay, verify

cli-games-title = { $game }: { $title }
cli-games-default-variant = {"  "}{ $variant }: { $name }, für { $players } Personen (voreingestellt)
cli-games-variant = {"  "}{ $variant }: { $name }, für { $players } { $most ->
    [one] Person
   *[other] Personen
}
cli-games-option = {"  "}Option { $option }: { $about }
cli-games-levels = {"  "}Stufen, die schwächste zuerst: { $drivers }
cli-games-few-levels = {"  "}Hier hat das Glück viel mitzureden, deshalb gibt es nur { $levels } Stufen.
cli-games-characters = Charaktere mit eigenem Stil:
cli-games-character = {"  "}{ $driver }: { $name }, { $manner }
cli-games-strength = Jeder von ihnen ist so stark, wie du willst: { $first }@pro, { $first }@1150. Und @1150 allein ist ein Bot mit dieser Wertungszahl, ohne eigenen Stil.
cli-games-how = Spiel eine Partie mit „rallybox play { $game }“.
cli-recorded = { $file }: eine Partie mit { $actions } Zügen.
cli-verified = { $file } ist eine faire Partie { $game }: Wie gemischt wird, stand vor der Partie fest, alle { $actions } Züge folgen den Regeln, und das Ergebnis stimmt.
cli-verified-number = { $file } ist eine korrekte Aufzeichnung von { $game }: Alle { $actions } Züge folgen den Regeln, und das Ergebnis stimmt. Es ist die Patience Nr. { $deal }: Ihre Karten ergeben sich aus der Nummer. Geheim gemischt wurde also nicht, und alle hätten die Karten nachsehen können.
cli-replay-title = { $title } ({ $variant }): { $names }
cli-replay-action = { $number }. { $name }: { $action }
cli-replay-private = (nur für { $name }) { $told }
cli-replay-step = Eingabetaste: weiter

## Ergebnisse

cli-result-place = Platz
cli-result-name = Name
cli-result-score = Punkte
cli-result-winner = { $winners } gewinnt!
cli-fault-said = Geschrieben hatte der Bot: { $said }
cli-result-winners = { $winners } teilen sich den Sieg!

## simulate

cli-simulate-progress = Partien
cli-simulate-title = { $title } ({ $variant }), { $players } am Tisch: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
cli-simulate-seed = Startwert { $seed }; Bots nach Sitz: { $bots }
cli-simulate-speed = { $decisions } Entscheidungen ({ $mean } pro Partie, in { $turns } Zügen) in { $seconds } s: { $speed } pro Sekunde
cli-simulate-count = Anzahl
cli-simulate-percent = %
cli-simulate-seat = Siege nach Sitz
cli-simulate-start = Siege nach Startplatz
cli-simulate-bot = Siege nach Bot
cli-simulate-scores = Punkte
cli-simulate-everybody = alle
cli-simulate-winners = Sieg
cli-simulate-ends = Spielende
cli-simulate-faults = Fehler von { $bot }
cli-simulate-cluster-lost = Der Cluster hat aufgehört zu spielen: { $reason }.
cli-simulate-worker-lost = Ein Prozess, in dem Partien liefen, wurde von außen beendet.

## Der Tisch im Terminal

cli-welcome-title = { $title } · { $variant }
cli-welcome-person = {"  "}{ $car }  { $name }
cli-welcome-bot = {"  "}{ $car }  { $name } (Bot: { $bot })
cli-welcome-driver = {"  "}{ $car }  { $name } ({ $bot }): { $manner }
cli-welcome-how = Bei jeder Entscheidung siehst du deine Möglichkeiten; tipp die Nummer, die du willst. Jederzeit geht: ? für Hilfe, r für die Kurzregeln, q zum Beenden.
cli-welcome-enter = Eingabetaste: losfahren. Oder erst die Regeln lesen: r und Eingabetaste.
cli-person-name = Person { $number }
cli-ask = { $name }: { $asked }
cli-forced = Du hattest keine Wahl, deshalb ging es von selbst: { $action } ({ $effect }).
cli-too-narrow = (Die Zeichnung ist { $columns } Spalten breit und sieht in einem breiteren Fenster besser aus.)
cli-menu-more = … und { $left } weitere: m zeigt sie, oder tipp einen Teil von dem, was du suchst.
cli-menu-beginnings = Sie beginnen mit: { $words }. Tipp einen Anfang, um nur diese zu sehen.
cli-menu-all = m zeigt wieder den Anfang aller { $total } Möglichkeiten.
cli-menu-enter = Weiter mit der Eingabetaste.
cli-no-such-number = Die Nummer { $typed } steht nicht zur Wahl; möglich sind 1 bis { $last }.
cli-why-not-at-all = Nichts spricht gegen { $action }: Das geht jetzt.
cli-hint = Tipp eine Nummer, oder ? für Hilfe.
cli-no-rules = Für dieses Spiel gibt es keine Kurzregeln.
cli-table-help =
    Tipp die Nummer einer Möglichkeit oder ihre Kurzform (den Text neben der Nummer).
    Tipp einen Teil einer Kurzform, um nur die Möglichkeiten zu sehen, die ihn enthalten.
    {"  "}Eingabetaste  zeigt den Tisch und alle Möglichkeiten noch einmal
    {"  "}m             zeigt weitere Möglichkeiten, wenn sie nicht auf eine Seite passen
    {"  "}warum X       sagt, warum X gerade nicht geht
    {"  "}t             gibt einen Tipp: was ein starker Bot tun würde
    {"  "}r             zeigt die Kurzregeln
    {"  "}q             beendet die Partie
cli-keys-help = ?, h, hilfe
cli-keys-rules = r, regeln
cli-keys-more = m, mehr
cli-keys-tip = t, tipp
cli-keys-quit = q, ende
cli-keys-why = warum
cli-keys-yes = j, ja
cli-tip-thinking = Denkt nach …
cli-tip-forced = Du hast nur eine Möglichkeit.
cli-quit-sure = Diese Partie beenden? Du kannst sie später nicht fortsetzen. (j/n)
cli-goodbye = Tschüss! Der Tisch ist abgeräumt.
cli-curtain = Gib das Gerät weiter an { $name }.
cli-curtain-enter = { $name }, drück die Eingabetaste, wenn sonst niemand hinsieht.
cli-curtain-piped = ------------------------------ Vorhang ------------------------------
cli-which-game = Welches Spiel? Eine Nummer oder ein Name (Eingabetaste: { $game })
cli-save-ask = Diese Partie speichern? (j/n)
cli-save-where = In welcher Datei? (Eingabetaste: { $proposal })
cli-save-over = „{ $file }“ gibt es schon. Überschreiben? (j/n)
cli-saved = Die Partie ist in „{ $file }“ gespeichert: „rallybox replay“ erzählt sie nach, „rallybox verify“ prüft sie.

cli-compiled = kompilierte Regeln
cli-interpreted = interpretierte Regeln

## serve

cli-host-needs-lan = Damit andere Geräte { $host } erreichen, gib auch --lan an.
cli-serving = Rallybox läuft unter { $address }
cli-serving-lan = Scann diesen Code mit einem Handy im selben Netz.
cli-serving-stop = Strg-C beendet den Server; jede Partie ist gespeichert.
cli-served = Beendet. Jede Partie ist gespeichert.

# -- a game of one's own

cli-arg-new-name = wie das Spiel in Befehlen heißt: Kleinbuchstaben und Ziffern
cli-arg-new-title = der Titel des Spiels
cli-new-name = „{ $name }“ geht nicht als Name eines Spiels: zwei bis zwanzig Kleinbuchstaben und Ziffern, vorn ein Buchstabe.
cli-new-taken = Der Name „{ $name }“ ist schon vergeben; nimm einen anderen.
cli-new-title = „{ $title }“ geht nicht als Titel: höchstens vierzig Zeichen, vorn ein Buchstabe oder eine Ziffer, ohne Anführungszeichen und geschweifte Klammern.
cli-new-exists = „{ $folder }“ gibt es hier schon; es wurde nichts geändert.
cli-new-done =
    { $title } liegt im Ordner { $name }: ein winziges Rennen, sofort spielbar.

      python -m pip install -e { $name }
      rallybox play { $name }

    Die Regeln stehen in { $name }/src/rallybox_{ $name }/game.py.
