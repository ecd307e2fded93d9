"""The golden tables of Tacots: the rally with any number of players, and a patience."""

from __future__ import annotations

from support.golden import Golden

GOLDEN = Golden(
    tables={
        "four": {"players": 4, "hands": 2},
        "three": {"players": 3, "hands": 2},
        "two": {"players": 2, "hands": 2},
        "patience": {"variant": "patience", "deal": 1974},
    },
    last=("stop",),
    rare=frozenset({"DealtAgain", "JunctionBegins", "Passed", "TakenBack"}),
)
