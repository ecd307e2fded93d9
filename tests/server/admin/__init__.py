"""Looking after a server."""
