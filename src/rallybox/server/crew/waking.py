"""Tables are woken in the process where they are at home, not where somebody asked for it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from rallybox.core.errors import RallyboxError
from rallybox.server.crew.crew import Crew

log = logging.getLogger("rallybox.crew")

WAKE = b"W"
"""The kind of a letter: open this table."""


class Waking:
    """Opens tables here, or has them opened elsewhere."""

    def __init__(self, crew: Crew, open_here: Callable[[str], Awaitable[object]]) -> None:
        self._crew, self._open = crew, open_here
        crew.on(WAKE, self._woken)

    async def wake(self, table_id: str) -> None:
        """Let a table's bots and clock do what is due, in the process where it is at home."""
        crew, home = self._crew, self._crew.number
        if not crew.is_home(table_id):
            home = await crew.home_of(table_id)
        if home == crew.number or not crew.send(home, WAKE, table_id.encode()):
            await self._open(table_id)

    async def _woken(self, table_id: bytes, _: list[int]) -> None:
        try:
            await self._open(table_id.decode())
        except RallyboxError as error:
            log.warning("a table cannot be woken", extra={"error": error.name})
