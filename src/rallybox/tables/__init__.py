"""A table without a server: the game, those who look at it, and whoever decides for nobody.

`record` is a table and its seats, `lobby` what happens to it besides its game, `log` where it is
kept. `play` is the game, `moment` and `info` what a viewer is shown of it, `audience` all viewers,
`table` the keeper of the log who changes the game and tells everybody. `asking` says for whom bots
and clocks decide, `thinking` how, `session` what the messages of a viewer do. `retelling` and
`finished` tell a log again. `home` puts all this together for a script. Messages are in `wire`.
"""
