"""What the page sees: asked like a server, with a line to every table."""

from __future__ import annotations

from rallybox.hosting.clock import Clock
from rallybox.page.house import House
from rallybox.page.lines import Lines
from rallybox.page.outside import Outside, text_or_nothing
from rallybox.page.routes import answer
from rallybox.tables.asking import Pauses


class Door:
    """Of one tab. Everything that was done is on the shelf before anybody is told of it."""

    def __init__(
        self, outside: Outside, clock: Clock | None = None, pauses: Pauses | None = None
    ) -> None:
        """`clock`, `pauses`: for tests."""
        self.house = House(outside, clock, pauses)
        self._lines = Lines(self.house, outside)

    async def ask(
        self, method: str, path: str, body: object = None, language: str = ""
    ) -> tuple[int, str]:
        """What a server would answer: a status, and a text."""
        return await answer(self.house, method, path, text_or_nothing(body), language)

    def plug(self, line: int, path: str) -> None:
        """A screen wants to see a table, on a line of this number."""
        self._lines.plug(line, path)

    def hear(self, line: int, text: str) -> None:
        """A screen says something."""
        self._lines.hear(line, text)

    def unplug(self, line: int) -> None:
        """A screen has gone."""
        self._lines.unplug(line)

    def heard_of_others(self, word: str) -> None:
        """Another tab has told us something (`Outside.others`)."""
        self.house.tables.heard(word)

    async def stop(self) -> None:
        """End everything; what was done is kept."""
        self._lines.stop()
        await self.house.stop()


def open_door(outside: Outside) -> Door:
    """The door of this tab."""
    return Door(outside)
