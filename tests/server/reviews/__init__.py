"""Reviews on a server."""
