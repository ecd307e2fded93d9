"""Tables inside a page: the whole of a host for one device, in Python, without a server.

It runs under Pyodide in a worker, and under plain Python in tests. `door` is what the page sees of
it: it is asked as a server is (`routes`, `answers`), and has a line to every table (`lines`).
`kept` is a table's log on the page's shelf (`shelf`, which is IndexedDB), `tables` are those that
are open, `thinking` hands work to the second worker (`thinker`). See docs/page.md.
"""
