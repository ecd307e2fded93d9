"""The ladder of Road Rally. Made with scripts/ladder.py; how well it holds: docs/arena.md."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1063),
        Level("amateur", 1145),
        Level("club", 1217),
        Level("regional", 1288),
        Level("national", 1370),
        Level("pro", 1450),
        Level("ace", 1572),
    ),
    points=(
        Point(1000, 0.52, 0),
        Point(1063, 0.4629, 0),
        Point(1082, 0.45, 0),
        Point(1138, 0.4, 0),
        Point(1145, 0.3934, 0),
        Point(1217, 0.3165, 0),
        Point(1236, 0.3, 0),
        Point(1288, 0.2344, 0),
        Point(1311, 0.2, 0),
        Point(1370, 0.107, 0),
        Point(1373, 0.1, 0),
        Point(1392, 0, 0),
        Point(1393, 0, 0.0004),
        Point(1422, 0, 0.0008),
        Point(1448, 0, 0.0016),
        Point(1450, 0, 0.001676),
        Point(1489, 0, 0.0032),
        Point(1537, 0, 0.0064),
        Point(1565, 0, 0.2),
        Point(1572, 0, 1.5),
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
