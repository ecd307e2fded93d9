"""How each game looks in a terminal: a module called after it (from outside: `ink`)."""
