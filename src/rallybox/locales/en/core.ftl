# What every game and every surface says. Ids: room, then what it is about.

core-game-over = The game is over.
core-not-your-decision = It is not your turn to decide.
core-driver = Driver { $number }

# A place, inside another sentence that knows $place.
core-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

core-unknown-game = There is no game called “{ $game }”. There are: { $games }.
core-unknown-variant = { $game } has no variant “{ $variant }”. It has: { $variants }.
core-unknown-option = { $game } has no option “{ $option }”. It has: { $options }.
core-bad-option = { $game } cannot be set up like this: { $detail }.
core-wrong-players =
    { $game } ({ $variant }) cannot be played by { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; possible: { $allowed }.
core-unreadable = This is not part of a game of { $game }: { $detail }.
core-impossible-position = No game of { $game } can look like this: { $detail }.
core-no-such-action-id = { $game } has no action number { $number }; the numbers run from 0 to { $last }.
core-no-such-order = { $game } has no order “{ $text }”.
core-not-now = “{ $order }” is not possible now.
core-no-taking-back = Nothing can be taken back here.
core-nothing-to-take-back = There is nothing to take back: this is the start of the game.

core-pack-broken = The package { $package } contains a game that cannot be loaded ({ $detail }). It is ignored.
core-pack-no-game = The package { $package } names { $detail } as a game, but it is not one. It is ignored.
core-pack-taken = The package { $package } contains a game called “{ $detail }”, but that name is taken. It is ignored.
core-pack-shared = The package { $package } contains a game called “{ $detail }” beside another one. Each needs a package of its own. It is ignored.
core-pack-wanting = The package { $package } contains a game in which “{ $detail }” is missing or wrong. It is ignored.
core-pack-wordless = The package { $package } contains a game without its English words ({ $detail }). It is ignored.

record-bad-secret = A secret in this record is not a 256-bit number in hexadecimal.
record-wrong-commitment = The secret in this record does not match the fingerprint that was published before the game.
record-unfinished = The game is not over yet, so there is no result to check.
record-unreadable = This is not a Rallybox record: { $detail }.
record-other-format = This record uses file format { $version }; this program reads format 1.
record-other-rules = This record was made with version { $theirs } of the { $game } rules; this program plays version { $ours }.
record-wrong-names = This record gives { $names } names for a game of { $players }.
record-wrong-seat = there is no seat “{ $seat }”
record-wrong-action = Action { $number } of this record, “{ $line }”, cannot be played: { $reason }
record-wrong-result = Replayed, this game ends with a different result from the one in the record.
record-wrong-number = This record claims to be a numbered deal, but its number, its cards and its options do not match.

## Why data cannot be read, and what the system says

core-reading-at = { $told }, at “{ $where }”
core-reading-type = expected `{ $wanted }`, got `{ $found }`
core-reading-limit = expected `{ $wanted }` { $limit }
core-reading-missing = `{ $field }` is missing
core-reading-unknown = `{ $field }` is not known here
core-reading-value = { $found } is not allowed here
core-reading-cut-short = it ends too early
core-reading-json = it is not JSON from byte { $byte } on
core-reading-letters = it is not text in UTF-8
core-reading-depth = it is nested too deeply
core-system-enoent = there is no such file or folder
core-system-eacces = permission denied
core-system-eperm = permission denied
core-system-eisdir = it is a folder
core-system-enotdir = part of the path is not a folder
core-system-enospc = the disk is full
core-system-erofs = this place is read-only
core-system-enametoolong = the name is too long
core-system-eexist = it already exists
core-system-eaddrinuse = it is already in use
core-system-eaddrnotavail = this machine does not have that address
