# Leute am Tisch: wer fort ist, wer für wen fährt, Zeit, Plätze, Listen von Tischen

## Fort, Bots, die Uhr

web-plate-bot = { $level }
web-plate-stand-in = Ein Bot fährt weiter
web-plate-gave-up = Hat aufgegeben; ein Bot fährt weiter
web-plate-away =
    { $minutes ->
        [0] Abwesend
        [one] Seit { $minutes } Minute abwesend
       *[other] Seit { $minutes } Minuten abwesend
    }
web-plate-clock = Zeit abgelaufen: Ein Bot hat entschieden
web-plate-reserve = Reserve nach der Zeit für diesen Zug: { $reserve }
web-plate-drawing = Die Zeit für diesen Zug ist um: Die Uhr zeigt die Reserve
web-bot-for-you = Ein Bot spielt für dich.
web-you-gave-up = Du hast aufgegeben. Ein Bot spielt für dich weiter.
web-away-for =
    { $minutes ->
        [0] { $name } ist gerade nicht da.
        [one] { $name } ist seit { $minutes } Minute nicht da.
       *[other] { $name } ist seit { $minutes } Minuten nicht da.
    }
web-away-soon =
    { $seconds ->
        [one] In { $seconds } Sekunde darf ein Bot übernehmen.
       *[other] In { $seconds } Sekunden darf ein Bot übernehmen.
    }
web-away-bot = Einen Bot für { $name } spielen lassen
web-away-bot-about = Nur bis zur Rückkehr.
web-away-asks = Vorschlag von { $names }: Ein Bot übernimmt. Einverstanden?
web-away-agreed =
    { $missing ->
        [one] Du bist einverstanden. Eine Stimme fehlt noch.
       *[other] Du bist einverstanden. { $missing } Stimmen fehlen noch.
    }
web-note-clock = Die Zeit ist um: Ein Bot entscheidet für { $name }.
web-note-bot = Ein Bot übernimmt das Steuer für { $name }.
web-note-away = { $name } ist nicht da. Alle sind einverstanden: Ein Bot übernimmt das Steuer.
web-note-away-by = { $name } ist nicht da. { $by } lässt einen Bot ans Steuer.
web-note-left = { $name } geht. Ein Bot übernimmt das Steuer.
web-note-gave-up = { $name } gibt auf. Ein Bot fährt zu Ende.
web-note-back = { $name } sitzt wieder am Steuer.
web-note-away-host = { $name } ist nicht da. Wer den Tisch eröffnet hat, lässt einen Bot ans Steuer.
web-note-clock-you = Die Zeit ist um: Ein Bot entscheidet für dich.
web-note-bot-you = Ein Bot übernimmt das Steuer für dich.
web-note-away-you = Du bist nicht da. Alle sind einverstanden: Ein Bot übernimmt das Steuer.
web-note-away-by-you = Du bist nicht da. { $by } lässt einen Bot ans Steuer.
web-note-away-by-by-you = { $name } ist nicht da. Du lässt einen Bot ans Steuer.
web-note-away-host-you = Du bist nicht da. Wer den Tisch eröffnet hat, lässt einen Bot ans Steuer.
web-note-left-you = Du gehst. Ein Bot übernimmt das Steuer.
web-note-gave-up-you = Du gibst auf. Ein Bot fährt für dich zu Ende.
web-note-back-you = Du sitzt wieder am Steuer.

## Zeit

web-pace-unlimited = unbegrenzt
web-pace-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-pace-hours =
    { $hours ->
        [one] { $hours } Stunde pro Zug
       *[other] { $hours } Stunden pro Zug
    }
web-pace-seconds = { $seconds } s pro Zug
web-pace-reserve = { $seconds } s pro Zug + { $minutes } min Reserve
web-time-plain = Noch { $left }
web-time-turn = Noch { $left }, dann { $reserve } Reserve
web-time-reserve = Die Zeit ist um; Reserve: noch { $left }
web-time-reserve-word = Reserve

## Das Menü des Tisches

web-stand-in-about = Du kannst jederzeit zurück.
web-invite-about = Ein Link, ein Code zum Vorlesen, ein Code zum Scannen.
web-leave-bot = Ein Bot spielt für dich, bis du wiederkommst.
web-leave-waits = Die Partie wartet auf dich.
web-give-up = Aufgeben
web-give-up-bot = Endgültig: Ein Bot fährt zu Ende.
web-give-up-end = Die Partie endet ohne Ergebnis.
web-give-up-yes = Ja, aufgeben
web-give-up-no = Weiterspielen
web-table-given-up = Alle haben aufgegeben; diese Partie hat kein Ergebnis.
web-log-unread =
    { $unread ->
        [one] Spielverlauf, { $unread } neue Nachricht
       *[other] Spielverlauf, { $unread } neue Nachrichten
    }

## Der Warteraum

web-sit = Nimm Platz
web-emblem = Dein Emblem
web-sit-first = Nimm einen freien Platz oder schau einfach zu.
web-rename = Name ändern
web-agreed-bots =
    { $bots ->
        [0] keine Bots
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
web-agreed-hints =
    { $allowed ->
        [yes] Tipps erlaubt
       *[no] ohne Tipps
    }
web-agreed-public =
    { $open ->
        [yes] offen für alle
       *[no] nur mit Einladung
    }

## Listen von Tischen

web-racing-tables = Partien zum Zuschauen
web-played-tables = Deine bisherigen Partien
web-list-watch = Zuschauen
web-list-place = Platz { $place } für dich
web-list-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-list-winner = Sieg: { $names }
web-list-all = Alle { $number } zeigen

## Mein Name auf einem anderen Gerät

web-device = Deinen Namen auf einem anderen Gerät nutzen
web-device-about = Name und Tische kommen mit: Zeig auf dem Gerät, auf dem du gespielt hast, einen Code an, und gib ihn auf dem anderen ein.
web-device-show = Code anzeigen
web-device-good = Gilt einmal, { $minutes } Minuten lang.
web-device-typed = Code von deinem anderen Gerät
web-device-claim = Das bin ich
web-device-welcome = Willkommen zurück, { $name }!
