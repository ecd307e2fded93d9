# What every game and every surface says. Ids: room, then what it is about.

core-game-over = The game is over.
core-not-your-decision = It is not your decision now.
core-unknown-game = There is no game called “{ $game }”. There are: { $games }.
core-unknown-variant = { $game } has no variant “{ $variant }”. It has: { $variants }.
core-unknown-option = { $game } has no option “{ $option }”. It has: { $options }.
core-bad-option = This is not a set-up for { $game }: { $detail }.
core-wrong-players = { $game } ({ $variant }) is not for { $players } players; it takes { $allowed }.
core-unreadable = This cannot be read as a part of { $game }: { $detail }.
core-impossible-position = No game of { $game } can stand like this: { $detail }.
core-no-such-action-id = { $game } has no action number { $number }; numbers go from 0 to { $last }.

record-bad-secret = A secret in this record is not a 256-bit number in hexadecimal.
record-wrong-commitment = The secret in this record does not match what was promised before the game.
record-unfinished = The game is not over, so there is no result to check.
record-unreadable = This is not a Rallybox record: { $detail }.
record-other-format = This record uses file format { $version }; this program reads format 1.
record-other-rules = This record was made with version { $theirs } of the { $game } rules; this program plays version { $ours }.
record-wrong-names = This record names { $names } players for a game of { $players }.
record-wrong-seat = there is no seat “{ $seat }”
record-wrong-action = Action { $number } of this record, “{ $line }”, cannot be played: { $reason }
record-wrong-result = Replayed, this game ends with another result than the record claims.
