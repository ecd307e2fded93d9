"""Storage: what is kept, where, and how it gets there without losing anything.

`schema` has the tables of the database, `database` opens it and runs reads, `writer` commits
writes in groups, `log` is the log of actions, `making` begins tables; `tables`, `people`,
`chat` and `best` are the rest, `tidy` removes what nobody will miss.
"""
