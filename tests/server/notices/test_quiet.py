"""Quiet hours and reminders: where somebody is, over midnight, when clocks are put on and back."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.server.notices.quiet import (
    HOUR,
    LEAST_AHEAD,
    MINUTE,
    Quiet,
    reminder_time,
    zone_of,
)

PARIS = ZoneInfo("Europe/Paris")
NIGHT = Quiet(22 * 60, 7 * 60, PARIS)


def at(text: str, zone: ZoneInfo = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def test_quiet_over_midnight() -> None:
    assert NIGHT.over(at("2027-01-05T23:30")) == at("2027-01-06T07:00")
    assert NIGHT.over(at("2027-01-06T03:00")) == at("2027-01-06T07:00")
    for free in ("2027-01-06T07:00", "2027-01-06T12:00", "2027-01-06T21:59"):
        assert NIGHT.over(at(free)) == at(free)


def test_quiet_in_the_night_in_which_clocks_are_put_on() -> None:
    # In Paris 02:30 does not exist on 28 March 2027; the night is an hour shorter.
    assert NIGHT.over(at("2027-03-28T01:30")) == at("2027-03-28T07:00")
    assert at("2027-03-28T07:00") - at("2027-03-28T01:30") == 4 * HOUR + 30 * MINUTE
    inside = Quiet(60, 150, PARIS)  # ends at a time that does not exist
    assert at("2027-03-28T01:30") < inside.over(at("2027-03-28T01:30")) <= at("2027-03-28T03:30")


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.integers(1_790_000_000, 1_900_000_000),
    st.sampled_from(["Europe/Paris", "America/St_Johns", "Asia/Kathmandu", "UTC"]),
)
def test_quiet_hours_end(begin: int, end: int, second: int, name: str) -> None:
    quiet, now = Quiet(begin, end, ZoneInfo(name)), second * 1000
    over = quiet.over(now)
    assert now <= over <= now + 25 * HOUR
    assert (over == now) == (not quiet.holds(now))
    if begin != end:
        # One night may have the ending hour twice; then it is quiet for one more hour at most.
        assert not quiet.holds(over) or not quiet.holds(over + HOUR)


@pytest.mark.parametrize(
    ("days", "ahead"), [(1 / 12, HOUR // 2), (1, 6 * HOUR), (3, 12 * HOUR), (30, 12 * HOUR)]
)
def test_a_reminder_comes_in_the_last_quarter(days: float, ahead: int) -> None:
    asked = at("2027-01-05T12:00")
    deadline = asked + int(days * 24 * HOUR)
    assert reminder_time(asked, deadline, None) == deadline - ahead


def test_nobody_is_reminded_without_a_clock_or_of_minutes() -> None:
    assert reminder_time(0, None, None) is None
    assert reminder_time(0, HOUR - 1, None) is None


def test_a_reminder_keeps_out_of_the_quiet_hours() -> None:
    asked = at("2027-01-05T08:00")
    # In the morning, while there is still time.
    assert reminder_time(asked, at("2027-01-06T08:00"), NIGHT) == at("2027-01-06T07:00")
    # In the evening before, if the time is up in the night.
    assert reminder_time(asked, at("2027-01-06T05:00"), NIGHT) == at("2027-01-05T21:59")
    # Not at all, if it was asked in the night itself.
    late = at("2027-01-05T23:00")
    assert reminder_time(late, at("2027-01-06T04:00"), NIGHT) is None


@given(st.integers(0, 1439), st.integers(0, 1439), st.integers(3600, 10**6), st.integers(0, 10**6))
def test_a_reminder_is_in_time_and_not_in_the_quiet(
    begin: int, end: int, seconds: int, start: int
) -> None:
    quiet = Quiet(begin, end, ZoneInfo("UTC"))
    asked = 1_800_000_000_000 + start * 1000
    deadline = asked + seconds * 1000
    found = reminder_time(asked, deadline, quiet)
    if found is not None:
        assert asked < found <= deadline - LEAST_AHEAD
        assert not quiet.holds(found)


@pytest.mark.parametrize("name", ["", "Nowhere/City", "../../etc/passwd", "Europe", "/etc", "a\0b"])
def test_a_zone_that_is_none(name: str) -> None:
    assert zone_of(name) is None
