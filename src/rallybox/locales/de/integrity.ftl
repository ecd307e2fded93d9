# Was eine Prüfung in einer Datenbank findet

server-integrity-no-database = Das ist keine Datenbankdatei.
server-integrity-cut-short = Die Datei ist kürzer, als sie sein sollte: Ihr Ende fehlt.
server-integrity-pages = Die Datei ist beschädigt ({ $detail }).
server-integrity-commits-lost = „{ $file }“ ist älter als das, was dieser Server schon bestätigt hat: { $number ->
        [one] Es fehlt 1 Gruppe von Änderungen
       *[other] Es fehlen { $number } Gruppen von Änderungen
    }. Die Datei „{ $file }-wal“ daneben wurde gelöscht, oder eine ältere Kopie steht an ihrer Stelle. Leg die Datei zurück oder stell die letzte Sicherung wieder her. Ist die ältere Kopie gewollt, lösch „{ $mark }“ und starte noch einmal.
server-integrity-checksums = PostgreSQL hat { $number ->
        [one] 1 beschädigte Seite
       *[other] { $number } beschädigte Seiten
    } gefunden. Stell die letzte Sicherung wieder her.
server-integrity-reference = Eine Zeile von { $from } verweist auf etwas in { $to }, das es nicht gibt.
server-integrity-gap = Im Verlauf dieses Tisches fehlen Züge.
server-integrity-no-table = Es gibt einen Verlauf, aber keinen Tisch dazu.
server-integrity-log = Nachgespielt führt der Verlauf dieses Tisches nicht zu dem, was gespeichert ist.
