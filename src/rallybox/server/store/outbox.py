"""Who is waited for, and what is to be sent to them. None of these functions waits.

A wait is noted once, together with what is to be sent because of it; so whoever notices it a second
time, after a restart or in another process, sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Row, delete, exists, func, literal, or_, select, tuple_
from sqlalchemy.sql.elements import ColumnElement

from rallybox.server.store.channels import insert_once
from rallybox.server.store.schema import (
    actions,
    notice_channels,
    notices,
    seats,
    snapshots,
    tables,
    waits,
)
from rallybox.tables.wire.base import Pace

NoticeKind = Literal["turn", "reminder", "confirm", "test"]
LEASE_MS = 60_000
"""So long a process may be at a notice before another one takes it."""
TROUBLE_MS = 86_400_000
"""So long it counts that something has not arrived at once."""
KEPT_MS = 30 * 86_400_000
"""How long it is remembered what was sent."""


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody owes a decision."""

    table_id: str
    seat: int
    identity: str
    step: int
    sequence: int
    asked: int
    deadline: int | None


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be sent on a channel."""

    id: str
    channel: str
    identity: str
    target_hash: str
    kind: NoticeKind
    table_id: str | None = None
    seat: int | None = None
    step: int | None = None
    due: int
    tries: int = 0


_FIELDS = Notice.__struct_fields__


# -- waits -----------------------------------------------------------------------------------------


def begin_wait(connection: Connection, wait: Wait) -> bool:
    """Note that somebody is waited for; False if this very wait was noted before."""
    mine = (waits.c.table_id == wait.table_id) & (waits.c.seat == wait.seat)
    row = {
        "identity": wait.identity,
        "step": wait.step,
        "sequence": wait.sequence,
        "deadline": wait.deadline,
    }
    known = connection.execute(select(waits).where(mine)).first()
    if known is None:
        key = {"table_id": wait.table_id, "seat": wait.seat, "began": wait.step}
        return insert_once(connection, waits, key | row)
    if known.step >= wait.step:
        return False
    # Others have gone on, and this seat has owed a decision all the time: that is one wait.
    same = known.identity == wait.identity and not _answered(connection, known)
    began = known.began if same else wait.step
    change = waits.update().where(mine & (waits.c.step < wait.step)).values(began=began, **row)
    changed = connection.execute(change).rowcount == 1
    return changed and not same


def _answered(connection: Connection, known: Row[tuple[object, ...]]) -> bool:
    """Has a seat decided since, or was it not asked any more?"""
    bit = 1 << known.seat
    since = (actions.c.table_id == known.table_id) & (actions.c.sequence > known.sequence)
    over = or_(actions.c.seat == known.seat, actions.c.owing.bitwise_and(bit) == 0)
    return bool(connection.execute(select(exists().where(since & over))).scalar())


def began(connection: Connection, table_id: str, seat: int) -> int | None:
    """The step since which a seat is waited for, as far as was noted."""
    mine = (waits.c.table_id == table_id) & (waits.c.seat == seat)
    return connection.execute(select(waits.c.began).where(mine)).scalar()


class Owed(NamedTuple):
    """Somebody with a channel owes a decision, as the log says."""

    table_id: str
    seat: int
    identity: str
    pace: Pace
    noted: bool


def owed(connection: Connection, most: int, after: str = "") -> list[Owed]:
    """All of these at tables where others play, too; those of some tables, in their order."""
    told = exists().where(
        (notice_channels.c.identity == seats.c.identity) & notice_channels.c.confirmed.is_(True)
    )
    others = seats.alias()
    company = exists().where(
        (others.c.table_id == seats.c.table_id) & (others.c.identity != seats.c.identity)
    )
    noted = exists().where(
        (waits.c.table_id == tables.c.id)
        & (waits.c.seat == seats.c.seat)
        & (waits.c.step >= _now(actions.c.step, snapshots.c.step))
    )
    bit = literal(1).bitwise_lshift(seats.c.seat)
    owes = _now(actions.c.owing, snapshots.c.owing).bitwise_and(bit) != 0
    query = (
        select(tables.c.id, seats.c.seat, seats.c.identity, tables.c.pace, noted)
        .join(seats, seats.c.table_id == tables.c.id)
        .where((tables.c.status == "running") & (tables.c.id > after) & told & company & owes)
        .where(seats.c.stand_in.is_(None))
        .order_by(tables.c.id, seats.c.seat)
        .limit(most)
    )
    return [
        Owed(row[0], row[1], row[2], msgspec.json.decode(row[3], type=Pace), bool(row[4]))
        for row in connection.execute(query)
    ]


def _now(logged: Column[int], kept: Column[int]) -> ColumnElement[int]:
    """A column of a table's last action, or of its first snapshot before anybody has acted."""
    last = [
        select(column)
        .where(column.table.c.table_id == tables.c.id)
        .order_by(column.table.c.sequence.desc())
        .limit(1)
        .scalar_subquery()
        for column in (logged, kept)
    ]
    return func.coalesce(*last)


# -- what is to be sent ----------------------------------------------------------------------------


def put(connection: Connection, notice: Notice, now: int) -> bool:
    """Something to be sent; False if it was put here before."""
    row = msgspec.structs.asdict(notice)
    more = {"status": "waiting", "reason": "", "claimed": 0, "created": now}
    return insert_once(connection, notices, row | more)


def new_notice(wait: Wait, channel: str, target_hash: str, kind: NoticeKind, due: int) -> Notice:
    """About a wait, on a channel."""
    return Notice(
        id=token_urlsafe(12),
        channel=channel,
        identity=wait.identity,
        target_hash=target_hash,
        kind=kind,
        table_id=wait.table_id,
        seat=wait.seat,
        step=wait.step,
        due=due,
    )


def drop_older(connection: Connection, wait: Wait, now: int) -> None:
    """What was to be said about earlier waits of this seat is of no use any more.

    Most people come by themselves: what was never sent leaves nothing behind. What somebody is at
    now, or has tried before, still counts.
    """
    mine = (notices.c.table_id == wait.table_id) & (notices.c.seat == wait.seat)
    older = mine & (notices.c.step < wait.step) & (notices.c.status == "waiting")
    untouched = (notices.c.claimed <= now) & (notices.c.tries == 0)
    connection.execute(delete(notices).where(older & untouched))
    done = {"status": "dropped", "reason": "over", "ended": now}
    connection.execute(notices.update().where(older).values(**done))


def _free(now: int) -> ColumnElement[bool]:
    return (notices.c.status == "waiting") & (notices.c.due <= now) & (notices.c.claimed <= now)


class Due(NamedTuple):
    """What is to be sent to one target now."""

    target_hash: str
    identity: str
    """For whom the first of them is."""
    known: bool
    """Do things arrive there?"""
    kind: str | None
    target: str | None
    """Of its channel, which may be gone."""
    ids: list[str]


class Mark(NamedTuple):
    """A place among what is due."""

    due: int
    id: str


def due(
    connection: Connection, now: int, known: bool, after: Mark | None = None, most: int = 200
) -> tuple[list[Due], Mark | None]:
    """What is to be sent now and nobody is at, together what goes to the same target; and where to
    go on, if there is more. Either all that goes where things arrive, or all the rest."""
    wanted = _free(now) & (_arrives(now) if known else ~_arrives(now))
    if after is not None:
        wanted &= tuple_(notices.c.due, notices.c.id) > tuple_(
            literal(after.due), literal(after.id)
        )
    channel = notice_channels.c
    query = (
        select(
            notices.c.id,
            notices.c.due,
            notices.c.target_hash,
            notices.c.identity,
            channel.kind.label("by"),
            channel.target,
        )
        .select_from(notices.outerjoin(notice_channels, channel.id == notices.c.channel))
        .where(wanted)
        .order_by(notices.c.due, notices.c.id)
        .limit(most)
    )
    rows = connection.execute(query).all()
    found: dict[str, Due] = {}
    for row in rows:
        first = Due(row.target_hash, row.identity, known, row.by, row.target, [])
        found.setdefault(row.target_hash, first).ids.append(row.id)
    more = Mark(rows[-1].due, rows[-1].id) if len(rows) == most else None
    return list(found.values()), more


def _arrives(now: int) -> ColumnElement[bool]:
    """Has something arrived at the target of a notice at once, and lately nothing not? Letters go
    to our own mail server, whoever they are for."""
    before = notices.alias()
    there = before.c.target_hash == notices.c.target_hash
    told = before.c.kind.in_(("turn", "reminder"))  # of others it is not kept whether they arrived
    good = there & told & (before.c.status == "sent") & (before.c.tries == 0)
    lately = or_(before.c.status == "waiting", before.c.ended > now - TROUBLE_MS)
    bad = there & (before.c.tries > 0) & lately
    # With its channel gone it goes nowhere, which takes no time.
    ours = notice_channels.c.kind.is_(None) | (notice_channels.c.kind == "mail")
    return or_(ours, exists().where(good) & ~exists().where(bad))


def claim(connection: Connection, notice_id: str, now: int) -> Notice | None:
    """Take a notice to send it; None if another process was quicker."""
    mine = notices.c.id == notice_id
    taken = notices.update().where(mine & _free(now)).values(claimed=now + LEASE_MS)
    if connection.execute(taken).rowcount != 1:
        return None
    row = connection.execute(select(notices).where(mine)).one()
    return Notice(**{name: row._mapping[name] for name in _FIELDS})


def renew(connection: Connection, notice_id: str, now: int) -> None:
    """Whoever has claimed it is still at it; nothing if they are done."""
    mine = (notices.c.id == notice_id) & (notices.c.claimed > 0)
    connection.execute(notices.update().where(mine).values(claimed=now + LEASE_MS))


def postpone(connection: Connection, notice_id: str, until: int, *, tried: bool) -> None:
    """Not now; `tried`: because it did not arrive."""
    more = notices.c.tries + (1 if tried else 0)
    values = {"due": until, "claimed": 0, "tries": more}
    connection.execute(notices.update().where(notices.c.id == notice_id).values(**values))


def spare(connection: Connection, target_hash: str, until: int) -> None:
    """Leave a target alone for a while, whatever else is to go there."""
    waiting = (notices.c.target_hash == target_hash) & (notices.c.status == "waiting")
    early = waiting & (notices.c.due < until)
    connection.execute(notices.update().where(early).values(due=until))


def finish(
    connection: Connection,
    notice_id: str,
    status: Literal["sent", "dropped", "failed"],
    reason: str,
    now: int,
) -> None:
    """Nothing more is to be done about it; what was never tried is forgotten."""
    mine = notices.c.id == notice_id
    if status == "dropped":
        connection.execute(delete(notices).where(mine & (notices.c.tries == 0)))
    values = {"status": status, "reason": reason[:24], "ended": now, "claimed": 0}
    connection.execute(notices.update().where(mine).values(**values))


def sent_since(
    connection: Connection, target_hash: str, since: int, kinds: Sequence[NoticeKind] | None = None
) -> int:
    """How many have gone to one target, whoever they were for.

    When they went counts, not when they were put here: many may have waited for the same morning.
    """
    mine = (notices.c.target_hash == target_hash) & (notices.c.status == "sent")
    query = select(func.count()).select_from(notices).where(mine & (notices.c.ended >= since))
    if kinds is not None:
        query = query.where(notices.c.kind.in_(kinds))
    return int(connection.execute(query).scalar_one())


def last_sent(connection: Connection, notice: Notice) -> int | None:
    """When the other notice of this wait went out on this channel: the reminder, or the first."""
    mine = (notices.c.channel == notice.channel) & (notices.c.table_id == notice.table_id)
    same = mine & (notices.c.seat == notice.seat) & (notices.c.step == notice.step)
    query = select(notices.c.ended).where(same & (notices.c.status == "sent"))
    return connection.execute(query).scalar()


def old(connection: Connection, now: int, most: int) -> Sequence[str]:
    """Some of what was sent long ago, and of what has not arrived and does not count any more."""
    long_ago = (notices.c.status == "sent") & (notices.c.created < now - KEPT_MS)
    in_vain = notices.c.status.in_(("dropped", "failed")) & (notices.c.ended < now - TROUBLE_MS)
    query = select(notices.c.id).where(long_ago | in_vain).limit(most)
    return connection.execute(query).scalars().all()


def forget(connection: Connection, ids: Sequence[str]) -> None:
    """Remove these."""
    connection.execute(delete(notices).where(notices.c.id.in_(ids)))


def forget_waits(connection: Connection) -> None:
    """Remove the waits of games that are over."""
    running = exists().where((tables.c.id == waits.c.table_id) & (tables.c.status == "running"))
    connection.execute(delete(waits).where(~running))
