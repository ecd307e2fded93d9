"""What is said at a table: texts, and quick phrases that everybody reads in their own language."""

from __future__ import annotations

import msgspec

from rallybox.core.words import Words
from rallybox.tables.say import say
from rallybox.tables.wire.socket import ChatLine

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
LINES_SHOWN = 50
"""Of what was said before, to somebody who comes."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said; either a text or a phrase."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


def chat_line(line: Line, language: str | None) -> ChatLine:
    """Something that was said, for somebody who reads this language."""
    sentence = line.text
    if line.phrase:
        sentence = say(Words(f"server-phrase-{line.phrase}"), language)
    return ChatLine(
        number=line.number,
        seat=line.seat,
        name=line.name,
        text=line.text,
        phrase=line.phrase,
        sentence=sentence,
        at=line.at,
    )
