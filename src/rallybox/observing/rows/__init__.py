"""What each of our games writes into a row: a module called after it, with its `OBSERVER`."""
