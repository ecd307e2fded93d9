"""The pass: how long it is, and how slowly its bends want to be taken."""

from __future__ import annotations

from typing import Final

ROW: Final = 9
"""So many spaces lead from one bend to the next."""
LIMITS: Final = (3, 2, 4, 2, 3, 1)
"""The highest gear in which each bend can be taken, from the valley up; then over again."""


def limit(space: int) -> int | None:
    """The highest gear for the bend on a space; None where the road is straight."""
    bend, rest = divmod(space, ROW)
    return LIMITS[(bend - 1) % len(LIMITS)] if bend and not rest else None


def skids_at(start: int, gear: int, summit: int) -> int | None:
    """The first bend on the way that is too narrow for the gear; None if all goes well."""
    for space in range(start + 1, min(start + gear, summit - 1) + 1):
        most = limit(space)
        if most is not None and gear > most:
            return space
    return None
