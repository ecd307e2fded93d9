"""Intervals: against known tables, and against a truth that we know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena.estimate import ratio, student


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_student_is_the_printed_table(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.0006)


def test_student_at_another_confidence() -> None:
    assert student(10, 0.99) == pytest.approx(3.169, abs=0.0006)
    assert student(7, 0.5) == pytest.approx(0.711, abs=0.0006)


@pytest.mark.parametrize("number", [12, 40])
def test_the_interval_holds_the_truth_95_times_in_100(number: int) -> None:
    """Deals whose four games share their luck; an interval over games would be too narrow."""
    rng = random.Random(f"coverage {number}")
    rounds, held, naive = 600, 0, 0
    for _ in range(rounds):
        wins: list[float] = []
        for _ in range(number):
            luck = rng.choice((0.1, 0.7))
            wins.append(sum(rng.random() < luck for _ in range(4)))
        found = ratio(wins, [1.0] * number, 4)
        held += found.low <= 1.6 <= found.high
        share = sum(wins) / number / 4
        reach = 1.96 * (share * (1 - share) / (4 * number)) ** 0.5 * 4
        naive += abs(4 * share - 1.6) <= reach
    assert 0.925 <= held / rounds <= 0.975
    assert naive / rounds < 0.9


counts = st.lists(
    st.tuples(st.integers(0, 4), st.integers(1, 2)).map(lambda p: (min(p[0], 4 * p[1]), p[1])),
    min_size=1,
    max_size=30,
)


@given(counts)
def test_the_interval_is_around_the_value_and_inside_what_is_possible(
    pairs: list[tuple[int, int]],
) -> None:
    found = ratio([float(p) for p, _ in pairs], [float(w) for _, w in pairs], 4)
    assert found.value == pytest.approx(
        sum(p for p, _ in pairs) / sum(w for _, w in pairs), abs=1e-6
    )
    assert 0 <= found.low <= found.value + 1e-6
    assert found.value - 1e-6 <= found.high <= 4


def test_deals_that_all_agree_do_not_make_certainty() -> None:
    never = ratio([0.0] * 10, [1.0] * 10, 4)
    assert never.value == never.low == 0
    assert 0.5 < never.high < 2
    assert ratio([0.0] * 1000, [1.0] * 1000, 4).high < 0.02
    alone = ratio([1.0], [1.0], 4)
    assert (alone.low, alone.high) == (0, 4)


def test_deals_with_more_seats_weigh_more() -> None:
    assert ratio([2.0, 0.0], [2.0, 1.0], 4).value == pytest.approx(2 / 3, abs=1e-6)
