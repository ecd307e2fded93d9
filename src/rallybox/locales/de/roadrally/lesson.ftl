# Die Lektion von Road Rally. Wie die Kennungen gebildet sind, steht in `lessons.ftl`.

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
