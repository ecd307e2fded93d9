"""What is given out sparingly: new names, tables and codes, attempts at codes, reviews, hints.

With one process its memory counts, which costs nothing. Processes that share a database count
together in it; each looks at its own memory first, so that a flood does not reach the database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic

from sqlalchemy import Connection

from rallybox.server.limits import WIDER, Buckets, site_of
from rallybox.server.store import allowances
from rallybox.server.store.database import Database
from rallybox.tables.errors import TooMany, Unavailable

LONGEST_KEY = 100


class Rations:
    """So many at once for each key, which is an address or begins with what is counted, and so many
    a second."""

    def __init__(
        self,
        database: Database,
        rate: float,
        burst: float,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        self._database, self._rate, self._burst = database, rate, burst
        self._here = Buckets(rate, burst, seconds)

    async def take(self, household: str) -> None:
        """One for somebody of this household; TooMany if there is none left."""
        self.take_here(household)
        await self.take_shared(household)

    def take_here(self, household: str) -> None:
        """The first half of it: as far as this process knows."""
        self._here.take(household)

    async def take_shared(self, household: str) -> None:
        """The other half: as far as all processes know."""
        if self._database.is_sqlite:
            return
        if not await self._database.apart(lambda c: self._taken_from(c, household)):
            raise TooMany("server-too-many-requests")

    def _taken_from(self, connection: Connection, household: str) -> bool:
        """Is there one for this household, and for its site?"""
        key, site = household[:LONGEST_KEY], site_of(household)
        rate, burst = self._rate, self._burst
        if not allowances.take(connection, key, rate, burst):
            return False
        if site is None:
            return True
        if allowances.take(connection, site[:LONGEST_KEY], WIDER * rate, WIDER * burst):
            return True
        allowances.give_back(connection, key, rate)
        return False

    async def give_back(self, household: str) -> None:
        """One was taken that is not needed after all."""
        self.give_back_here(household)
        await self.give_back_shared(household)

    def give_back_here(self, household: str) -> None:
        """What `take_here` has taken."""
        self._here.give_back(household)

    async def give_back_shared(self, household: str) -> None:
        """What `take_shared` has taken."""
        if not self._database.is_sqlite:
            await self._database.apart(lambda c: self._given_back(c, household))

    def _given_back(self, connection: Connection, household: str) -> None:
        allowances.give_back(connection, household[:LONGEST_KEY], self._rate)
        if (site := site_of(household)) is not None:
            allowances.give_back(connection, site[:LONGEST_KEY], WIDER * self._rate)

    @asynccontextmanager
    async def taken(self, household: str, why: str) -> AsyncIterator[Callable[[], None]]:
        """One for somebody of this household; given back unless it is said that it counts.

        `why`: what they are told if there is none left.
        """
        try:
            await self.take(household)
        except TooMany:
            raise TooMany(why) from None
        said: list[bool] = []
        try:
            yield lambda: said.append(True)
        finally:
            if not said:
                with suppress(Unavailable):  # whoever asked is told what else went wrong
                    await self.give_back(household)
