# What is said while a fresh checkout is made ready (scripts/begin), before the catalogue can be read as a
# whole: one line for a message, with nothing but names to fill in.

begin-once = Rallybox wird eingerichtet. Das ist nur einmal nötig und dauert etwa eine halbe Minute.
begin-once-terminal = Rallybox wird eingerichtet. Das ist nur einmal nötig und dauert weniger als eine halbe Minute.
begin-once-dev = Rallybox wird eingerichtet. Das ist nur einmal nötig und dauert etwa eine Minute.
begin-step-environment = Python-Umgebung
begin-step-python = das Spiel
begin-step-tools = das Spiel und die Werkzeuge zum Entwickeln
begin-step-node = Node, aus dem Python-Paketverzeichnis
begin-step-web = Werkzeuge für die Seiten
begin-step-web-tools = Werkzeuge und Tests für die Seiten
begin-step-pages = die Seiten

begin-no-python = Rallybox braucht Python 3.11 oder neuer, und hier gibt es kein Python. Installiere es, oder sag make, wo es liegt: make play PYTHON=/pfad/zu/python3
begin-not-that-python = Rallybox braucht Python 3.11 oder neuer, und { $path } ist kein Python. Sag make, wo eines liegt, oder lass PYTHON weg, dann sucht Rallybox selbst: make play PYTHON=/pfad/zu/python3
begin-old-python = Rallybox braucht Python 3.11 oder neuer; dies ist Version { $version }. Installiere ein neueres, oder sag make, wo es liegt: make play PYTHON=/pfad/zu/python3
begin-old-node = Dein Node hat Version { $version }, die Seiten brauchen { $wanted }. Rallybox lädt ein neueres, nur für sich selbst.
begin-no-node = Um die Seiten zu bauen, braucht Rallybox Node, und für diesen Rechner gibt es kein fertiges. Installiere es von nodejs.org und versuch es noch einmal, oder spiel im Terminal: make play-terminal
begin-no-venv = Dieses Python kann keine Umgebungen anlegen. Unter Debian und Ubuntu hilft: sudo apt install python3-venv
begin-no-network = Die nötigen Pakete lassen sich nicht herunterladen. Prüf die Verbindung (oder den Proxy) und versuch es noch einmal; was schon da ist, bleibt.
begin-no-room = Zu wenig Platz: In { $folder } sind noch { $free } MB frei, das Einrichten braucht { $needed } MB.
begin-disk-full = Der Datenträger ist voll. Schaff etwas Platz und versuch es noch einmal; es ist nichts verloren.
begin-not-allowed = In { $folder } lässt sich nichts schreiben. Leg Rallybox in einen Ordner, der dir gehört, und versuch es noch einmal.
begin-failed = Das hat nicht geklappt: { $what }. Einzelheiten stehen in { $file }.

# Said by the server, when it starts.

server-running-already = Rallybox läuft schon: Öffne { $address } oder starte einen zweiten Server mit --port { $other } (make play PORT={ $other }).
server-port-taken = Ein anderes Programm benutzt Port { $port }. Nimm einen anderen: --port { $other } (make play PORT={ $other }).
