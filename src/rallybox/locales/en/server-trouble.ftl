# What the server says when a game cannot go on, or when its database is damaged

server-table-stuck = This table cannot be opened at the moment. The server will try again by itself.
server-cannot-go-on = This game cannot go on. You can start a new one together from its table.
server-taken-back-enough = Too many moves have been taken back in this game. From here on, you can only go forward.

## For whoever runs it

server-database-damaged = “{ $file }” is damaged: { $reason } The server does not start, so as not to make it worse. Restore the last backup; “rallybox admin check --whole” shows what is damaged.
