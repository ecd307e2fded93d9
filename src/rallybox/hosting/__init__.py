"""What every host with an event loop shares: a server and a page differ in what is around it.

`running` is a table that is open: its game, its bots and clocks (`driver`, `clock`), and coming
back when its log could not be read. `reviews` makes reviews in small parts. `errors` says which
error has which number, `errands` what is done beside messages, `days` which puzzle is today's.
"""
