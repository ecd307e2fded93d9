"""What decisions are called; how far chances are trusted."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rallybox.bots.levels import CLEARLY, HARDLY
from rallybox.review.judging import grade
from rallybox.review.split import rows
from rallybox.review.working import Look
from rallybox.tables.wire.review import WHOLE


@pytest.mark.parametrize(
    ("lost", "low", "best", "called"),
    [
        (0.0, 0.0, True, "best"),
        (0.5, 0.0, False, "fine"),
        (HARDLY - 0.001, 0.01, False, "fine"),
        (HARDLY, 0.01, False, "slip"),
        (CLEARLY - 0.001, 0.01, False, "slip"),
        (CLEARLY, 0.01, False, "mistake"),
    ],
)
def test_grades(lost: float, low: float, best: bool, called: str) -> None:
    """What may be noise is never held against anybody, however much it seems to be."""
    assert grade(lost, low, best) == called


LOOK = Look(100, [70.0, 20.0, 10.0, 30.0, 40.0, 30.0, 0.0, 40.0, 60.0], [50.0, 10.0, 0.0])


@pytest.mark.parametrize("trust", [0.4, 1.0, 1.3])
def test_every_seat_and_every_place_is_shared_out(trust: float) -> None:
    found = rows(LOOK, 3, trust)
    for line in (*found, *zip(*found, strict=True)):
        assert abs(sum(line) - WHOLE) < WHOLE / 100_000
        assert all(0 < chance < WHOLE for chance in line), "before the end nothing is certain"


def test_the_less_trust_the_closer_together() -> None:
    apart = [rows(LOOK, 3, trust)[0][0] for trust in (0.2, 0.5, 1.0, 1.5)]
    assert all(one < other for one, other in pairwise(apart))
    assert apart[2] == pytest.approx(0.7 * WHOLE, rel=0.01)


def test_alone_a_success_is_what_it_is() -> None:
    assert rows(Look(4, [3.0, 1.0], [2.5]), 1, 0.5) == ((WHOLE * 3 // 4, WHOLE // 4),)


@pytest.mark.parametrize("trust", [0.47, 1.0])
def test_a_single_world_is_shared_out_as_exactly(trust: float) -> None:
    one = Look(1, [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0])
    found = rows(one, 3, trust)
    for line in (*found, *zip(*found, strict=True)):
        assert abs(sum(line) - WHOLE) < WHOLE / 100_000
