"""What a study counts in each game: a module called after it (from outside: `study`)."""
