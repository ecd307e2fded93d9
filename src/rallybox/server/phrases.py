"""The quick phrases of the chat: everybody reads them in their own language."""

from __future__ import annotations

from rallybox.core.words import Words

PHRASES = (
    "hello",
    "good-luck",
    "have-fun",
    "your-turn",
    "moment",
    "well-played",
    "thanks",
    "oops",
    "congratulations",
    "again",
    "bye",
)


def words(phrase: str) -> Words:
    """The message of a phrase."""
    return Words(f"server-phrase-{phrase}")
