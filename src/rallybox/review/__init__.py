"""A finished game judged: chances, decisions, luck and skill; puzzles. Start with `review`."""

from rallybox.review.reviewing import review
from rallybox.tables.wire.review import WHOLE, Review

__all__ = ("WHOLE", "Review", "review")
