# What visitors are told at the door: names, bans, closed tables.

server-other-host = This server does not answer to the name “{ $host }”. If it is yours, add that name to “hosts” in its settings.
server-banned = You are banned from this server.
server-banned-why = You are banned from this server: { $reason }
server-table-closed = This table was closed by whoever runs the server.
