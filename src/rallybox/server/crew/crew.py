"""Which process of how many this one is, where tables are at home, and a letter box for each.

Any process can serve any table (the log is the truth). But a table with people in several of them
costs each of them nearly as much as the move itself; so each table has a home, and whatever would
open it elsewhere is sent there.
"""

from __future__ import annotations

import asyncio
import mmap
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

LETTER_BYTES = 64 * 1024
BOX_BYTES = 1 << 20
"""So much can lie in a box while its process is being replaced; the machine may allow less."""
MOST_FILES = 4
WAITING_SECONDS = 0.1
"""So long one waits for a home that is being replaced. Then the next process does what it would:
people must not wait, and a table in two processes for a while costs little."""
LOOK_SECONDS = 0.01


class Box(NamedTuple):
    """A letter box. It outlives its process: what lies in it is found by the next one."""

    putting: socket.socket
    taking: socket.socket


def make_box() -> Box:
    """A new one."""
    putting, taking = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    putting.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BOX_BYTES)
    putting.setblocking(False)
    taking.setblocking(False)
    return Box(putting, taking)


class Signs:
    """Who is there, in memory that all of them share."""

    def __init__(self, size: int) -> None:
        self._page = mmap.mmap(-1, size)

    def __getitem__(self, number: int) -> bool:
        return self._page[number] == 1

    def __setitem__(self, number: int, there: bool) -> None:
        self._page[number] = int(there)


Reader = Callable[[bytes, list[int]], Awaitable[None]]
"""Gets what was written in a letter, and the files that were in it, which are its own to close."""


class Crew:
    """One process's place among the others."""

    def __init__(self, number: int, boxes: Sequence[Box], signs: Signs) -> None:
        self.number, self.size = number, max(1, len(boxes))
        self._boxes, self.signs = boxes, signs
        self._readers: dict[bytes, Reader] = {}
        self._reading: set[asyncio.Future[None]] = set()

    # -- where tables are at home ------------------------------------------------------------------

    def _rank(self, table_id: str) -> Iterator[int]:
        """The processes in the order in which they would have a table."""
        first = crc32(table_id.encode())
        return ((first + n) % self.size for n in range(self.size))

    def first_home(self, table_id: str) -> int:
        """The process to which a table belongs, as long as everybody is well."""
        return next(self._rank(table_id))

    def is_home(self, table_id: str) -> bool:
        """Does a table belong here, as long as everybody is well?"""
        return self.size == 1 or self.first_home(table_id) == self.number

    def elsewhere(self, table_id: str) -> bool:
        """Is a table at home in another process that is there?"""
        return not self.is_home(table_id) and self.signs[self.first_home(table_id)]

    async def home_of(self, table_id: str) -> int:
        """The number of the process that has a table; of the next one, if that stays away."""
        first, *others = self._rank(table_id)
        waited = 0.0
        while not self.signs[first] and waited < WAITING_SECONDS:
            await asyncio.sleep(LOOK_SECONDS)
            waited += LOOK_SECONDS
        return next((n for n in (first, *others) if self.signs[n]), self.number)

    @property
    def others(self) -> list[int]:
        """The other processes that are there."""
        return [n for n in range(self.size) if n != self.number and self.signs[n]]

    # -- letters -----------------------------------------------------------------------------------

    def send(self, number: int, kind: bytes, text: bytes, files: Sequence[int] = ()) -> bool:
        """Put a letter into a box; False if it is too large, or the box is full."""
        if len(text) >= LETTER_BYTES:
            return False
        try:
            socket.send_fds(self._boxes[number].putting, [kind + text], files)
        except OSError:
            return False
        return True

    def on(self, kind: bytes, reader: Reader) -> None:
        """Who reads letters of a kind, which is one byte."""
        if self.size > 1:
            self._readers[kind] = reader

    def open_box(self) -> None:
        """Read letters from now on, on the running event loop."""
        if self.size > 1:
            taking = self._boxes[self.number].taking
            asyncio.get_running_loop().add_reader(taking, self._empty)

    def close_box(self) -> None:
        """Leave letters to whoever comes next."""
        if self.size > 1:
            taking = self._boxes[self.number].taking
            asyncio.get_running_loop().remove_reader(taking)

    def close(self) -> None:
        """Take all boxes away."""
        for box in self._boxes:
            box.putting.close()
            box.taking.close()

    def _empty(self) -> None:
        with suppress(BlockingIOError):
            while True:
                letter, files, _, _ = socket.recv_fds(
                    self._boxes[self.number].taking, LETTER_BYTES, MOST_FILES
                )
                reading = asyncio.ensure_future(self._readers[letter[:1]](letter[1:], files))
                self._reading.add(reading)
                reading.add_done_callback(self._reading.discard)


ALONE = Crew(0, (), Signs(1))
"""A server of one process."""
