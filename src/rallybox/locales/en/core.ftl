# What every game and every surface says. Ids: room, then what it is about.

core-game-over = The game is over.
core-not-your-decision = It is not your decision now.
core-driver = Driver { $number }
core-unknown-game = There is no game called “{ $game }”. There are: { $games }.
core-unknown-variant = { $game } has no variant “{ $variant }”. It has: { $variants }.
core-unknown-option = { $game } has no option “{ $option }”. It has: { $options }.
core-bad-option = This is not a set-up for { $game }: { $detail }.
core-wrong-players = { $game } ({ $variant }) is not for { $players } players; it takes { $allowed }.
core-unreadable = This cannot be read as a part of { $game }: { $detail }.
core-impossible-position = No game of { $game } can stand like this: { $detail }.
core-no-such-action-id = { $game } has no action number { $number }; numbers go from 0 to { $last }.
core-no-such-order = { $game } knows no order “{ $text }”.
core-not-now = “{ $order }” cannot be done now.
core-no-taking-back = Here nothing can be taken back.
core-nothing-to-take-back = There is nothing to take back: this is how it began.

core-pack-broken = The package { $package } brings a game that cannot be loaded ({ $detail }). It is left out.
core-pack-no-game = The package { $package } names { $detail } as a game, which it is not. It is left out.
core-pack-taken = The package { $package } brings a game called “{ $detail }”, and there is one already. It is left out.

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
record-wrong-number = This record claims to be of a numbered deal, but its number, its dice and its set-up do not go together.

## Why data cannot be read, and what the system says

core-reading-at = { $told }, at “{ $where }”
core-reading-type = expected `{ $wanted }`, got `{ $found }`
core-reading-limit = expected `{ $wanted }` { $limit }
core-reading-missing = `{ $field }` is missing
core-reading-unknown = `{ $field }` means nothing here
core-reading-value = { $found } is not possible here
core-reading-cut-short = it ends too early
core-reading-json = this is no JSON from byte { $byte } on
core-system-enoent = there is no such file or folder
core-system-eacces = this is not permitted
core-system-eperm = this is not permitted
core-system-eisdir = it is a folder
core-system-enotdir = a part of the path is no folder
core-system-enospc = the disk is full
core-system-erofs = nothing can be written there
core-system-enametoolong = the name is too long
core-system-eexist = it is there already
core-system-eaddrinuse = it is in use already
core-system-eaddrnotavail = this machine does not have that address
