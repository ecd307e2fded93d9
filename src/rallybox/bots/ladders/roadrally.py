"""The ladder of Road Rally. Made with scripts/ladder.py; docs/arena.md shows how well it holds."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1061),
        Level("amateur", 1136),
        Level("club", 1206),
        Level("regional", 1261),
        Level("national", 1335),
        Level("pro", 1441),
        Level("ace", 1536),
    ),
    points=(
        Point(1000, 0.5, 0),
        Point(1078, 0.45, 0),
        Point(1130, 0.4, 0),
        Point(1221, 0.3, 0),
        Point(1282, 0.2, 0),
        Point(1339, 0.1, 0),
        Point(1364, 0, 0),
        Point(1404, 0, 0.0008),
        Point(1439, 0, 0.0016),
        Point(1469, 0, 0.0032),
        Point(1504, 0, 0.0064),
        Point(1524, 0, 0.2),
        Point(1536, 0, 1.5),
    ),
)
