"""The ladder of Stich Rallye. Made with scripts/ladder.py; how well it holds: docs/arena.md."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("club", 1050),
        Level("pro", 1125),
        Level("ace", 1258),
    ),
    points=(
        Point(1000, 0.2, 0),
        Point(1014, 0.15, 0),
        Point(1050, 0.07, 0),
        Point(1090, 0, 0),
        Point(1091, 0, 0.0004),
        Point(1130, 0, 0.002),
        Point(1152, 0, 0.003),
        Point(1182, 0, 0.006),
        Point(1200, 0, 0.01),
        Point(1238, 0, 0.03),
        Point(1248, 0, 0.2),
        Point(1258, 0, 1.5),
    ),
)
