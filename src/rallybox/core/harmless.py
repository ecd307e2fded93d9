"""Texts from elsewhere, such as names in a record that was sent, on their way to a terminal."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional, category

INSTEAD: Final = "\ufffd"
_TURNING: Final = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
"""What makes the text after it run the other way."""


def harmless(text: str) -> str:
    """The text without what a terminal would obey instead of showing it; lines stay lines."""
    if text.isprintable():
        return text
    return "".join(INSTEAD if _acts(letter) else letter for letter in text)


def _acts(letter: str) -> bool:
    if letter == "\n":
        return False
    return category(letter) in ("Cc", "Cs") or bidirectional(letter) in _TURNING
