"""A server in a thread of its own, whose work can be counted, and people who ask one by one.

The client is in another thread, so nothing that it does is taken for the server's.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from threading import Event, Thread
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from rallybox.server.house import House
from rallybox.server.run import listen, make_server
from rallybox.server.settings import Settings

Json = dict[str, Any]
KEEP_ALIVE = 3.0
"""After so many seconds without a question a connection is made again: the server would end it."""


class Loop:
    """The server, its event loop, and the clock of its thread."""

    def __init__(self, settings: Settings, plain: bool = False) -> None:
        """`plain`: on asyncio's own loop, as where uvloop is not installed."""
        self._plain = plain
        self.house = House(settings)
        self.house.open()
        self._ready = Event()
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.server = make_server(self.house, self._ready.set)
        self.thread = Thread(target=self._run)
        self.thread.start()
        self._ready.wait()
        assert self.thread.ident is not None
        self._clock = time.pthread_getcpuclockid(self.thread.ident)

    def _run(self) -> None:
        made = None if self._plain else self.server.config.get_loop_factory()
        with asyncio.Runner(loop_factory=made) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server._serve([self.listening]))

    def used(self) -> float:
        """Milliseconds of processor time so far."""
        return time.clock_gettime(self._clock) * 1000

    def there(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something on the loop, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def forget(self, table: str) -> None:
        """Take a table out of memory, as if the server had been restarted."""

        async def go() -> None:
            opened = self.house.hub.opened.pop(table, None)
            if opened is not None:
                opened.close()

        self.there(go())

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()


class Client:
    """Somebody with a cookie, who asks one thing after the other."""

    def __init__(self, port: int, nickname: str = "", **headers: str) -> None:
        self.port = port
        self.line = HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie = ""
        self.headers = headers
        self._asked = time.monotonic()
        if nickname:
            self.ask("POST", "/api/me", {"nickname": nickname})

    def ask(self, method: str, path: str, body: Any = None, fails: bool = False) -> Any:
        """The answer; `fails`: it may be a refusal, but no fault of ours. Bytes are a form."""
        headers = dict(self.headers)
        if self.cookie:
            headers["Cookie"] = self.cookie
        if body is not None:
            form = isinstance(body, bytes)
            kind = "application/x-www-form-urlencoded" if form else "application/json"
            headers["Content-Type"] = kind
            body = body if form else msgspec.json.encode(body)
        if time.monotonic() - self._asked > KEEP_ALIVE:
            self.line.close()
        self._asked = time.monotonic()
        self.line.request(method, path, body, headers)
        answer = self.line.getresponse()
        read = answer.read()
        if (cookie := answer.headers.get("set-cookie")) and method == "POST":
            self.cookie = cookie.split(";")[0]
        good = answer.status < 400 or (fails and answer.status != 500)
        assert good, f"{method} {path}: {answer.status} {read[:300]!r}"
        json = read and "json" in answer.headers.get("content-type", "")
        return msgspec.json.decode(read) if json else None

    def table(self, seats: list[str], start: bool = True, **wishes: Any) -> str:
        made: str = self.ask("POST", "/api/tables", {"seats": seats, **wishes})["id"]
        if start:
            self.ask("POST", f"/api/tables/{made}/start")
        return made

    def shared(self, game: str, players: int) -> str:
        """A table at which one person has all seats: nobody waits for a bot."""
        here = {str(seat): f"Driver {seat}" for seat in range(1, players)}
        return self.table(["person"] * players, game=game, here=here)

    @contextmanager
    def socket(self, table: str, query: str = "") -> Iterator[Seat]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}"
        headers = {"Cookie": self.cookie}
        # Nobody may be hung up on because they have not read for a while what others were told.
        patient: dict[str, Any] = {"max_size": None, "max_queue": None, "ping_interval": None}
        with connect(address, additional_headers=headers, **patient) as link:
            yield Seat(link)


class Seat:
    """Somebody at a table."""

    def __init__(self, link: ClientConnection) -> None:
        self.link, self.number = link, 0
        self.moment: Json = msgspec.json.decode(link.recv())["moment"]

    def send(self, kind: str, **more: Any) -> Json:
        """Send a message, and read up to its answer."""
        self.number += 1
        message = {"type": kind, "request": self.number, **more}
        self.link.send(msgspec.json.encode(message).decode())
        while (heard := self._hear(60)).get("request") != self.number:
            pass
        return heard

    def _hear(self, seconds: float) -> Json:
        heard: Json = msgspec.json.decode(self.link.recv(timeout=seconds))
        if heard["type"] == "moment":
            self.moment = heard
        return heard

    def look(self) -> bool:
        """Read everything that has been told; is something asked here?"""
        while True:
            try:
                self._hear(0)
            except TimeoutError:
                return bool(self.moment["decision"])
