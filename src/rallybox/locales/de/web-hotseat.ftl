# Mehrere an einem Gerät

web-hot-plan = Mensch an diesem Gerät
web-hot-name = Name
web-hot-name-of = Name für Sitz { $seat }
web-hot-person = Person { $seat }
web-hot-about = Ihr teilt euch dieses Gerät: Zwischen den Zügen fällt ein Vorhang, und alle sehen nur ihre eigenen Karten.
web-hot-here = an diesem Gerät
web-hot-sit = Jemanden hierher setzen
web-hot-sit-down = Hinsetzen
web-hot-get-up = Platz freigeben
web-hot-hand-to = Gib das Gerät weiter an
web-hot-meanwhile = Inzwischen
web-hot-nobody-else = Schaut sonst niemand hin?
web-hot-i-am = Ich bin { $name }
web-hot-board = Erst den Spielplan ansehen
web-hot-since =
    { $number ->
        [one] { $number } Neuigkeit seit deinem letzten Zug
       *[other] { $number } Neuigkeiten seit deinem letzten Zug
    }
web-hot-done = Das war’s fürs Erste. Gleich fällt der Vorhang.
web-hot-close = Vorhang zu
web-hot-turn = { $name } ist dran
web-hot-back = Gerät weitergeben
web-hot-open = Das dürfen alle sehen.
web-hot-look = Karten von { $name }
web-hot-stand-in = Einen Bot für { $name } spielen lassen
web-hot-take-back = { $name } spielt wieder selbst
