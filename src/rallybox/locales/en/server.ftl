# What the server says to players and to whoever runs it. Ids: server, then what it is about.

## What cannot be done

server-nameless = Please choose a name first.
server-bad-nickname = A name has 1 to { $longest } visible characters.
server-bad-chat = A message has 1 to { $longest } visible characters.
server-bad-text = This text contains characters that cannot be shown.
server-bad-phrase = There is no quick phrase “{ $phrase }”.
server-bad-message = This message cannot be read: { $detail }.
server-bad-request = This request cannot be read: { $detail }.
server-too-large = That is too large.
server-bad-http = This is not an HTTP request.
server-not-json = Send JSON, with the content type application/json.
server-cut-short = This request ended before it was complete.
server-bad-device-code = This code is wrong, already used, or expired.
server-no-such-table = There is no such table.
server-no-such-code = No table has this code.
server-no-such-seat = There is no such seat; this table has { $seats }.
server-no-such-page = There is nothing at this address.
server-no-free-seat = There is no free seat for you at this table.
server-begun-already = This game has already begun, or the table is closed.
server-not-begun = This game has not begun yet.
server-not-running = No game is being played at this table.
server-not-finished = The game is not over yet.
server-not-at-table = You are not sitting at this table.
server-which-seat = Several players share your device: say which seat you mean.
server-not-your-seat = That seat is not yours.
server-not-for-people = Only a seat reserved for a player can be taken on this device.
server-host-only = Only the host can do that.
server-seats-empty = Some seats are still empty.
server-no-hints = Hints are turned off at this table.
server-bot-plays = A bot is playing for you. Take back your seat first.
server-stale = The game has moved on since you decided. Please look again.
server-other-origin = This page may not talk to this server.
server-too-many-requests = Too much at once. Please try again in a moment.
server-too-many-tables = You already have { $most } tables. Finish one of them first.
server-too-many-sockets = You have this table open in too many places.
server-too-many-watchers = Too many spectators are at this table already. Please try again later.
server-too-slow = Your connection could not keep up. You can rejoin.
server-not-stored = This could not be saved, so it was not done. Please try again.
server-perhaps-stored = The connection to the database broke at that very moment, so this may or may not have been saved. The table will show it.
server-not-read = The tables cannot be reached at the moment. Please try again.
server-no-bots = The bots cannot think at the moment.
server-other-rules = This game was begun with version { $theirs } of the { $game } rules, but this server plays version { $ours }. It cannot go on here.
server-broken-log = The log of this table is damaged, so it cannot be opened.
server-stopping = The server is stopping. Your game is saved and goes on when the server is back.
server-fault = Something went wrong on our side. Nothing was changed.

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
server-phrase-again = Another game?
server-phrase-bye = Goodbye!

## For whoever runs it

server-bad-database = This is not a database address; it should look like sqlite:///file.db or postgresql://user@host/name.
server-newer-database = This database was made by a newer version of Rallybox. Update this one to use it.
server-no-database = The database cannot be opened: { $reason }.
server-database-in-use = “{ $file }” is in use by another Rallybox server.
server-api-title = The Rallybox server
server-api-about = Everything a client can request over HTTP. The game itself runs over a socket; see docs/protocol.md.
server-no-client-title = Rallybox
server-no-client = This server is running, but its pages have not been built. Programs can play; this page lists what they can request:
server-cannot-listen = Cannot use port { $port } on { $host }: { $reason }.
