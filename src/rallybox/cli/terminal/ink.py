"""How cards and cars look in a terminal: colours only on top of letters that say the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rich.text import Text

from rallybox.games import part

FOUR_COLOURS: Mapping[str, str] = {
    "g": "bold green",
    "y": "bold yellow",
    "r": "bold red",
    "b": "bold blue",
}


class Ink(NamedTuple):
    """What a game looks like in a terminal, its `INK`. Without one: plain text, numbered cars."""

    colours: Mapping[str, str] = {}
    """The letter with which a card is written, before its number, and the style it gets."""
    lettered: bool = False
    """Does the board call cars by letters? If not, it numbers them."""


def ink_of(game: str) -> Ink:
    """What a game brings, or plain ink."""
    brought: Ink | None = part(game, "ink", "rallybox.cli.terminal.inks", "INK")
    return brought or Ink()


@cache
def _cards(letters: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z0-9])[{letters}]\d{{1,2}}(?![A-Za-z0-9])")


def mark(game: str, seat: int) -> str:
    """What a seat's car is called on the board."""
    return chr(ord("A") + seat) if ink_of(game).lettered else str(seat + 1)


def ink(text: str, game: str, style: str = "") -> Text:
    """The text with the cards of a game in their colours."""
    inked = Text(text, style)
    colours = ink_of(game).colours
    if colours:
        for match in _cards("".join(colours)).finditer(text):
            inked.stylize(colours[match[0][0]], *match.span())
    return inked
