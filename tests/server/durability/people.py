"""People who play on whatever happens to the server, and remember all they were told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets

from rallybox.core.outcome import Outcome
from server.site import Guest, Json, Socket

BROKEN = (OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)
"""How a connection fails when a server is killed, stops, or is not there yet."""
PATIENCE = 30.0


class Act(msgspec.Struct, frozen=True):
    """Something a player has sent, and on which step it was decided."""

    step: int
    action: int


class _Moment(msgspec.Struct):
    """The bytes of a message that are compared with what a seat may know."""

    view: msgspec.Raw


class _Hello(msgspec.Struct):
    moment: _Moment | None


@dataclass
class Player:
    """One person at one table, on one socket at a time."""

    guest: Guest
    table: str
    seat: int
    rng: random.Random
    address: Callable[[], str]
    """Where a server is now."""
    chatty: float = 0.0
    sent: list[Act] = field(default_factory=list)
    acknowledged: list[Act] = field(default_factory=list)
    refused: list[tuple[Act, Json]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """What was said and acknowledged."""
    views: set[tuple[int, bytes]] = field(default_factory=set)
    """Every view ever received, with its step."""
    events: list[Json] = field(default_factory=list)
    deadlines: set[tuple[int, str, int]] = field(default_factory=set)
    """Step, seat and time of every deadline ever shown."""
    step: int = 0
    """The last step seen; a new socket asks for what came after it."""
    outcome: Outcome | None = None
    sockets: int = 0
    """How many it took."""
    farewells: list[Json] = field(default_factory=list)
    on: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether this player decides anything at present."""

    def __post_init__(self) -> None:
        self.on.set()

    async def play(self) -> None:
        """Play to the end of the game, on as many servers as it takes."""
        while self.outcome is None:
            try:
                await self._one_socket()
            except BROKEN:
                await asyncio.sleep(0.02)

    async def _one_socket(self) -> None:
        self.guest.address = self.address()
        socket = await self.guest.sit(self.table, since=self.step)
        self.guest.sockets.clear()
        try:
            self._take(socket)
            if socket.moment is None:
                raise ConnectionRefusedError
            self.sockets += 1
            while self.outcome is None:
                if socket.choices:
                    await self._decide(socket)
                else:
                    await self._next(socket)
        finally:
            await socket.link.close()

    async def _next(self, socket: Socket) -> Json:
        message = await socket.next()
        self._take(socket)
        return message

    def _take(self, socket: Socket) -> None:
        """Remember what has just come."""
        for raw, message in zip(socket.raw, socket.heard, strict=True):
            if message["type"] == "bye":
                self.farewells.append(message)
            moment = message if message["type"] == "moment" else message.get("moment")
            if moment is not None:
                self._see(raw, message, moment)
        socket.raw.clear()
        socket.heard.clear()

    def _see(self, raw: str, message: Json, moment: Json) -> None:
        assert moment["view"]["seat"] == self.seat
        assert moment["step"] >= self.step, "nothing that was shown is taken back"
        self.step = moment["step"]
        if message["type"] == "hello":
            hello = msgspec.json.decode(raw, type=_Hello).moment
            assert hello is not None
            view = hello.view
        else:
            view = msgspec.json.decode(raw, type=_Moment).view
        self.views.add((self.step, bytes(view)))
        self.events += [happening["event"] for happening in moment["events"]]
        for seat, end in ((moment["time"] or {}).get("deadlines") or {}).items():
            self.deadlines.add((self.step, seat, end))
        if moment["outcome"] is not None:
            self.outcome = msgspec.convert(moment["outcome"], Outcome)

    async def _decide(self, socket: Socket) -> None:
        """Answer what is asked, and wait for the answer to that."""
        await self.on.wait()
        if self.rng.random() < self.chatty:
            await self._say(socket)
        if not socket.choices:
            return
        act = Act(socket.step, self.rng.choice(socket.choices))
        self.sent.append(act)
        number = await socket.send(type="act", action=act.action, step=act.step)
        answer = await self._answer(socket, number)
        if answer["type"] == "ack":
            self.acknowledged.append(act)
        else:
            self.refused.append((act, answer["problem"]))
            # After a refusal the same is asked again; what is asked may have changed, too.
            await asyncio.sleep(0.02)
            await self._answer(socket, await socket.send(type="ping"))

    async def _say(self, socket: Socket) -> None:
        text = f"{self.seat} {self.rng.random()}"
        answer = await self._answer(socket, await socket.send(type="say", text=text))
        if answer["type"] == "ack":
            self.said.append(text)

    async def _answer(self, socket: Socket, number: int) -> Json:
        while True:
            message = await self._next(socket)
            if message.get("request") == number:
                return message


async def newcomer(address: str, nickname: str) -> Guest:
    """Somebody new."""
    guest = Guest(address)
    answer = await guest.post("/api/me", nickname=nickname)
    assert answer.status_code == 201, answer.text
    guest.id = answer.json()["id"]
    return guest


async def new_table(guests: list[Guest], **wishes: Any) -> str:
    """A running table at which these people have the first seats for people."""
    made = await _asked(guests[0], 201, "/api/tables", **wishes)
    table: str = made.json()["id"]
    for guest in guests[1:]:
        await _asked(guest, 200, f"/api/tables/{table}/join")
    await _asked(guests[0], 200, f"/api/tables/{table}/start")
    return table


async def _asked(guest: Guest, status: int, path: str, **wishes: Any) -> httpx.Response:
    """The answer; a server that says that it is stopping is one that is not there."""
    answer = await guest.post(path, **wishes)
    if answer.status_code == 503:
        assert answer.json()["message"] == "server-stopping", answer.text
        raise ConnectionRefusedError
    assert answer.status_code == status, answer.text
    return answer


def move_to(guest: Guest, address: str) -> None:
    """From now on this guest talks to another server."""
    guest.address = address
    guest.http.base_url = httpx.URL(address)
