# Was liest, wer einen Server betreibt.

server-other-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wenn es deiner ist, trag den Namen in seinen Einstellungen bei „hosts“ ein.
