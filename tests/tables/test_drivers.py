"""Bots by their names: who they are at a table, how strong, and what becomes of “like me”."""

from __future__ import annotations

import pytest

from rallybox.bots.ladder import levels, scale
from rallybox.bots.scale import CHARACTERS
from rallybox.core.errors import Malformed
from rallybox.games import GAMES
from rallybox.tables import drivers, info, lobby
from rallybox.tables.wire.lobby import NewTable
from support.samples import IN_TURN
from tables.evening import ADA

GAME = GAMES[IN_TURN]


def test_drivers_are_called_by_their_names_and_nobody_twice() -> None:
    seats = ("person", "thrifty", "thrifty@club", "@me", "blocker@me")
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=seats), 1)
    assert [seat.name for seat in record.seats[1:3]] == ["Odile", "Odile 2"]
    assert record.seats[4].name == "Magnus"
    assert len({seat.name for seat in record.seats}) == 5
    lobby.set_seat(record, ADA, 1, "gambler")
    assert record.seats[1].name == "Zita"
    lobby.set_seat(record, ADA, 1, "gambler@me")
    assert record.seats[1].name == "Zita"


def test_like_me_becomes_a_rating_at_the_start_and_asks_again_at_the_next() -> None:
    asked = NewTable(game=IN_TURN, seats=("person", "thrifty@me", "@me", "pro"))
    record = lobby.create(ADA, asked, 1)
    told = info.table_info(record, None, frozenset(), {}, 0)
    assert [seat.adapts for seat in told.seats] == [False, True, True, False]
    lobby.start(record, ADA, 2, 1033)
    assert [seat.plan for seat in record.seats] == ["person", "thrifty@1033", "@1033", "pro"]
    told = info.table_info(record, None, frozenset(), {}, 0)
    assert [seat.adapts for seat in told.seats] == [False, True, True, False]
    record.status = "finished"
    again = lobby.rematch(record, ADA, 3)
    assert again is not None
    assert [seat.plan for seat in again.seats] == ["person", "thrifty@me", "@me", "pro"]
    lobby.start(again, ADA, 4)
    low, high = scale(GAME) or (0, 0)
    assert low <= int(again.seats[2].plan.removeprefix("@")) <= high


@pytest.mark.parametrize(("rating", "end"), [(-50, 0), (99_999, 1)])
def test_nobody_is_off_the_scale(rating: int, end: int) -> None:
    ends = scale(GAME)
    assert ends is not None
    assert drivers.resolved("flatout@me", IN_TURN, rating) == f"flatout@{ends[end]}"


@pytest.mark.parametrize("plan", ["dog", "club@me", "dog@me", "thrifty@dog", "@1", "@9999999"])
def test_who_is_not_there_is_refused_with_a_sentence(plan: str) -> None:
    with pytest.raises(Malformed) as refused:
        lobby.create(ADA, NewTable(game=IN_TURN, seats=("person", plan, "club")), 1)
    assert plan in str(refused.value)
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=("person", "club", "club")), 1)
    before = record.copied()
    with pytest.raises(Malformed):
        lobby.set_seat(record, ADA, 1, plan)
    assert record == before
    lobby.start(record, ADA, 2)
    for level in (plan, "@me", "thrifty@me"):
        with pytest.raises(Malformed):
            lobby.stand_in(record, ADA, 0, level, 3)


def test_names_that_were_good_once_still_drive() -> None:
    """Tables that were stored before a scale was measured anew."""
    low, high = scale(GAME) or (0, 0)
    for good in ("rookie", "club", "pro", "ace", "thrifty", f"@{low}"):
        assert drivers.drivable(good, GAME) == good
    assert drivers.drivable(f"gambler@{high + 500}", GAME) == f"gambler@{high}"
    assert drivers.drivable("@12", GAME) == f"@{low}"
    assert drivers.drivable("grandmaster", GAME) == "club"


def test_the_offer_has_levels_and_drivers() -> None:
    menu = info.offer(())
    assert menu.drivers == tuple(CHARACTERS)
    assert menu.homes == CHARACTERS
    for game in menu.games:
        assert [one.name for one in game.levels] == [x.name for x in levels(GAMES[game.name])]


@pytest.mark.parametrize(
    ("wanted", "before", "found"),
    [
        ("pro", "club", "pro"),
        ("pro", "person", "pro"),
        ("pro", "thrifty@1100", "thrifty@pro"),
        ("@1050", "thrifty", "thrifty@1050"),
        ("@me", "thrifty@club", "thrifty@me"),
        ("gambler", "thrifty@club", "gambler"),
    ],
)
def test_whoever_plays_on_meets_the_same_drivers(wanted: str, before: str, found: str) -> None:
    assert drivers.as_before(wanted, before) == found
