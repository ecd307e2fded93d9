"""The ladder of Tacots. Made with scripts/ladder.py; docs/arena.md shows how well it holds."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1107),
        Level("amateur", 1186),
        Level("club", 1252),
        Level("regional", 1355),
        Level("national", 1458),
        Level("pro", 1562),
        Level("master", 1665),
        Level("champion", 1770),
        Level("ace", 1872),
    ),
    points=(
        Point(1000, 0.4, 0),
        Point(1119, 0.3, 0),
        Point(1163, 0.2, 0),
        Point(1238, 0.1, 0),
        Point(1252, 0, 0),
        Point(1300, 0, 0.0065),
        Point(1355, 0, 0.011),
        Point(1458, 0, 0.029),
        Point(1562, 0, 0.08),
        Point(1665, 0, 0.2),
        Point(1770, 0, 0.54),
        Point(1872, 0, 1.5),
    ),
)
