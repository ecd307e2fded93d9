# Stich Rallye. Die Felder zählen ab dem Start; er ist Feld 0 und heißt S.
# Teile, die sich mehrere Sätze teilen, beginnen mit stichrallye-part; sie benutzen die Angaben des
# jeweiligen Satzes. Farben stehen als Hauptwort da (Rot), damit sie überall passen.

stichrallye-welcome =
    Zwei Runden mit dem Aufziehauto. Alle spielen eine Karte; wer den Stich gewinnt, fährt so viele Felder, wie die niedrigste Karte darin zeigt. Alle anderen ziehen ihren Motor um eine Zahl auf: 0, 1, 2, 4, 7, 11, 16, dann überdreht er: 10, 5 und zurück auf 0.
    Gewinnst du einen Stich, darfst du auch deinen Motor loslassen. Verlier also erst ein paar Stiche und gewinn dann im richtigen Moment. Und achte auf die Hänge: Bergab rollst du weiter, bergauf rollst du zurück.
    Es gibt drei Durchgänge mit 5, 7 und 9 Stichen. Wer zuerst zwei Runden schafft, gewinnt sofort; sonst gewinnt, wer am Ende vorn liegt.
stichrallye-rules-short =
    EIN STICH. Wer die Flagge hat, spielt eine beliebige Karte an. Im Uhrzeigersinn müssen alle die angespielte Farbe bedienen, wenn sie können; sonst ist jede Karte erlaubt. Es zählt die Farbe, die zuletzt in den Stich kam: Ihre höchste Karte gewinnt. Wer gewinnt, nimmt die Flagge und spielt zum nächsten Stich an.
    MOTOREN. Alle, die nicht gewonnen haben, ziehen ihren Motor um eine Zahl auf. Wer gewonnen hat, darf die ganze Zahl des eigenen Motors zur Fahrt dazunehmen; danach steht der Motor wieder auf 0.
    FAHREN. Wer gewonnen hat, fährt so viele Felder, wie die niedrigste Karte im Stich zeigt. Felder mit anderen Autos werden übersprungen und nicht gezählt, auch der Start S; mehrere Autos stehen dort nur vor ihrer ersten Fahrt.
    HÄNGE. Endet eine Fahrt bergab, rollt das Auto weiter auf das nächste leere Feld hinter dem Hang; endet sie bergauf, rollt es zurück auf das letzte leere Feld davor. Dabei rollt es über andere Autos und Hänge hinweg.
    ENDE EINES DURCHGANGS. Nach 5, 7 und 9 Stichen laufen alle Motoren, der des letzten Autos zuerst. Das vorderste Auto bekommt die Flagge, und es wird neu ausgeteilt.
    DAS ENDE. Wer S erreicht, passiert oder überspringt, hat eine Runde geschafft. Nach der ersten behält der Motor seine Zahl, mit der zweiten gewinnst du sofort. Nach dem dritten Durchgang gewinnt das vorderste Auto.

stichrallye-part-colour = { $colour ->
    [red] Rot
    [green] Grün
   *[blue] Blau
 }

stichrallye-part-spaces = { $lowest ->
    [one] 1 Feld
   *[other] { $lowest } Felder
 }

# -- Aufbau ----------------------------------------------------------------------------------

stichrallye-no-such-first = Einen Sitz { $first }, der die Flagge bekommen könnte, gibt es nicht; die Sitze haben die Nummern 0 bis { $last }.
stichrallye-track-length = Eine Strecke hat { $least } bis { $most } Felder; diese hat { $spaces }.
stichrallye-track-no-start = Eine Strecke beginnt mit ihrem Startfeld S; diese beginnt mit „{ $found }“.
stichrallye-track-second-start = Eine Strecke hat nur einen Start; auf dieser ist auch Feld { $space } ein S.
stichrallye-track-letter = Feld { $space } der Strecke ist „{ $found }“. Erlaubt sind nur S (Start), . (eben), v (bergab) und ^ (bergauf).
stichrallye-track-after-start = Die { $flat } Felder nach S müssen eben sein; Feld { $space } dieser Strecke liegt an einem Hang.
stichrallye-track-before-start = Die { $flat } Felder vor S müssen eben sein; Feld { $space } dieser Strecke liegt an einem Hang.
stichrallye-track-between-hills = Zwischen zwei Hängen müssen mindestens { $flat } ebene Felder liegen. Ein Hang endet auf Feld { $ends }, und der nächste beginnt auf Feld { $begins }; dazwischen: { $between }.
stichrallye-dial-length = Eine Motorscheibe hat { $least } bis { $most } Zahlen; diese hat { $numbers }.
stichrallye-dial-not-zero = Eine Motorscheibe beginnt mit 0; diese beginnt mit { $found }.
stichrallye-dial-power = Zahl { $place } der Motorscheibe ist { $found }; erlaubt ist { $weakest } bis { $strongest }.

# -- Aktionen --------------------------------------------------------------------------------

stichrallye-parse = „{ $text }“ ist keine Aktion. Schreib eine Karte mit dem Buchstaben ihrer Farbe und ihrem Wert, etwa r5, g11 oder b7; zum Motor antworte turbo oder keep.
stichrallye-parse-almost = „{ $text }“ ist keine Aktion. Meinst du { $guess }?

stichrallye-illegal-not-in-hand = Du hast { $card } nicht auf der Hand.
stichrallye-illegal-follow = { $card } geht nicht: { stichrallye-part-colour } ist angespielt, und davon hast du { $held ->
    [one] eine Karte
   *[other] { $held } Karten
 }, also musst du bedienen.
stichrallye-illegal-decide-turbo = Du hast den Stich gewonnen, jetzt wird keine Karte gespielt. Entscheide zuerst über deinen Motor: turbo oder keep.
stichrallye-illegal-motor-at-zero = Dein Motor steht auf 0, es gibt also nichts dazuzunehmen. Spiel eine Karte.
stichrallye-illegal-no-turbo-now = Deinen Motor ({ $motor }) darfst du nur dazunehmen, wenn du einen Stich gewonnen hast. Spiel eine Karte.

# -- was gefragt ist -------------------------------------------------------------------------

stichrallye-ask-lead = Du hast die Flagge und spielst zu Stich { $trick } von { $tricks } an: Wähle eine beliebige Karte.
stichrallye-ask-follow = Stich { $trick } von { $tricks }: { stichrallye-part-colour } ist angespielt. Du hast { $held ->
    [one] eine Karte davon und musst sie spielen
   *[other] { $held } Karten davon und musst eine spielen
 }.
stichrallye-ask-any = Stich { $trick } von { $tricks }: { stichrallye-part-colour } ist angespielt. Du hast keins: Spiel, was du willst. Eine neue Farbe sticht.
stichrallye-ask-turbo = Du hast den Stich gewonnen und fährst { stichrallye-part-spaces }. Nimmst du deinen Motor ({ $motor }) dazu, zusammen { $total } Felder (turbo), oder sparst du ihn auf (keep)?
stichrallye-ask-wait-card = { $driver } wählt eine Karte aus.
stichrallye-ask-wait-turbo = { $driver } hat den Stich gewonnen und überlegt, ob der Motor ({ $motor }) dazukommt.
stichrallye-ask-over = { $driver } hat gewonnen: { $reason ->
    [finish] zwei Runden geschafft
   *[lead] nach dem letzten Durchgang vor allen anderen
 }.

# -- was eine Aktion bewirken würde ----------------------------------------------------------

stichrallye-part-landing = { $rolled ->
    [down] auf Feld { $reached } und rollst den Hang hinab auf Feld { $end }
    [up] auf Feld { $reached } und rollst den Hang wieder hinunter auf Feld { $end }
   *[no] auf { $end ->
        [0] den Start
       *[other] Feld { $end }
     }
 }{ $lap ->
    [lap] , und deine erste Runde ist geschafft
    [win] , und deine zweite Runde ist geschafft: Du gewinnst sofort
   *[no] { "" }
 }

stichrallye-part-turbo-landing = { $rolled-turbo ->
    [down] auf Feld { $reached-turbo } und rollst den Hang hinab auf Feld { $end-turbo }
    [up] auf Feld { $reached-turbo } und rollst den Hang wieder hinunter auf Feld { $end-turbo }
   *[no] auf { $end-turbo ->
        [0] den Start
       *[other] Feld { $end-turbo }
     }
 }{ $lap-turbo ->
    [lap] , und deine erste Runde ist geschafft
    [win] , und deine zweite Runde ist geschafft: Du gewinnst sofort
   *[no] { "" }
 }

stichrallye-part-or-turbo = { $motor ->
    [0] { "" }
   *[other] ; mit deinem Motor fährst du { $total } Felder { stichrallye-part-turbo-landing }
 }

stichrallye-part-named = { stichrallye-part-colour } { $value }

stichrallye-explain-usemotor = Du fährst { $lowest } + { $motor } = { $total } Felder { stichrallye-part-turbo-landing }. Dein Motor geht zurück auf 0.
stichrallye-explain-keepmotor = Du fährst { stichrallye-part-spaces } { stichrallye-part-landing }. Dein Motor bleibt auf { $motor }.
stichrallye-explain-lead = Du spielst { stichrallye-part-named } an: Wer { stichrallye-part-colour } hat, muss bedienen. { $higher ->
    [0] Höher geht es nicht; nur eine andere Farbe kann das schlagen
    [one] Eine höhere Karte in { stichrallye-part-colour } oder eine andere Farbe kann das schlagen
   *[other] { $higher } höhere Karten in { stichrallye-part-colour } oder eine andere Farbe können das schlagen
 }. Wer gewinnt, fährt höchstens { stichrallye-part-spaces }.
stichrallye-part-so-far = { stichrallye-part-named } gewinnt bisher; nach dir { $after ->
    [one] kommt noch eine Karte
   *[other] kommen noch { $after } Karten
 }. { $new ->
    [0] { $higher ->
        [0] Das kann niemand schlagen
        [one] Nur die eine höhere Karte in { stichrallye-part-colour } kann das schlagen
       *[other] { $higher } höhere Karten in { stichrallye-part-colour } können das schlagen
     }
   *[other] { $higher ->
        [0] Nur eine Farbe, die neu in den Stich kommt, kann das schlagen
        [one] Eine höhere Karte in { stichrallye-part-colour } oder eine neue Farbe kann das schlagen
       *[other] { $higher } höhere Karten in { stichrallye-part-colour } oder eine neue Farbe können das schlagen
     }
 }.
stichrallye-explain-sofar = { stichrallye-part-so-far } Bleibt es dabei, fährst du { stichrallye-part-spaces } { stichrallye-part-landing }{ stichrallye-part-or-turbo }.
stichrallye-explain-lose = { stichrallye-part-named } kann nicht gewinnen: { $decided ->
    [yes] { $driver } holt den Stich mit { $winning } und fährt { stichrallye-part-spaces }
   *[no] { $driver } liegt mit { $winning } darüber. Niedrigste Karte bisher: { $lowest }
 }. Dein Motor geht von { $motor } auf { $wound }.
stichrallye-part-wins = { stichrallye-part-named } gewinnt den Stich
stichrallye-explain-win = { stichrallye-part-wins }: Du fährst { stichrallye-part-spaces } { stichrallye-part-landing }{ stichrallye-part-or-turbo }.

# -- was geschah -----------------------------------------------------------------------------

stichrallye-event-roundbegan = Durchgang { $round }: Alle bekommen { $cards } Karten. { $seat } hat die Flagge und spielt an.
stichrallye-event-dealt = { $seat } bekommt { $cards }.
stichrallye-event-cardplayed = { $seat } spielt { $card }{ $failed ->
    [yes] { " " }und hat kein { $lead ->
        [red] Rot
        [green] Grün
       *[blue] Blau
     }
   *[no] { "" }
 }.
stichrallye-event-trickwon = { $seat } gewinnt Stich { $trick } mit { $card }; die niedrigste Karte ist eine { $lowest }.
stichrallye-event-flagtaken = { $seat } nimmt die Flagge.
stichrallye-event-motorwound = { $seat } zieht den Motor auf: von { $before } auf { $motor }.
stichrallye-event-turboused = { $seat } lässt den Motor los: +{ $motor }.
stichrallye-event-turbokept = { $seat } spart den Motor auf: { $motor }.
stichrallye-event-motorused = Der Motor von { $seat } läuft: { $motor }.
stichrallye-event-drove = { $seat } fährt { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
 } { $start ->
    [0] vom Start
   *[other] von Feld { $start }
 } auf { $reached ->
    [0] den Start
   *[other] Feld { $reached }
 }{ $rolled ->
    [down] { " " }und rollt hinab auf Feld { $end }
    [up] { " " }und rollt zurück auf Feld { $end }
   *[no] { "" }
 }{ $lap ->
    [yes] { $laps ->
        [1] ; die erste Runde ist geschafft
       *[other] ; die zweite Runde ist geschafft
     }
   *[no] { "" }
 }.
stichrallye-event-roundended = Durchgang { $round } ist vorbei: Alle Motoren laufen, der des letzten Autos zuerst.
stichrallye-event-gameover = { $seat } gewinnt: { $reason ->
    [finish] zwei Runden geschafft
   *[lead] nach dem letzten Durchgang vor allen anderen
 }.

stichrallye-end-finish = Ein Auto hat seine zweite Runde geschafft.
stichrallye-end-lead = Der letzte Durchgang ist vorbei; das vorderste Auto gewinnt.

# -- die Zeichnung ---------------------------------------------------------------------------

stichrallye-draw-title = Stich Rallye, { $variant ->
    [volcano] rund um den Vulkan
    [beach] am Strand entlang
   *[own] auf eigener Strecke
 }: Durchgang { $round } von { $rounds }. Im Uhrzeigersinn, zwei Runden.
stichrallye-draw-road = [ ] eben   \ \ bergab: Hältst du hier, rollst du weiter hinter den Hang   / / bergauf: Hältst du hier, rollst du zurück davor   [ S ] Start und Ziel
stichrallye-draw-colour = { $colour ->
    [red] Rot
    [green] Grün
   *[blue] Blau
 }
stichrallye-draw-head-car = Auto
stichrallye-draw-head-place = Platz
stichrallye-draw-head-laps = Runden
stichrallye-draw-head-space = Feld
stichrallye-draw-head-motor = Motor
stichrallye-draw-head-cards = Karten
stichrallye-draw-head-won = Stiche
stichrallye-draw-head-lacks = Hat kein
stichrallye-draw-head-note = { " " }
stichrallye-draw-motor = { $motor } (dann { $upcoming })
stichrallye-draw-note-you = du
stichrallye-draw-note-flag = Flagge
stichrallye-draw-note-turn = überlegt
stichrallye-draw-note-winner = gewinnt
stichrallye-draw-trick-empty = Stich { $trick } von { $tricks }: Auto { $car } spielt an.
stichrallye-draw-trick = Stich { $trick } von { $tricks }:  { $cards }   niedrigste { $lowest }
stichrallye-draw-trick-winning = { " " }(beste)
stichrallye-draw-over = { $reason ->
    [finish] Vorbei: Zwei Runden sind geschafft.
   *[lead] Vorbei: Der letzte Durchgang ist gespielt, und das vorderste Auto gewinnt.
 }
stichrallye-draw-head-colour = Farbe
stichrallye-draw-head-hand = Deine Hand
stichrallye-draw-head-played = In diesem Durchgang gespielt
stichrallye-draw-head-unseen = Noch nicht gesehen

# Varianten und Optionen

stichrallye-variant-volcano = Vulkan
stichrallye-variant-beach = Strand
stichrallye-option-first = der Sitz, der die Flagge zuerst hat, gezählt ab 0
stichrallye-option-track = eine eigene Strecke, etwa S.....vvv.....
stichrallye-option-dial = die Zahlen einer eigenen Motorscheibe, etwa 0,2,5,3
