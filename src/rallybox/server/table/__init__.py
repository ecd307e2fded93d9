"""A table in memory: a cache of its log, the people connected to it, and its bots.

`play` is the game, `moment` what a viewer is shown of it, `table` the one who decides what
happens next, `driver` the bots and the clock, `connection` a socket, `hub` all open tables.
"""
