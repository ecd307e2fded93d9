"""When somebody may be told: quiet hours, and the moment for a reminder. No clock, no database."""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY_MINUTES = 24 * 60

SHORTEST_REMINDED = HOUR
"""Who has less time than this for a decision gets no reminder."""
LEAST_AHEAD, MOST_AHEAD = 15 * MINUTE, 12 * HOUR
"""A reminder comes when a quarter of the time is left, but not later or earlier than this."""


@lru_cache(256)
def zone_of(name: str) -> tzinfo | None:
    """A time zone by its IANA name; None if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # a folder of zones, or a name that is no file's
        return None


class Quiet(NamedTuple):
    """Every day from one minute of the day to another, perhaps over midnight; nothing if equal."""

    begin: int
    end: int
    zone: tzinfo

    def holds(self, at: int) -> bool:
        """Is it quiet now?"""
        here = self._local(at)
        minute = here.hour * 60 + here.minute
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end

    def over(self, at: int) -> int:
        """When it is no longer quiet; `at` itself if it is not quiet then."""
        return self._next(at, self.end) if self.holds(at) else at

    def before(self, at: int) -> int:
        """The last moment before the quiet hours in which `at` lies; `at` itself if in none."""
        if not self.holds(at):
            return at
        here = self._local(at)
        begin = self._at_minute(here, self.begin)
        if begin > here:
            begin = self._at_minute(here - timedelta(days=1), self.begin)
        return _milliseconds(begin) - MINUTE

    def _local(self, at: int) -> datetime:
        return datetime.fromtimestamp(at / 1000, self.zone)

    def _at_minute(self, day: datetime, minute: int) -> datetime:
        return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)

    def _next(self, at: int, minute: int) -> int:
        here = self._local(at)
        then = self._at_minute(here, minute)
        if then <= here:
            then = self._at_minute(here + timedelta(days=1), minute)
        return max(at, _milliseconds(then))


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def reminder_time(asked: int, deadline: int | None, quiet: Quiet | None) -> int | None:
    """When to remind somebody of a decision; None if that makes no sense."""
    if deadline is None or deadline - asked < SHORTEST_REMINDED:
        return None
    ahead = min(max((deadline - asked) // 4, LEAST_AHEAD), MOST_AHEAD)
    when = deadline - ahead
    if quiet is None or not quiet.holds(when):
        return when
    later = quiet.over(when)
    if later <= deadline - LEAST_AHEAD:
        return later
    earlier = quiet.before(when)
    return earlier if earlier > asked else None
