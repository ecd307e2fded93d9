"""The ladder of Stich Rallye: what was measured. Written by scripts/ladder.py; do not edit."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("club", 1100),
        Level("pro", 1200),
        Level("ace", 1300),
    ),
    points=(
        Point(1000, 0.6, 0),
        Point(1160, 0, 0),
        Point(1170, 0, 0.003),
        Point(1280, 0, 0.2),
        Point(1300, 0, 1.5),
    ),
)
