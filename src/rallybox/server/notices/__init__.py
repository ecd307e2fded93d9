"""Your turn: notices to people who are not looking (docs/notices.md).

`waits` notices who is waited for, `office` decides when something is sent and tries until it has
arrived; `push`, `mail` and `hook` carry it, `outside` keeps them away from this server's own
network. What is kept is in `rallybox.server.store`: `channels` and `outbox`.
"""
