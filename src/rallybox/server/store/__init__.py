"""Storage: what is kept, where, and how it gets there without losing anything.

`schema` has the tables of the database, `database` opens it and runs reads, `writer` commits
writes in groups, `log` is the log of actions, `tables`, `people` and `chat` the rest.
"""
