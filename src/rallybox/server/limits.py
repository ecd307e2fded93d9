"""Token buckets: a burst, and then so many per second; and doors, through which few go at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic

from rallybox.tables.errors import TooMany

Seconds = Callable[[], float]
"""A clock that is never put back."""


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6 is one of IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whoever is counted under an address.

    An IPv6 network of 64 bits belongs to one household, which may use any of its addresses.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address  # of a test, or of a socket that is a file
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """One bucket; full at first."""

    __slots__ = ("burst", "level", "rate", "seconds", "seen")

    def __init__(self, rate: float, burst: float, seconds: Seconds = monotonic) -> None:
        self.rate, self.burst, self.seconds = rate, burst, seconds
        self.level = burst
        self.seen = seconds()

    def take(self, number: float = 1.0) -> bool:
        """Take some out, if there are as many."""
        now = self.seconds()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < number:
            return False
        self.level -= number
        return True

    def give_back(self, number: float = 1.0) -> None:
        """Put some in again."""
        self.level = min(self.burst, self.level + number)

    @property
    def full_again(self) -> float:
        """When it makes no difference any more whether we remember it."""
        return self.seen + (self.burst - self.level) / self.rate


class Buckets:
    """A bucket for each address, identity or whatever is counted."""

    def __init__(self, rate: float, burst: float, seconds: Seconds = monotonic) -> None:
        self._rate, self._burst, self._seconds = rate, burst, seconds
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = seconds()

    def take(self, key: Hashable, price: float = 1.0) -> None:
        """Take so many out of the key's bucket; TooMany if there are not as many."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._seconds)
        # What is dearer than a bucket is large can be had when it is full.
        if not bucket.take(min(price, self._burst)):
            raise TooMany("server-too-many-requests")

    def give_back(self, key: Hashable) -> None:
        """What was taken out of the key's bucket last is not needed."""
        if key in self._buckets:
            self._buckets[key].give_back()

    def _sweep(self) -> None:
        now = self._seconds()
        if now - self._swept > 60:
            self._swept = now
            self._buckets = {k: b for k, b in self._buckets.items() if b.full_again > now}


class Turnstiles:
    """A door for each address: so many of its calls are being answered at once, others wait.

    The event loop does one thing after the other: who asks for twenty things at once would have
    twenty turns for one of everybody else's.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._doors: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def through(self, key: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        door, known = self._doors.get(key) or (asyncio.Semaphore(self._most), 0)
        self._doors[key] = door, known + 1
        try:
            async with door:
                yield
        finally:
            door, known = self._doors.pop(key)
            if known > 1:
                self._doors[key] = door, known - 1

    def __len__(self) -> int:
        """How many are known: those at which somebody is."""
        return len(self._doors)
