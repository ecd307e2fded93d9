"""Who is asking: tokens in a cookie, remembered for a moment to spare the database.

What one process forgets all of them forget at once: they tell each other (`heard`).
"""

from __future__ import annotations

from time import monotonic

from rallybox.hosting.clock import Clock
from rallybox.server.doors import Doors
from rallybox.server.store import people
from rallybox.server.store.database import Database
from rallybox.server.store.people import hashed
from rallybox.tables import names
from rallybox.tables.errors import Nameless
from rallybox.tables.record import Person

COOKIE = "rallybox"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one
REMEMBER_SECONDS = 30.0
MOST_REMEMBERED = 10_000
LONGEST_TOKEN = 100

FORGOTTEN, ONLY, RENAMED = "who-forgotten", "who-only:", "who-renamed"
"""What processes tell each other: of a token, of a person and the one token they keep, of a person.
"""


class Identities:
    """Makes, recognises and forgets identities."""

    def __init__(self, database: Database, clock: Clock, doors: Doors) -> None:
        self._database, self._clock, self._doors = database, clock, doors
        self._known: dict[str, tuple[Person, float]] = {}
        """By the hashes of tokens."""
        self._era = 0
        """Counts what was forgotten: what has been read meanwhile is perhaps not true any more."""

    async def create(self, nickname: str) -> tuple[Person, str]:
        """A guest, and the token for their cookie."""
        name, now = names.nickname(nickname), self._clock.now()
        return await self._database.write(lambda c: people.create(c, name, now))

    async def find(self, token: str | None) -> Person | None:
        """Who has this token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = hashed(token)
        person, since = self._known.get(key, (None, 0.0))
        if person is not None and monotonic() - since < REMEMBER_SECONDS:
            return person
        found, era = None, -1
        while era != self._era:
            era = self._era
            found = await self._database.read(lambda c: people.recognise(c, key))
        if found is None:
            self._known.pop(key, None)
            return None
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = found, monotonic()
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
        work = people.rename
        await self._database.write(lambda c: work(c, person.id, name), (person.id, RENAMED))
        self.heard(person.id, RENAMED)
        return Person(person.id, name)

    def lose(self, identity: str) -> None:
        """Look this person up again the next time: they may not be there any more."""
        self._era += 1
        self._known = {key: k for key, k in self._known.items() if k[0].id != identity}

    def gone(self, identity: str) -> None:
        """This person was deleted; who is here as them has to leave, also who is only coming in."""
        self.lose(identity)
        self._doors.close_all(identity)

    async def forget(self, token: str) -> None:
        """This token is nobody's any more; who is here by it has to leave."""
        key = hashed(token)
        await self._database.write(lambda c: people.forget(c, key), (key, FORGOTTEN))
        self.heard(key, FORGOTTEN)

    async def forget_others(self, person: Person, token: str) -> int:
        """Somebody is themselves only on this device from now on; how many others there were."""
        kept = hashed(token)
        word = f"{ONLY}{kept}"
        others = await self._database.write(
            lambda c: people.forget_others(c, person.id, kept), (person.id, word)
        )
        self.heard(person.id, word)
        return others

    async def make_code(self, person: Person) -> str:
        """A code for another device."""
        now = self._clock.now()
        return await self._database.write(lambda c: people.make_code(c, person.id, now))

    async def claim(self, code: str) -> tuple[Person, str]:
        """Who showed this code, and a token for the device on which it was typed."""
        now, typed = self._clock.now(), "".join(code.upper().replace("-", " ").split())
        return await self._database.write(lambda c: people.claim_code(c, typed, now))

    # -- what is not true any more -----------------------------------------------------------------

    def heard(self, about: str, kind: str) -> None:
        """Somebody was forgotten or renamed, here or in another process."""
        if kind == FORGOTTEN:
            self._era += 1
            self._known.pop(about, None)
            self._doors.close((about,))
            return
        self.lose(about)
        if kind.startswith(ONLY):
            self._doors.close_others(about, kind.removeprefix(ONLY))

    async def heard_nothing(self) -> None:
        """What others have told was lost for a while: look whether those who are here still may."""
        self._era += 1
        self._known.clear()
        keys = self._doors.keys()
        good = await self._database.read(lambda c: people.still_known(c, keys))
        self._doors.close(set(keys) - good)
