"""What whoever runs a server does with it: `rallybox admin`, and the page for admins.

`archive` is the one file format of backups, for both databases; `moving` makes, restores and moves
them; `desk` opens a database beside a running server; `tables`, `people` and `prune` look after
what is in it, `integrity` looks whether it is whole. Each works on a connection, whoever has it.
"""
