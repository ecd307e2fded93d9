# Was liest, wer einen Server betreibt.

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
server-setting-no-part = „{ $name }“ ist ein Abschnitt mit eigenen Einstellungen: Schreib [{ $name }] und darunter die einzelnen Einstellungen.
server-setting-type = „{ $name }“ lässt sich nicht lesen: { $reason }.
server-setting-bad-database = „{ $name }“ ist weder eine Datei noch eine Adresse wie postgresql://user@host/name.
server-setting-bad-negative = „{ $name }“ muss 0 oder mehr sein.
server-setting-bad-zero = „{ $name }“ muss größer als 0 sein.
server-setting-bad-origin = „{ $name }“ zählt Adressen wie https://rally.example auf, ohne etwas hinter Name und Port.
server-setting-bad-pause = „{ $name }“ nennt die kürzeste und die längste Pause in Sekunden, etwa [0.5, 1.2].
server-setting-bad-host = „{ $name }“ erwartet Namen oder Adressen ohne Protokoll und Port, etwa rally.example.
server-setting-bad-network = „{ $name }“ zählt Adressen oder Netze auf, etwa 127.0.0.1 oder 10.0.0.0/8.
server-setting-bad-key = „{ $name }“ braucht mindestens 20 einfache Zeichen. „rallybox admin key“ erzeugt einen Schlüssel.
server-setting-bad-port = „{ $name }“ ist eine Zahl von 0 bis 65535.
server-setting-well = Alle Einstellungen sind in Ordnung.
server-setting-no-proxy = Dieser Server hat einen öffentlichen Namen, aber „proxies“ ist leer. Steht ein Reverse-Proxy davor, dann trag ihn dort ein: Sonst hält der Server alle für dieselbe Person. Bis dahin öffnet nur „metrics_key“ die Seite /metrics.

cli-arg-settings = eine Einstellungsdatei in TOML (docs/settings.md); Umgebung und Befehlszeile gehen vor
cli-arg-check = alle Einstellungen prüfen, sagen, was nicht stimmt, und aufhören
cli-arg-name = ein Name, auf den dieser Server hört, etwa rally.example; darf mehrfach vorkommen
cli-arg-proxy = Adresse oder Netz eines Reverse-Proxys, dem der Server glaubt, woher jemand kommt; darf mehrfach vorkommen

## Einen Server betreiben

server-nobody = Niemand
server-no-such-person = Eine Person „{ $person }“ gibt es nicht.
server-no-such-ban = „{ $who }“ ist nicht gesperrt.
server-no-such-status = Den Zustand „{ $status }“ gibt es nicht. Es gibt: { $statuses }.
server-ban-no-network = „{ $network }“ ist weder eine Adresse noch ein Netz wie 203.0.113.0/24.
server-ban-too-wide = { $network } lässt sich nicht sperren: Das wäre die halbe Welt oder dieser Rechner selbst.
server-file-exists = „{ $file }“ gibt es schon. Bitte nenne eine neue Datei.
server-file-not-written = „{ $file }“ lässt sich nicht schreiben: { $reason }.
server-backup-none = „{ $file }“ ist keine Sicherung von Rallybox.
server-backup-broken = „{ $file }“ ist beschädigt oder unvollständig. Es wurde nichts getan.
server-backup-newer = „{ $file }“ stammt von einer neueren Version von Rallybox. Aktualisiere diese hier.
server-database-not-empty = Diese Datenbank ist nicht leer. Nimm eine neue.
server-database-busy = Diese Datenbank wird benutzt (Verbindungen: { $others }). Halte zuerst die Server an.
server-no-rallybox-database = Das ist keine Datenbank von Rallybox.
server-restore-differs = Was in „{ $table }“ geschrieben wurde, ist nicht das, was in der Sicherung steht. Es wurde nichts getan.
server-integrity-game = Tisch { $table }: { $reason }

cli-command-admin = Einen Server betreuen: Sicherungen, Tische, Personen, Sperren.
cli-admin-backup = Alles in eine neue Datei sichern, auch während der Server läuft.
cli-admin-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-admin-move = Mit allem in eine andere, leere Datenbank umziehen: von SQLite nach PostgreSQL oder zurück.
cli-admin-check = Prüfen, ob die Datenbank unversehrt ist.
cli-admin-prune = Alte Partien aus der Datenbank in ein Archiv von Aufzeichnungen legen.
cli-admin-tables = Tische auflisten.
cli-admin-close = Einen Tisch schließen; was dort gespielt wurde, bleibt.
cli-admin-remove = Einen Tisch entfernen, mit allem, was dort gespielt wurde.
cli-admin-people = Personen auflisten.
cli-admin-export = Alles zeigen, was über eine Person gespeichert ist, als JSON.
cli-admin-delete = Eine Person löschen: Name, Geräte und was sie gesagt hat.
cli-admin-bans = Sperren auflisten.
cli-admin-ban = Eine Person oder ein Netz sperren.
cli-admin-lift = Eine Sperre aufheben.
cli-admin-key = Einen Schlüssel für die Einstellungen admin_key und metrics_key erzeugen.

cli-metavar-id = KENNUNG
cli-metavar-text = TEXT

cli-arg-admin-file = die Datei
cli-arg-admin-to = die andere Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank
cli-arg-admin-whole = auch jede fertige Partie nachspielen; das kann Minuten dauern
cli-arg-admin-status = nur Tische in diesem Zustand
cli-arg-admin-find = eine Kennung, ein Code oder ein Name
cli-arg-admin-most = wie viele höchstens (Standard: 100)
cli-arg-admin-table = die Kennung eines Tisches
cli-arg-admin-person = die Kennung einer Person
cli-arg-admin-output = in diese Datei schreiben
cli-arg-admin-network = eine Adresse oder ein Netz wie 203.0.113.0/24
cli-arg-admin-days = für wie viele Tage (Standard: für immer)
cli-arg-admin-reason = was den Gesperrten gesagt wird
cli-arg-admin-who = die Kennung einer Person oder ein Netz
cli-arg-admin-age = Partien, die seit mindestens so vielen Tagen zu Ende sind

cli-admin-backed-up = In { $file } ist alles: { $rows } Zeilen. Verwahr die Datei gut, sie enthält die Geheimnisse aller Partien.
cli-admin-restored = Alles aus { $file } ist in der Datenbank: { $rows } Zeilen.
cli-admin-moved = Umgezogen: { $rows } Zeilen. Die alte Datenbank ist unverändert; starte dort keinen Server mehr.
cli-admin-all-well = Die Datenbank ist unversehrt.
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-removed = Tisch { $table } ist weg.
cli-admin-exported = In { $file } ist alles, was über diese Person gespeichert ist.
cli-admin-deleted =
    { $tables ->
        [0] { $person } ist gelöscht. Der Name stand an keinem Tisch.
        [one] { $person } ist gelöscht, auch der Name an einem Tisch.
       *[other] { $person } ist gelöscht, auch der Name an { $tables } Tischen.
    }
cli-admin-banned = { $who } ist gesperrt. Bis: { $until }.
cli-admin-lifted = { $who } ist nicht mehr gesperrt.
cli-admin-ban-whom = Sag, wer gesperrt werden soll: entweder --person oder --network.
cli-admin-nothing-old = So alte Partien gibt es nicht.
cli-admin-left = { $games ->
    [one] Eine Partie lässt sich nicht nachspielen und bleibt in der Datenbank.
   *[other] { $games } Partien lassen sich nicht nachspielen und bleiben in der Datenbank.
}
cli-admin-pruned = { $games ->
    [one] Eine Partie ist jetzt in { $file } und nicht mehr in der Datenbank.
   *[other] { $games } Partien sind jetzt in { $file } und nicht mehr in der Datenbank.
}
cli-admin-for-good = für immer
cli-admin-column-id = Kennung
cli-admin-column-code = Code
cli-admin-column-game = Spiel
cli-admin-column-status = Zustand
cli-admin-column-last = letzter Zug
cli-admin-column-actions = Züge
cli-admin-column-names = am Tisch
cli-admin-column-name = Name
cli-admin-column-created = seit
cli-admin-column-tables = Tische
cli-admin-column-kind = Art
cli-admin-column-who = wer
cli-admin-column-made = gesperrt am
cli-admin-column-until = bis
cli-admin-column-reason = Grund

## Die Seite für die Serverleitung

server-admin-title = Rallybox: diesen Server betreuen
server-admin-needs-https = Diese Seite öffnet sich nur über https oder aus dem Netz des Servers.
server-admin-no-key = Das ist nicht der richtige Schlüssel.
server-admin-not-sure = Setz zuerst den Haken bei „Ja, sicher“. Es hat sich nichts geändert.
server-admin-bad-number = „{ $text }“ ist keine Anzahl von Tagen.
server-admin-findings = { $number ->
    [one] Etwas stimmt nicht: { $first }
   *[other] { $number } Dinge stimmen nicht. Das erste: { $first }
}
server-admin-enter = Anmelden
server-admin-leave = Abmelden
server-admin-overview = Übersicht
server-admin-tables = Tische
server-admin-people = Personen
server-admin-bans = Sperren
server-admin-find = Suchen
server-admin-sure = Ja, sicher
server-admin-backup = Sicherung herunterladen
server-admin-restore = Um eine Sicherung wiederherzustellen oder in eine andere Datenbank umzuziehen, halte den Server an und nimm „rallybox admin restore“ oder „rallybox admin move“.
server-admin-check = Datenbank prüfen
server-admin-check-whole = Auch jede Partie prüfen
server-admin-prune = Alte Partien archivieren
server-admin-close = Schließen
server-admin-remove = Entfernen
server-admin-export = Exportieren
server-admin-delete = Löschen
server-admin-ban = Sperren
server-admin-lift = Aufheben
server-admin-kind-person = Person
server-admin-kind-network = Netz
server-admin-field-key = Schlüssel
server-admin-field-age = Zu Ende seit mindestens so vielen Tagen:
server-admin-field-who = Kennung oder Netz
server-admin-field-days = Tage (leer: für immer)
server-admin-field-reason = Grund
server-admin-count-tables-open = Offene Tische
server-admin-count-tables-running = Laufende Partien
server-admin-count-tables-finished = Fertige Partien
server-admin-count-tables-closed = Geschlossene Tische
server-admin-count-people = Personen
server-admin-count-moves = Züge
server-admin-count-lines = Chatnachrichten
