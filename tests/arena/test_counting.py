"""What a game is worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena.counting import meetings, placing_of, placings, win_of, wins
from rallybox.arena.game import Line, Thinking


def line(bots: str, places: tuple[int, ...], number: int = 0) -> Line:
    return Line(
        game=number,
        bots=tuple(bots),
        places=places,
        scores=tuple(-place for place in places),
        end="line",
        order=tuple(range(len(bots))),
        decisions=10,
        turns=5,
        seconds=0.1,
        faults={},
        first_fault={},
        thinking={},
    )


@st.composite
def lines(draw: st.DrawFn) -> Line:
    bots = draw(st.text("abc", min_size=2, max_size=5))
    scores = draw(st.lists(st.integers(0, 3), min_size=len(bots), max_size=len(bots)))
    return line(bots, tuple(1 + sum(other > score for other in scores) for score in scores))


@given(lines())
def test_wins_placings_and_meetings_add_up(played: Line) -> None:
    seats = range(len(played.bots))
    assert sum(win_of(played, seat) for seat in seats) == pytest.approx(1)
    assert sum(placing_of(played, seat) for seat in seats) == pytest.approx(len(seats) / 2)
    bots = set(played.bots)
    assert sum(wins([played], bot).total for bot in bots) == pytest.approx(1)
    assert sum(wins([played], bot).number for bot in bots) == pytest.approx(1)
    assert sum(placings([played], bot).number for bot in bots) == len(seats)
    for bot in bots:
        for other in bots:
            there, back = meetings([played], bot, other), meetings([played], other, bot)
            assert there.total + back.total == there.number == back.number


def test_shared_places() -> None:
    played = line("abab", (1, 1, 3, 4))
    assert [win_of(played, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    assert [placing_of(played, seat) for seat in range(4)] == pytest.approx(
        [5 / 6, 5 / 6, 1 / 3, 0]
    )
    assert meetings([played], "a", "b") == (0.5 + 1 + 0 + 1, 4)
    assert meetings([played], "a", "c").number == 0


@given(st.lists(st.floats(1e-7, 100), min_size=1, max_size=200), st.sampled_from([0.5, 0.95, 1.0]))
def test_thinking_times_are_never_told_shorter_than_they_are(
    times: list[float], share: float
) -> None:
    thinking, half = Thinking(), Thinking()
    for number, time in enumerate(times):
        (half if number % 2 else thinking).add(time)
    thinking.merge(half)
    ordered = sorted(times)
    truth = ordered[max(0, -(-int(len(times) * share * 1000) // 1000) - 1)]
    told = thinking.quantile(share)
    assert thinking.longest == ordered[-1]
    assert sum(time <= told * 1.000001 for time in times) >= share * len(times)
    assert told <= max(truth, ordered[min(len(times) - 1, int(share * len(times)))], 1e-6) * 1.1
