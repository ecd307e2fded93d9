"""From a fresh clone to the first move. Runs before anything is installed: the standard library only."""
