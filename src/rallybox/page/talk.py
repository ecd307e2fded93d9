"""What is said at a table, and who does not want to hear whom."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rallybox.page.kept import as_it_is, written
from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.tables.chat import Line

_line = msgspec.json.Decoder(Line)
_seats = msgspec.json.Decoder(list[int])


class Talk:
    """The lines of all tables, and who does not want to hear whom."""

    def __init__(self, shelf: Shelf, tell: Callable[[str, str], None]) -> None:
        self._shelf, self._tell = shelf, tell

    async def said(self, table_id: str) -> list[Line]:
        """Everything that was said at a table."""
        return [_line.decode(text) for _, text in await self._shelf.under(f"chat/{table_id}")]

    async def say(self, table_id: str, line: Line) -> Line:
        """Keep what was said; the line with its number. NotFound if the table was thrown away."""
        while True:
            table = await as_it_is(self._shelf, table_id)
            number = len(await self.said(table_id)) + 1
            said = msgspec.structs.replace(line, number=number)
            put = Put(f"chat/{table_id}/{number:08}", written(said), None)
            if await self._shelf.change(table, put):
                self._tell(table_id, "chat")
                return said

    async def muted(self, table_id: str) -> frozenset[int]:
        """The seats of which nothing is to be heard."""
        text = await self._shelf.get(f"muted/{table_id}")
        return frozenset() if text is None else frozenset(_seats.decode(text))

    async def mute(self, table_id: str, seat: int, on: bool) -> None:
        """Hear a seat no more, or again. NotFound if the table was thrown away."""
        while True:
            table = await as_it_is(self._shelf, table_id)
            seats = await self.muted(table_id)
            now = seats | {seat} if on else seats - {seat}
            if await self._shelf.change(table, Put(f"muted/{table_id}", written(sorted(now)))):
                return
