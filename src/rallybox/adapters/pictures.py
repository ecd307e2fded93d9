"""A view as a picture of dots: the drawing for terminals, set in a small type, on a card.

For videos and notebooks. All pictures of a game have the same size, unless it draws more lines.
"""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from types import ModuleType
from typing import NamedTuple

from rallybox.adapters.needs import missing
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.observing.unnumbered import unnumbered

try:
    import numpy as np
    from gymnasium import logger
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from None

Picture = NDArray[np.uint8]

WIDE, HIGH = 9, 18
"""Dots of a letter."""
SIZE = 15
"""Of the type: its letters are then so wide."""
SMALL = 12
"""Of the other type, which is wider, and has the numbers in circles that the first has not."""
ASIDE = (-1, 2)
"""Where that is set: lower, so that it stands on the line, and without the white at its left."""
UNKNOWN = "\uffff"
"""No sign: what a type shows for it, it shows for all that it has not."""
COLUMNS, ROWS = 100, 30
"""Letters of a drawing; no drawing is wider."""
RENDER_MODES = ("human", "ansi", "rgb_array")
MARGIN = 18
PAPER = (250, 246, 236)
INK = (38, 42, 51)
BAND = (178, 58, 46)
ROADS = (30, 96, 120)
"""For the signs that roads, walls and cars are drawn with."""
FAINT = (168, 160, 144)
"""For the dots of empty places."""


class _Press(NamedTuple):
    """What letters are made with. Learners rarely look, so it is fetched for the first picture."""

    image: ModuleType
    draw: ModuleType
    letters: object
    """A type with the signs for roads and walls; Matplotlib brings it."""
    others: object
    """For what that has not."""


@cache
def _press() -> _Press:
    try:
        from matplotlib import get_data_path
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise missing(error) from None
    fonts = f"{get_data_path()}/fonts/ttf/DejaVuSans"
    letters = ImageFont.truetype(f"{fonts}Mono.ttf", SIZE)
    return _Press(Image, ImageDraw, letters, ImageFont.truetype(f"{fonts}.ttf", SMALL))


@cache
def _glyph(sign: str) -> NDArray[np.float64]:
    """How much ink each dot of a letter has, from 0 to 1."""
    press = _press()
    letter = _set(sign, press.letters)
    if sign != UNKNOWN and (letter == _glyph(UNKNOWN)).all():
        letter = _set(sign, press.others, ASIDE)
    return letter


def _set(sign: str, font: object, place: tuple[int, int] = (0, 0)) -> NDArray[np.float64]:
    press = _press()
    paper = press.image.new("L", (WIDE, HIGH))
    press.draw.Draw(paper).text(place, sign, fill=255, font=font)
    return np.asarray(paper, dtype=np.float64)[:, :, None] / 255


def has(sign: str) -> bool:
    """Is there a type with this sign?"""
    strange = (_glyph(UNKNOWN), _set(UNKNOWN, _press().others, ASIDE))
    return not any((_glyph(sign) == box).all() for box in strange)


def text(game: Game, view: View) -> str:
    """The view as text, and what is asked, unless the drawing says it already."""
    drawing, question = game.draw(view), wrap(game.ask(view).say(), COLUMNS)
    return drawing if question[0] in drawing else "\n".join([drawing, "", *question])


def _ink(sign: str) -> tuple[int, int, int]:
    if "\u2500" <= sign <= "\u27bf" or "\u2460" <= sign <= "\u2473":
        return ROADS
    return FAINT if sign == "·" else INK


def _write(paper: Picture, line: str, top: int, ink: tuple[int, int, int] | None = None) -> None:
    """Set a line of text."""
    for place, sign in enumerate(line[:COLUMNS]):
        if not sign.isspace():
            left = MARGIN + place * WIDE
            spot = paper[top : top + HIGH, left : left + WIDE]
            shade = _glyph(sign)
            colour = np.array(ink or _ink(sign), dtype=np.float64)
            spot[:] = (spot * (1 - shade) + colour * shade).astype(np.uint8)


def picture(game: Game, view: View) -> Picture:
    """The view as red, green and blue dots: rows, columns, colours."""
    lines = text(game, view).splitlines()
    rows = max(ROWS, len(lines))
    band = 2 * HIGH
    shape = (band + rows * HIGH + 2 * MARGIN, COLUMNS * WIDE + 2 * MARGIN, 3)
    paper = np.empty(shape, dtype=np.uint8)
    paper[:] = PAPER
    paper[:band] = BAND
    _write(paper, game.title, band // 4, PAPER)
    for number, line in enumerate(lines):
        _write(paper, line, band + MARGIN + number * HIGH)
    return paper


def known_mode(mode: str | None) -> str | None:
    """How a table is shown, if there is such a way; None: not at all."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"{mode!r} is none of {', '.join(RENDER_MODES)}")
    return mode


def shown(game: Game, view: View, mode: str | None) -> Picture | str | None:
    """What `render` gives: a picture, a text, or nothing, since it has been printed or nobody has
    said how to show it. Learners look at it, too, so it does not say which deal it is."""
    view = unnumbered(view)
    if mode == "rgb_array":
        return picture(game, view)
    if mode == "ansi":
        return text(game, view)
    if mode == "human":
        print(text(game, view), end="\n\n")
    else:
        logger.warn(Words("research-render-nothing").say())
    return None
