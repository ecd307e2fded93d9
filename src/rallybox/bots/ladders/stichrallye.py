"""The ladder of Stich Rallye. Made with scripts/ladder.py; how well it holds: docs/arena.md."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("club", 1072),
        Level("pro", 1173),
        Level("ace", 1258),
    ),
    points=(
        Point(1000, 0.2, 0),
        Point(1020, 0.15, 0),
        Point(1072, 0.07, 0),
        Point(1126, 0, 0),
        Point(1127, 0, 0.0004),
        Point(1173, 0, 0.001627),
        Point(1176, 0, 0.002),
        Point(1190, 0, 0.003),
        Point(1208, 0, 0.006),
        Point(1219, 0, 0.01),
        Point(1242, 0, 0.03),
        Point(1248, 0, 0.2),
        Point(1258, 0, 1.5),
    ),
)
