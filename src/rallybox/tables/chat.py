"""What is said at a table: texts, and quick phrases that everybody reads in their own language."""

from __future__ import annotations

import msgspec

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
    identity: str | None = None
    """Whose it is, who may get up and leave the seat to others; nobody is told."""


def chat_line(line: Line) -> ChatLine:
    """Something that was said, as it goes over the wire."""
    return ChatLine(
        number=line.number,
        seat=line.seat,
        name=line.name,
        text=line.text,
        phrase=line.phrase,
        at=line.at,
    )
