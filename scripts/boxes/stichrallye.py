"""The loops on which the client lays the tracks of Stich Rallye, and the laps to drive."""

from __future__ import annotations

from typing import Any

from rallybox.games.stichrallye.data import TRACKS
from rallybox.games.stichrallye.rules import LAPS


def box() -> dict[str, Any]:
    """What goes into the client's `box.json`."""
    loops = {
        name: {"spaces": loop.spaces, "loop": loop.loop}
        for name in ("volcano", "beach", "own")
        for loop in [getattr(TRACKS, name)]
    }
    return {"canvas": TRACKS.canvas, "tracks": loops, "laps": int(LAPS)}
