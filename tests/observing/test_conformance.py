"""The suite for observations passes the toy's, and finds each way of breaking one.

Every observer below is the plain one with one mistake that a game from outside could make.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import rallybox.observing
from rallybox.core import Action, State
from rallybox.core.conformance import Broken
from rallybox.observing import Field, Observer
from rallybox.observing.conformance import check_observations
from rallybox.observing.plain import PlainObserver
from toy import COINRACE, CoinRace, RoundState

Catch = Callable[[type[Observer]], str]


class Wider(PlainObserver):
    """One number more than the plain one."""

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), Field("more", (1,), 0, 3, "Something else."))

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        super().write(state, seat, row, at)
        assert isinstance(state, RoundState)
        row[at + self.size - 1] = u8(self.more(state, seat))

    def more(self, state: RoundState, seat: int) -> int:
        return 0


@pytest.fixture
def caught(monkeypatch: pytest.MonkeyPatch) -> Catch:
    """The suite's complaint about an observer."""

    def catch(observer: type[Observer]) -> str:
        monkeypatch.setattr(rallybox.observing, "part", lambda *_: observer)
        with pytest.raises(Broken) as complaint:
            check_observations(CoinRace())
        return str(complaint.value)

    return catch


def test_the_plain_one_passes() -> None:
    check_observations(COINRACE, seeds=1)


def test_a_row_with_somebody_elses_card(caught: Catch) -> None:
    class Leaky(Wider):
        def more(self, state: RoundState, seat: int) -> int:
            return state.cards[(seat + 1) % len(state.cards)]

    assert "depends on a secret" in caught(Leaky)


def test_a_row_with_cards_that_nobody_holds(caught: Catch) -> None:
    class Leaky(Wider):
        def more(self, state: RoundState, seat: int) -> int:
            return state.rest[0]

    assert "depends on a secret" in caught(Leaky)


def test_a_row_that_tells_who_has_answered(caught: Catch) -> None:  # RR-15 and the like
    class Leaky(Wider):
        def more(self, state: RoundState, seat: int) -> int:
            others = [one for other, one in enumerate(state.answers) if other != seat]
            return sum(one is not None for one in others)

    complaint = caught(Leaky)
    assert "before all are in" in complaint or "depends on a secret" in complaint


def test_numbers_beyond_their_range(caught: Catch) -> None:
    class Loud(Wider):
        def more(self, state: RoundState, seat: int) -> int:
            return state.round + 3

    assert "more of seat 0 is not within 0 to 3" in caught(Loud)


def test_numbers_that_stay_from_another_row(caught: Catch) -> None:
    class Lazy(Wider):
        def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
            PlainObserver.write(self, state, seat, row, at)

    assert "not written whole" in caught(Lazy)


def test_numbers_beside_the_row(caught: Catch) -> None:
    class Broad(PlainObserver):
        def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
            super().write(state, seat, row, at)
            if at + self.size < len(row):
                row[at + self.size] = 0

    assert "not written whole" in caught(Broad)


def test_another_row_where_all_is_blank(caught: Catch) -> None:
    class Hasty(Wider):
        def more(self, state: RoundState, seat: int) -> int:
            return 1

        def write_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
            PlainObserver.write(self, state, seat, row, at)

    assert "on a blank row" in caught(Hasty)


def test_a_mask_that_misses_an_action(caught: Catch) -> None:
    class Strict(PlainObserver):
        def offer(
            self, state: State, seat: i64, row: vec[u8], at: i64, before: Sequence[Action]
        ) -> Sequence[Action]:
            offered = super().offer(state, seat, row, at, before)
            if len(offered) > 1:
                row[at + offered[0].id] = 0
            return offered

    assert "the mask of seat" in caught(Strict)


def test_a_mask_that_keeps_old_marks(caught: Catch) -> None:
    class Sticky(PlainObserver):
        def offer(
            self, state: State, seat: i64, row: vec[u8], at: i64, before: Sequence[Action]
        ) -> Sequence[Action]:
            return super().offer(state, seat, row, at, ())

    assert "keeps old marks" in caught(Sticky)


def test_a_mask_that_is_blank_and_picks_otherwise(caught: Catch) -> None:
    class Backwards(PlainObserver):
        def pick(self, state: State, seat: i64, number: i64) -> i64:
            return state.actions(seat)[-1].id

    class Empty(PlainObserver):
        def offer_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> Sequence[Action]:
            return ()

    assert "picks" in caught(Backwards)
    assert "on a blank mask" in caught(Empty)


def test_two_fields_with_one_name(caught: Catch) -> None:
    class Twice(PlainObserver):
        def fields(self) -> tuple[Field, ...]:
            return (*super().fields(), super().fields()[0])

    assert "the same name" in caught(Twice)
