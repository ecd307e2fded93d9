"""Every message that crosses the wire, defined once. The browser's types are made from these.

`lobby` has the bodies of HTTP calls, `socket` the messages of a table's socket, `schema` all of
them (and each game's views, events and options) as one JSON schema.
"""
