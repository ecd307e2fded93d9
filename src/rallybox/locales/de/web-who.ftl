# Wer ist wer: die Tische der anderen, entfernte Personen, die eigenen Geräte

## Einen Tisch suchen

web-lobby-name = Name am Tisch
web-lobby-game = Spiel
web-lobby-any = Alle Spiele
web-lobby-free = Freie Plätze
web-lobby-seats = mindestens { $seats }
web-lobby-more = Mehr Tische
web-lobby-none = Zurzeit gibt es keinen solchen Tisch.

## Der Warteraum

web-remove = Entfernen
web-remove-who = { $name } vom Tisch entfernen
web-removed = Von diesem Tisch entfernt:
web-invite-again = { $name } wieder einladen

## Meine anderen Geräte

web-sign-out-about = Ein Gerät verloren, oder eines benutzt, das dir nicht gehört? Melde dich auf allen Geräten außer diesem ab.
web-sign-out = Überall sonst abmelden
web-signed-out =
    { $devices ->
        [0] Du warst sonst nirgends angemeldet.
        [one] Auf { $devices } anderem Gerät abgemeldet.
       *[other] Auf { $devices } anderen Geräten abgemeldet.
    }
