"""Taking back: how it stood before the last actions, so that nothing has to be played again.

A log is never cut: what was taken back stays in it, and that it was. So that a table cannot grow
without end, nothing can be taken back any more once its log is long; and a position is kept with
an action that was taken back only where nobody could work it out from what is kept anyway.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from rallybox.core.record import TAKE_BACK
from rallybox.core.state import State
from rallybox.tables.log import Entry

MOST_PAST = 64
"""So many positions are kept in memory; whoever goes back further waits for a replay."""
LONGEST_LOG = 1000
"""Actions of a log, those taken back and the taking back included. Then only forwards."""


def took_back(entry: Entry) -> bool:
    """Is this no action of the game, but the last one taken back?"""
    return entry.action == TAKE_BACK.text


def line(entries: Iterable[Entry]) -> list[Entry]:
    """The actions of a whole log that still count."""
    counting: list[Entry] = []
    for entry in entries:
        if took_back(entry):
            counting.pop()
        else:
            counting.append(entry)
    return counting


def reaches(entries: Iterable[Entry], known: int = 0) -> bool:
    """Can this part of a log be followed by somebody who knows so many positions before it?

    Not if something was taken back to before, and the position not kept.
    """
    for entry in entries:
        if not took_back(entry):
            known = min(known + 1, MOST_PAST)
        elif known:
            known -= 1
        elif not entry.position:
            return False
    return True


class Past:
    """How it stood before each of the last actions that count, and where the dice stood."""

    __slots__ = ("_kept", "reach")

    def __init__(self) -> None:
        self._kept: deque[tuple[State, int]] = deque(maxlen=MOST_PAST)
        self.reach = 0
        """So many steps back can be worked out by whoever begins at the last snapshot."""

    def __len__(self) -> int:
        """How far back one can go at once."""
        return len(self._kept)

    def add(self, state: State, dice: int) -> None:
        """This is how it stood; nobody may change that state any more."""
        self._kept.append((state, dice))
        self.reach = min(self.reach + 1, MOST_PAST)

    def last(self) -> tuple[State, int] | None:
        """How it stood before the last action, if that is known."""
        return self._kept[-1] if self._kept else None

    def drop(self) -> None:
        """The last action was taken back."""
        if self._kept:
            self._kept.pop()
        self.reach = max(self.reach - 1, 0)

    def forget_reach(self) -> None:
        """There is a new snapshot: whoever begins there knows nothing from before."""
        self.reach = 0


class OutOfReach(Exception):
    """Something was taken back to a position that is neither known nor kept."""
