"""Which texts look the same: Unicode's skeletons (UTS 39), from its own list of look-alikes.

A skeleton is for comparing only, and never shown.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

BLANK = "\u2800\U0001d159"
"""Signs of Braille and of music that are drawn as nothing, though Unicode calls them signs."""


@cache
def _facts() -> tuple[dict[int, str], frozenset[int]]:
    """What each letter looks like, and what has no look of its own."""
    looks: dict[int, str] = {}
    unseen: set[int] = set()
    text = files("rallybox.core").joinpath("data", "confusables.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        like, *letters = line.split()
        if like == "unseen":
            for span in letters:
                first, _, last = span.partition("-")
                unseen.update(range(int(first, 16), int(last or first, 16) + 1))
        elif like != "#":
            shape = "".join(chr(int(part, 16)) for part in like.split("+"))
            looks.update((int(letter, 16), shape) for letter in letters)
    return looks, frozenset(unseen)


def unseen(letter: str) -> bool:
    """Has a letter no look of its own?"""
    return ord(letter) in _facts()[1] or letter in BLANK


def skeleton(text: str) -> str:
    """What a text looks like: two that are confusable have the same (UTS 39, section 4)."""
    apart = unicodedata.normalize("NFD", text)
    seen = "".join(letter for letter in apart if not unseen(letter))
    return unicodedata.normalize("NFD", seen.translate(_facts()[0]))


@lru_cache(maxsize=10_000)
def look(text: str) -> str:
    """The same for names: wide, small and mathematical letters and capitals make no difference."""
    return skeleton(unicodedata.normalize("NFKC", text)).casefold()
