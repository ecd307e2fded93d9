"""Rulings, as they are given on the rule pages and cited elsewhere.

A game's rulings begin with two letters of its own; its page, `docs/rules/<game>.md`, says which.
"""

from __future__ import annotations

import re

from support.tree import ROOT

PAGES = {page.stem: page for page in sorted((ROOT / "docs" / "rules").glob("*.md"))}
GIVEN = re.compile(r"^(?:\d+\.|[>-]) \*\*([A-Z]{2})-\d+", re.M)
"""A ruling where it is given: in bold, first in an entry of a list or an aside."""
RULING = re.compile(r"\b([A-Z]{2})-(\d+)\b")

Ruling = tuple[str, int]


def prefix_of(game: str) -> str:
    """The letters with which the rulings of a game begin."""
    (letters,) = set(GIVEN.findall(PAGES[game].read_text(encoding="utf-8")))
    return str(letters)


PREFIXES = {game: prefix_of(game) for game in PAGES}


def rulings(text: str) -> set[Ruling]:
    """The rulings that a text names."""
    return {
        (letters, int(number))
        for letters, number in RULING.findall(text)
        if letters in PREFIXES.values()
    }


def labelled(found: set[Ruling]) -> list[str]:
    return [f"{letters}-{number}" for letters, number in sorted(found)]
