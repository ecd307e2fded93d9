# Die Seiten von Stich Rallye im Browser.

## Startseite und Kopf eines Tisches

stichrallye-title = Stich Rallye
stichrallye-about = Gewinn Stiche, zieh deinen Motor auf und ras um den Vulkan.
stichrallye-about-volcano = Rund um Vulkan und Bucht: 34 Felder, bergauf und bergab.
stichrallye-about-beach = Die kürzere Strecke, am Strand entlang: 31 Felder.
web-sr-round = Durchgang { $round }

## Der Spielplan

web-sr-board = Die Strecke
web-sr-spaces = Die Felder der Strecke. Mit den Pfeiltasten geht es die Strecke entlang.
web-sr-space =
    { $space ->
        [0] Start und Ziel.
       *[other] { $kind ->
            [down] Feld { $space }, bergab: Wer hier hält, rollt weiter hinter den Hang.
            [up] Feld { $space }, bergauf: Wer hier hält, rollt zurück vor den Hang.
           *[other] Feld { $space }.
        }
    }
web-sr-cars-here =
    { $count ->
        [one] Hier steht { $names }.
       *[other] Hier stehen { $names }.
    }
web-sr-target = Hier kann dein Auto landen.

## Wer fährt

web-sr-standing = Zwischenstand
web-sr-driver =
    { core-place }: { $name }, { $laps ->
        [0] in der ersten Runde
        [1] eine Runde geschafft
       *[other] { $laps } Runden geschafft
    }, { $space ->
        [0] auf dem Start
       *[other] auf Feld { $space }
    }, Motor auf { $motor }, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand, { $tricks ->
        [one] ein Stich
       *[other] { $tricks } Stiche
    } in diesem Durchgang.
web-sr-has-flag = Hat die Flagge.
web-sr-acts = Überlegt.
web-sr-lacks =
    { $colours ->
        [r] Hat kein Rot.
        [g] Hat kein Grün.
        [b] Hat kein Blau.
        [r-g] Hat kein Rot und kein Grün.
        [r-b] Hat kein Rot und kein Blau.
       *[other] Hat kein Grün und kein Blau.
    }
web-sr-laps = Runden
web-sr-on-space = Feld

## Der Stich

web-sr-trick = Stich { $trick } von { $tricks }
web-sr-leads = Stich { $trick }/{ $tricks }: { $name } spielt an
web-sr-counts =
    { $colour ->
        [red] Rot zählt
        [green] Grün zählt
       *[blue] Blau zählt
    }
web-sr-lowest = Niedrigste: { $lowest }
web-sr-drives = Fährt { $lowest }
web-sr-would-win = Stich bisher: { $name }
web-sr-won = { $name } gewinnt den Stich
web-sr-last-trick = Gewonnen von { $name }:
web-sr-not-yet = noch keine Karte
web-sr-trick-stands =
    { $colour ->
        [red] Rot zählt.
        [green] Grün zählt.
       *[blue] Blau zählt.
    } { $decided ->
        [yes] { $name } gewinnt den Stich mit { $card } und fährt { stichrallye-part-spaces }.
       *[no] Bisher gewinnt { $name } den Stich mit { $card }.
    }
web-sr-motors = Alle Motoren laufen

## Was gefragt ist

web-sr-hand = Meine Karten
web-sr-hand-empty = Du hast alle Karten gespielt. Nach dem letzten Stich laufen alle Motoren.
web-sr-ask-turbo = Der Stich gehört dir. Fährst du { stichrallye-part-spaces } oder { $total } mit deinem Motor?
web-sr-pick = Wähle eine Karte, um zu sehen, was sie bewirkt.
web-sr-play = Diese Karte spielen
web-sr-look-keep = Fahren
web-sr-look-turbo = Mit dem Motor
web-sr-look-wind = Motor
web-sr-look-lap = 1. Runde
web-sr-look-win = Sieg!
web-sr-do-usemotor = Motor loslassen
web-sr-do-keepmotor = Aufsparen
web-sr-wait-card = { $name } wählt eine Karte aus.
web-sr-wait-turbo = { $name } hat den Stich gewonnen und überlegt, ob der Motor ({ $motor }) dazukommt.

## Die Regeln in Kürze

web-sr-rules-trick = Ein Stich
web-sr-rules-follow = Wer die Flagge hat, spielt eine beliebige Karte an. Die anderen bedienen diese Farbe, wenn sie können; sonst spielen sie, was sie wollen. Es zählt die Farbe, die zuletzt dazukam: Ihre höchste Karte gewinnt. Wer gewinnt, nimmt die Flagge.
web-sr-rules-example = Grün wurde angespielt, Rot kam dazu, dann Blau: Blau zählt, also gewinnt die blaue 7. Gefahren wird, was die niedrigste Karte zeigt, hier 3 Felder.
web-sr-rules-motor = Motoren
web-sr-rules-wind = Gewinnst du nicht, ziehst du deinen Motor um eine Zahl auf; über die höchste hinaus verliert er Kraft. Gewinnst du, darfst du seine Zahl zur Fahrt dazunehmen, und er steht wieder auf 0.
web-sr-rules-drive = Fahren
web-sr-rules-jump = Andere Autos werden übersprungen und nicht gezählt, auch auf dem Start: Mehrere stehen dort nur vor ihrer ersten Fahrt. Hänge zählen nur für ein Auto, das darauf hält:
web-sr-rules-down = Bergab rollt es weiter, auf das nächste leere Feld hinter dem Hang.
web-sr-rules-up = Bergauf rollt es zurück, auf das letzte leere Feld vor dem Hang.
web-sr-rules-rounds = Durchgänge und das Ende
web-sr-rules-end = Nach 5, 7 und 9 Stichen laufen alle Motoren, der des letzten Autos zuerst. Nach der ersten Runde behält der Motor seine Zahl. Wer zuerst { $laps } Runden schafft, gewinnt sofort; sonst gewinnt, wer nach dem dritten Durchgang vorn liegt.
