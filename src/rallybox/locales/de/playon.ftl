# Von einer Stelle einer beendeten Partie aus weiterspielen. Namen: wer es sagt, dann worum es geht.

record-other-setup = Diese Aufzeichnung beginnt mitten in einer Partie mit anderen Einstellungen.
record-begins-at-end = Diese Aufzeichnung beginnt, wo eine Partie schon vorbei war.
record-no-such-step = Diese Stelle gibt es nicht: Die Partie reicht von Zug 0 bis Zug { $last }.
record-nothing-left = Hier ist die Partie schon vorbei: Es gibt nichts mehr zu spielen.

cli-arg-from = von einer Stelle dieser aufgezeichneten Partie aus weiterspielen
cli-arg-from-step = --from: nach so vielen Zügen (Standard: 0, der Anfang)
cli-arg-from-seat = --from: dein Sitz; eine Zahl ab 1 oder ein Name (Standard: 1)
cli-from-alone = Mit --from kommt alles aus der Aufzeichnung: Lass { $option } weg.
cli-from-missing = Für { $option } braucht es eine Aufzeichnung: Ergänze --from { $file }.
cli-verified-origin = { $file } ist eine korrekte Aufzeichnung von { $game }: Sie beginnt mit einer Stellung aus der Datei, die aus einer anderen Partie nach Zug { $step } stammt. Von da an folgen alle { $actions } Züge den Regeln, und das Ergebnis stimmt.
