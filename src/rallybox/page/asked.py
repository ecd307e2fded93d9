"""What the page asks, taken apart: a path and its query, a body of one type, who asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from rallybox.core.errors import Malformed
from rallybox.page.house import House
from rallybox.tables.record import Person

_MOST = 2**53 - 1


def path_of(path: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """`tables/ID/start?seat=1` in its parts."""
    split = urlsplit(path)
    return tuple(map(unquote, split.path.split("/"))), dict(parse_qsl(split.query))


class Asked(NamedTuple):
    """Something that is asked."""

    house: House
    parts: Mapping[str, str]
    """What stands in the path where its pattern has a name."""
    query: Mapping[str, str]
    body: Any
    language: str

    @property
    def table(self) -> str:
        """Which table is meant."""
        return self.parts["table"]

    async def me(self) -> Person:
        """Whoever asks; Nameless if they have not said who they are."""
        return await self.house.people.need()

    async def guest(self) -> str | None:
        """The id of whoever asks, if they have said who they are."""
        found = await self.house.people.find()
        return None if found is None else found.id

    def number(self, name: str, most: int = _MOST) -> int | None:
        """A number of the query, or of the path; Malformed if it is none."""
        text = self.parts.get(name) or self.query.get(name, "")
        if not text:
            return None
        if not (text.isascii() and text.isdigit()) or len(text) > 16 or int(text) > most:
            raise Malformed("server-bad-request", detail=name)
        return int(text)

    def needed(self, name: str, most: int = _MOST) -> int:
        """A number that must be there."""
        found = self.number(name, most)
        if found is None:
            raise Malformed("server-bad-request", detail=name)
        return found
