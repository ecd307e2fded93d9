# Was an der Tür gesagt wird: Namen, Sperren, geschlossene Tische.

server-other-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wenn es deiner ist, trag den Namen in seinen Einstellungen bei „hosts“ ein.
server-banned = Du bist auf diesem Server gesperrt.
server-banned-why = Du bist auf diesem Server gesperrt: { $reason }
server-table-closed = Wer den Server betreibt, hat diesen Tisch geschlossen.
