"""Cars have letters in orders; `b6` is no blue six but a place on the grid."""

from __future__ import annotations

import re

from rallybox.cli.terminal.ink import Ink

INK = Ink(cars=re.compile(r"(?<=\bvs )[A-D]\b|\b[A-D](?= (?:north|east|south|west|drive)\b)"))
