# Mehrere Prozesse, ein Server

server-processes-need-postgres = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: Eine Datei kann nur ein Prozess benutzen. Gib --database postgresql://user@host/name an oder lass --processes weg.
server-processes-no-fork = Dieses System kann nicht mehrere Prozesse starten. Lass --processes weg.
server-processes-failed = Die Prozesse dieses Servers enden gleich nach dem Start. Das Protokoll sagt, warum.
