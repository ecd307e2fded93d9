"""Whose page this is: one person with a name; whoever shares the device sits beside them."""

from __future__ import annotations

import msgspec

from rallybox.page.kept import written
from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.tables import names
from rallybox.tables.errors import Nameless
from rallybox.tables.record import Person, new_id

ME = "me"

_person = msgspec.json.Decoder(Person)


class People:
    """Who that is, as the shelf has it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def find(self) -> Person | None:
        """Whose page it is, if they have said so."""
        text = await self._shelf.get(ME)
        return None if text is None else _person.decode(text)

    async def need(self) -> Person:
        """The same; Nameless if nobody has."""
        found = await self.find()
        if found is None:
            raise Nameless("server-nameless")
        return found

    async def become(self, nickname: str) -> Person:
        """Somebody new, or the same with another name: nobody loses their tables."""
        name = names.nickname(nickname)
        while True:
            text = await self._shelf.get(ME)
            found = Person(new_id() if text is None else _person.decode(text).id, name)
            if await self._shelf.change(Put(ME, written(found), text)):
                return found
