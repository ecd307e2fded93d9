"""The ladder of Tacots. Made with scripts/ladder.py; how well it holds: docs/arena.md."""

from __future__ import annotations

from typing import Final

from rallybox.bots.scale import Ladder, Level, Point

LADDER: Final = Ladder(
    levels=(
        Level("rookie", 1000),
        Level("novice", 1089),
        Level("amateur", 1185),
        Level("club", 1312),
        Level("regional", 1415),
        Level("national", 1480),
        Level("pro", 1553),
        Level("master", 1655),
        Level("champion", 1769),
        Level("ace", 1907),
    ),
    points=(
        Point(1000, 0.44, 0),
        Point(1026, 0.4, 0),
        Point(1089, 0.3286, 0),
        Point(1130, 0.3, 0),
        Point(1183, 0.2, 0),
        Point(1185, 0.1973, 0),
        Point(1292, 0.1, 0),
        Point(1312, 0, 0),
        # Nobody looks ahead for fewer than four iterations, and these are worth a hundred points at
        # once: whoever is between the club and the regional driver drives like the nearer of them.
        Point(1364, 0, 0.001409),
        Point(1415, 0, 0.001409),
        Point(1430, 0, 0.0026),
        Point(1480, 0, 0.00422),
        Point(1497, 0, 0.006),
        Point(1553, 0, 0.011),
        Point(1655, 0, 0.045),
        Point(1769, 0, 0.22),
        Point(1907, 0, 1.5),
    ),
    offsets={"thrifty": 150, "flatout": 50, "opportunist": -60, "professor": 80},
)
