"""Schedules: every line-up, seat and neighbour in balance, whatever is asked."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena.schedule import Contest, Schedule
from rallybox.core import Malformed

BOTS = ("a", "b", "c", "d", "e", "f", "g")


def schedule(bots: int, seats: int, games: int = 1, among: str | None = None) -> Schedule:
    return Schedule(
        Contest(
            game="coinrace",
            setup={"players": seats},
            bots=BOTS[:bots],
            among=among,
            seed="s",
            games=games,
        )
    )


sizes = {"bots": st.integers(2, 7), "seats": st.integers(2, 5), "games": st.integers(1, 300)}


@given(**sizes)
def test_every_bot_sits_equally_often_at_every_seat(bots: int, seats: int, games: int) -> None:
    plan = schedule(bots, seats, games)
    sat = Counter(
        (bot, seat)
        for number in range(plan.games)
        for seat, bot in enumerate(plan.seating(number).bots)
    )
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


@given(**sizes)
def test_every_two_bots_meet_equally_often(bots: int, seats: int, games: int) -> None:
    plan = schedule(bots, seats, games)
    met: Counter[tuple[str, str]] = Counter()
    for number in range(plan.games):
        held = Counter(plan.seating(number).bots)
        for one, two in combinations(BOTS[:bots], 2):
            met[one, two] += held[one] * held[two]
    assert len(set(met.values())) == 1
    assert min(met.values()) > 0


@given(**sizes)
def test_a_block_is_one_deal_with_every_rotation(bots: int, seats: int, games: int) -> None:
    plan = schedule(bots, seats, games)
    for first in range(0, plan.games, seats):
        seatings = [plan.seating(first + n) for n in range(seats)]
        assert {s.block for s in seatings} == {first // seats}
        assert [s.rotation for s in seatings] == list(range(seats))
        circle = seatings[0].bots
        for turn, seating in enumerate(seatings):
            assert seating.bots == tuple(circle[(seat - turn) % seats] for seat in range(seats))


@given(**sizes)
def test_games_are_rounded_up_to_whole_rounds(bots: int, seats: int, games: int) -> None:
    plan = schedule(bots, seats, games)
    assert games <= plan.games < games + plan.round_games
    assert plan.games == plan.rounds * plan.round_games


@given(bots=st.integers(2, 7), seats=st.integers(2, 5))
def test_seats_are_shared_as_evenly_as_they_can_be(bots: int, seats: int) -> None:
    for line_up in schedule(bots, seats).line_ups:
        held = [line_up.count(bot) for bot in BOTS[:bots]]
        assert max(held) - min(held) <= 1
        assert sum(held) == seats


def test_everybody_sits_beside_everybody() -> None:
    plan = schedule(4, 4, games=4 * 6)
    beside = Counter(
        (seating.bots[seat - 1], bot)
        for number in range(plan.games)
        for seating in [plan.seating(number)]
        for seat, bot in enumerate(seating.bots)
    )
    assert len(beside) == 4 * 3
    assert len(set(beside.values())) == 1


@given(bots=st.integers(1, 4), seats=st.integers(2, 5), games=st.integers(1, 100))
def test_one_among_others_has_every_seat_of_every_deal(bots: int, seats: int, games: int) -> None:
    plan = schedule(bots, seats, games, among="z")
    for first in range(0, plan.games, seats):
        block = [plan.seating(first + n).bots for n in range(seats)]
        guest = next(bot for bot in block[0] if bot != "z")
        assert [bots.count("z") for bots in block] == [seats - 1] * seats
        assert {bots.index(guest) for bots in block} == set(range(seats))
    assert plan.names == (*BOTS[:bots], "z")


def test_the_schedule_does_not_depend_on_how_many_games_are_asked_for() -> None:
    short, long = schedule(3, 4, 10), schedule(3, 4, 1000)
    assert [short.seating(n) for n in range(short.games)] == [
        long.seating(n) for n in range(short.games)
    ]


@pytest.mark.parametrize(
    ("bots", "among", "seats", "complaint"),
    [
        (("a",), None, 3, "two or more bots"),
        (("a", "a"), None, 3, "named twice"),
        (("a", "b"), "b", 3, "cannot play among copies of itself"),
        (("a", "b"), None, 1, "nobody to compare with"),
    ],
)
def test_what_cannot_be_balanced_is_refused(
    bots: tuple[str, ...], among: str | None, seats: int, complaint: str
) -> None:
    contest = Contest(
        game="coinrace", setup={"players": seats}, bots=bots, among=among, seed="", games=1
    )
    with pytest.raises(Malformed, match=complaint):
        Schedule(contest)
