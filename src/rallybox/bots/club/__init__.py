"""The club bots: one heuristic per game, the best we can write without search."""
