"""A hostile client against a real server, while four people play."""
