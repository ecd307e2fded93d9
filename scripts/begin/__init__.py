"""From a fresh clone to the first move. Nothing is installed yet: the standard library only."""
