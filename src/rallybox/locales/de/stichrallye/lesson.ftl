# Die Lektion von Stich Rallye. Wie die Kennungen gebildet sind, steht in `lessons.ftl`.

lessons-stichrallye-follow-title = Bedienen und gewinnen
lessons-stichrallye-follow-ask-1 =
    { $c } hat Grün angespielt. Wer Grün hat, muss Grün spielen, und die höchste grüne Karte gewinnt den Stich.
    Gewinn diesen Stich!
lessons-stichrallye-follow-other-1 = Das darfst du spielen, aber { $d } hat die grüne 9 gespielt, und die ist höher. Spiel deine höchste grüne Karte.
lessons-stichrallye-follow-done-1 = Der Stich gehört dir und mit ihm die Flagge: Zum nächsten spielst du an. Wer gewinnt, fährt so viele Felder, wie die niedrigste Karte zeigt, hier 5. Alle anderen ziehen ihren Motor auf.

lessons-stichrallye-colour-title = Die letzte Farbe zählt
lessons-stichrallye-colour-ask-1 =
    { $b } hat Grün angespielt. { $c } hat kein Grün und bringt Rot ins Spiel. Es zählt die Farbe, die zuletzt dazukam, jetzt also Rot.
    Auch du hast kein Grün: Spiel, was du willst, und gewinn den Stich.
lessons-stichrallye-colour-other-1 = Deine rote 4 ist niedriger als die rote 5. Spiel eine höhere rote Karte oder bring Blau ins Spiel: Eine neue Farbe sticht alles, was daliegt.
lessons-stichrallye-colour-done-1 = Der Stich gehört dir! Eine neue Farbe sticht alles, was vorher kam, so niedrig die Karte auch ist. Es lohnt sich also, eine Farbe loszuwerden.

lessons-stichrallye-wind-title = Wer verliert, zieht auf
lessons-stichrallye-wind-ask-1 =
    Wer einen Stich nicht gewinnt, zieht den Motor um eine Zahl auf: 1, 2, 4, 7, 11, 16. Deiner steht auf 2.
    Verlier diesen Stich.
lessons-stichrallye-wind-other-1 = Die 11 würde gewinnen. Du würdest fahren, aber dein Motor würde nicht aufgezogen. Spiel niedrig und schau, wozu Verlieren gut ist.
lessons-stichrallye-wind-done-1 = Dein Motor steht auf 4. Er wartet, bis du einen Stich gewinnst oder der Durchgang endet. Aber übertreib es nicht: Nach 16 kommen 10 und 5.

lessons-stichrallye-hills-title = Bergauf, bergab
lessons-stichrallye-hills-ask-1 =
    Du hast kein Grün: Egal was du spielst, du gewinnst, und die niedrigste Karte des Stichs bestimmt, wie weit du fährst. Wer bergab anhält, rollt weiter, wer bergauf anhält, rollt zurück.
    Such eine Karte aus, mit der du weiterrollst.
lessons-stichrallye-hills-note-up = Damit hältst du auf dem Anstieg vor dir und rollst zurück. Fahr darüber hinweg.
lessons-stichrallye-hills-other-1 = Damit kommst du über den Anstieg, hältst aber auf einem ebenen Feld. Noch ein Stück, und du rollst.
lessons-stichrallye-hills-done-1 = Und schon rollst du hinab, ganz von allein. Hänge zählen nur, wo eine Fahrt endet; unterwegs fährst du einfach darüber.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Dein Motor ist auf 7 aufgezogen, und Blau wurde angespielt.
    Jetzt gewinn den Stich.
lessons-stichrallye-turbo-other-1 = Deine 2 kann nicht gewinnen. Spiel die 11.
lessons-stichrallye-turbo-done-1 = Der Stich gehört dir. Die niedrigste Karte ist eine 6.
lessons-stichrallye-turbo-ask-2 =
    Du fährst 6 Felder oder mit deinem Motor 6 + 7 = 13. Auf der Strecke siehst du beides.
    Lass den Motor los!
lessons-stichrallye-turbo-other-2 = Ihn aufzusparen kann klug sein, solange er sich noch höher aufziehen lässt. Aber schau nur, wie weit er dich jetzt bringt!
lessons-stichrallye-turbo-done-2 = Was für ein Sprung! { $b } hast du übersprungen, und das Feld zählt nicht einmal mit. Dein Motor steht wieder auf 0.

lessons-stichrallye-motors-title = Das Ende eines Durchgangs
lessons-stichrallye-motors-ask-1 =
    Das ist der letzte Stich des Durchgangs. Du hast alle verloren und stehst noch auf dem Start, aber dein Motor ist gut aufgezogen.
    Spiel deine Karte und schau zu.
lessons-stichrallye-motors-done-1 = Am Ende eines Durchgangs laufen alle Motoren, vom letzten Auto bis zum ersten. Deiner hat dich nach vorn gebracht! Dann werden neue Karten ausgeteilt. Es gibt drei Durchgänge mit 5, 7 und 9 Stichen.

lessons-stichrallye-laps-title = Zwei Runden
lessons-stichrallye-laps-ask-1 =
    Diesen Stich hast du gewonnen, und deine zweite Runde ist fast geschafft: Der Start ist 9 Felder entfernt.
    Fahr darüber!
lessons-stichrallye-laps-other-1 = 6 Felder genügen nicht. Du brauchst deinen Motor.
lessons-stichrallye-laps-done-1 = Zwei Runden, und du gewinnst sofort, mitten im Durchgang. Kommt in drei Durchgängen niemand so weit, gewinnt das vorderste Auto. Und jetzt ein richtiges Rennen!
