"""Do reviews slow anybody down? People play, alone and with bots, without reviews and with some.

The pauses are the real ones: a bot thinks while its pause runs, and what is measured is what
people see, from one move to the next.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter

import msgspec
from contest import open_ready
from load import Load, ranked
from ourserver import Bare, Person, Rallybox, ask, hang_up
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from processes import Served
from seats import SEATS

REVIEWS = 5
BOT_TABLES = 8
PATIENCE = 120.0


class _Reviewed(msgspec.Struct):
    type: str
    done: float = 0.0


class Socket(WSListener):
    """A connection that reads everything."""

    def __init__(self) -> None:
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.TEXT:
            self.read(frame.get_payload_as_bytes())

    def send(self, message: bytes) -> None:
        """Send one text message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)

    def read(self, data: bytes) -> None:
        """Understand a message."""


class Among(Socket):
    """Somebody among bots, who answers at once; notes how long each bot's move takes."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._since = 0.0
        self._mine = True

    def read(self, data: bytes) -> None:
        """Moments, mostly."""
        if not data.startswith(b'{"type":"bare"'):
            return
        moment, now = msgspec.json.decode(data, type=Bare), perf_counter()
        if not self._mine:
            self.gaps.append(now - self._since)
        self._since, self._mine = now, bool(moment.actions)
        if moment.actions:
            self.send(b'{"type":"act","step":%d,"action":%d}' % (moment.step, moment.actions[0]))


class Looker(Socket):
    """Somebody who looks at a review."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0.0
        self.first: float | None = None
        self.done = 0.0

    def look(self, on: bool) -> None:
        """Begin, or go."""
        self.begun = self.begun or perf_counter()
        self.send(b'{"type":"review","on":%s}' % (b"true" if on else b"false"))

    def read(self, data: bytes) -> None:
        """How far it is."""
        if data.startswith(b'{"type":"reviewed"'):
            self.first = self.first or perf_counter() - self.begun
            self.done = msgspec.json.decode(data, type=_Reviewed).done


@dataclass
class Way:
    """What was measured, without reviews or with them."""

    name: str
    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    thinking: float = 0.0
    """Seconds that bots took, waiting for their turn included."""
    thoughts: int = 0


@dataclass
class Beside:
    """Both ways, and how far the reviews came meanwhile."""

    ways: list[Way]
    first: list[float]
    """Seconds to the first graphs."""
    done: list[float]


def _thinking(server: Served) -> tuple[float, int]:
    """Seconds of all bots' answers so far, and how many there were."""
    call = HTTPConnection("127.0.0.1", server.port, timeout=30)
    call.request("GET", "/metrics")
    text = call.getresponse().read().decode()
    call.close()

    def total(name: str) -> float:
        found = re.findall(rf"^rallybox_thinking_seconds_{name}\{{.*\}} (\S+)$", text, re.M)
        return sum(map(float, found))

    return total("sum"), int(total("count"))


async def _finished(server: Served, host: Person, game: dict[str, object]) -> str:
    """A game that bots have played to the end."""
    told = host.ask(server, "/api/tables", {**game, "seats": ["club"] * SEATS})
    path = f"/api/tables/{told['id']}"
    host.ask(server, f"{path}/start", {})
    return str(told["id"])


async def connected(server: Served, table: str, person: Person, socket: Socket) -> None:
    """Sit down in front of a socket."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?bare=1"
    await ws_connect(lambda: socket, url, extra_headers={"Cookie": person.cookie})


async def _until_over(server: Served, tables: list[str], person: Person) -> None:
    until = perf_counter() + PATIENCE
    for table in tables:
        while True:
            _, _, told = ask(server, "GET", f"/api/tables/{table}", {}, person.cookie)
            if told["status"] == "finished":
                break
            assert perf_counter() < until, "the games to be reviewed do not end"
            await asyncio.sleep(0.5)


async def measure_beside(
    folder: Path, players: int, seconds: float, rounds: int, pace: float
) -> Beside:
    """Rounds of both ways, one after the other, on one server."""
    folder.mkdir(parents=True)
    ours = Rallybox(folder)
    ways = [Way("no review"), Way(f"{REVIEWS} reviews")]
    ours.quick = True
    with ours.serving() as server:
        people = [Person(server, f"looker {number}") for number in range(REVIEWS)]
        tables = [await _finished(server, person, ours.table) for person in people]
        await _until_over(server, tables, people[0])
    ours.quick = False
    with ours.serving() as server:
        lookers = [Looker() for _ in people]
        for table, person, looker in zip(tables, people, lookers, strict=True):
            await connected(server, table, person, looker)
        for _ in range(rounds):
            for way in ways:
                looking = way is ways[1]
                for looker in lookers if looking else ():
                    looker.look(True)
                await _play(ours, server, way, players, seconds, pace)
                for looker in lookers if looking else ():
                    looker.look(False)
                await asyncio.sleep(0.5)
    return Beside(
        ways,
        [looker.first for looker in lookers if looker.first is not None],
        [looker.done for looker in lookers],
    )


async def _play(
    ours: Rallybox, server: Served, way: Way, players: int, seconds: float, pace: float
) -> None:
    hang_up(server)
    among = [Among() for _ in range(BOT_TABLES)]
    for number, socket in enumerate(among):
        person = Person(server, f"among bots {number}")
        seats = ["person", "club", "club", "pro"]
        told = person.ask(server, "/api/tables", {**ours.table, "seats": seats})
        person.ask(server, f"/api/tables/{told['id']}/start", {})
        await connected(server, str(told["id"]), person, socket)
    matches = await open_ready(ours, server, players // SEATS)
    try:
        before = _thinking(server)
        part = await Load(matches, pace).run(seconds, server)
        after = _thinking(server)
    finally:
        for match in matches:
            match.close()
        for socket in among:
            if socket.transport is not None:
                socket.transport.disconnect()
    way.moves += part.mover
    way.bots += [gap for socket in among for gap in socket.gaps]
    way.thinking += after[0] - before[0]
    way.thoughts += after[1] - before[1]


def table(found: Beside) -> str:
    """Side by side, in milliseconds."""
    lines = [
        "| | moves p50 | p99 | bots' moves p50 | p99 | a bot's thinking, with waiting |",
        "|---|---|---|---|---|---|",
    ]
    for way in found.ways:
        figures = [ranked(way.moves, 0.5), ranked(way.moves, 0.99)]
        figures += [ranked(way.bots, 0.5), ranked(way.bots, 0.99)]
        figures.append(way.thinking / max(1, way.thoughts))
        told = " | ".join(f"{1000 * one:.1f}" for one in figures)
        lines.append(f"| {way.name} ({len(way.moves)}, {len(way.bots)}) | {told} |")
    first = ", ".join(f"{one:.1f}" for one in sorted(found.first)) or "none"
    done = ", ".join(f"{one:.0%}" for one in sorted(found.done))
    lines += ["", f"First graphs after {first} s; the reviews came to {done}."]
    return "\n".join(lines)
