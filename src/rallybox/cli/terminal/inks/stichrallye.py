"""Cards in four colours; cars have letters."""

from __future__ import annotations

from rallybox.cli.terminal.ink import FOUR_COLOURS, Ink

INK = Ink(colours=FOUR_COLOURS, lettered=True)
