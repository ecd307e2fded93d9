"""How cards and cars look in a terminal: colours only on top of letters that say the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rich.text import Text

from rallybox.games import part
from rallybox.games.packs import made_of

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
    marks: str = ""
    """What stands for each car on the board, if not its start number."""
    cars: re.Pattern[str] | None = None
    """Where the notation of an order has the letter of a car. Letters look like the first ones of
    names; people read and type its start number, `#2` for B."""


def ink_of(game: str) -> Ink:
    """What a game brings, or plain ink."""
    brought: Ink | None = part(game, "ink", "rallybox.cli.terminal.inks", "INK", made_of(Ink))
    return brought or Ink()


@cache
def _cards(letters: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z0-9])[{letters}]\d{{1,2}}(?![A-Za-z0-9])")


def mark(game: str, seat: int) -> str:
    """What a seat's car is called on the board."""
    return ink_of(game).marks[seat : seat + 1] or str(seat + 1)


def spelled(text: str, game: str) -> str:
    """A notation as people read it, also in the middle of a sentence."""
    cars = ink_of(game).cars
    return cars.sub(lambda found: f"#{ord(found[0]) - ord('A') + 1}", text) if cars else text


def notation(typed: str, game: str) -> str:
    """What somebody typed who reads it so, as notation."""
    if not ink_of(game).cars:
        return typed
    return re.sub("#([1-9])", lambda found: chr(ord("A") + int(found[1]) - 1), typed)


def ink(text: str, game: str, style: str = "") -> Text:
    """The text with the cards of a game in their colours, and its cars by their numbers."""
    text = spelled(text, game)
    inked = Text(text, style)
    colours = ink_of(game).colours
    if colours:
        for match in _cards("".join(colours)).finditer(text):
            inked.stylize(colours[match[0][0]], *match.span())
    return inked
