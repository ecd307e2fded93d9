"""Nobody waits for ever for somebody who is away: a bot plays for them until they are back.

Who is connected is stored nowhere (see `Audience`), so neither is since when somebody is not:
whoever keeps a table in memory counts from the moment they notice. After a restart everybody has
that time once more to come back. That a bot plays, and who agreed, is in the record.

Somebody who is connected is not away, however long they think.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set

from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.play import BOT_GRACE
from rallybox.tables.record import SeatRecord, TableRecord
from rallybox.tables.wire.base import BotName, Note, NoteKind, Pace

STAND_IN: BotName = "club"
"""Who plays for those who are away or have left; the clock lets the same decide."""
BLIP = 10_000
"""Milliseconds. Whoever has gone for less is asked all the same: phones sleep, pages are loaded
again, and nobody is to lose their say by that."""
MOST_NOTES = 60

_PATIENCE = {"none": 120_000, "live": 60_000, "relaxed": None}
"""Milliseconds. Where a turn may take days, people come and go, and the clock decides."""


def patience(pace: Pace) -> int | None:
    """How long somebody must be away before others may let a bot play; None: they may not."""
    return _PATIENCE[pace.kind]


def just_gone(away: Mapping[int, int], now: int) -> frozenset[int]:
    """The seats whose people may be back in a moment."""
    return frozenset(seat for seat, since in away.items() if now - since < BLIP)


class Absences:
    """Since when people are away, as far as was noticed here."""

    def __init__(self) -> None:
        self._since: dict[str, int] = {}

    def look(self, absent: Set[str], now: int) -> None:
        """These are not here now, everybody else is."""
        self._since = {who: self._since.get(who, now) for who in absent}

    def by_seat(self, record: TableRecord) -> dict[int, int]:
        """Since when, by seat; with a device all who share it."""
        return {
            seat.seat: self._since[seat.identity]
            for seat in record.seats
            if seat.identity is not None and seat.identity in self._since
        }


def agreed(seat: SeatRecord, since: int | None) -> int:
    """The seats (bits) that agree to a bot here, given since when its person is away.

    What was agreed to before they last came back does not count.
    """
    if since is None or seat.agreed_at is None or seat.agreed_at < since:
        return 0
    return seat.agreed


def noted(
    record: TableRecord, kind: NoteKind, seat: int, at: int, step: int, by: int | None = None
) -> tuple[Note, ...]:
    """The table's notes with one more."""
    note = Note(kind=kind, seat=seat, by=by, step=step, at=at)
    return (*record.notes, note)[-MOST_NOTES:]


def _demand_away(record: TableRecord, seat: int, since: int | None, now: int) -> SeatRecord:
    """The seat of somebody who has been away for long enough; otherwise Forbidden."""
    if seat >= len(record.seats):
        raise NotFound("server-no-such-seat", seats=len(record.seats))
    kept, least = record.seats[seat], patience(record.pace)
    if kept.identity is None or kept.bot is not None:
        raise Forbidden("server-bot-already")
    if least is None:
        raise Forbidden("server-clock-decides")
    if since is None:
        raise Forbidden("server-not-away", name=kept.name)
    if now - since < least:
        raise Forbidden("server-not-away-long", name=kept.name, seconds=least // 1000)
    return kept


def replace(
    record: TableRecord,
    identity: str | None,
    seat: int,
    since: int | None,
    present: Collection[int],
    now: int,
    step: int,
) -> None:
    """Somebody wants a bot to play for who sits there; the host's word is enough.

    Otherwise all who are `present`, or have only just gone, have to agree. `since`: when the other
    one was seen last.
    """
    mine = [own for own in record.seats_of(identity) if not own.gave_up]
    hosts = identity is not None and identity == record.host
    if not mine and not hosts:
        raise Forbidden("server-not-at-table")
    if record.status != "running":
        raise Forbidden("server-not-running")
    kept = _demand_away(record, seat, since, now)
    votes = agreed(kept, since)
    if not votes:
        kept.agreed_at = now
    kept.agreed = votes | sum(1 << own.seat for own in mine)
    if hosts:
        # A host who only watches decides, too; then no seat is named.
        by = mine[0].seat if mine else None
        _let_bot_play(record, kept, "away-host" if by is None else "away", now, step, by)
    elif _all_agree(record, kept.agreed, present):
        _let_bot_play(record, kept, "away", now, step)


def _all_agree(record: TableRecord, votes: int, present: Collection[int]) -> bool:
    """Is somebody here, and do all who are agree?"""
    asked = [other for other in record.seats if other.seat in present and not other.gave_up]
    return bool(asked) and all(votes >> other.seat & 1 for other in asked)


def agreed_upon(
    record: TableRecord, away: Mapping[int, int], present: Collection[int]
) -> list[SeatRecord]:
    """The seats for which all who are `present`, or have only just gone, want a bot: who did not
    may have gone since."""
    return [
        seat
        for seat in record.seats
        if record.status == "running"
        and seat.bot is None
        and (votes := agreed(seat, away.get(seat.seat)))
        and _all_agree(record, votes, present)
    ]


def settle(
    record: TableRecord, away: Mapping[int, int], present: Collection[int], now: int, step: int
) -> None:
    """Let bots play where that is `agreed_upon`."""
    for seat in agreed_upon(record, away, present):
        _let_bot_play(record, seat, "away", now, step)


def _let_bot_play(
    record: TableRecord,
    seat: SeatRecord,
    kind: NoteKind,
    now: int,
    step: int,
    by: int | None = None,
) -> None:
    # All who share the device are away with it.
    for gone in record.seats_of(seat.identity):
        if gone.bot is None:
            gone.stand_in, gone.agreed, gone.agreed_at = STAND_IN, 0, None
            record.notes = noted(record, kind, gone.seat, now, step, by)
    # Whoever opens the table then works out when it is really due.
    record.due = now + BOT_GRACE
