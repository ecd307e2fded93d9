"""What an action changes in the record of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rallybox.games import find_game
from rallybox.tables.absence import noted
from rallybox.tables.past import took_back
from rallybox.tables.play import Clocks, Next, due
from rallybox.tables.record import TableRecord


def changes(record: TableRecord, found: Next, at_once: bool) -> dict[str, Any]:
    """What changes in the record; `at_once`: it was an answer to a question to several."""
    at, outcome = found.entry.at, found.state.outcome
    changed = _noted(record, found, at_once)
    if record.number is not None:
        changed |= _helped(record, found)
    if outcome is not None:
        return changed | {"status": "finished", "finished": at, "due": None, "outcome": outcome}
    when = due_after(record, found.state.to_act, found.clocks, at, found.quiet)
    return changed if when == record.due else changed | {"due": when}


def due_after(
    record: TableRecord, owing: Sequence[int], clocks: Clocks, at: int, quiet: bool
) -> int | None:
    """When the table is due after an action.

    After an answer in secret nothing may change that others can see: those who still owe
    one have the same time as before. Only when no bot owes one any more, nobody has to look after
    bots; while bots do, lists tell no time.
    """
    bots = any(record.seats[seat].bot is not None for seat in owing)
    return record.due if quiet and bots else due(record, owing, clocks, at)


def _noted(record: TableRecord, found: Next, at_once: bool) -> dict[str, Any]:
    """The clock's decision is told; not of a question to several, where nobody learns who has
    answered in time."""
    entry = found.entry
    if entry.decided_by != "clock" or at_once:
        return {}
    return {"notes": noted(record, "clock", entry.seat, entry.at, entry.step)}


def _helped(record: TableRecord, found: Next) -> dict[str, Any]:
    """Of a numbered deal: does it still count for the list of the best, and how much?"""
    entry, outcome = found.entry, found.state.outcome
    if record.assisted or took_back(entry) or entry.decided_by != "person":
        return {"assisted": True}
    if outcome is None:
        return {}
    return {"result": find_game(record.game).standing(outcome)}
