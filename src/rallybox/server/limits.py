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


WIDER = 8
"""A site has so many times as much as one household."""


@lru_cache(maxsize=4096)
def site_of(key: str) -> str | None:
    """Whoever is counted, besides the household that a key ends with, in a wider circle.

    Providers give a site 48 bits of IPv6 for the asking, which are 65,536 households.
    """
    what, _, home = key.rpartition(" ")
    try:
        found = IPv6Address(home)
    except ValueError:
        return None
    return f"{what} {IPv6Address(int(found) >> 80 << 80)}/48"


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
    """A bucket for each address, identity or whatever is counted; a wider one for each site."""

    def __init__(self, rate: float, burst: float, seconds: Seconds = monotonic) -> None:
        self._rate, self._burst, self._seconds = rate, burst, seconds
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = seconds()

    def take(self, key: Hashable, price: float = 1.0) -> None:
        """Take so many out of the key's bucket; TooMany if there are not as many."""
        # What is dearer than a bucket is large can be had when it is full.
        price = min(price, self._burst)
        bucket = self._bucket(key, 1)
        if not bucket.take(price):
            raise TooMany("server-too-many-requests")
        site = site_of(key) if isinstance(key, str) else None
        if site is not None and not self._bucket(site, WIDER).take(price):
            bucket.give_back(price)
            raise TooMany("server-too-many-requests")

    def _bucket(self, key: Hashable, size: int) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep()
            bucket = Bucket(size * self._rate, size * self._burst, self._seconds)
            self._buckets[key] = bucket
        return bucket

    def give_back(self, key: Hashable) -> None:
        """What was taken out of the key's bucket last is not needed."""
        for one in (key, site_of(key) if isinstance(key, str) else None):
            if one in self._buckets:
                self._buckets[one].give_back()

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
    async def through(self, key: str) -> AsyncIterator[Callable[[], None]]:
        """Wait for one's turn, and have it until the end, or until one says that it is over."""
        passed: list[str] = []

        def leave() -> None:
            while passed:
                self._out(passed.pop())

        site = site_of(key)
        try:
            await self._in(key, self._most)
            passed.append(key)
            if site is not None:
                await self._in(site, WIDER * self._most)
                passed.append(site)
            yield leave
        finally:
            leave()

    async def _in(self, key: str, most: int) -> None:
        door, known = self._doors.get(key) or (asyncio.Semaphore(most), 0)
        self._doors[key] = door, known + 1
        try:
            await door.acquire()
        except BaseException:
            self._forget(key)
            raise

    def _out(self, key: str) -> None:
        self._doors[key][0].release()
        self._forget(key)

    def _forget(self, key: str) -> None:
        door, known = self._doors.pop(key)
        if known > 1:
            self._doors[key] = door, known - 1

    def __len__(self) -> int:
        """How many are known: those at which somebody is."""
        return len(self._doors)
