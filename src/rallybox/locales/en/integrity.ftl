# What an integrity check finds in a database

server-integrity-no-database = This is not a database file.
server-integrity-cut-short = The file is shorter than it should be: its end is missing.
server-integrity-pages = The file is damaged ({ $detail }).
server-integrity-commits-lost = “{ $file }” is older than what this server has already confirmed to players: { $number ->
        [one] 1 group of changes is
       *[other] { $number } groups of changes are
    } missing. Its companion “{ $file }-wal” was deleted, or an older copy was put in its place. Put the file back or restore the last backup. If the older copy is the one you want, delete “{ $mark }” and start again.
server-integrity-checksums = PostgreSQL has found { $number ->
        [one] 1 damaged page
       *[other] { $number } damaged pages
    }. Restore the last backup.
server-integrity-reference = A row of { $from } refers to something in { $to } that is not there.
server-integrity-gap = Moves are missing from the log of this table.
server-integrity-no-table = There is a log, but no table that it belongs to.
server-integrity-log = Replayed, the log of this table does not lead to what is stored.
