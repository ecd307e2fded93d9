"""Texts that people type: cleaned, or refused. They are shown as plain text, always."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from itertools import count
from typing import Literal

from rallybox.core.errors import Malformed
from rallybox.core.looks import look, unseen
from rallybox.core.words import Words
from rallybox.tables.drivers import character

LONGEST_NAME = 24
LONGEST_TEXT = 300
MOST_MARKS = 3
"""On one letter: as many as languages put there. More of them would run into the lines above."""
FLAGS = tuple(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in land) + "\U000e007f"
    for land in ("gbeng", "gbsct", "gbwls")
)
"""England, Scotland and Wales: the only flags that are written with letters nobody sees."""

_ZWNJ, _ZWJ, _EMOJI, _KEY = "\u200c", "\u200d", "\ufe0f", "\u20e3"
_VIRAMA = 9


def _joins(before: str, letter: str, following: str) -> bool:
    """Does something that is not seen itself change how its neighbours look?"""
    last = before[-1:]
    if not last:
        return False
    if letter == _EMOJI:
        return unicodedata.category(last) in ("So", "Sm") or following == _KEY
    if not following or letter not in (_ZWJ, _ZWNJ):
        return False
    if unicodedata.combining(last) == _VIRAMA:
        return unicodedata.category(following) == "Lo"
    if letter == _ZWNJ:
        return unicodedata.bidirectional(last) == unicodedata.bidirectional(following) == "AL"
    picture = last == _EMOJI or unicodedata.category(last) == "So" or "🏻" <= last <= "🏿"
    return picture and unicodedata.category(following) in ("So", "Sm")


def _marked(before: str, mark: str) -> bool:
    """May one more mark stand here?"""
    marks = 0
    while marks < len(before) and unicodedata.category(before[-1 - marks]) in ("Mn", "Me"):
        marks += 1
    bare = len(before) == marks or before[-1 - marks].isspace()
    return not bare and marks < MOST_MARKS and mark != before[-1]


def _seen(text: str) -> str:
    """Without what cannot be seen, or turns what follows around, or stands on itself."""
    left, at = "", 0
    while at < len(text):
        letter = text[at]
        flag = next((flag for flag in FLAGS if text.startswith(flag, at)), letter)
        at += len(flag)
        category = unicodedata.category(letter)
        if category in ("Cs", "Co", "Cn"):
            raise Malformed("server-bad-text")
        if category == "Cc":
            left += " "
        elif category == "Cf" or unseen(letter):
            left += letter if _joins(left, letter, text[at : at + 1]) else ""
        elif category not in ("Mn", "Me") or _marked(left, letter):
            left += flag
    return " ".join(left.split())


def _clean(text: str, form: Literal["NFC", "NFKC"]) -> str:
    """What is left of a text; Malformed if it is no text."""
    while (
        cleaned := unicodedata.normalize(form, _seen(unicodedata.normalize(form, text)))
    ) != text:
        text = cleaned  # what is taken out may bring together what was apart
    return text


def nickname(text: str) -> str:
    """A nickname; Malformed if nothing is left of it, or if it runs both ways."""
    name = _clean(text, "NFKC")
    if not name or len(name) > LONGEST_NAME:
        raise Malformed("server-bad-nickname", longest=LONGEST_NAME)
    ways = {unicodedata.bidirectional(letter) for letter in name}
    if "L" in ways and ways & {"R", "AL"}:
        raise Malformed("server-two-ways")
    return name


def chat_text(text: str) -> str:
    """Something to say; Malformed if nothing is left of it."""
    said = _clean(text, "NFC")
    if not said or len(said) > LONGEST_TEXT:
        raise Malformed("server-bad-chat", longest=LONGEST_TEXT)
    return said


def alike(name: str, others: Collection[str]) -> bool:
    """Does a name look exactly like one of these?"""
    return look(name) in {look(other) for other in others}


def unlike(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody has it already, or one that looks the same."""
    taken = {look(other) for other in others}
    return next(n for n in _numbered(name) if look(n) not in taken)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        yield f"{name} {number}"


def bot_name(plan: str, others: Collection[str]) -> str:
    """What a bot is called; no name that anybody else at the table has."""
    if driver := character(plan):
        return unlike(Words(f"bots-driver-{driver}").say(), others)
    names = Words("bots-names").say().split(", ")
    return unlike(next((n for n in names if not alike(n, others)), names[0]), others)
