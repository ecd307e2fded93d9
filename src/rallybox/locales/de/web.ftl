# Die Seiten im Browser

web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-close = Schließen
web-you = du
web-card =
    { $colour ->
        [g] Grün
        [y] Gelb
        [r] Rot
       *[b] Blau
    } { $value }
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-decision = Was gefragt ist
web-sending = Unterwegs …
web-watch = Schau zu, was geschieht.
web-skip = Überspringen
web-goes-on = Hier gibt es nichts zu wählen; es geht von selbst weiter.

## Startseite

web-hero = Motoren an!
web-hero-about = Drei Rallye-Brettspiele für Freunde, Fremde und Bots. Kein Konto, nichts zu installieren: Such dir ein Spiel aus und fahr los.
web-app-about = Drei Rallye-Brettspiele für Freunde, Fremde und Bots.
web-games = Spiele
web-players =
    { $least ->
        [1] { $most ->
            [1] Allein
           *[other] Allein oder mit bis zu { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }
web-play-now = Jetzt spielen
web-set-up = Tisch einrichten
web-my-tables = Meine Tische
web-open-tables = Tische mit freiem Sitz
web-have-code = Hast du einen Code?
web-have-code-about = Am Tisch deiner Freunde steht ein Code aus sechs Zeichen.
web-join = Mitspielen
web-your-turn = Du bist dran
web-status-open =
    { $free ->
        [0] Startklar
        [one] { $free } Sitz frei
       *[other] { $free } Sitze frei
    }
web-status-running = Läuft
web-status-finished = Beendet
web-your-name = Dein Name
web-nickname = Wie sollen dich die anderen nennen?
web-guest = Gast
web-keep = Behalten
web-lost = Falsch abgebogen
web-nowhere = Unter dieser Adresse ist nichts.
web-home = Startseite
web-looking = Der Tisch wird gesucht …
web-offline = Der Server ist gerade nicht erreichbar.
web-offline-again = Wir versuchen es alle paar Sekunden von selbst noch einmal.
web-away-title = Kurzer Halt am Straßenrand
web-away-about = Rallybox läuft auf einem Server, und der ist gerade nicht erreichbar: Dieses Gerät ist offline, oder der Server macht Pause. Jede Partie wartet, wo sie steht; nichts geht verloren.

## Einen Tisch einrichten

web-new-table = Ein Tisch für { $game }
web-variant = Regeln
web-how-many = Wie viele spielen mit?
web-seats = Sitze
web-seat = Sitz { $seat }
web-plan-person = ein Mensch
web-plan-rookie = Bot: Neuling
web-plan-club = Bot: Club
web-plan-pro = Bot: Profi
web-plan-ace = Bot: Ass
web-pace = Zeit
web-public = Alle dürfen mitspielen
web-hints-allowed = Tipps erlaubt
web-create = Tisch eröffnen

## Am Tisch

web-who-drives = Wer fährt mit?
web-seat-free = wer den Link hat, darf hier sitzen
web-seat-waiting = Ein freier Sitz
web-seat-here = ist da
web-seat-away = ist gerade weg
web-sit-here = Hier sitzen
web-add-bot = Bot dazusetzen
web-for-person = Freihalten
web-fill = Mit Bots auffüllen
web-start = Start
web-start-free = { $free ->
    [one] Ein Sitz ist noch frei: Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $free } Sitze sind noch frei: Lade andere ein oder setz Bots dazu.
}
web-wait-host = Wer den Tisch eröffnet hat, startet die Partie, wenn alle da sind.
web-invite = Einladen
web-this-table = Dieser Tisch
web-qr = Der Link zu diesem Tisch als Code zum Scannen
web-code-is = Der Code dieses Tischs:
web-copy = Link kopieren
web-copied = Kopiert
web-plain-board = Die Stellung ließ sich hier nicht zeichnen. Was du tun kannst, steht unten; was geschieht, steht im Verlauf.
web-plain-search = { $number } Möglichkeiten: suchen
web-plain-none = So etwas geht jetzt nicht.
web-plain-as-text = Als Text
web-plain-score = Punkte
web-plain-ended = Platz { $place }
web-plain-asked = entscheidet
web-watchers = So viele schauen zu
web-hours = { $hours } Std.
web-side = Neben dem Spielplan
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-rules = Regeln
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-connecting = Auf dem Weg zum Tisch …
web-try-now = Jetzt versuchen
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-table-closed = Dieser Tisch wurde geschlossen, bevor es losging.
web-stand-in = Einen Bot für mich spielen lassen
web-take-back = Ich spiele wieder selbst
web-leave = Tisch verlassen
web-big-screen = Für den großen Bildschirm
web-big-screen-about = Das Brett ganz groß, für den Fernseher. Niemandes Karten sind zu sehen.
web-hand-page = Nur meine Karten
web-hand-page-about = Deine Hand auf diesem Telefon, während das Brett auf dem großen Bildschirm steht.
web-result = Ergebnis
web-total = Gesamt
web-rematch = Noch einmal spielen
web-replay = Noch einmal ansehen
web-record = Aufzeichnung herunterladen
web-replay-keys = Wiederholung
web-replay-at = Moment { $at } von { $last }
web-replay-back = Eins zurück
web-replay-forward = Eins weiter
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-jump = Springen zu …
web-replay-as = Gesehen von
web-replay-as-all = allen
web-replay-share = Diesen Moment teilen
web-dice = Würfel prüfen
web-dice-checking = Die ganze Partie wird noch einmal gespielt …
web-dice-fair = Die Würfel waren fair.
web-dice-unfair = Mit diesen Würfeln stimmt etwas nicht.
web-dice-how = Vor dem ersten Mischen hat der Server ein Geheimnis festgelegt und seinen Fingerabdruck gezeigt. Dann hat jedes Gerät am Tisch eigene Zufallsziffern dazugegeben. Alles zusammen ergab die Würfel, also konnte sie niemand bestimmen.
web-dice-right = Richtig:
web-dice-wrong = Falsch:
web-dice-unknown = Lässt sich nicht sagen:
web-dice-check-promise =
    { $found ->
        [right] Der Fingerabdruck ist der, den dieses Gerät vor der Partie gesehen hat.
        [wrong] Dieses Gerät hat vor der Partie einen anderen Fingerabdruck gesehen.
       *[unknown] Dieses Gerät hat den Fingerabdruck von vor der Partie nicht aufgehoben.
    }
web-dice-check-secret =
    { $found ->
        [right] Das Geheimnis hat diesen Fingerabdruck.
       *[wrong] Das Geheimnis hat diesen Fingerabdruck nicht.
    }
web-dice-check-share =
    { $found ->
        [right] Die Ziffern dieses Geräts sind mit dabei.
       *[unknown] Von diesem Gerät sind keine Ziffern dabei.
    }
web-dice-check-seed =
    { $found ->
        [right] Geheimnis und Ziffern, auf diesem Gerät gemischt, ergeben die Würfel dieser Partie.
       *[wrong] Geheimnis und Ziffern, auf diesem Gerät gemischt, ergeben andere Würfel.
    }
web-dice-check-played =
    { $found ->
        [right] Mit diesen Würfeln nachgespielt, führen die { $actions } Aktionen zum verkündeten Ergebnis.
       *[wrong] Mit diesen Würfeln nachgespielt, führen die { $actions } Aktionen nicht zum verkündeten Ergebnis.
    }
web-dice-commitment = Fingerabdruck, vor der Partie gezeigt
web-dice-secret = Das Geheimnis des Servers
web-dice-share =
    { $mine ->
        [yes] Ziffern von Startnummer { $number }, von diesem Gerät
       *[no] Ziffern von Startnummer { $number }
    }
web-dice-seed = Die Würfel, aus allem gemischt
web-dice-record = Du traust niemandem? Lade die Aufzeichnung herunter und prüfe sie auf deinem Rechner mit „rallybox verify“.
web-rules-full = Die ganzen Regeln
web-rules-contents = Was in den Regeln steht
web-ruling = Warum? Lies { $id } in den Regeln
web-mute = Nicht zeigen, was { $name } sagt
web-unmute = { $name } ist stumm: wieder zuhören

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
web-text-largest = am größten
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-full = lebhaft
web-motion-less = ruhig
web-speed = Züge der anderen
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-skip = nur wo sie enden
web-sound = Töne
web-auto = Von selbst antworten, wenn alle geheim gefragt werden und ich nur weitermachen kann
