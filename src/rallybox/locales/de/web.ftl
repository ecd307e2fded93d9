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
web-hint = Tipp
web-hint-thinking = Ich denke nach …
web-hints = Was ein starker Bot täte
web-hint-place = erwarteter Platz: { $place }
web-hint-success = { $percent } eines vollen Erfolgs
web-hint-share = { $percent } seines Nachdenkens

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
web-code = Code eines Tischs
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
web-pace-none = unbegrenzt
web-pace-relaxed = ein Tag pro Zug
web-pace-live = 45 Sekunden
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
web-plain-place = Platz
web-plain-score = Punkte
web-plain-shared = { $names } teilen sich den Sieg!
web-plain-ended = Platz { $place }
web-plain-asked = entscheidet
web-watchers = So viele schauen zu
web-time-left = Restzeit
web-hours = { $hours } Std.
web-side = Neben dem Spielplan
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-rules = Regeln
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-connecting = Auf dem Weg zum Tisch …
web-reconnecting = Die Verbindung ist weg. Wir versuchen, zurückzukommen …
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
web-wins = { $name } gewinnt!
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

# Road Rally auf dem Bildschirm

web-rr-start = START
web-rr-finish = ZIEL
web-rr-board = Die Strecke
web-rr-spaces = Felder entlang der Straße. Mit den Pfeiltasten geht es von Feld zu Feld.
web-rr-find-car = Mein Auto finden
web-rr-whole = Die ganze Strecke
web-rr-target = Hierher kannst du fahren.
web-rr-cars-here = Hier: Auto { $drivers }.
web-rr-space-start = Der Startbereich.
web-rr-space-finish = Das Ziel. Die Runde, in der ein Auto ankommt, ist die letzte.
web-rr-space-plain = Feld { $space }.
web-rr-space-stage = Feld { $space }: Etappe { $stage }.
web-rr-space-diner = Feld { $space }: ein Diner. Etappe { $stage } ist vorbei.
web-rr-space-checkpoint = Feld { $space }: ein Checkpoint. 2 Punkte wert; der letzte Platz zieht 2 Karten.
web-rr-space-passed = Feld { $space }: ein Checkpoint, den schon jemand genommen hat.
web-rr-space-gas = Feld { $space }: eine Tankstelle. Deine Ablage kommt zurück in deinen Stapel.
web-rr-space-store = Feld { $space }: ein Laden. Im nächsten Zug spielst du bis zu 5 Karten beliebiger Farben.
web-rr-space-mechanic = Feld { $space }: eine Werkstatt. Leg deine obersten 5 Karten in beliebige Reihenfolge.
web-rr-space-shortcut = Feld { $space }: eine Abkürzung auf Feld { $end }.
web-rr-draws =
    { $draw ->
        [0] . Zieht keine.
        [one] . Zieht eine Karte.
       *[other] . Zieht { $draw } Karten.
    }
web-rr-hand = Meine Hand
web-rr-hand-empty = Deine Hand ist leer.
web-rr-other-play = Passt nicht zu deiner Auswahl; damit beginnst du eine neue.
web-rr-pick-cards = Wähle Karten oder das Feld, auf dem du halten willst.
web-rr-ask-mechanic = Ordne die obersten Karten deines Stapels, wie du magst. { $draw ->
    [0] Keine davon wird jetzt gezogen.
    [one] Die erste wird sofort gezogen.
   *[other] Die ersten { $draw } werden sofort gezogen.
}
web-rr-drive = Fahren
web-rr-tune = Die obersten Karten meines Stapels, die nächste zuerst
web-rr-tune-card = { $place }: { $card } Die Pfeiltasten verschieben sie.
web-rr-tuned-to = { $card } Jetzt an Stelle { $place }.
web-rr-drawn-now = jetzt gezogen
web-rr-tune-done = Zurücklegen
web-rr-places = Was diese Etappe je nach Platz bringt
web-rr-or-cards = oder 2 Karten
web-rr-do-score = Karte spielen
web-rr-do-continue = Weiter
web-rr-do-takepoints = Punkte
web-rr-do-takecards = Karten
web-rr-do-shortcut = Abkürzung nehmen
web-rr-do-stay = Bleiben
web-rr-do-drawfirst = Erst ziehen
web-rr-do-shufflefirst = Erst mischen
web-rr-do-reshuffle = Neu mischen
web-rr-do-keep = Stapel lassen
web-rr-my-stages = Meine Etappen
web-rr-stage-live = Etappe { $stage }.
web-rr-stage-gone = Etappe { $stage }, schon vorbei.
web-rr-triggers-left =
    { $left ->
        [0] nichts mehr auszulösen
        [one] noch { $left } auszulösen
       *[other] noch { $left } auszulösen
    }
web-rr-standing = Plätze
web-rr-driver =
    Platz { $place }: { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, auf Feld { $space }. Karten auf der Hand: { $hand }, im Stapel: { $deck }. Etappenkarten: { $stagecards }, noch auszulösen: { $triggers }.
web-rr-acts = Ist jetzt dran.
web-rr-in-hand = Karten auf der Hand
web-rr-in-deck = Karten im Stapel
web-rr-triggers = Etappen, die noch ausgelöst werden dürfen und schon ausgelöst sind
web-rr-tiles-won = Gewonnene Plättchen, je 2 Punkte
web-rr-sum-stages = Etappen
web-rr-sum-own = Eigene Etappen, doppelt
web-rr-sum-finish = Ziel
web-rr-sum-tiles = Plättchen
web-rr-me-place = Platz
web-rr-me-space = Feld
web-rr-me-points = Punkte
web-rr-me-deck = im Stapel
web-rr-deck = Stapel { $deck }, Ablage { $discards }
web-rr-my-deck = Mein Stapel
web-rr-top = Nächste Karten
web-rr-top-unknown =
    { $deck ->
        [0] Der Stapel ist leer.
        [one] Eine Karte, und niemand weiß, welche.
       *[other] { $deck } Karten in einer Reihenfolge, die niemand kennt.
    }
web-rr-discards = Ablage
web-rr-none = Keine.

web-rr-rules-aim = Fahr vom Start ins Ziel, aber achte auf die Etappen unterwegs: Dort gibt es Punkte, nach den Plätzen der Autos in diesem Moment. Die meisten Punkte gewinnen.
web-rr-rules-turn = Dein Zug
web-rr-rules-play = Spiel eine oder mehrere Karten einer Farbe und fahr so weit, wie sie zusammen ergeben. Dann zieh:
web-rr-rules-draw =
    { $draw ->
        [0] keine ziehen
        [one] { $draw } Karte ziehen
       *[other] { $draw } Karten ziehen
    }
web-rr-rules-spaces = Felder
web-rr-rules-stage = Etappe. Sie kommt an die Reihe, wenn ein Auto dort hält oder vorbeifährt. Das erste Auto genau auf dem Feld nimmt das Plättchen, wenn die Etappe gewertet wird: 2 Punkte.
web-rr-rules-checkpoint = Checkpoint. Das Plättchen ist 2 Punkte wert; wer auf dem letzten Platz liegt, zieht 2 Karten.
web-rr-rules-gas = Tankstelle. Deine Ablage kommt zurück in deinen Stapel.
web-rr-rules-mechanic = Werkstatt. Sieh dir deine obersten 5 Karten an und leg sie in beliebiger Reihenfolge zurück.
web-rr-rules-store = Laden. Beginnt dein nächster Zug hier, darfst du bis zu 5 Karten beliebiger Farben spielen und ziehst 1, auch nach Grün.
web-rr-rules-shortcut = Abkürzung. Halte hier an, und du darfst an ihr anderes Ende springen.
web-rr-rules-stages = Etappen
web-rr-rules-trigger = Von einigen Etappen hältst du heimlich die Karte; ein Stern markiert sie auf der Straße. Kommt eine davon an die Reihe, darfst du ihre Karte spielen: Alle bekommen Punkte nach ihrem Platz, und du bekommst das Doppelte.
web-rr-rules-end = Das Ende
web-rr-rules-over = Die Runde, in der ein Auto das Ziel erreicht, ist die letzte. Autos im Ziel bekommen noch einmal Punkte nach ihrem Platz.
web-rr-first = Wer fängt an?
web-rr-first-lot = wird ausgelost

web-rr-course = Strecke
web-rr-course-random = zufällig
web-rr-course-own = von mir gelegt
web-rr-builder = Die Strecke legen
web-rr-builder-course = Die Strecke { $course }
web-rr-builder-tiles = Die Streckenteile in Fahrtrichtung. Die Pfeiltasten verschieben das ausgewählte.
web-rr-builder-fine = Die Straße führt durchgehend vom Start ins Ziel.
web-rr-builder-how = Zieh ein Teil an eine andere Stelle oder nimm die Pfeile. Der runde Pfeil lässt es andersherum befahren.
web-rr-builder-shuffle = Mischen
web-rr-builder-use = Diese Strecke nehmen
web-rr-tile-place = Streckenteil an Stelle { $place }
web-rr-tile-moved = Streckenteil { $tile } ist jetzt an Stelle { $place }.
web-rr-tile-before = Früher
web-rr-tile-after = Später
web-rr-tile-round = Andersherum befahren
web-rr-tile-swap = Ein anderes Teil
