"""The golden tables of Road Rally: every rule set."""

from __future__ import annotations

from support.golden import Golden

GOLDEN = Golden(
    tables={
        "demo": {"variant": "demo", "players": 5},
        "base": {"variant": "base", "players": 4, "first": 2},
        "standard": {"variant": "standard", "players": 4},
        "sprint": {
            "variant": "sprint",
            "players": 3,
            "course": ["I3", "A0r", "B3r", "H0r", "F0r"],
        },
    },
    eager=("score",),  # random drivers rarely hold the right stage card
    rare=frozenset({"StagesDropped", "HandEmpty"}),
)
