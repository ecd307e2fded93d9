# What whoever runs a server reads: settings, names, the commands and the page for admins.

## Settings

server-setting-mistake = { $place }: { $wrong }
server-setting-more = { $first } And { $more } more: see “rallybox serve --check”.
server-setting-file = { $file }
server-setting-line = { $file }, line { $line }
server-setting-variable = Environment, { $variable }
server-setting-argument = Command line
server-setting-no-file = The settings file “{ $file }” cannot be read: { $reason }.
server-setting-no-toml = This is not TOML: { $reason }.
server-setting-unknown = There is no setting “{ $name }”.
server-setting-unknown-near = There is no setting “{ $name }”. Did you mean “{ $near }”?
server-setting-no-part = “{ $name }” is a section with settings of its own: write [{ $name }] and put them below it.
server-setting-type = “{ $name }” cannot be read: { $reason }.
server-setting-bad-database = “{ $name }” is not a file and not an address such as postgresql://user@host/name.
server-setting-bad-negative = “{ $name }” must be 0 or more.
server-setting-bad-zero = “{ $name }” must be more than 0.
server-setting-bad-origin = “{ $name }” lists origins such as https://rally.example, with nothing after the name and port.
server-setting-bad-pause = “{ $name }” is the shortest and the longest pause in seconds, such as [0.5, 1.2].
server-setting-bad-host = “{ $name }” takes names or addresses without scheme and port, such as rally.example.
server-setting-bad-network = “{ $name }” lists addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
server-setting-bad-key = “{ $name }” needs at least 20 plain characters. “rallybox admin key” makes one.
server-setting-bad-port = “{ $name }” is a number from 0 to 65535.
server-setting-well = All settings are fine.
server-setting-no-proxy = This server has a public name, but “proxies” is empty. If a reverse proxy stands in front of it, name it there: otherwise all visitors count as one. Until then /metrics opens only with “metrics_key”.

cli-arg-settings = a settings file in TOML (docs/settings.md); the environment and these arguments override it
cli-arg-check = check all settings, say what is wrong with them, and stop
cli-arg-name = a name that this server answers to, such as rally.example; may be repeated
cli-arg-proxy = the address or network of a reverse proxy that is trusted to say who is calling; may be repeated

## Looking after a server

server-nobody = Nobody
server-no-such-person = There is no person “{ $person }”.
server-no-such-ban = “{ $who }” is not banned.
server-no-such-status = There is no status “{ $status }”. There are: { $statuses }.
server-ban-no-network = “{ $network }” is not an address and not a network such as 203.0.113.0/24.
server-ban-too-wide = { $network } cannot be banned: that would keep out half the world, or this machine itself.
server-file-exists = “{ $file }” already exists. Please name a new file.
server-file-not-written = “{ $file }” cannot be written: { $reason }.
server-backup-none = “{ $file }” is not a Rallybox backup.
server-backup-broken = “{ $file }” is damaged or was cut short. Nothing was done.
server-backup-newer = “{ $file }” was made by a newer version of Rallybox. Update this one to use it.
server-database-not-empty = This database is not empty. Choose a new one.
server-database-busy = This database is in use (connections: { $others }). Stop the servers first.
server-no-rallybox-database = This is not a Rallybox database.
server-restore-differs = What was written to “{ $table }” is not what the backup says. Nothing was done.
server-integrity-game = Table { $table }: { $reason }

cli-command-admin = Look after a server: backups, tables, people, bans.
cli-admin-backup = Write a backup of everything to a new file, even while the server is running.
cli-admin-restore = Fill an empty database from a backup.
cli-admin-move = Move everything into another, empty database: from SQLite to PostgreSQL, or back.
cli-admin-check = Check whether the database is whole.
cli-admin-prune = Move old games out of the database into an archive of records.
cli-admin-tables = List tables.
cli-admin-close = Close a table; what was played there stays.
cli-admin-remove = Remove a table and everything that was played there.
cli-admin-people = List people.
cli-admin-export = Show everything that is kept about a person, as JSON.
cli-admin-delete = Delete a person: their name, their devices, what they said.
cli-admin-bans = List bans.
cli-admin-ban = Ban a person or a network.
cli-admin-lift = Lift a ban.
cli-admin-key = Make a key for the settings admin_key and metrics_key.

cli-metavar-id = ID
cli-metavar-text = TEXT

cli-arg-admin-file = the file
cli-arg-admin-to = the other database: a file, or the address of a PostgreSQL database
cli-arg-admin-whole = replay every finished game, too; this can take minutes
cli-arg-admin-status = only tables of this status
cli-arg-admin-find = an id, a code or a name
cli-arg-admin-most = how many to list (default 100)
cli-arg-admin-table = the id of a table
cli-arg-admin-person = the id of a person
cli-arg-admin-output = write it to this file
cli-arg-admin-network = an address, or a network such as 203.0.113.0/24
cli-arg-admin-days = for how many days (default: for good)
cli-arg-admin-reason = what the banned are told
cli-arg-admin-who = the id of a person, or a network
cli-arg-admin-age = games that ended at least this many days ago

cli-admin-backed-up = { $file } has everything: { $rows } rows. Keep it safe: it holds the secrets of all games.
cli-admin-restored = Everything from { $file } is in the database: { $rows } rows.
cli-admin-moved = Moved: { $rows } rows. The old database is as it was; do not start a server on it any more.
cli-admin-all-well = The database is whole.
cli-admin-closed = Table { $table } is closed.
cli-admin-removed = Table { $table } is gone.
cli-admin-exported = { $file } has everything that is kept about this person.
cli-admin-deleted =
    { $tables ->
        [0] { $person } has been deleted; the name was at no table.
        [one] { $person } has been deleted, and the name removed from one table.
       *[other] { $person } has been deleted, and the name removed from { $tables } tables.
    }
cli-admin-banned = { $who } is banned. Until: { $until }.
cli-admin-lifted = { $who } is no longer banned.
cli-admin-ban-whom = Say whom to ban: either --person or --network.
cli-admin-nothing-old = There are no games that old.
cli-admin-left = { $games ->
    [one] One game cannot be replayed and stays in the database.
   *[other] { $games } games cannot be replayed and stay in the database.
}
cli-admin-pruned = { $games ->
    [one] One game is now in { $file } and no longer in the database.
   *[other] { $games } games are now in { $file } and no longer in the database.
}
cli-admin-for-good = for good
cli-admin-column-id = id
cli-admin-column-code = code
cli-admin-column-game = game
cli-admin-column-status = status
cli-admin-column-last = last move
cli-admin-column-actions = moves
cli-admin-column-names = players
cli-admin-column-name = name
cli-admin-column-created = since
cli-admin-column-tables = tables
cli-admin-column-kind = kind
cli-admin-column-who = who
cli-admin-column-made = banned on
cli-admin-column-until = until
cli-admin-column-reason = reason

## The page for admins

server-admin-title = Rallybox: looking after this server
server-admin-needs-https = This page opens only over https, or from the server’s own network.
server-admin-no-key = That is not the right key.
server-admin-not-sure = Tick “I am sure” first. Nothing was changed.
server-admin-bad-number = “{ $text }” is not a number of days.
server-admin-findings = { $number ->
    [one] Something is wrong: { $first }
   *[other] { $number } things are wrong. The first: { $first }
}
server-admin-enter = Sign in
server-admin-leave = Sign out
server-admin-overview = Overview
server-admin-tables = Tables
server-admin-people = People
server-admin-bans = Bans
server-admin-find = Find
server-admin-sure = I am sure
server-admin-backup = Download a backup
server-admin-restore = To restore a backup or move to another database, stop the server and use “rallybox admin restore” or “rallybox admin move”.
server-admin-check = Check the database
server-admin-check-whole = Check every game, too
server-admin-prune = Archive old games
server-admin-close = Close
server-admin-remove = Remove
server-admin-export = Export
server-admin-delete = Delete
server-admin-ban = Ban
server-admin-lift = Lift
server-admin-kind-person = Person
server-admin-kind-network = Network
server-admin-field-key = Key
server-admin-field-age = Ended at least this many days ago:
server-admin-field-who = Id or network
server-admin-field-days = Days (empty: for good)
server-admin-field-reason = Reason
server-admin-count-tables-open = Open tables
server-admin-count-tables-running = Running games
server-admin-count-tables-finished = Finished games
server-admin-count-tables-closed = Closed tables
server-admin-count-people = People
server-admin-count-moves = Moves
server-admin-count-lines = Chat messages
