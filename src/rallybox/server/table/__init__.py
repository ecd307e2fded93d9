"""Tables in this process: `open` is one with its sockets and bots, `hub` all of them.

`driver` lets bots and clocks decide, `connection` is a socket, `presence` what other processes say
of theirs. The table itself is in `rallybox.tables`.
"""
