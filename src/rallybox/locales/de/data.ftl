# Was über Datensätze gesagt wird. Kennungen: data, dann worum es geht.

data-arg-parquet = außerdem jede Entscheidung und jedes Ergebnis in diesen Ordner schreiben, als Parquet-Dateien (docs/data.md); mit demselben Befehl geht ein abgebrochener Lauf weiter
data-arg-jsonl = dasselbe als JSON-Zeilen, komprimiert
data-arg-part = wie viele Partien in einer Datei stehen (Standard: 500)

data-done = { $folder } enthält { $games } Partien mit { $decisions } Entscheidungen. README.md darin erklärt jeden Wert.
data-interrupted = Abgebrochen: { $games } von { $all } Partien sind in { $folder }. Mit demselben Befehl geht es weiter.
data-missing-torch = Dazu fehlt PyTorch: pip install torch

data-trouble = „{ $file }“ ist nicht zu gebrauchen: { $reason }.
data-foreign = Im Ordner „{ $folder }“ liegt etwas anderes: { $file }. Nimm einen leeren Ordner; geändert wurde nichts.
data-other-run = Die Daten in „{ $folder }“ wurden mit anderen Angaben begonnen: { $names }. Wiederhole sie, oder nimm einen anderen Ordner.
data-other-rules = Diese Daten wurden mit Version { $theirs } der Regeln von { $game } begonnen; dieses Programm spielt Version { $ours }.
data-other-numbers = In diesen Daten haben die Beobachtungen von { $game } Version { $theirs }; dieses Programm schreibt Version { $ours }.
data-other-program = Diese Daten hat Rallybox { $theirs } begonnen. Das hier ist Rallybox { $ours }; seine Bots spielen vielleicht anders.
data-other-format = „{ $file }“ hat Format { $version }; dieses Programm liest Format { $ours }.
data-no-head = „{ $file }“ beschreibt keinen Datensatz: { $detail }.
data-bad-line = Zeile { $line } von „{ $file }“ ist nicht lesbar: { $detail }.
data-wrong-line = Zeile { $line } von „{ $file }“ gehört nicht zu diesem Datensatz.
data-damaged = „{ $file }“ ist beschädigt: Darin steht etwas anderes, als geschrieben wurde. Lösch die Datei und wiederhol den Befehl, von dem die Daten stammen: Er schreibt sie neu.
data-in-use = In „{ $folder }“ schreibt gerade ein anderer Lauf.
data-empty = In „{ $folder }“ ist noch keine Partie fertig.
data-worker-lost = Ein Prozess, in dem Partien liefen, wurde von außen beendet. Mit demselben Befehl geht es weiter.
data-cluster-lost = Der Cluster hat aufgehört zu spielen: { $reason }. Mit demselben Befehl geht es weiter.
