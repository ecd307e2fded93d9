# What the server says to players and to whoever runs it. Ids: server, then what it is about.

## What cannot be done

server-nameless = Please pick a nickname first.
server-bad-nickname = A nickname has 1 to { $longest } visible letters.
server-bad-chat = A message has 1 to { $longest } visible letters.
server-bad-text = This text has signs that cannot be shown.
server-bad-phrase = There is no phrase “{ $phrase }”.
server-bad-message = This message cannot be read: { $detail }.
server-bad-request = This request cannot be read: { $detail }.
server-too-large = That is too large.
server-bad-http = This is no HTTP request.
server-not-json = What is sent has to be JSON, and said to be: application/json.
server-cut-short = This request ended before it was complete.
server-bad-device-code = This code is wrong, was used already, or is too old.
server-no-such-table = There is no such table.
server-no-such-code = There is no table with this code.
server-no-such-seat = There is no such seat; the table has { $seats }.
server-no-such-page = There is nothing here.
server-no-free-seat = No seat is free for you here.
server-begun-already = This table has begun or is closed.
server-not-begun = This table has not begun.
server-not-running = No game is being played at this table.
server-not-finished = The game is not over.
server-not-at-table = You do not sit at this table.
server-which-seat = Several people share your device here: say for which seat you speak.
server-not-your-seat = That seat is not yours.
server-not-for-people = Only seats for people can be taken by people on this device.
server-host-only = Only the host can do that.
server-seats-empty = Some seats are still empty.
server-no-hints = There are no hints at this table.
server-bot-plays = A bot plays for you; take your seat back first.
server-stale = The game has gone on since you decided; look again.
server-other-origin = This page may not talk to this server.
server-too-many-requests = That was too much at once; try again a little later.
server-too-many-tables = You have { $most } tables; finish one of them first.
server-too-many-sockets = You have this table open too often.
server-too-slow = Your connection is too slow to keep up; it can be resumed.
server-not-stored = This could not be stored, so it was not done. Please try again.
server-perhaps-stored = The database was lost at this very moment; perhaps this was stored, perhaps not. The table will show it.
server-not-read = The tables cannot be reached just now. Please try again.
server-no-bots = The bots cannot think just now.
server-other-rules = This table was begun under version { $theirs } of the rules of { $game }, and this server plays version { $ours }. It cannot go on here.
server-broken-log = The log of this table is damaged; it cannot be opened.
server-stopping = The server is stopping. The game is kept and goes on when it is back.
server-fault = Something went wrong here. It was our mistake, and nothing was changed.

## Quick phrases of the chat

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-have-fun = Have fun!
server-phrase-your-turn = Your turn!
server-phrase-moment = One moment, please.
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-oops = Oops!
server-phrase-congratulations = Congratulations!
server-phrase-again = Shall we play again?
server-phrase-bye = Goodbye!

## For whoever runs it

server-bad-database = This is not the address of a database; it looks like sqlite:///file.db or postgresql://user@host/name.
server-newer-database = This database was made by a newer Rallybox; update this one to use it.
server-no-database = The database cannot be opened: { $reason }.
server-database-in-use = “{ $file }” is in use by another Rallybox server.
server-api-title = The Rallybox server
server-api-about = Everything a client can ask for by HTTP. Playing itself goes over a socket; docs/protocol.md explains it.
server-no-client-title = Rallybox
server-no-client = This server runs, but the browser client has not been built. Programs can play; this page lists what they can ask for:
server-cannot-listen = Port { $port } of { $host } cannot be listened on: { $reason }.
