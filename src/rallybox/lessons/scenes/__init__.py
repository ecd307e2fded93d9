"""The scenes of each game, in a module called after it (from outside: `lesson` of its package)."""
