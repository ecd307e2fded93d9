"""The ladder of Road Rally: what was measured. Written by scripts/ladder.py; do not edit."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1100),
        Level("amateur", 1200),
        Level("club", 1300),
        Level("regional", 1400),
        Level("national", 1500),
        Level("pro", 1600),
        Level("ace", 1700),
    ),
    points=(
        Point(1000, 0.6, 0),
        Point(1480, 0, 0),
        Point(1500, 0, 0.003),
        Point(1660, 0, 0.2),
        Point(1700, 0, 1.5),
    ),
)
