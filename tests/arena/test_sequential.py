"""Looking again and again: the chance of ever being wrong stays what was allowed."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena.sequential import Decider, Gambler, bounds

ERROR = 0.05


def deals(rng: random.Random, chance: float, number: int, games: int = 4) -> list[float]:
    """Shares of games won. The games of a deal are alike: its luck moves all of them."""
    found = []
    for _ in range(number):
        luck = min(1.0, max(0.0, chance + rng.choice((-0.15, 0.15))))
        found.append(sum(rng.random() < luck for _ in range(games)) / games)
    return found


def decide(values: list[float], mark: float) -> Decider:
    decider = Decider(mark, ERROR)
    for value in values:
        decider.add(value)
    return decider


@pytest.mark.parametrize("chance", [0.2, 0.25, 0.5])
def test_looking_after_every_deal_is_seldom_wrong(chance: float) -> None:
    rng = random.Random(f"null {chance}")
    wrong = sum(decide(deals(rng, chance, 250), chance).verdict != 0 for _ in range(300))
    assert wrong <= 0.05 * 300 + 3 * (300 * 0.05 * 0.95) ** 0.5


def test_peeking_at_ordinary_intervals_would_be_wrong_often() -> None:
    """Why there is more to it: the naive way, on the same kind of deals."""
    rng = random.Random("naive")
    wrong = 0
    for _ in range(100):
        values = deals(rng, 0.25, 250)
        total = squares = 0.0
        for number, value in enumerate(values, start=1):
            total += value
            squares += value * value
            mean = total / number
            error = (max(squares / number - mean * mean, 1e-9) / number) ** 0.5
            if number >= 10 and abs(mean - 0.25) > 1.96 * error:
                wrong += 1
                break
    assert wrong > 15


@pytest.mark.parametrize(("times", "most"), [(1.7, 60), (1.4, 200), (0.5, 120)])
def test_a_real_difference_is_found_in_time_and_on_the_right_side(times: float, most: int) -> None:
    rng = random.Random(f"power {times}")
    found = [decide(deals(rng, times / 4, 400), 0.25) for _ in range(60)]
    assert all(decider.verdict == (1 if times > 1 else -1) for decider in found)
    assert sorted(decider.after for decider in found)[48] <= most


def test_the_interval_holds_the_truth_at_every_look() -> None:
    rng = random.Random("coverage")
    missed = 0
    for _ in range(100):
        values = deals(rng, 0.4, 120)
        looks = [bounds(values[:number], ERROR) for number in (10, 40, 80, 120)]
        missed += not all(look.low <= 0.4 <= look.high for look in looks)
    assert missed <= 0.05 * 100 + 3 * (100 * 0.05 * 0.95) ** 0.5


shares = st.lists(st.integers(0, 4).map(lambda wins: wins / 4), max_size=40)


@given(shares, st.sampled_from([0.1, 0.25, 0.5, 0.75]))
def test_a_mark_is_decided_exactly_when_the_interval_has_left_it(
    values: list[float], mark: float
) -> None:
    low, high = bounds(values, ERROR)
    side = decide(values, mark).verdict
    if side > 0:
        assert low >= mark - 1e-6
    elif side < 0:
        assert high <= mark + 1e-6
    else:
        assert low - 1e-6 <= mark <= high + 1e-6


@given(shares, st.integers(0, 4))
def test_more_deals_never_widen_the_interval(values: list[float], more: int) -> None:
    before, after = bounds(values, ERROR), bounds([*values, more / 4], ERROR)
    assert after.low >= before.low - 1e-6
    assert after.high <= before.high + 1e-6


def test_nothing_seen_rules_nothing_out() -> None:
    assert bounds([], ERROR) == (0.0, 1.0)


def test_a_verdict_stays() -> None:
    decider = decide([1.0] * 50, 0.25)
    assert decider.verdict == 1
    after = decider.after
    for _ in range(500):
        decider.add(0.0)
    assert (decider.verdict, decider.after) == (1, after)


@given(shares, st.floats(0.05, 0.95))
def test_the_gambler_is_never_ruined(values: list[float], mean: float) -> None:
    gambler = Gambler(mean)
    for value in values:
        gambler.bet(1e9, value)
    assert gambler.most_more >= 0
    assert gambler.most_less >= 0


@pytest.mark.parametrize("mean", [0.0, 1.0, -1.0])
def test_nobody_bets_against_the_impossible(mean: float) -> None:
    with pytest.raises(ValueError, match="nothing to bet on"):
        Gambler(mean)
