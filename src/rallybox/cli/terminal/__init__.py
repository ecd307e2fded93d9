"""Playing at a terminal: people and bots at one table, passing one device around."""
