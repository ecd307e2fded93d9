"""Games that are over: the record, the replay, and the proof of the dice.

Each is made from a log, played again (`Log.retell`); Forbidden while the game goes on.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from rallybox.core.errors import RallyboxError
from rallybox.core.record import Record, verify
from rallybox.games import GAMES, find_game
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.log import Stored
from rallybox.tables.moment import happenings, heard, still
from rallybox.tables.play import Play
from rallybox.tables.record import TableRecord
from rallybox.tables.retelling import fairness, retold
from rallybox.tables.say import problem
from rallybox.tables.wire.finished import Proof, Replay
from rallybox.tables.wire.socket import Moment

MOST_MOMENTS = 200
"""In one part of a replay; whoever wants more asks again."""


def demand_finished(record: TableRecord) -> TableRecord:
    """The record itself; Forbidden while the game goes on."""
    if record.status != "finished":
        raise Forbidden("server-not-finished")
    return record


def _finished(stored: Stored) -> TableRecord:
    return demand_finished(stored.record)


def record_of(stored: Stored) -> Record:
    """The whole log as a record.

    Played again, so that what is handed out is what the log says; where that cannot be done any
    more, because it was played under other rules, as it was written down; without a result if
    it could not go on under ours.
    """
    table = _finished(stored)
    names = tuple(seat.name for seat in table.seats)
    if table.rules == find_game(table.game).rules and table.trouble is None:
        return retold(stored).record(names)
    return Record(
        game=table.game,
        rules=table.rules,
        setup=table.setup,
        fairness=fairness(table),
        names=names,
        actions=tuple(f"{entry.seat} {entry.action}" for entry in stored.entries),
        result=table.outcome,
        origin=UNSET if table.origin is None else table.origin,
    )


def replay(stored: Stored, seat: int | None, since: int) -> Replay:
    """The moments after a step, as a seat or spectators saw them, from a log that reaches back
    to that step. One moment for each step, that is for everything that all could see."""
    table = _finished(stored)
    if seat is not None and seat >= len(table.seats):
        raise NotFound("server-no-such-seat", seats=len(table.seats))
    play = Play.restore(table, stored.snapshot, ())
    moments: list[Moment] = []
    if play.step > since:
        moments.append(still(play, table, seat, ()))
    for entry in stored.entries:
        events = heard(seat, happenings(play.game, play.follow(entry).events))
        if moments and moments[-1].step == entry.step:
            # An answer in secret: what it told its own seat belongs to the same moment.
            events = (*moments.pop().events, *events)
        elif len(moments) == MOST_MOMENTS:
            break
        if entry.step > since:
            moments.append(still(play, table, seat, events))
    last = stored.entries[-1].step if stored.entries else play.step
    return Replay(last=last, moments=tuple(moments))


def proof(stored: Stored, language: str) -> Proof:
    """Everything that went into the dice, and whether the whole log leads to what was played."""
    table = _finished(stored)
    dice, wrong = fairness(table), None
    try:
        found = record_of(stored)
        # What was announced at the end counts, not what comes out now.
        verify(msgspec.structs.replace(found, result=table.outcome or found.result), GAMES)
    except RallyboxError as error:
        wrong = problem(error, language)
    return Proof(
        commitment=dice.commitment,
        secret=dice.secret,
        contributions=dice.contributions,
        seed=dice.seed().hex(),
        number=None if dice.number is UNSET else dice.number,
        actions=len(stored.entries),
        problem=wrong,
    )
