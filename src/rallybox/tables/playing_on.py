"""Playing on from a moment of a game that is over: one person in any seat, bots in the others.

The new table has a shuffle, a log and a record of its own; only its game begins where the other
one stood (`TableRecord.first`). Of a game that still goes on nothing is told, not even how far it
is.
"""

from __future__ import annotations

from rallybox.core.dice import KeyedDice
from rallybox.core.origin import Origin
from rallybox.core.record import Tape, read_action
from rallybox.games import find_game
from rallybox.tables import drivers, lobby, names
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.log import Stored
from rallybox.tables.play import demand_our_rules
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.wire.base import SeatPlan
from rallybox.tables.wire.lobby import NewTable, PlayOn


def table_from(stored: Stored, person: Person, asked: PlayOn, now: int) -> TableRecord:
    """A private table, ready to be started by this person, from a whole log.

    Its setting-up is that of the other one; no clock runs. It counts for no list of the best.
    """
    old = stored.record
    _demand_over(old)
    if asked.seat >= len(old.seats):
        raise NotFound("server-no-such-seat", seats=len(old.seats))
    drivers.demand_bot(asked.level, find_game(old.game))
    origin = _moment(stored, asked.step)
    plans: list[SeatPlan] = [drivers.as_before(asked.level, seat.plan) for seat in old.seats]
    plans[asked.seat] = "person"
    wanted = NewTable(
        game=old.game, seats=tuple(plans), options=old.setup, contribution=asked.contribution
    )
    record = lobby.create(person, wanted, now)
    record.origin = origin
    record.assisted = record.number is not None
    _name_as_before(record, old)
    return record


def _demand_over(old: TableRecord) -> None:
    """Forbidden unless the game is over, as our rules have it."""
    if old.status != "finished":
        raise Forbidden("server-not-finished")
    if old.trouble is not None:
        raise Forbidden("server-cannot-go-on")
    demand_our_rules(old)


def _moment(stored: Stored, step: int) -> Origin:
    """How it stood when so many actions of the log had been played."""
    if step > len(stored.entries):
        raise NotFound("record-no-such-step", last=len(stored.entries))
    record = stored.record
    game = find_game(record.game)
    tape = Tape(game, game.setup(record.setup), KeyedDice(record.seed()), record.origin)
    for entry in stored.entries[:step]:
        tape.play(entry.seat, read_action(game, entry.action))
    if tape.state.outcome is not None:
        raise Forbidden("record-nothing-left")
    return Origin.of(tape.state, step, record.id)


def _name_as_before(record: TableRecord, old: TableRecord) -> None:
    """Bots that have played there are called as they were; none is called as somebody was."""
    people = [seat.name for seat in (*record.seats, *old.seats) if seat.plan == "person"]
    bots = [seat for seat in record.seats if seat.plan != "person"]
    for seat in bots:
        before = old.seats[seat.seat]
        same = drivers.character(before.plan) == drivers.character(seat.plan)
        stays = before.plan != "person" and same and not names.alike(before.name, people)
        seat.name = before.name if stays else ""
    for seat in bots:
        taken = [*people, *(other.name for other in bots)]
        seat.name = seat.name or names.bot_name(seat.plan, taken)
