"""A server on a free port of this machine, and people who talk to it as programs do."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import ssl
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import msgspec
import websockets
from sqlalchemy import make_url
from websockets.asyncio.client import ClientConnection

from rallybox.hosting.clock import Clock
from rallybox.server.house import House
from rallybox.server.run import listen, make_server
from rallybox.server.settings import UNLIMITED, Limits, Settings
from rallybox.server.store.database import make_engine, migrate
from support.samples import FOR_TWO

Json = dict[str, Any]
PATIENCE = 30.0
CERTIFICATES = ssl.create_default_context()
"""Reading them takes longer than most of what people do here, and nobody here needs any."""


def database_in(folder: Path) -> str:
    """Where a test's tables are kept; some tests run again with another database."""
    return f"sqlite:///{folder / 'tables.db'}"


def settings(folder: Path, **changes: Any) -> Settings:
    """No limits and no pauses, unless a test says otherwise."""
    plain: dict[str, Any] = {
        "database": database_in(folder),
        "workers": 0,
        "limits": UNLIMITED,
        "bot_pause": (0.0, 0.0),
        "stage_pause": (0.0, 0.0),
    }
    return Settings(**(plain | changes))


def strict(**changes: Any) -> Limits:
    """The ordinary limits, some of them changed."""
    return Limits(**changes)


@dataclass
class WoundClock:
    """Time passes when a test says so."""

    time: int = 1_800_000_000_000
    timers: list[tuple[int, Callable[[], None]]] = field(default_factory=list)

    def now(self) -> int:
        return self.time

    def call_at(self, when: int, do: Callable[[], None]) -> _Timer:
        entry = (when, do)
        self.timers.append(entry)
        return _Timer(self, entry)

    def advance(self, seconds: float) -> None:
        """Let time pass, and do what is due on the way."""
        self.time += int(seconds * 1000)
        due = [entry for entry in self.timers if entry[0] <= self.time]
        self.timers = [entry for entry in self.timers if entry[0] > self.time]
        for _, do in due:
            do()


@dataclass
class _Timer:
    clock: WoundClock
    entry: tuple[int, Callable[[], None]]

    def cancel(self) -> None:
        if self.entry in self.clock.timers:
            self.clock.timers.remove(self.entry)


@dataclass
class Site:
    """A running server."""

    address: str
    house: House
    guests: list[Guest] = field(default_factory=list)

    def nobody(self) -> Guest:
        """Somebody who has not said who they are."""
        guest = Guest(self.address)
        self.guests.append(guest)
        return guest

    async def guest(self, nickname: str) -> Guest:
        """Somebody new."""
        guest = self.nobody()
        answer = await guest.post("/api/me", nickname=nickname)
        assert answer.status_code == 201, answer.text
        guest.id = answer.json()["id"]
        return guest

    async def table(self, *guests: Guest, start: bool = True, **wishes: Any) -> str:
        """A table at which these people sit, and bots if the wishes say so."""
        wishes.setdefault("seats", ["person"] * len(guests))
        made = await guests[0].post("/api/tables", **wishes)
        assert made.status_code == 201, made.text
        table: str = made.json()["id"]
        for guest in guests[1:]:
            assert (await guest.post(f"/api/tables/{table}/join")).status_code == 200
        if start:
            begun = await guests[0].post(f"/api/tables/{table}/start")
            assert begun.status_code == 200, begun.text
        return table

    async def two_at_a_table(self, **query: Any) -> tuple[str, list[Guest], list[Socket]]:
        """A table for two; the one whose turn it is comes first."""
        people = [await self.guest(name) for name in ("Ada", "Bea")]
        table = await self.table(*people, game=FOR_TWO)
        sockets = [await guest.sit(table, **query) for guest in people]
        order = [0, 1] if sockets[0].choices else [1, 0]
        return table, [people[n] for n in order], [sockets[n] for n in order]


class Guest:
    """Somebody with a cookie; `home` is the address of this machine that they come from."""

    def __init__(self, address: str, home: str = "127.0.0.1") -> None:
        self.address, self.home = address, home
        way = httpx.AsyncHTTPTransport(local_address=home, verify=CERTIFICATES)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=way)
        self.id = ""
        self.sockets: list[Socket] = []

    async def close(self) -> None:
        """Leave no connection behind."""
        for socket in self.sockets:
            await socket.link.close()
        await self.http.aclose()

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        # Calls without anything to say have no body; `join` has one that may be empty.
        if body or path.endswith("/join"):
            return await self.http.post(path, json=body)
        return await self.http.post(path)

    async def put(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.put(path, json=body)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit(self, table: str, **query: Any) -> Socket:
        """A socket at a table, after its first message."""
        text = "&".join(f"{name}={value}" for name, value in query.items())
        address = self.address.replace("http", "ws", 1)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        link = await websockets.connect(
            f"{address}/api/tables/{table}/socket?{text}",
            additional_headers=headers,
            local_addr=(self.home, 0),
            max_queue=None,  # or closing waits for what nobody reads
        )
        socket = Socket(link)
        self.sockets.append(socket)
        try:
            await socket.until(lambda m: m["type"] in ("hello", "bye"))
        except BaseException:
            await link.close()  # whoever asked gets no socket to close
            raise
        return socket


class Socket:
    """A socket that keeps everything it is told."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.raw: list[str] = []
        self.heard: list[Json] = []
        self.moment: Json | None = None
        self.table: Json = {}
        self._requests = 0

    async def next(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.link.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = msgspec.json.decode(text)
        self.heard.append(message)
        if message["type"] == "moment":
            self.moment = message
        if message["type"] in ("hello", "table"):
            self.table = message["table"]
        if message["type"] == "hello":
            self.moment = message["moment"]
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read on to a message."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def send(self, **message: Any) -> int:
        """Send a message; the number of the request."""
        self._requests += 1
        text = msgspec.json.encode({"request": self._requests, **message}).decode()
        await self.link.send(text)
        return self._requests

    async def ask(self, **message: Any) -> Json:
        """Send a message and read on to its answer."""
        number = await self.send(**message)
        return await self.until(lambda m: m.get("request") == number)

    async def quiet(self) -> list[Json]:
        """What has come since, up to the answer to a ping that is sent now."""
        before = len(self.heard)
        await self.ask(type="ping")
        return self.heard[before:-1]

    @property
    def step(self) -> int:
        assert self.moment is not None
        step: int = self.moment["step"]
        return step

    @property
    def choices(self) -> list[int]:
        """The ids of what can be done now."""
        assert self.moment is not None
        decision = self.moment["decision"]
        return [] if decision is None else [choice["id"] for choice in decision["choices"]]

    async def turn(self) -> None:
        """Read on until something is asked of this player."""
        while not (self.moment is not None and self.choices):
            await self.next()

    async def act(self, action: int, step: int | None = None) -> Json:
        """Do something; the answer."""
        return await self.ask(type="act", action=action, step=self.step if step is None else step)

    async def play(self, rng: random.Random) -> Json:
        """Play to the end at random; how it ended."""
        sent = -1, -1
        while True:
            moment = self.moment
            if moment is not None and moment["outcome"] is not None:
                outcome: Json = moment["outcome"]
                return outcome
            if moment is not None and self.choices and sent != (self.step, len(self.choices)):
                sent = self.step, len(self.choices)
                await self.send(type="act", action=rng.choice(self.choices), step=self.step)
            await self.next()


@cache
def _unused() -> bytes:
    """The file of a database that is up to date and that no server has opened yet."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        engine = make_engine(f"sqlite:///{file}", writes=True)
        migrate(engine)
        engine.dispose()
        return file.read_bytes()


def _prepare(database: str) -> None:
    """What is not there yet need not be made step by step for each test; some tests do."""
    file = make_url(database).database if database.startswith("sqlite:///") else None
    if file and not Path(file).exists():
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).touch(mode=0o600)
        Path(file).write_bytes(_unused())
        # Each has a name of its own, by which it is known from others.
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE commits SET name = ?", (token_hex(16),))


@asynccontextmanager
async def running(wanted: Settings, clock: Clock | None = None) -> AsyncIterator[Site]:
    """A server in this process, for as long as the context lasts."""
    _prepare(wanted.database)
    house = House(wanted, clock)
    house.open()
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = make_server(house, ready.set)
    task = asyncio.create_task(server._serve([listening]))  # signals are the tests' own
    await ready.wait()
    site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", house)
    try:
        yield site
    finally:
        for guest in site.guests:
            await guest.close()
        server.should_exit = True
        await task
        listening.close()


Wrong = Mapping[str, tuple[str, Json | None, int, str]]
"""By what is wrong: the end of a path, a body if something is posted, the status and the error."""


def check_refusals(folder: Path, base: str, wrong: Wrong) -> None:
    """Whoever asks so below a path is told, in a sentence, what is wrong."""

    async def go() -> None:
        async with running(settings(folder)) as site:
            stranger = site.nobody()
            for what, (path, body, status, error) in wrong.items():
                address = f"{base}/{path}"
                call = stranger.get(address) if body is None else stranger.post(address, **body)
                answer = await call
                assert (what, answer.status_code) == (what, status), answer.text
                assert answer.json()["error"] == error
                assert answer.json()["sentence"]

    asyncio.run(go())
