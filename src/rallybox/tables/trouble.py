"""Games that cannot go on: begun under other rules, or kept in a log that nobody can follow.

Nobody is left waiting at such a table. It has no outcome and counts for nothing; people are told
why, see it as it stood when it was last understood, and can begin again together.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rallybox.core.errors import RallyboxError
from rallybox.games import find_game
from rallybox.tables.absence import noted
from rallybox.tables.errors import Damaged, Unavailable
from rallybox.tables.log import Snapshot, Stored
from rallybox.tables.play import Play
from rallybox.tables.record import TableRecord
from rallybox.tables.wire.base import Trouble


def is_older(record: TableRecord) -> bool:
    """Is it a game in progress that was begun under other rules than ours?"""
    return record.status == "running" and record.rules != find_game(record.game).rules


def goes_on(stored: Stored, kept: Sequence[Snapshot]) -> bool:
    """Would today's rules have led to exactly this game so far?

    `stored` has the whole log, `kept` are all positions that were kept. Every action must do what
    it did then, and every position must be the same: then nobody has decided anything that they
    might have decided otherwise, and the game can go on.
    """
    today = msgspec.structs.replace(stored.record, rules=find_game(stored.record.game).rules)
    positions = {snapshot.sequence: snapshot for snapshot in kept}
    try:
        play = Play.begin(today)
        for entry in (None, *stored.entries):
            if entry is not None:
                play.follow(entry)
            then = positions.get(play.sequence)
            if then is not None and _position(play.snapshot()) != _position(then):
                return False
    except Exception:  # what other rules have left behind can break anything
        return False
    return True


def compare(stored: Stored, kept: Sequence[Snapshot]) -> tuple[bool, int]:
    """Does it go on, and at which step is it? See `goes_on`."""
    return goes_on(stored, kept), stored.entries[-1].step if stored.entries else 1


def _position(snapshot: Snapshot) -> tuple[int, int, int, object]:
    position = msgspec.json.decode(snapshot.position) if snapshot.position else None
    return snapshot.dice, snapshot.owing, snapshot.waiting, position


def change_rules(record: TableRecord, same: bool, now: int, step: int) -> None:
    """What becomes of a game of older rules: it goes on by ours if those would have led there, too.

    If not, it is over without a result.
    """
    if not is_older(record):
        return
    if same:
        record.rules = find_game(record.game).rules
        record.notes = noted(record, "new-rules", 0, now, step)
    else:
        record.status, record.finished, record.due = "finished", now, None
        record.trouble = "older-rules"


def set_aside(record: TableRecord, why: Trouble) -> None:
    """Nobody is asked at this table any more, and no clock runs."""
    if record.status == "running":
        record.status, record.due, record.trouble = "closed", None, why


def blame(error: Exception) -> Trouble | None:
    """What an error says of the table at which it happened; None if it says nothing of it."""
    if isinstance(error, Damaged):
        return "damaged"
    if isinstance(error, Unavailable):
        return None
    unread = isinstance(error, RallyboxError | msgspec.MsgspecError | UnicodeDecodeError)
    return "damaged" if unread else "fault"


def as_far_as_it_goes(stored: Stored) -> Play | None:
    """How it stood when it was last understood, if anything can be made of it."""
    try:
        play = Play.standing(stored.record, stored.snapshot)
    except Exception:  # see `goes_on`
        return None
    for entry in stored.entries:
        try:
            play.follow(entry)
        except Exception:  # see `goes_on`
            break
    return play
