# Die Lektion von Tacots. Wie die Kennungen gebildet sind, steht in `lessons.ftl`.

lessons-tacots-opening-title = Die erste Karte
lessons-tacots-opening-ask-1 =
    { $d } hat mit einer Kreuzung in der Mitte begonnen. Alle anderen beginnen daneben.
    Wähle eine deiner Karten, dann ein markiertes Feld; wählst du das Feld noch einmal, dreht sich die Karte.
lessons-tacots-opening-done-1 = Dein Auto ist auf der Straße. Die erste deiner 13 Karten bist du los: Wer zuerst alle los ist, beendet den Durchgang.

lessons-tacots-build-title = Bau vor deinem Auto
lessons-tacots-build-ask-1 =
    In deinem Zug legst du eine Karte vor dein Auto und fährst darauf. Hier ist der Rand des Spielplans schon nah.
    Leg eine Karte, von der aus die Straße weitergehen kann.
lessons-tacots-build-other-1 = Diese Straße führt vom Spielplan hinunter: Vor deinem Auto wäre nichts mehr. Versuch es mit einer Kurve oder einer Einmündung.
lessons-tacots-build-note-later = Die Sackgasse ist für die anderen und kommt in der nächsten Szene. Bau jetzt vor deinem eigenen Auto.
lessons-tacots-build-done-1 = Die Straße geht weiter. Neben einer anderen Karte muss Straße auf Straße treffen; zu leeren Feldern und zum Rand hin ist alles erlaubt.

lessons-tacots-block-title = Eine Sackgasse für andere
lessons-tacots-block-ask-1 =
    Alle haben eine Sackgasse.
    Leg deine vor das Auto von { $b }.
lessons-tacots-block-other-1 = Eine gute Straße. Aber { $b } fährt dir davon! Nimm deine Sackgasse und sieh, wohin sie passt.
lessons-tacots-block-done-1 = { $b } kann dort nicht mehr bauen. Eine Sackgasse ist nur nach Norden oder Süden offen; { $c } und { $d } fahren nach Osten und sind vor ihr sicher. Sicher ist auch, wer weniger als 3 Karten hat oder weniger als 3 gelegt hat, und wer sich mit so jemandem eine Karte teilt.

lessons-tacots-drive-title = Festgefahren? Fahr weiter!
lessons-tacots-drive-ask-1 =
    Jetzt hat es dich getroffen: Vor deinem Auto liegt eine Sackgasse. Wer nicht bauen kann, fährt stattdessen bis zu fünf Karten weit die Straße entlang.
    Fahr auf eine Karte, von der aus die Straße weitergehen kann.
lessons-tacots-drive-note-stuck = Dorthin darfst du fahren, aber auch dort geht es nicht weiter. Zwei Karten in Reichweite haben noch ein offenes Ende; such eine davon.
lessons-tacots-drive-other-1 = Heb dir deine Sackgasse auf. Bring erst einmal dein Auto hier heraus: Wähle eine Karte auf der Straße.
lessons-tacots-drive-done-1 = Von hier kannst du im nächsten Zug wieder bauen. Zwei Autos dürfen sich eine Karte teilen, drei nie.

lessons-tacots-cost-title = Übrige Karten kosten Punkte
lessons-tacots-cost-ask-1 =
    { $d } ist im Ziel; der Durchgang endet mit dieser Runde, und das ist dein letzter Zug. Jede Karte, die dir bleibt, kostet je Öffnung einen Punkt.
    Leg die, die dich am meisten kosten würde.
lessons-tacots-cost-other-1 = Dann bliebe dir eine teurere Karte: Zähl die Öffnungen der Karten auf deiner Hand.
lessons-tacots-cost-done-1 = Alle Hände werden aufgedeckt und gezählt. Eine teure Karte bist du gerade noch losgeworden.

lessons-tacots-finish-title = Das Ziel
lessons-tacots-finish-ask-1 =
    Du hast nur noch deine Sackgasse.
    Als allerletzte Karte ist sie das Ziel: Leg sie vor dein eigenes Auto!
lessons-tacots-finish-done-1 = 5 Punkte für dich, und die anderen verlieren, was ihre Karten kosten. Eine Partie zu viert hat vier Durchgänge; wer die meisten Punkte hat, gewinnt.

lessons-tacots-patience-title = Allein: die Patience
lessons-tacots-patience-ask-1 =
    Die Patience hat dieselben Karten; gelegt und gefahren wird wie sonst. Aber du hast keine Hand: Es gibt vier Stapel, und alle vier Autos gehören dir.
    Leg die Kreuzung auf ein Feld in der Mitte.
lessons-tacots-patience-other-1 = Aufhören darfst du jederzeit. Aber fangen wir erst einmal an.
lessons-tacots-patience-done-1 = Alle vier Autos stehen darauf.
lessons-tacots-patience-ask-2 = Nimm die oberste Karte eines Stapels und leg sie vor ein Auto deiner Wahl.
lessons-tacots-patience-other-2 = Aufhören darfst du jederzeit. Aber leg zuerst eine Karte.
lessons-tacots-patience-note-early = Die Sackgassen hebst du dir am besten für den Schluss auf, eine für jedes Auto. Nimm die oberste Karte eines Stapels.
lessons-tacots-patience-done-2 = Das Auto fährt darauf, und die nächste Karte des Stapels wird aufgedeckt. Leg alle 52 Karten, die Sackgassen zuletzt, und die Patience geht auf. Und jetzt eine Rallye gegen die anderen!
