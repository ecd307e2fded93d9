"""Every message that crosses the wire, defined once. The browser's types are made from these.

`lobby` is about people and tables, `socket` has what a viewer and a table say to each other,
`finished` and `lessons` what their names say, `schema` all of them (and each game's views, events
and options) as one JSON schema.
"""
