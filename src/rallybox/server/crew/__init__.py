"""Several processes that are one server on one machine (`rallybox serve --processes N`).

`crew` is what a process knows of the others; `waking` brings a table, `lines` its sockets to one of
them; `supervise` starts them and replaces those that end, `gathered` counts what all of them do.
"""
