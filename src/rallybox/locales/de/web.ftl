# Die Seiten im Browser

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-close = Schließen
web-you = du
web-card =
    { $colour ->
        [g] Grün
        [y] Gelb
        [r] Rot
       *[b] Blau
    } { $value }
web-log = Spielverlauf
web-log-empty = Noch ist nichts passiert.
web-decision = Deine Entscheidung
web-sending = Wird gesendet …
web-watch = Schau zu, was passiert.
web-skip = Überspringen
web-goes-on = Hier gibt es nichts zu wählen, es geht von selbst weiter.

## Startseite

web-hero = Motoren an!
web-hero-about = Drei Rallye-Brettspiele: mit Freunden, mit Fremden, gegen Bots. Kein Konto, nichts zu installieren: Spiel aussuchen und losfahren.
web-app-about = Drei Rallye-Brettspiele: mit Freunden, mit Fremden, gegen Bots.
web-games = Spiele
web-players =
    { $least ->
        [1] { $most ->
            [1] 1 Person
           *[other] 1 bis { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }
web-play-now = Jetzt spielen
web-set-up = Tisch eröffnen
web-my-tables = Meine Tische
web-open-tables = Tische mit freien Plätzen
web-have-code = Hast du einen Code?
web-have-code-about = Jeder Tisch hat einen Code aus sechs Buchstaben und Ziffern. Frag deine Freunde danach.
web-join = Mitspielen
web-your-turn = Du bist dran
web-status-open =
    { $free ->
        [0] Startklar
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
web-status-running = Läuft
web-status-finished = Beendet
web-your-name = Dein Name
web-nickname = Wie sollen die anderen dich nennen?
web-guest = Gast
web-keep = Speichern
web-lost = Falsch abgebogen
web-nowhere = Unter dieser Adresse gibt es nichts.
web-home = Startseite
web-looking = Der Tisch wird gesucht …
web-offline = Der Server ist gerade nicht erreichbar.
web-offline-again = Wir versuchen es alle paar Sekunden noch einmal.
web-away-title = Kurzer Halt am Straßenrand
web-away-about = Der Rallybox-Server ist gerade nicht erreichbar: Entweder ist dieses Gerät offline, oder der Server macht Pause. Nichts ist verloren: Deine Partien warten dort, wo du sie verlassen hast.

## Einen Tisch einrichten

web-new-table = Neuer Tisch: { $game }
web-variant = Regeln
web-how-many = Wie viele spielen mit?
web-seats = Plätze
web-seat = Sitz { $seat }
web-plan-person = Mensch
web-pace = Zeit
web-public = Offen für alle
web-hints-allowed = Tipps erlaubt
web-create = Tisch eröffnen

## Am Tisch

web-who-drives = Wer fährt mit?
web-seat-free = wer den Link hat, kann sich hierher setzen
web-seat-waiting = Freier Platz
web-seat-here = ist da
web-seat-away = ist gerade nicht da
web-sit-here = Hier hinsetzen
web-add-bot = Bot dazusetzen
web-fill = Mit Bots auffüllen
web-start = Start
web-start-free = { $free ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $free } Plätze sind noch frei: Lade andere ein oder setz Bots dazu.
}
web-wait-host = Wer den Tisch eröffnet hat, startet die Partie, sobald alle da sind.
web-invite = Einladen
web-this-table = Dieser Tisch
web-qr = QR-Code mit dem Link zu diesem Tisch
web-code-is = Tischcode:
web-copy = Link kopieren
web-copied = Kopiert
web-plain-board = Diese Stellung lässt sich hier nicht zeichnen. Deine Möglichkeiten stehen unten; was passiert, erzählt der Verlauf.
web-plain-search = { $number } Möglichkeiten durchsuchen
web-plain-none = Keine Möglichkeit passt dazu.
web-plain-as-text = Als Text
web-plain-position = Die Stellung auf dem Tisch
web-plain-score = Punkte
web-plain-ended = Platz { $place }
web-plain-asked = überlegt
web-watchers = Publikum
web-hours = { $minutes ->
    [0] { $hours } Std.
   *[other] { $hours } Std. { $minutes } Min.
  }
web-days = { $hours ->
    [0] { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
   *[other] { $days } { $days ->
        [one] Tag
       *[other] Tage
    } { $hours } Std.
  }
web-side = Neben dem Spielplan
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-rules = Regeln
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-connecting = Der Tisch wird geöffnet …
web-try-now = Jetzt versuchen
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
web-stand-in = Einen Bot für mich spielen lassen
web-take-back = Wieder selbst spielen
web-leave = Tisch verlassen
web-big-screen = Auf dem großen Bildschirm
web-big-screen-about = Der ganze Spielplan, für den Fernseher. Handkarten sind dort nicht zu sehen.
web-hand-page = Nur meine Karten
web-hand-page-about = Deine Hand auf diesem Handy, der Spielplan auf dem großen Bildschirm.
web-result = Ergebnis
web-total = Gesamt
web-rematch = Noch einmal spielen
web-replay = Noch einmal ansehen
web-record = Aufzeichnung herunterladen
web-replay-keys = Wiederholung
web-replay-at = Moment { $at } von { $last }
web-replay-back = Schritt zurück
web-replay-forward = Schritt vor
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-jump = Springen zu …
web-replay-as = Aus Sicht von
web-replay-as-all = allen
web-replay-share = Diesen Moment teilen
web-origin = Ab Zug { $step } einer anderen Partie
web-origin-about = Öffnet den Rückblick auf jene Partie an dieser Stelle.
web-list-review = Rückblick
web-dice = Mischen prüfen
web-dice-checking = Die ganze Partie wird nachgespielt …
web-dice-fair = Es wurde fair gemischt.
web-dice-unfair = Mit dem Mischen stimmt etwas nicht.
web-dice-how = Vor dem ersten Mischen hat der Server ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Dann hat jedes Gerät am Tisch eigene Zufallsziffern beigesteuert. Erst alles zusammen bestimmt, wie gemischt wird; steuern konnte das also niemand.
web-dice-right = Stimmt:
web-dice-wrong = Stimmt nicht:
web-dice-unknown = Nicht zu prüfen:
web-dice-check-promise =
    { $found ->
        [right] Es ist der Fingerabdruck, den dieses Gerät vor der Partie gesehen hat.
        [wrong] Dieses Gerät hat vor der Partie einen anderen Fingerabdruck gesehen.
       *[unknown] Dieses Gerät hat den Fingerabdruck vor der Partie nicht gespeichert.
    }
web-dice-check-secret =
    { $found ->
        [right] Das Geheimnis des Servers hat diesen Fingerabdruck.
       *[wrong] Das Geheimnis des Servers hat einen anderen Fingerabdruck.
    }
web-dice-check-share =
    { $found ->
        [right] Die Ziffern dieses Geräts wurden verwendet.
       *[unknown] Von diesem Gerät kamen keine Ziffern.
    }
web-dice-check-seed =
    { $found ->
        [right] Auf diesem Gerät nachgerechnet, ergeben Geheimnis und Ziffern die Karten dieser Partie.
       *[wrong] Auf diesem Gerät nachgerechnet, ergeben Geheimnis und Ziffern andere Karten.
    }
web-dice-check-played =
    { $found ->
        [right] Mit diesen Karten nachgespielt, führen die { $actions } Züge zum verkündeten Ergebnis.
       *[wrong] Mit diesen Karten nachgespielt, führen die { $actions } Züge nicht zum verkündeten Ergebnis.
    }
web-dice-commitment = Fingerabdruck, vor der Partie veröffentlicht
web-dice-secret = Das Geheimnis des Servers
web-dice-share =
    { $mine ->
        [yes] Ziffern von Startnummer { $number }, von diesem Gerät
       *[no] Ziffern von Startnummer { $number }
    }
web-dice-seed = Daraus berechnet: wie gemischt wird
web-dice-record = Selbst nachprüfen? Lade die Aufzeichnung herunter und starte auf deinem Rechner „rallybox verify“.
web-rules-full = Alle Regeln
web-rules-contents = Inhalt
web-ruling = Warum? Siehe { $id } in den Regeln
web-mute = { $name } stummschalten
web-unmute = { $name } nicht mehr stummschalten

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-day = Tag
web-theme-night = Nacht
web-text = Schriftgröße
web-text-normal = normal
web-text-large = groß
web-text-largest = sehr groß
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-full = lebhaft
web-motion-less = ruhig
web-speed = Züge der anderen
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-skip = nur das Ergebnis
web-sound = Töne
web-auto = Automatisch weiter, wenn ich keine Wahl habe
