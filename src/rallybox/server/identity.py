"""Who is asking: tokens in a cookie, remembered for a moment to spare the database."""

from __future__ import annotations

from time import monotonic

from rallybox.server.clock import Clock
from rallybox.server.store import people
from rallybox.server.store.database import Database
from rallybox.tables import names
from rallybox.tables.errors import Nameless
from rallybox.tables.record import Person

COOKIE = "rallybox"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one
REMEMBER_SECONDS = 30.0
MOST_REMEMBERED = 10_000
LONGEST_TOKEN = 100


class Identities:
    """Makes and recognises identities."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._known: dict[str, tuple[Person, float]] = {}

    async def create(self, nickname: str) -> tuple[Person, str]:
        """A guest, and the token for their cookie."""
        name, now = names.nickname(nickname), self._clock.now()
        return await self._database.write(lambda c: people.create(c, name, now))

    async def find(self, token: str | None) -> Person | None:
        """Who has this token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        person, since = self._known.get(token, (None, 0.0))
        if person is not None and monotonic() - since < REMEMBER_SECONDS:
            return person
        found = await self._database.read(lambda c: people.recognise(c, token))
        if found is None:
            self._known.pop(token, None)
            return None
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[token] = found, monotonic()
        return found

    async def need(self, token: str | None) -> Person:
        """The same; Nameless if it is nobody's."""
        person = await self.find(token)
        if person is None:
            raise Nameless("server-nameless")
        return person

    async def rename(self, person: Person, nickname: str) -> Person:
        """Another nickname."""
        name = names.nickname(nickname)
        await self._database.write(lambda c: people.rename(c, person.id, name))
        self.lose(person.id)
        return Person(person.id, name)

    def lose(self, identity: str) -> None:
        """Look this person up again the next time: they may not be there any more."""
        self._known = {t: k for t, k in self._known.items() if k[0].id != identity}

    async def forget(self, token: str) -> None:
        """This token is nobody's any more."""
        await self._database.write(lambda c: people.forget(c, token))
        self._known.pop(token, None)

    async def make_code(self, person: Person) -> str:
        """A code for another device."""
        now = self._clock.now()
        return await self._database.write(lambda c: people.make_code(c, person.id, now))

    async def claim(self, code: str) -> tuple[Person, str]:
        """Who showed this code, and a token for the device on which it was typed."""
        now, typed = self._clock.now(), "".join(code.upper().replace("-", " ").split())
        return await self._database.write(lambda c: people.claim_code(c, typed, now))
