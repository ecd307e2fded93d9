"""What happens to a table besides its game, in any order: it makes sense, or nothing changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.games import GAMES
from rallybox.tables import absence, lobby
from rallybox.tables.errors import Forbidden
from rallybox.tables.log import Snapshot
from rallybox.tables.play import Play
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.wire.base import Note, Pace
from rallybox.tables.wire.lobby import JoinTable, NewTable
from support.effort import effort
from support.samples import IN_TURN
from tables.evening import ADA, BEA, ZOE

PEOPLE = (ADA, BEA, ZOE, Person("ada2", "Ada"))
GAME = IN_TURN
BOTS = ("rookie", "ace", "thrifty", "flatout@1050", "@1100", "blocker@pro")
GOOD = ("person", *BOTS, "@me", "gambler@me")
PLANS = st.sampled_from((*GOOD, "club@me", "dog", "@1"))
LEVELS = st.none() | st.sampled_from((*BOTS, "@me", "dog"))
NAMES = st.none() | st.sampled_from(("Ada", "Bea", "Mia", "  ", "\u200b"))
SEATS = st.none() | st.integers(0, 4)
SHARES = st.none() | st.sampled_from(("ab" * 32, "cd" * 32))

Work = Callable[[TableRecord], object]


@st.composite
def changes(draw: st.DrawFn) -> Work:
    """Something that somebody wants."""
    person, now = draw(st.sampled_from(PEOPLE)), draw(st.integers(1, 10**6))
    seat, plan = draw(SEATS), draw(PLANS)
    asked = JoinTable(seat=seat, name=draw(NAMES), contribution=draw(SHARES))
    level, since = draw(LEVELS), draw(st.none() | st.integers(1, 10**9))
    wanted: tuple[Work, ...] = (
        lambda record: lobby.join(record, person, asked),
        lambda record: lobby.leave(record, person, seat, now),
        lambda record: lobby.set_seat(record, person, seat or 0, plan),
        lambda record: lobby.start(record, person, now),
        lambda record: lobby.stand_in(record, person, seat, level, now),
        lambda record: lobby.rematch(record, person, now),
        lambda record: lobby.give_up(record, person, seat, now),
        lambda record: absence.replace(record, person.id, seat or 0, since, {0, 1}, 10**9, 1),
        lobby.help_was_asked,
    )
    return draw(st.sampled_from(wanted[:3] * 3 + wanted))


@st.composite
def tables(draw: st.DrawFn) -> TableRecord:
    """A new table."""
    seats = tuple(draw(st.lists(st.sampled_from(GOOD), min_size=3, max_size=5)))
    people = [n for n, plan in enumerate(seats) if plan == "person"]
    here = draw(st.sets(st.sampled_from(people))) if people else set()
    asked = NewTable(game=GAME, seats=seats, here=dict.fromkeys(here, "Guest"))
    return lobby.create(ADA, asked, 1)


def check(record: TableRecord) -> None:
    """What always holds."""
    called = Counter(seat.name for seat in record.seats if seat.name and seat.reserved is None)
    assert not [name for name, number in called.items() if number > 1], "no name twice"
    for identity in record.people():
        shares = [s.contribution for s in record.seats_of(identity) if s.contribution is not None]
        assert len(shares) == 1, "one device, one share in the dice"
    for seat in record.seats:
        if seat.plan != "person":
            assert seat.name
            assert (seat.identity, seat.reserved, seat.contribution, seat.stand_in) == (None,) * 4
        elif seat.identity is None:
            assert seat.contribution is None
            assert record.status in ("open", "closed"), "nobody plays on an empty seat"
            assert not seat.gave_up
        else:
            assert seat.reserved is None
    if record.status == "open" and record.people():
        assert record.host in record.people() | {ADA.id}
    if record.status != "closed" or record.started is None:
        assert (record.started is None) == (record.status in ("open", "closed"))
    else:
        assert all(s.gave_up for s in record.seats if s.plan == "person"), "else it goes on"


@settings(max_examples=effort(40, 150), deadline=None)
@given(tables(), st.lists(changes(), max_size=25))
def test_whatever_people_want_it_makes_sense_or_nothing_has_changed(
    record: TableRecord, wanted: list[Work]
) -> None:
    check(record)
    for work in wanted:
        before = record.copied()
        try:
            found = work(record)
        except RallyboxError:
            assert record == before
        else:
            check(record)
            if isinstance(found, Snapshot):
                assert Play.restore(record, found, ()).snapshot() == found


def running(*plans: str) -> TableRecord:
    record = lobby.create(ADA, NewTable(game=GAME, seats=plans), 1)
    lobby.start(record, ADA, 2)
    return record


def test_a_rematch_keeps_seats_for_those_who_played_and_exists_once() -> None:
    old = lobby.create(ADA, NewTable(game=GAME, seats=("person", "person", "club")), 1)
    lobby.join(old, BEA, JoinTable())
    lobby.start(old, ADA, 2)
    with pytest.raises(Forbidden):
        lobby.rematch(old, BEA, 3)
    old.status, old.finished = "finished", 3
    before = old.copied()
    new = lobby.rematch(old, BEA, 4)
    assert new is not None
    assert old.rematch == new.id
    assert before.seats == old.seats
    assert (new.status, new.host, new.started, new.outcome) == ("open", BEA.id, None, None)
    assert [seat.identity for seat in new.seats] == [None, BEA.id, None]
    assert [seat.reserved for seat in new.seats] == [ADA.id, None, None]
    assert not {new.secret, *new.contributions} & {old.secret, *old.contributions}
    assert lobby.rematch(old, ADA, 5) is None
    lobby.join(new, ADA, JoinTable())
    assert new.seats[0].identity == ADA.id


def test_a_rematch_has_nothing_of_what_came_to_the_old_table_later() -> None:
    old = running("person", "thrifty@me", "club")
    old.status, old.finished, old.rated, old.assisted, old.result = "finished", 3, True, True, 7
    old.notes, old.due = (Note(kind="bot", seat=0, by=None, step=1, at=2),), 5
    new = lobby.rematch(old, ADA, 4)
    assert new is not None
    fresh = lobby.create(ADA, NewTable(game=GAME, seats=("person", "thrifty@me", "club")), 4)
    own = {"id", "code", "secret", "seats"}
    for field in set(TableRecord.__struct_fields__) - own:
        assert getattr(new, field) == getattr(fresh, field), field


def test_who_leaves_a_game_is_played_for_until_they_are_back() -> None:
    record = running("person", "club", "club")
    lobby.leave(record, ADA, None, 10)
    assert [seat.bot for seat in record.seats] == ["club"] * 3
    lobby.stand_in(record, ADA, None, None, 11)
    assert [seat.bot for seat in record.seats] == [None, "club", "club"]
    assert record.due is not None


def test_a_name_that_is_none_leaves_everything_as_it_was() -> None:
    record = lobby.create(ADA, NewTable(game=GAME, seats=("person", "person", "club")), 1)
    before = record.copied()
    with pytest.raises(Malformed):
        lobby.join(record, BEA, JoinTable(name="\u200b"))
    assert record == before


def test_a_start_is_by_the_rules_of_today_and_keeps_a_pace() -> None:
    pace = Pace(kind="live", seconds=30, reserve=60)
    record = lobby.create(ADA, NewTable(game=GAME, seats=("person", "club", "club"), pace=pace), 1)
    record.rules = 0
    first = lobby.start(record, ADA, 1000)
    assert record.rules == GAMES[GAME].rules
    assert (record.status, record.started) == ("running", 1000)
    assert first.reserves == (60_000,) * 3
    assert record.due is not None
