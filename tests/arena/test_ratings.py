"""Ratings: a truth that we know comes out again."""

from __future__ import annotations

import random
from math import exp, sqrt

import pytest

from rallybox.arena import ratings
from rallybox.arena.game import Line
from rallybox.arena.ratings import rate_blocks

TRUTH = {"a": 29.0, "b": 26.0, "c": 24.0, "d": 21.0}
SCALE = 25 / 6 * sqrt(4)
"""What a difference is divided by at a table of four in openskill's model."""


@pytest.fixture(autouse=True)
def _fewer_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "DRAWS", 25)


def played(rng: random.Random, number: int, bots: str) -> Line:
    """A game of four by the model itself: who is next is drawn by strength."""
    left, places = list(range(4)), [0] * 4
    for place in range(1, 5):
        seat = rng.choices(left, [exp(TRUTH[bots[s]] / SCALE) for s in left])[0]
        places[seat] = place
        left.remove(seat)
    return Line(
        game=number,
        bots=tuple(bots),
        places=tuple(places),
        scores=(0,) * 4,
        end="line",
        order=(0, 1, 2, 3),
        decisions=1,
        turns=1,
        seconds=0.1,
        faults={},
        first_fault={},
        thinking={},
    )


def blocks(seed: str, line_ups: list[str], rounds: int) -> list[list[Line]]:
    rng = random.Random(seed)
    return [
        [played(rng, 0, bots[turn:] + bots[:turn]) for turn in range(4)]
        for _ in range(rounds)
        for bots in line_ups
    ]


def test_the_truth_is_in_the_intervals() -> None:
    held = total = 0
    for seed in range(5):
        found = rate_blocks("abcd", blocks(f"four {seed}", ["abcd"], 40))
        assert list(found) == list("abcd")
        assert sum(rating.mu for rating in found.values()) == pytest.approx(100, abs=0.001)
        held += sum(r.low <= TRUTH[bot] <= r.high for bot, r in found.items())
        total += 4
    assert held / total >= 0.75


def test_bots_with_several_seats_are_rated_too() -> None:
    for line_ups in (["addd"], ["aadd"], ["aaad", "addd"]):
        found = rate_blocks("ad", blocks(str(line_ups), line_ups, 60))
        assert found["a"].mu - found["d"].mu == pytest.approx(8, abs=2.5)
        assert found["a"].low > found["d"].high


def test_ratings_can_be_had_again() -> None:
    held = blocks("again", ["abcd"], 10)
    assert rate_blocks("abcd", held) == rate_blocks("abcd", held)
    assert rate_blocks("abcd", held) != rate_blocks("abcd", held[::-1])


def test_samples_of_the_deals_tell_the_same_as_all_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "DRAWS", 80)
    held = blocks("samples", ["abcd"], 100)
    whole = rate_blocks("abcd", held)
    monkeypatch.setattr(ratings, "SAMPLE", 120)
    part = rate_blocks("abcd", held)
    for bot in "abcd":
        assert part[bot].mu == whole[bot].mu
        reach = whole[bot].high - whole[bot].low
        assert part[bot].high - part[bot].low == pytest.approx(reach, rel=0.4)


def test_more_deals_make_narrower_intervals() -> None:
    few = rate_blocks("abcd", blocks("few", ["abcd"], 10))["a"]
    many = rate_blocks("abcd", blocks("many", ["abcd"], 90))["a"]
    assert many.high - many.low < (few.high - few.low) / 1.5
    assert many.sigma < few.sigma
