# Wer ist wer: Namen, Geräte, entfernte Personen

server-two-ways = Ein Name wird in einer Richtung geschrieben. Bitte misch keine Buchstaben, die von links nach rechts laufen, mit solchen von rechts nach links.
server-removed = Du wurdest von diesem Tisch entfernt. Mit einer neuen Einladung kannst du dich wieder setzen.
server-link-is-old = Dieser Link führt nicht mehr an einen Platz. Bitte jemanden am Tisch um eine neue Einladung.
server-not-removed = Mit dieser Nummer wurde niemand von diesem Tisch entfernt.
server-signed-out = Du wurdest auf diesem Gerät abgemeldet.
server-too-many-open = Du hast schon { $most } Tische, die noch nicht begonnen haben. Starte oder verlass erst einen davon.
server-too-many-open-here = Aus deinem Netz gibt es schon { $most } Tische, die noch nicht begonnen haben. Warte, bis einer davon anfängt.
server-too-many-tables-here = Aus deinem Netz gibt es schon { $most } Partien, die noch nicht zu Ende sind. Spielt erst eine davon zu Ende.
server-enough-tables-today = Das sind genug neue Tische aus deinem Netz für einen Tag. Versuch es später noch einmal.
server-enough-brought-today = Das sind genug mitgebrachte Partien aus deinem Netz für einen Tag. Versuch es später noch einmal.
server-enough-said-today = Aus deinem Netz wurde heute schon sehr viel geschrieben. Versuch es später noch einmal.
