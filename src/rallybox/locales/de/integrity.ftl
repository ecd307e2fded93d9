# Was eine Prüfung in einer Datenbank findet

integrity-no-database = Das ist keine Datenbankdatei.
integrity-cut-short = Die Datei ist kürzer, als sie sein sollte: Ihr Ende fehlt.
integrity-pages = Die Datei ist beschädigt ({ $detail }).
integrity-commits-lost = „{ $file }“ ist älter als das, was dieser Server schon bestätigt hat: { $number ->
        [one] Es fehlt 1 Gruppe von Änderungen
       *[other] Es fehlen { $number } Gruppen von Änderungen
    }. Die Datei „{ $file }-wal“ daneben wurde gelöscht, oder eine ältere Kopie steht an ihrer Stelle. Leg die Datei zurück oder spiel die letzte Sicherung ein. Ist die ältere Kopie gewollt, lösch „{ $mark }“ und starte noch einmal.
integrity-checksums = PostgreSQL hat { $number ->
        [one] 1 beschädigte Seite
       *[other] { $number } beschädigte Seiten
    } gefunden. Spiel die letzte Sicherung zurück.
integrity-reference = Eine Zeile von { $from } verweist auf etwas in { $to }, das es nicht gibt.
integrity-gap = Im Verlauf dieses Tisches fehlen Züge.
integrity-no-table = Es gibt einen Verlauf, aber keinen Tisch dazu.
integrity-log = Der Verlauf dieses Tisches führt nicht zu dem, was von ihm gespeichert ist.
