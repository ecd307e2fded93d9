"""The ladder of Road Rally. Made with scripts/ladder.py; how well it holds: docs/arena.md."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1075),
        Level("amateur", 1150),
        Level("club", 1220),
        Level("regional", 1275),
        Level("national", 1349),
        Level("pro", 1455),
        Level("ace", 1550),
    ),
    points=(
        Point(1000, 0.52, 0),
        Point(1092, 0.45, 0),
        Point(1144, 0.4, 0),
        Point(1235, 0.3, 0),
        Point(1296, 0.2, 0),
        Point(1353, 0.1, 0),
        Point(1378, 0, 0),
        Point(1379, 0, 0.0004),
        Point(1418, 0, 0.0008),
        Point(1453, 0, 0.0016),
        Point(1483, 0, 0.0032),
        Point(1518, 0, 0.0064),
        Point(1538, 0, 0.2),
        Point(1550, 0, 1.5),
    ),
    offsets={
        "thrifty": 58,
        "flatout": -107,
        "blocker": -26,
        "gambler": -49,
        "opportunist": -45,
        "professor": 64,
    },
)
