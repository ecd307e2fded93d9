"""Tables that have something to do are woken in the process where they are at home."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rallybox.server.crew.crew import Crew

WAKE = b"W"
"""The kind of a letter to the process where a table is at home: open it."""


class Waking:
    """Of one process."""

    def __init__(
        self,
        crew: Crew,
        open_table: Callable[[str], Awaitable[object]],
        wake_due: Callable[[str, int], Awaitable[object]],
    ) -> None:
        """`open_table`: for people. `wake_due`: one that is due and has failed so often."""
        self._crew, self._open, self._wake_due = crew, open_table, wake_due
        crew.on(WAKE, self._woken)

    def send_home(self, table_id: str, tries: int = 0) -> bool:
        """Leave a table to the process where it is at home, if that is another one."""
        if not self._crew.elsewhere(table_id):
            return False
        home = self._crew.first_home(table_id)
        return self._crew.send(home, WAKE, f"{tries} {table_id}".encode())

    async def wake(self, table_id: str) -> None:
        """Let a table's bots and clock do what is due, wherever it is at home."""
        if not self.send_home(table_id):
            await self._open(table_id)

    async def _woken(self, letter: bytes, _: list[int]) -> None:
        tries, table_id = letter.decode().split(" ")
        await self._wake_due(table_id, int(tries))
