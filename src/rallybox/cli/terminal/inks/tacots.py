"""Cars have letters; `b6` is no blue six but a place on the grid."""

from __future__ import annotations

from rallybox.cli.terminal.ink import Ink

INK = Ink(lettered=True)
