"""Puzzles: decisions in which one action is clearly better than the others, and not the obvious
one. `finding` finds them in games between bots, `book` has those that the package brings."""
