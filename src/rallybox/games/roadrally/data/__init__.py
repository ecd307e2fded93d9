"""The printed facts, and how they are read."""
