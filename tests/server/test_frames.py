"""Messages that take the short way out arrive whole and in order."""

from __future__ import annotations

import asyncio

from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from rallybox.server.settings import UNLIMITED
from rallybox.server.table.connection import Connection
from rallybox.server.web.frames import text_frame


@given(st.integers(0, 300))
@example(125)
@example(126)
@example(65_535)
@example(65_536)
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@given(st.lists(st.tuples(st.booleans(), st.booleans()), max_size=40))
def test_short_and_long_way_keep_the_order(ways: list[tuple[bool, bool]]) -> None:
    """Whatever cannot be written at once waits, and what comes later waits behind it."""

    async def tell_all() -> list[bytes]:
        arrived: list[bytes] = []
        open_now = True

        def write(data: bytes) -> bool:
            if open_now:
                arrived.append(data)
            return open_now

        async def send(data: bytes) -> None:
            await asyncio.sleep(0)
            arrived.append(data)

        async def shut(code: int, reason: str) -> None:
            raise AssertionError("nobody said goodbye")

        connection = Connection(None, "en", UNLIMITED, send, shut, write)
        for number, (writable, pause) in enumerate(ways):
            open_now = writable
            connection.tell_encoded(b"%d" % number)
            if pause:
                await asyncio.sleep(0)
        for _ in range(3 * len(ways) + 3):
            await asyncio.sleep(0)
        await connection.finish(0.0)
        return arrived

    assert asyncio.run(tell_all()) == [b"%d" % number for number in range(len(ways))]
