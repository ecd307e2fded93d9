# Die Lektion von Stich Rallye. Wie die Kennungen gebildet sind, steht in `lessons.ftl`.

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
