"""What is given out sparingly: new names, tables and codes, attempts at codes, reviews, hints.

With one process its memory counts, which costs nothing. Processes that share a database count
together in it; each looks at its own memory first, so that a flood does not reach the database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic

from rallybox.server.limits import Buckets
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
        taking = partial(allowances.take, rate=self._rate, burst=self._burst)
        key = household[:LONGEST_KEY]
        if not await self._database.apart(lambda c: taking(c, key)):
            raise TooMany("server-too-many-requests")

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
            key = household[:LONGEST_KEY]
            await self._database.apart(lambda c: allowances.give_back(c, key, rate=self._rate))

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
