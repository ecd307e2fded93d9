"""The golden tables of Stich Rallye: both tracks, and one of our own."""

from __future__ import annotations

from support.golden import Golden

GOLDEN = Golden(
    tables={
        "volcano": {"variant": "volcano", "players": 4},
        "beach": {"variant": "beach", "players": 5, "first": 2},
        "own": {"players": 3, "track": "S.....^^..vvv.....", "dial": [0, 2, 5, 1]},
    },
)
