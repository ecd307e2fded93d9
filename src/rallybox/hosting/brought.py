"""A record that somebody brings along: checked, and made a finished table of theirs."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from rallybox.core.errors import Malformed
from rallybox.core.record import TAKE_BACK, Record, read, read_action, verify, write
from rallybox.core.state import State
from rallybox.games import GAMES, find_game
from rallybox.tables import names
from rallybox.tables.changes import changes
from rallybox.tables.log import Entry, Snapshot, Stored
from rallybox.tables.past import took_back
from rallybox.tables.play import Next, Play
from rallybox.tables.record import ELSEWHERE, Person, SeatRecord, TableRecord, new_code
from rallybox.tables.retelling import past_of
from rallybox.tables.table import SNAPSHOT_EVERY
from rallybox.tables.wire.base import Pace

LONGEST: Final = 60_000
"""Letters of a record: a game of a thousand actions has half of them."""


class Brought(NamedTuple):
    """A table with its whole log, to be kept as it is."""

    record: TableRecord
    entries: list[Entry]
    snapshots: list[Snapshot]


def bring(text: str, person: Person, now: int, prefix: str = "") -> Brought:
    """A finished table of this person's; Malformed, in a sentence, if the record does not hold.

    The same record of the same person is the same table, whenever it is brought. Who brings it
    sits where somebody of that name sat. It counts for no list of the best.
    """
    if len(text) > LONGEST:
        raise Malformed("server-too-large")
    record = read(text)
    verify(record, GAMES)
    return _played(record, _table(record, person, now, prefix))


def _id(record: Record, person: Person) -> str:
    """Nobody can guess it who does not have the record: the secret of its dice is in there."""
    digest = blake2b(
        write(record).encode(), key=person.id.encode(), digest_size=12, person=b"rallybox brought"
    ).digest()
    return "r" + urlsafe_b64encode(digest).decode()[1:]  # never a dash: see `new_id`


def _table(record: Record, person: Person, now: int, prefix: str) -> TableRecord:
    game = find_game(record.game)
    setup = game.setup(record.setup)
    return TableRecord(
        id=prefix + _id(record, person),
        code=new_code(),
        game=game.name,
        rules=game.rules,
        setup=msgspec.to_builtins(setup),
        public=False,
        pace=Pace(),
        hints=True,
        host=person.id,
        status="running",
        secret=record.fairness.secret,
        created=now,
        started=now,
        number=setup.number,
        assisted=setup.number is not None,
        seats=_seats(record, person),
        origin=None if record.origin is UNSET else record.origin,
    )


def _seats(record: Record, person: Person) -> list[SeatRecord]:
    shares = record.fairness.contributions
    if len(shares) > len(record.names):
        raise Malformed("record-too-many-shares")
    called = [names.nickname(name) for name in record.names]
    mine = called.index(person.nickname) if person.nickname in called else None
    return [
        SeatRecord(
            seat=seat,
            plan="person",
            name=name,
            identity=person.id if seat == mine else ELSEWHERE,
            contribution=shares[seat] if seat < len(shares) else None,
        )
        for seat, name in enumerate(called)
    ]


def _played(record: Record, table: TableRecord) -> Brought:
    play = Play.begin(table)
    found = Brought(table, [], [play.snapshot()])
    for line in record.actions:
        seat, _, text = line.partition(" ")
        action = read_action(play.game, text)
        if action is TAKE_BACK:
            step = play.go_back(int(seat), *_before(found, play), table.created)
        else:
            step = play.decide(int(seat), action, "person", table.created)
        _keep(found, play, step)
    return found


def _before(found: Brought, play: Play) -> tuple[State, int]:
    """How it stood before the last action that counts."""
    if play.past.last() is None:
        play.past = past_of(Stored(found.record, None, found.entries), play.sequence)
    known = play.past.last()
    assert known is not None, "the record was played before"
    return known


def _keep(found: Brought, play: Play, step: Next) -> None:
    """As a table does it whose game is played (`Table.act`)."""
    entry = step.entry
    for name, value in changes(found.record, step, play.clocks.at_once).items():
        setattr(found.record, name, value)
    keeps = bool(entry.position) or entry.sequence % SNAPSHOT_EVERY == 0
    if keeps:
        found.snapshots.append(play.after(step))
        if took_back(entry):
            entry = msgspec.structs.replace(entry, position=found.snapshots[-1].position)
    found.entries.append(entry)
    play.take(step)
    if keeps:
        play.past.forget_reach()
