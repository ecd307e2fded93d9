"""How much the generator itself can do: the same tables against a server that does nothing.

Run as a program it is that server: four connections make a table in the order in which they come,
and every message is answered to all four with the same prepared kilobyte.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvloop
from picows import (
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    ws_connect,
    ws_create_server,
)
from processes import Served, serving
from seats import SEATS, Match, Player

PADDING = "." * 1200
FULL = [WSMsgType.TEXT, WSMsgType.BINARY]


class Told(msgspec.Struct):
    """The one message: which step it is, and who moves next."""

    step: int
    mover: int
    padding: str


_decoder = msgspec.json.Decoder(Told)
_encode = msgspec.json.Encoder().encode


# -- the server --------------------------------------------------------------------------------


class Room:
    """Four connections."""

    def __init__(self) -> None:
        self.members: list[WSTransport] = []
        self.step = 0

    def tell(self) -> None:
        """Tell everybody."""
        message = _encode(Told(self.step, self.step % SEATS, PADDING))
        for member in self.members:
            member.send(WSMsgType.TEXT, message)


class Member(WSListener):
    """One connection."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The table is told when all four are there."""
        self.room.members.append(transport)
        if len(self.room.members) == SEATS:
            self.room.tell()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Whatever it is, it is a move."""
        if frame.msg_type in FULL:
            self.room.step += 1
            self.room.tell()


async def serve() -> None:
    """Listen on a free port until stopped."""
    rooms = [Room()]

    def sit_down(request: WSUpgradeRequest) -> Member:
        if len(rooms[-1].members) == SEATS:
            rooms.append(Room())
        return Member(rooms[-1])

    server = await ws_create_server(sit_down, "127.0.0.1", 0)
    print("listening", server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


# -- the client --------------------------------------------------------------------------------


class EchoPlayer(Player):
    """A seat."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match)
        self.seat = seat

    def read(self, data: bytes) -> None:
        """There is only one kind of message."""
        told = _decoder.decode(data)
        self.saw(told.step, b"move" if told.mover == self.seat else None, False)


class Echo:
    """The contestant."""

    name = "nothing but an echo"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def serving(self) -> Iterator[Served]:
        """This file as a program."""
        with serving([sys.executable, __file__], {}, self.folder) as server:
            yield server

    async def open_tables(self, server: Served, number: int) -> list[Match]:
        """Connections one after the other, so that the server seats them in this order."""
        matches = []
        for _ in range(number):
            match = Match(needs_ack=False)
            for seat in range(SEATS):
                player = EchoPlayer(match, seat)
                match.players.append(player)
                await ws_connect(lambda player=player: player, f"ws://127.0.0.1:{server.port}/")
            matches.append(match)
        return matches


if __name__ == "__main__":
    asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    asyncio.run(serve())
