# Die Vektorumgebung: viele Partien in einem Schritt. Für alle, die Programme schreiben.

vector-missing = Die Vektorumgebung braucht NumPy: pip install "rallybox[research]"
vector-illegal = Partie { $number } des Batchs: Die Aktion { $action } ist dort nicht erlaubt, also ist in keiner Partie etwas geschehen. Die Masken zeigen, was erlaubt ist.
vector-actions = { $count } Partien brauchen { $count } Aktionen, eine nach der anderen; diese kommen in der Form { $shape }.
vector-reward = Eine Belohnung „{ $reward }“ gibt es nicht. Es gibt: { $rewards }.
vector-no-such-seat = Einen Sitz { $seat } gibt es nicht: Die Sitze haben die Nummern 0 bis { $last }.
vector-who =
    { $seat ->
        [-1] Niemand lernt: Mindestens ein Platz muss ohne Bot bleiben.
       *[other] Sitz { $seat } kann nicht zugleich lernen und mit einem Bot besetzt sein.
    }
vector-count = { $count } Partien lassen sich nicht auf { $processes } Prozesse verteilen: Jeder braucht mindestens eine.
vector-worker-lost = Einer der Prozesse, die die Partien spielen, ist beendet; so geht es nicht weiter. Starte sie neu.
