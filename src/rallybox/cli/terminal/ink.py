"""How cards and cars look in a terminal: colours only on top of letters that say the same."""

from __future__ import annotations

import re

from rich.text import Text

_CARD = re.compile(r"(?<![A-Za-z0-9])[gyrb]\d{1,2}(?![A-Za-z0-9])")
_STYLES = {"g": "bold green", "y": "bold yellow", "r": "bold red", "b": "bold blue"}

NO_CARDS = frozenset({"tacots"})
"""Games where `b6` is no blue six but a place on the grid."""

LETTERED = frozenset({"stichrallye", "tacots"})
"""Games whose boards call cars by letters; the others number them."""


def mark(game: str, seat: int) -> str:
    """What a seat's car is called on the board."""
    return chr(ord("A") + seat) if game in LETTERED else str(seat + 1)


def ink(text: str, game: str, style: str = "") -> Text:
    """The text with the cards of a game in their colours."""
    inked = Text(text, style)
    if game not in NO_CARDS:
        for match in _CARD.finditer(text):
            inked.stylize(_STYLES[match[0][0]], *match.span())
    return inked
