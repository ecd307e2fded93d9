"""Who is waited for: noticed when a table changes, and looked for in the log from time to time.

Nothing is written when a move is made: that somebody is waited for follows from the log. So a
process that dies after a move has lost nothing; whoever looks next finds it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

from rallybox.server.notices.quiet import Quiet, reminder_time, zone_of
from rallybox.server.store import channels, outbox
from rallybox.server.store.outbox import Wait
from rallybox.tables.table import Table
from rallybox.tables.wire.base import Pace

SLOW_SECONDS = 600
"""Whoever has less time than this for a decision sits there and waits for it."""


def is_slow(pace: Pace) -> bool:
    """May a decision take so long that people go away?"""
    return pace.kind == "none" or pace.seconds >= SLOW_SECONDS


def waits_at(table: Table, told: frozenset[str]) -> list[Wait]:
    """Who of these people is waited for at a table; once each, where people share a device."""
    play, record = table.play, table.record
    if play is None or record.status != "running" or not is_slow(record.pace):
        return []
    found: dict[str, Wait] = {}
    for seat in sorted(play.state.to_act):
        kept = record.seats[seat]
        who = kept.identity
        if who is None or who not in told or kept.bot is not None or who in found:
            continue
        found[who] = Wait(
            table_id=record.id,
            seat=seat,
            identity=who,
            step=play.step,
            sequence=play.sequence,
            asked=play.clocks.asked,
            deadline=play.clocks.deadline(play.pace, seat),
        )
    # Where somebody plays with bots alone, nobody waits.
    return list(found.values()) if found and len(record.people()) > 1 else []


def quiet_of(wishes: channels.Wishes) -> Quiet | None:
    """Somebody's quiet hours."""
    zone = zone_of(wishes.zone)
    if wishes.quiet is None or zone is None or wishes.quiet[0] == wishes.quiet[1]:
        return None
    return Quiet(*wishes.quiet, zone)


def note(connection: Connection, wait: Wait, now: int, grace: int) -> bool:
    """Note a wait and what is to be sent because of it; False if that was done before."""
    if not outbox.begin_wait(connection, wait):
        return False
    outbox.drop_older(connection, wait, now)
    wishes = channels.wishes(connection, wait.identity) or channels.Wishes(language="en")
    reminder = None
    if wishes.reminders:
        reminder = reminder_time(wait.asked, wait.deadline, quiet_of(wishes))
    for channel in channels.channels_of(connection, wait.identity):
        if not channel.confirmed:
            continue
        where = channel.id, channel.target_hash
        first = outbox.new_notice(wait, *where, "turn", max(now, wait.asked + grace))
        outbox.put(connection, first, now)
        if reminder is not None and reminder > now:
            outbox.put(connection, outbox.new_notice(wait, *where, "reminder", reminder), now)
    return True


class Watch:
    """Tables that have changed since somebody looked, of people who want to be told."""

    def __init__(self) -> None:
        self.told: frozenset[str] = frozenset()
        """Everybody with a channel, as far as this process knows."""
        self._changed: dict[str, list[Wait]] = {}
        self._more = asyncio.Event()

    def changed(self, table: Table) -> None:
        """A table has changed here. Quick: it is called for every move."""
        if self.told and not self.told.isdisjoint(table.record.people()):
            found = waits_at(table, self.told)
            if found:
                self._changed[table.record.id] = found
                self._more.set()

    async def take(self) -> Sequence[Wait]:
        """Wait until somebody is waited for; everybody since the last time."""
        await self._more.wait()
        self._more.clear()
        found, self._changed = self._changed, {}
        return [wait for waits in found.values() for wait in waits]


def not_noted(rows: Iterable[outbox.Owed]) -> list[str]:
    """The tables at which somebody is waited for, and nobody has noted it."""
    seen: set[tuple[str, str]] = set()
    tables: dict[str, None] = {}
    for row in rows:
        if (row.table_id, row.identity) in seen:
            continue
        seen.add((row.table_id, row.identity))
        if not row.noted and is_slow(row.pace):
            tables[row.table_id] = None
    return list(tables)
