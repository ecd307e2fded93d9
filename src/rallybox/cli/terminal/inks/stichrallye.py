"""Cards in four colours; the numbers of cars stand in circles, those of spaces do not."""

from __future__ import annotations

from rallybox.cli.terminal.ink import FOUR_COLOURS, Ink
from rallybox.games.stichrallye.draw import CAR_MARKS

INK = Ink(colours=FOUR_COLOURS, marks=CAR_MARKS)
