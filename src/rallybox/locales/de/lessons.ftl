# Spielen lernen. Zu jeder Szene: ihr Titel; was zu versuchen ist (ask); was zu einem Versuch gesagt
# wird, der woandershin führt (other oder eine Notiz, note); was geschah (done). $b, $c und $d sind
# die anderen.

lessons-no-such-scene = Diese Szene gibt es nicht.
lessons-stale = Etwas, das vorher versucht wurde, zählte nicht; fang diese Szene neu an.
lessons-over = Diese Szene ist vorbei; weiter geht es mit der nächsten.

## Road Rally

lessons-roadrally-drive-title = Karten sind dein Motor
lessons-roadrally-drive-ask-1 =
    Dein Auto fährt so weit, wie deine Karten sagen. Langsame grüne bringen dir zwei neue Karten, gelbe eine, schnelle rote keine.
    Spiel etwas Grünes.
lessons-roadrally-drive-other-1 = Das fährt gut, bringt aber weniger neue Karten. Versuch es zuerst mit Grün.
lessons-roadrally-drive-done-1 = Los geht’s, und du hast zwei neue Karten auf der Hand. Die anderen sind auch gefahren.
lessons-roadrally-drive-ask-2 =
    Karten einer Farbe werden zusammengezählt.
    Jetzt schneller: Nimm zwei oder mehr einer Farbe.
lessons-roadrally-drive-other-2 = Das ist nur eine Karte. Nimm eine zweite derselben Farbe dazu.
lessons-roadrally-drive-done-2 = Darum geht es in diesem Rennen: Viele Karten auf einmal machen dich schnell, aber was du ziehst, hängt nur von ihrer Farbe ab. Jetzt losstürmen oder Kräfte sparen?

lessons-roadrally-order-title = Wer vorn ist
lessons-roadrally-order-ask-1 =
    { $b } und { $c } stehen auf demselben Feld. { $b } war zuerst da und ist vorn.
    Setz dich vor beide.
lessons-roadrally-order-note-same = Da stündest du neben ihnen, aber dahinter: Wer zuerst da war, bleibt vorn. Fahr ein Feld weiter.
lessons-roadrally-order-other-1 = Das reicht nicht: { $b } und { $c } wären immer noch vor dir.
lessons-roadrally-order-done-1 = Du führst! Das vorderste Auto fährt in der nächsten Runde zuerst. Und für Plätze gibt es Punkte, wie du gleich siehst.

lessons-roadrally-stage-title = Eine eigene Etappe
lessons-roadrally-stage-ask-1 =
    Punkte gibt es an den nummerierten Etappen. Von einigen hast du insgeheim die Karte; auf der Straße haben sie einen Stern.
    Etappe 9 gehört dir: Fahr darauf oder darüber hinaus.
lessons-roadrally-stage-other-1 = Damit erreichst du Etappe 9 nicht. Nimm mehr.
lessons-roadrally-stage-done-1 = Vom letzten Platz auf den ersten! Die Runde ist vorbei, und alle werden insgeheim nach Etappe 9 gefragt.
lessons-roadrally-stage-ask-2 = Spiel ihre Karte.
lessons-roadrally-stage-other-2 = Dann bekäme hier niemand Punkte, und deine Karte wäre verloren. Spiel sie!
lessons-roadrally-stage-done-2 = Alle haben Punkte nach ihrem Platz bekommen: 5, 4, 3 und 2. Die Karte war deine, also bekamst du das Doppelte. Zweimal im Rennen darfst du das; such dir Momente aus, in denen du vorn bist.

lessons-roadrally-reward-title = Punkte oder Karten
lessons-roadrally-reward-ask-1 =
    { $b } hat die Karte der Etappe 13 gespielt. Du bist auf dem letzten Platz und hast nur noch eine Karte.
    Dort darfst du statt der Punkte zwei Karten ziehen: Versuch das.
lessons-roadrally-reward-other-1 = Zwei Punkte sind zwei Punkte. Aber mit einer Karte kommst du nicht weit; nimm diesmal die Karten.
lessons-roadrally-reward-done-1 = Drei Karten, und du bist wieder im Rennen. Eine Weile hinten zu sein schadet nicht, wenn du vorn bist, sobald deine eigenen Etappen kommen.

lessons-roadrally-shortcut-title = Eine Abkürzung
lessons-roadrally-shortcut-ask-1 =
    Drei Felder vor dir beginnt eine Abkürzung, aber nur für Autos, die genau dort anhalten.
    Halte dort an, wo die Abkürzung beginnt.
lessons-roadrally-shortcut-other-1 = Damit hältst du nicht dort, wo die Abkürzung beginnt. Such Karten einer Farbe, die zusammen 3 ergeben.
lessons-roadrally-shortcut-done-1 = Hier beginnt sie.
lessons-roadrally-shortcut-ask-2 = Nimm sie.
lessons-roadrally-shortcut-other-2 = Du darfst stehen bleiben. Aber schau, wohin die Abkürzung führt: an beiden Autos vor dir vorbei.
lessons-roadrally-shortcut-done-2 = Drei Felder geschenkt, und du führst. Was eine Abkürzung auslässt, hast du weder erreicht noch passiert, hier die Tankstelle. Etappen liegen dort nie.

lessons-roadrally-gas-title = Kein Sprit mehr
lessons-roadrally-gas-ask-1 =
    Dein Stapel ist leer: Es gibt nichts mehr zu ziehen, und alles, was du gespielt hast, liegt in deiner Ablage.
    Halte an der Tankstelle drei Felder vor dir, um es zurückzubekommen.
lessons-roadrally-gas-other-1 = Dann würdest du nichts ziehen, gleich bei welcher Farbe. Du brauchst genau 3, um an der Zapfsäule zu halten.
lessons-roadrally-gas-done-1 = Deine Ablage ist wieder dein Stapel, und du hast davon gezogen. Ist deine Hand einmal ganz leer, kommt die Ablage auch zurück, aber du stehst einen Zug lang.

lessons-roadrally-signs-title = Schilder am Straßenrand
lessons-roadrally-signs-ask-1 =
    Viele Felder tun etwas für Autos, die dort anhalten. Drei Felder vor dir ist ein Checkpoint: 2 Punkte.
    Halte auf dem Checkpoint an.
lessons-roadrally-signs-other-1 = Vorbeifahren genügt nicht, du musst darauf anhalten. Du brauchst 3.
lessons-roadrally-signs-done-1 = Der Checkpoint gehört dir. Und { $d } auf dem letzten Platz hat dafür zwei Karten gezogen: Wer hinten ist, bekommt Hilfe.
lessons-roadrally-signs-ask-2 = Halte jetzt an der Werkstatt an, zwei Felder weiter.
lessons-roadrally-signs-other-2 = Damit hältst du nicht an der Werkstatt. Du brauchst 2.
lessons-roadrally-signs-done-2 = In der Werkstatt siehst du die nächsten Karten deines Stapels.
lessons-roadrally-signs-ask-3 =
    Du ziehst sie in dieser Reihenfolge.
    Ordne sie, wie du magst, und leg sie zurück.
lessons-roadrally-signs-done-3 = Jetzt weißt du, was du ziehen wirst. Es gibt auch Läden: Wer von dort losfährt, darf bis zu fünf Karten beliebiger Farben spielen und zieht eine. Zeig auf ein Schild oder tippe es an, um zu lesen, was es tut.

lessons-roadrally-finish-title = Das Ziel
lessons-roadrally-finish-ask-1 =
    Das Ziel ist drei Felder entfernt. Die Runde, in der ein Auto dort ankommt, ist die letzte.
    Fahr ins Ziel.
lessons-roadrally-finish-other-1 = Das endet vor dem Ziel. Du brauchst 3 oder mehr; zu viel schadet nicht.
lessons-roadrally-finish-done-1 = Das Rennen ist vorbei. Wer angekommen ist, bekam noch einmal Punkte nach dem Platz, und jedes Plättchen zählt 2 Punkte. Wer die meisten Punkte hat, gewinnt. Mehr brauchst du nicht zu wissen: auf zum ersten Rennen!

## Stich Rallye

lessons-stichrallye-follow-title = Bedienen und gewinnen
lessons-stichrallye-follow-ask-1 =
    { $c } hat Grün angespielt. Wer Grün hat, muss Grün spielen, und die höchste grüne Karte gewinnt den Stich.
    Gewinne diesen Stich!
lessons-stichrallye-follow-other-1 = Das darfst du spielen, aber die grüne 9 von { $d } ist höher. Spiel deine höchste grüne Karte.
lessons-stichrallye-follow-done-1 = Der Stich gehört dir und mit ihm die Flagge: Zum nächsten spielst du an. Wer gewinnt, fährt so weit, wie die niedrigste Karte sagt, hier 5. Alle anderen ziehen ihren Motor auf.

lessons-stichrallye-colour-title = Die letzte Farbe entscheidet
lessons-stichrallye-colour-ask-1 =
    { $b } hat Grün angespielt. { $c } hat keines und hat Rot dazugebracht. Die Farbe, die als letzte in den Stich kam, entscheidet, jetzt also Rot.
    Auch du hast kein Grün: Spiel, was du willst, und gewinne den Stich.
lessons-stichrallye-colour-other-1 = Deine rote 4 ist niedriger als die rote 5. Spiel ein höheres Rot, oder bring Blau dazu: Eine neue Farbe schlägt alles, was daliegt.
lessons-stichrallye-colour-done-1 = Deiner! Eine neue Farbe schlägt alles vor ihr, so niedrig die Karte auch ist. Eine Farbe nicht mehr zu haben ist also etwas wert.

lessons-stichrallye-wind-title = Verlieren zieht auf
lessons-stichrallye-wind-ask-1 =
    Wer einen Stich nicht gewinnt, zieht den Motor um eine Zahl auf: 1, 2, 4, 7, 11, 16. Deiner steht auf 2.
    Verlier diesen Stich.
lessons-stichrallye-wind-other-1 = Die 11 würde gewinnen. Du würdest fahren, aber dein Motor würde nicht aufgezogen. Spiel niedrig und sieh, wozu das Verlieren gut ist.
lessons-stichrallye-wind-done-1 = Dein Motor steht auf 4. Er wartet, bis du einen Stich gewinnst oder der Durchgang endet. Aber übertreib es nicht: Nach 16 kommen 10 und 5.

lessons-stichrallye-hills-title = Bergauf, bergab
lessons-stichrallye-hills-ask-1 =
    Du hast kein Grün, also gewinnt, was immer du spielst, und die niedrigste Karte des Stichs sagt, wie weit du fährst. Wer bergab anhält, rollt weiter, wer bergauf anhält, rollt zurück.
    Such eine Karte aus, mit der du weiterrollst.
lessons-stichrallye-hills-note-up = Das endet auf dem Anstieg vor dir, und du würdest wieder zurückrollen. Komm darüber hinweg.
lessons-stichrallye-hills-other-1 = Das kommt über den Anstieg und hält in der Ebene. Noch ein bisschen mehr, und du rollst.
lessons-stichrallye-hills-done-1 = Hinab geht es, ganz umsonst. Hänge zählen nur, wo eine Fahrt endet; unterwegs fährt man einfach darüber.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Dein Motor ist auf 7 aufgezogen, und Blau wurde angespielt.
    Jetzt gewinne den Stich.
lessons-stichrallye-turbo-other-1 = Deine 2 kann nicht gewinnen. Spiel die 11.
lessons-stichrallye-turbo-done-1 = Der Stich gehört dir. Die niedrigste Karte ist eine 6.
lessons-stichrallye-turbo-ask-2 =
    Du fährst 6 oder mit dem ganzen Motor 6 + 7 = 13. Auf der Strecke siehst du beide Felder.
    Lass den Motor los!
lessons-stichrallye-turbo-other-2 = Ihn zu behalten kann klug sein, solange er sich höher aufziehen lässt. Aber sieh nur, wie weit er dich jetzt bringt!
lessons-stichrallye-turbo-done-2 = Was für ein Satz! Das Feld mit dem Auto von { $b } wurde übersprungen und nicht einmal gezählt. Dein Motor steht wieder auf 0.

lessons-stichrallye-motors-title = Das Ende eines Durchgangs
lessons-stichrallye-motors-ask-1 =
    Das ist der letzte Stich des Durchgangs. Du hast alle verloren und stehst noch auf dem Start, aber dein Motor ist gut aufgezogen.
    Spiel deine Karte und schau zu.
lessons-stichrallye-motors-done-1 = Am Ende eines Durchgangs laufen alle Motoren von selbst, vom letzten Auto bis zum ersten. Deiner hat dich nach vorn gebracht! Dann werden neue Karten gegeben. Es gibt drei Durchgänge mit 5, 7 und 9 Stichen.

lessons-stichrallye-laps-title = Zwei Runden
lessons-stichrallye-laps-ask-1 =
    Diesen Stich hast du gewonnen, und deine zweite Runde ist fast geschafft: Der Start ist 9 Felder entfernt.
    Fahr darüber!
lessons-stichrallye-laps-other-1 = 6 genügen nicht. Du brauchst deinen Motor.
lessons-stichrallye-laps-done-1 = Zwei Runden, und du gewinnst sofort, mitten im Durchgang. Kommt in drei Durchgängen niemand so weit, gewinnt das Auto an der Spitze. Jetzt fahr im Ernst!

## Tacots

lessons-tacots-opening-title = Die erste Karte
lessons-tacots-opening-ask-1 =
    { $d } hat mit einer Kreuzung in der Mitte begonnen. Alle anderen beginnen daneben.
    Nimm eine deiner Karten, dann ein markiertes Feld; wähl das Feld noch einmal, um die Karte zu drehen.
lessons-tacots-opening-done-1 = Dein Auto ist auf der Straße. Die erste deiner 13 Karten bist du los: Wer zuerst alle los ist, beendet den Durchgang.

lessons-tacots-build-title = Bau vor deinem Auto
lessons-tacots-build-ask-1 =
    In deinem Zug legst du eine Karte vor dein Auto und fährst darauf. Hier ist der Rand des Spielplans nah.
    Leg eine Karte, von der die Straße weiterführt.
lessons-tacots-build-other-1 = Diese Straße führt vom Spielplan hinunter: Vor deinem Auto läge nichts mehr. Versuch eine Kurve oder eine Einmündung.
lessons-tacots-build-note-later = Die Sackgasse ist für die anderen und kommt in der nächsten Szene. Bau jetzt vor deinem eigenen Auto.
lessons-tacots-build-done-1 = Die Straße geht weiter. Neben einer anderen Karte muss Straße auf Straße treffen; zu leeren Feldern und zum Rand hin darf eine Karte offen sein, wie sie will.

lessons-tacots-block-title = Eine Sackgasse für andere
lessons-tacots-block-ask-1 =
    Alle haben eine Sackgasse.
    Leg deine Sackgasse vor das Auto von { $b }.
lessons-tacots-block-other-1 = Eine gute Straße. Aber { $b } fährt dir davon! Nimm deine Sackgasse und sieh, wohin sie passt.
lessons-tacots-block-done-1 = { $b } kann dort nicht mehr bauen. Eine Sackgasse ist nach Norden oder Süden offen; { $c } und { $d } fahren nach Osten und sind vor ihr sicher. Ebenso alle, die weniger als 3 Karten haben oder weniger als 3 gelegt haben, und wer mit ihnen auf einer Karte steht.

lessons-tacots-drive-title = Kein Weiterbauen? Fahren!
lessons-tacots-drive-ask-1 =
    Jetzt hat es dich getroffen: Vor deinem Auto liegt eine Sackgasse. Wer nicht bauen kann, fährt stattdessen, bis zu fünf Karten weit auf der Straße.
    Fahr auf eine Karte, von der die Straße weiterführt.
lessons-tacots-drive-note-stuck = Dorthin darfst du fahren, aber alle ihre Wege sind schon verbaut. Zwei Karten in Reichweite haben einen offenen Weg; such eine davon.
lessons-tacots-drive-other-1 = Heb dir deine Sackgasse auf. Bring zuerst dein Auto hier heraus: Wähl eine Karte auf der Straße.
lessons-tacots-drive-done-1 = Hier kannst du in deinem nächsten Zug wieder bauen. Zwei Autos dürfen sich eine Karte teilen, drei nie.

lessons-tacots-cost-title = Was übrig bleibt, kostet Punkte
lessons-tacots-cost-ask-1 =
    { $d } ist im Ziel; der Durchgang endet mit dieser Runde, und das ist dein letzter Zug. Jede Karte, die du behältst, kostet für jeden ihrer Wege einen Punkt.
    Leg die, die am meisten kosten würde.
lessons-tacots-cost-other-1 = Dann behieltest du eine teurere Karte: Zähl die Wege auf den Karten in deiner Hand.
lessons-tacots-cost-done-1 = Alle Karten werden offengelegt und gezählt. Eine teure bist du gerade noch losgeworden.

lessons-tacots-finish-title = Das Ziel
lessons-tacots-finish-ask-1 =
    Du hast nur noch deine Sackgasse.
    Als allerletzte Karte ist sie das Ziel: Leg sie vor dein eigenes Auto!
lessons-tacots-finish-done-1 = 5 Punkte für dich, und die anderen verlieren, was ihre Karten kosten. Eine Partie zu viert hat vier Durchgänge; wer die meisten Punkte hat, gewinnt.

lessons-tacots-patience-title = Allein: die Patience
lessons-tacots-patience-ask-1 =
    Die Patience hat dieselben Karten, die ebenso passen und befahren werden. Aber es gibt keine Hand: Vier Stapel liegen da, und alle vier Autos sind deine.
    Leg die Kreuzung auf ein Feld in der Mitte.
lessons-tacots-patience-other-1 = Aufhören darfst du jederzeit. Aber fangen wir erst einmal an.
lessons-tacots-patience-done-1 = Alle vier Autos stehen darauf.
lessons-tacots-patience-ask-2 = Nimm die oberste Karte eines Stapels und bau damit, vor welchem Auto du willst.
lessons-tacots-patience-other-2 = Aufhören darfst du jederzeit. Aber leg zuerst eine Karte.
lessons-tacots-patience-note-early = Die Sackgassen hebst du dir am besten für den Schluss auf, eine für jedes Auto. Nimm die oberste Karte eines Stapels.
lessons-tacots-patience-done-2 = Das Auto fährt darauf, und die nächste Karte des Stapels wird aufgedeckt. Leg alle 52 Karten, die Sackgassen zuletzt, und sie ist aufgegangen. Jetzt versuch eine Rallye gegen die anderen!
