"""Texts that people type: cleaned, or refused. They are shown as plain text, always."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from itertools import count

from rallybox.core.errors import Malformed
from rallybox.core.words import Words

LONGEST_NAME = 24
LONGEST_TEXT = 300
_JOINERS = "\u200c\u200d\ufe0f"  # parts of emoji and of some scripts' words


def _clean(text: str) -> str:
    """Without what cannot be seen or turns what follows around; Malformed if it is no text."""
    letters = []
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in ("Cs", "Co", "Cn"):
            raise Malformed("server-bad-text")
        if category == "Cc":
            letters.append(" ")
        elif category != "Cf" or letter in _JOINERS:
            letters.append(letter)
    return " ".join("".join(letters).split())


def nickname(text: str) -> str:
    """A nickname; Malformed if nothing is left of it."""
    name = _clean(text)
    if not name.strip(_JOINERS) or len(name) > LONGEST_NAME:
        raise Malformed("server-bad-nickname", longest=LONGEST_NAME)
    return name


def chat_text(text: str) -> str:
    """Something to say; Malformed if nothing is left of it."""
    said = _clean(text)
    if not said.strip(_JOINERS) or len(said) > LONGEST_TEXT:
        raise Malformed("server-bad-chat", longest=LONGEST_TEXT)
    return said


def unlike(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    return next(n for n in _numbered(name) if n not in others)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        yield f"{name} {number}"


def bot_name(others: Collection[str]) -> str:
    """A name that nobody at the table has."""
    names = Words("bots-names").say().split(", ")
    return unlike(next((n for n in names if n not in others), names[0]), others)
