"""Is this the moment for a notice, and what does it say?"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import Connection

from rallybox.hosting.clock import Clock
from rallybox.server.notices.carriers import Parcel
from rallybox.server.notices.quiet import HOUR, MINUTE
from rallybox.server.notices.telling import tell
from rallybox.server.notices.waits import note, quiet_of, waits_at
from rallybox.server.settings import Settings
from rallybox.server.store import channels, outbox
from rallybox.server.store.channels import Channel, Wishes
from rallybox.server.store.database import Database
from rallybox.server.store.outbox import Notice, Wait
from rallybox.server.table.hub import Hub
from rallybox.server.table.open import OpenTable
from rallybox.server.table.presence import written
from rallybox.tables.errors import Forbidden, NotFound

LOOK_AGAIN = 5 * MINUTE
"""Whoever looks at a table is not told; whether they still do is seen after so long."""
TOO_MANY_PAUSE = 10 * MINUTE
JUST_TOLD = 15 * MINUTE
HEAR_SECONDS = 1.0
"""So long other processes have to say who looks at a table there."""


class Ready(NamedTuple):
    """It can go."""

    parcel: Parcel
    channel: Channel


class Later(NamedTuple):
    """Not yet."""

    until: int


class Never(NamedTuple):
    """It is of no use any more; the reason is for the outbox."""

    reason: str


class _Known(NamedTuple):
    """What the database says about a notice."""

    channel: Channel | None
    wishes: Wishes
    lost: bool
    sent: int
    told: int | None


def _read(connection: Connection, notice: Notice, now: int) -> _Known:
    return _Known(
        channels.find(connection, notice.channel),
        channels.wishes(connection, notice.identity) or Wishes(language="en"),
        channels.is_lost(connection, notice.identity),
        outbox.sent_since(connection, notice.target_hash, now - HOUR),
        outbox.last_sent(connection, notice),
    )


async def make_ready(
    notice: Notice, database: Database, hub: Hub, settings: Settings, clock: Clock
) -> Ready | Later | Never:
    """Whether a notice goes now; Unavailable if nobody can say."""
    now = clock.now()
    known = await database.read(lambda c: _read(c, notice, now))
    channel = known.channel
    if channel is None or not channel.confirmed or known.lost:
        return Never("no-channel")
    try:
        opened = await hub.open(notice.table_id or "")
    except (NotFound, Forbidden):
        return Never("no-table")
    wait = await _waited_for(notice, opened, database, now)
    if wait is None or (wait.deadline is not None and wait.deadline <= now):
        return Never("over")
    if await _is_looking(notice.identity, opened, database):
        return Later(now + LOOK_AGAIN)  # they may go away without having moved
    quiet = quiet_of(known.wishes)
    if quiet is not None and quiet.holds(now):
        return Later(quiet.over(now))
    if known.told is not None and (notice.kind == "turn" or now - known.told < JUST_TOLD):
        return Never("just-told")
    if known.sent >= settings.limits.notices_per_hour:
        return Later(now + TOO_MANY_PAUSE)
    return Ready(_parcel(notice, opened, wait, known.wishes), channel)


async def _waited_for(
    notice: Notice, opened: OpenTable, database: Database, now: int
) -> Wait | None:
    """The wait that a notice is about, if it still lasts."""
    found = waits_at(opened.table, frozenset({notice.identity}))
    if not found or found[0].seat != notice.seat:
        return None
    wait = found[0]
    # Others may have gone on since: then it is noted whether this is still the same wait.
    await database.write(lambda c: note(c, wait, now, 0))
    began = await database.read(lambda c: outbox.began(c, wait.table_id, wait.seat))
    return wait if began == notice.step else None


async def _is_looking(identity: str, opened: OpenTable, database: Database) -> bool:
    """Has somebody a table before their eyes, at this process or another?"""
    table = opened.table
    seated = table.record.people()
    if not database.is_sqlite:
        # Whoever hears of us for the first time answers with those who are there.
        database.tell(table.record.id, written(table.audience.here(seated)))
        await asyncio.sleep(HEAR_SECONDS)
    return identity in table.audience.looking(seated)


def _parcel(notice: Notice, opened: OpenTable, wait: Wait, wishes: Wishes) -> Parcel:
    record = opened.table.record
    return Parcel(
        id=notice.id,
        told=tell(notice.kind, record, notice.identity, wait.deadline, wishes),
        language=wishes.language,
        path=f"/table/{record.id}",
        about=f"{record.id} {wait.seat}",
        urgent=notice.kind == "reminder",
        until=wait.deadline,
    )
