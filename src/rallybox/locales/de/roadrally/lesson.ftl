# Die Lektion von Road Rally. Wie die Kennungen gebildet sind, steht in `lessons.ftl`.

lessons-roadrally-drive-title = Karten sind dein Motor
lessons-roadrally-drive-ask-1 =
    Dein Auto fährt so viele Felder, wie deine Karten zeigen. Langsame grüne Karten bringen dir zwei neue, gelbe bringen eine, schnelle rote bringen keine.
    Spiel etwas Grünes.
lessons-roadrally-drive-other-1 = So kommst du gut voran, ziehst aber weniger neue Karten. Versuch es zuerst mit Grün.
lessons-roadrally-drive-done-1 = Los geht’s, mit zwei neuen Karten auf der Hand. Die anderen sind auch gefahren.
lessons-roadrally-drive-ask-2 =
    Karten derselben Farbe werden zusammengezählt.
    Jetzt schneller: Wähle zwei oder mehr Karten einer Farbe.
lessons-roadrally-drive-other-2 = Das ist nur eine Karte. Nimm noch eine derselben Farbe dazu.
lessons-roadrally-drive-done-2 = Darum geht es in diesem Rennen: Viele Karten auf einmal machen dich schnell, aber wie viele du ziehst, bestimmt allein die Farbe. Jetzt losstürmen oder Kräfte sparen?

lessons-roadrally-order-title = Wer ist vorn?
lessons-roadrally-order-ask-1 =
    { $b } und { $c } stehen auf demselben Feld. { $b } war zuerst da und liegt vorn.
    Setz dich vor beide.
lessons-roadrally-order-note-same = Dort stündest du zwar auf demselben Feld, aber dahinter: Wer zuerst da war, bleibt vorn. Fahr ein Feld weiter.
lessons-roadrally-order-other-1 = Das reicht nicht: { $b } und { $c } wären immer noch vor dir.
lessons-roadrally-order-done-1 = Du führst! Das vorderste Auto fährt in der nächsten Runde zuerst. Und ein guter Platz bringt Punkte, wie du gleich siehst.

lessons-roadrally-stage-title = Eine eigene Etappe
lessons-roadrally-stage-ask-1 =
    Punkte gibt es an den nummerierten Etappen. Zu einigen hast du eine geheime Karte; auf der Strecke tragen sie einen Stern.
    Etappe 9 gehört dir: Fahr bis dorthin oder daran vorbei.
lessons-roadrally-stage-other-1 = Damit erreichst du Etappe 9 nicht. Wähle mehr Karten.
lessons-roadrally-stage-done-1 = Vom letzten Platz auf den ersten! Die Runde ist vorbei, und jetzt entscheiden alle verdeckt über Etappe 9.
lessons-roadrally-stage-ask-2 = Spiel ihre Karte.
lessons-roadrally-stage-other-2 = Dann bekäme hier niemand Punkte, und deine Karte wäre verloren. Spiel sie!
lessons-roadrally-stage-done-2 = Alle haben Punkte nach ihrem Platz bekommen: 5, 4, 3 und 2. Die Karte war deine, also hast du das Doppelte bekommen. Das darfst du im Rennen zweimal; such dir Momente aus, in denen du vorn bist.

lessons-roadrally-reward-title = Punkte oder Karten
lessons-roadrally-reward-ask-1 =
    { $b } hat die Karte von Etappe 13 gespielt. Du liegst auf dem letzten Platz und hast nur noch eine Karte.
    Auf dem letzten Platz darfst du statt der Punkte zwei Karten ziehen. Probier es aus.
lessons-roadrally-reward-other-1 = Zwei Punkte sind zwei Punkte. Aber mit einer Karte kommst du nicht weit; nimm diesmal die Karten.
lessons-roadrally-reward-done-1 = Drei Karten, und du bist wieder im Rennen. Eine Weile hinten zu liegen schadet nicht, solange du vorn bist, wenn es um deine eigenen Etappen geht.

lessons-roadrally-shortcut-title = Eine Abkürzung
lessons-roadrally-shortcut-ask-1 =
    Drei Felder vor dir beginnt eine Abkürzung, aber nur für Autos, die genau dort anhalten.
    Halte am Anfang der Abkürzung.
lessons-roadrally-shortcut-other-1 = Damit hältst du nicht am Anfang der Abkürzung. Such Karten einer Farbe, die zusammen 3 ergeben.
lessons-roadrally-shortcut-done-1 = Hier beginnt sie.
lessons-roadrally-shortcut-ask-2 = Nimm die Abkürzung.
lessons-roadrally-shortcut-other-2 = Du darfst stehen bleiben. Aber schau, wohin die Abkürzung führt: an beiden Autos vor dir vorbei.
lessons-roadrally-shortcut-done-2 = Drei Felder geschenkt, und du führst. Was eine Abkürzung auslässt, wie hier die Tankstelle, hast du weder erreicht noch passiert. Etappen lässt sie nie aus.

lessons-roadrally-gas-title = Kein Sprit mehr
lessons-roadrally-gas-ask-1 =
    Dein Stapel ist leer: Es gibt nichts mehr zu ziehen, und alles, was du gespielt hast, liegt auf deiner Ablage.
    Halte an der Tankstelle drei Felder vor dir, um die Karten zurückzubekommen.
lessons-roadrally-gas-other-1 = Dann würdest du nichts ziehen, egal welche Farbe du spielst. Du brauchst genau 3, um an der Zapfsäule zu halten.
lessons-roadrally-gas-done-1 = Deine Ablage ist wieder dein Stapel, und du hast davon gezogen. Ist deine Hand einmal leer, bekommst du die Ablage auch zurück, musst aber einmal aussetzen.

lessons-roadrally-signs-title = Schilder am Straßenrand
lessons-roadrally-signs-ask-1 =
    Viele Felder haben etwas zu bieten, wenn man dort anhält. Drei Felder vor dir ist ein Checkpoint: 2 Punkte.
    Halte auf dem Checkpoint.
lessons-roadrally-signs-other-1 = Vorbeifahren genügt nicht, du musst dort halten. Du brauchst 3.
lessons-roadrally-signs-done-1 = Der Checkpoint gehört dir. Und { $d } auf dem letzten Platz hat zwei Karten gezogen: Jeder Checkpoint hilft dem letzten Auto.
lessons-roadrally-signs-ask-2 = Halte jetzt an der Werkstatt, zwei Felder weiter.
lessons-roadrally-signs-other-2 = Damit hältst du nicht an der Werkstatt. Du brauchst 2.
lessons-roadrally-signs-done-2 = In der Werkstatt siehst du die nächsten Karten deines Stapels.
lessons-roadrally-signs-ask-3 =
    In dieser Reihenfolge ziehst du sie, die erste zuerst.
    Ordne sie, wie du magst, und leg sie zurück.
lessons-roadrally-signs-done-3 = Jetzt weißt du, was du ziehen wirst. Es gibt auch Läden: Wer dort losfährt, darf bis zu fünf Karten beliebiger Farben spielen und zieht danach eine. Zeig auf ein Schild oder tipp es an, um zu sehen, was es bewirkt.

lessons-roadrally-finish-title = Das Ziel
lessons-roadrally-finish-ask-1 =
    Das Ziel ist drei Felder entfernt. Die Runde, in der ein Auto dort ankommt, ist die letzte.
    Fahr ins Ziel.
lessons-roadrally-finish-other-1 = Das endet vor dem Ziel. Du brauchst mindestens 3; mehr darf es ruhig sein.
lessons-roadrally-finish-done-1 = Das Rennen ist vorbei. Wer im Ziel ist, bekommt noch einmal Punkte nach dem Platz, und jedes Plättchen zählt 2 Punkte. Wer die meisten Punkte hat, gewinnt. Mehr brauchst du nicht zu wissen: auf zum ersten Rennen!
