"""The ladder of Tacots. Made with scripts/ladder.py; how well it holds: docs/arena.md."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1120),
        Level("amateur", 1200),
        Level("club", 1287),
        Level("regional", 1320),
        Level("national", 1460),
        Level("pro", 1600),
        Level("master", 1700),
        Level("champion", 1803),
        Level("ace", 1907),
    ),
    points=(
        Point(1000, 0.44, 0),
        Point(1035, 0.4, 0),
        Point(1154, 0.3, 0),
        Point(1198, 0.2, 0),
        Point(1273, 0.1, 0),
        Point(1287, 0, 0),
        Point(1288, 0, 0.0012),
        Point(1390, 0, 0.002),
        Point(1493, 0, 0.006),
        Point(1600, 0, 0.011),
        Point(1700, 0, 0.045),
        Point(1803, 0, 0.22),
        Point(1907, 0, 1.5),
    ),
    offsets={"thrifty": 150, "flatout": 50, "opportunist": -60, "professor": 80},
)
