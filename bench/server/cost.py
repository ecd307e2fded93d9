"""What everything costs: the processor time of the event loop, for every route and every message.

`make bench-cost` prints the table of docs/performance-server.md, and says what is above two
milliseconds. The server runs in a thread of this process; only that thread's clock is read, so it
does not matter what the client or others on the machine do, nor what bots and readers' threads do.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import Any

import msgspec
from run import into_document
from websockets.sync.client import ClientConnection, connect

from rallybox.games import GAMES
from rallybox.server.house import House
from rallybox.server.prices import price_of_message, price_of_route
from rallybox.server.run import listen, make_server
from rallybox.server.settings import UNLIMITED, Settings

COSTS = ("<!-- costs: begin -->", "<!-- costs: end -->")
MOST = 2.0
"""Milliseconds of the loop's time that nothing may cost."""
SETTLE = 0.004
"""Seconds after an answer in which the loop finishes what belongs to it."""
Json = dict[str, Any]


@dataclass
class Cost:
    """What one thing costs, in milliseconds."""

    name: str
    price: float
    times: list[float] = field(default_factory=list)

    @property
    def usual(self) -> float:
        return median(self.times)

    @property
    def worst(self) -> float:
        return max(self.times)


class Loop:
    """A server in a thread of its own, and the clock of that thread."""

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
            runner.run(self.server._serve([self.listening]))

    def used(self) -> float:
        """Milliseconds of processor time so far."""
        return time.clock_gettime(self._clock) * 1000

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()


class Client:
    """Somebody with a cookie, who asks one thing after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.line = HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie = ""
        self._asked = time.monotonic()

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else msgspec.json.encode(body)
        if time.monotonic() - self._asked > 3:
            self.line.close()  # the server would, too
        self._asked = time.monotonic()
        self.line.request(method, path, data, headers)
        answer = self.line.getresponse()
        read = answer.read()
        if (cookie := answer.headers.get("set-cookie")) and method == "POST":
            self.cookie = cookie.split(";")[0]
        assert answer.status < 400, f"{method} {path}: {answer.status} {read[:300]!r}"
        kind = answer.headers.get("content-type", "")
        return msgspec.json.decode(read) if read and "json" in kind else None

    def table(self, seats: list[str], start: bool = True, **wishes: Any) -> str:
        made: str = self.ask("POST", "/api/tables", {"seats": seats, **wishes})["id"]
        if start:
            self.ask("POST", f"/api/tables/{made}/start")
        return made

    @contextmanager
    def socket(self, table: str, query: str = "") -> Iterator[_Seat]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}"
        headers = {"Cookie": self.cookie}
        with connect(address, additional_headers=headers, max_size=None) as link:
            yield _Seat(link)


@dataclass
class Bill:
    """Measures, and keeps the figures."""

    loop: Loop
    times: int
    costs: dict[str, Cost] = field(default_factory=dict)
    games: dict[str, str] = field(default_factory=dict)
    """A finished table of each game."""
    idle: float = 0.0
    """Milliseconds a second."""

    def measure(
        self,
        name: str,
        price: float,
        do: Callable[[], object],
        ready: Callable[[], object] = lambda: None,
    ) -> None:
        """`ready`: what has to happen before, and is not counted."""
        cost = self.costs.setdefault(name, Cost(name, price))
        ready()
        do()  # what is made once is made
        for _ in range(self.times):
            ready()
            time.sleep(SETTLE)
            begun, before = time.monotonic(), self.loop.used()
            do()
            time.sleep(SETTLE)
            beside = self.idle * (time.monotonic() - begun)
            cost.times.append(max(0.0, self.loop.used() - before - beside))

    def rest(self, seconds: float) -> None:
        """What the server does when nobody asks anything is nobody's price."""
        before = self.loop.used()
        time.sleep(seconds)
        self.idle = (self.loop.used() - before) / seconds

    def route(
        self, client: Client, method: str, template: str, path: str, body: Any = None
    ) -> None:
        """`body` may be a function, where each call needs another."""

        def do() -> None:
            client.ask(method, path, body() if callable(body) else body)

        self.measure(f"{method} {template}", price_of_route(method, template), do)


# -- routes ----------------------------------------------------------------------------------------

PLAIN = (
    "/api", "/api/docs", "/api/docs/openapi.json", "/api/wire.json", "/api/offer", "/api/words",
    "/api/lessons", "/api/tables", "/api/me", "/api/me/tables", "/api/reach", "/health", "/metrics",
    "/",
)  # fmt: skip


def _whole_games(client: Client) -> dict[str, str]:
    """A finished game of each, played by bots."""
    tables = {
        name: client.table(
            ["club"] * max(max(p) for p in game.variants.values() if max(p) < 6), game=name
        )
        for name, game in GAMES.items()
    }
    for table in tables.values():
        while client.ask("GET", f"/api/tables/{table}")["status"] != "finished":
            time.sleep(0.2)
    return tables


def measure_routes(bill: Bill, client: Client) -> None:
    """Every route, on a server with some tables."""
    game = next(iter(GAMES))
    for _ in range(120):
        client.table(["person", "person", "club"], start=False, game=game)
    bill.rest(4.0)
    for path in PLAIN:
        bill.route(client, "GET", path, path)
    bill.games = _whole_games(client)
    for table_game, table in bill.games.items():
        for part in ("record", "replay", "proof", "events"):
            bill.route(
                client, "GET", f"/api/tables/{{table_id}}/{part}", f"/api/tables/{table}/{part}"
            )
        for number in (1, 2):
            path = f"/api/lessons/{table_game}/{number}"
            bill.route(client, "GET", "/api/lessons/{game}/{number}", path)
        bill.route(client, "GET", "/api/best/{game}", f"/api/best/{table_game}")
    _measure_changes(bill, client, game)


def _measure_changes(bill: Bill, client: Client, game: str) -> None:
    here = "/api/tables/{table_id}"
    seats = ["person", "club", "club"]
    bill.route(client, "POST", "/api/tables", "/api/tables", {"seats": seats, "game": game})
    table = client.table(["person", "person", "club"], start=False, game=game)
    bill.route(client, "GET", here, f"/api/tables/{table}")
    bill.route(client, "POST", f"{here}/join", f"/api/tables/{table}/join", {})
    seat = f"/api/tables/{table}/seats/1"
    bill.route(client, "PUT", f"{here}/seats/{{seat}}", seat, {"plan": "club"})
    code = client.ask("GET", f"/api/tables/{table}")["code"]
    bill.route(client, "GET", "/api/codes/{code}", f"/api/codes/{code}")

    running = client.table(seats, game=game)
    stand_in = f"/api/tables/{running}/stand-in"
    bill.route(client, "PUT", f"{here}/stand-in", stand_in, {"level": None})
    bill.route(client, "POST", "/api/me/code", "/api/me/code")
    bill.route(client, "PUT", "/api/me", "/api/me", {"nickname": "Ada"})
    scene = next(iter(client.ask("GET", "/api/lessons")["lessons"]))
    path = f"/api/lessons/{scene['game']}/1"
    first = client.ask("GET", path)["moment"]["decision"]["choices"][0]["id"]
    bill.route(client, "POST", "/api/lessons/{game}/{number}", path, {"actions": [first]})
    for part in ("start", "leave", "give-up", "rematch"):
        _measure_once(bill, client, part, game)
    stranger = Client(client.port)
    bill.route(stranger, "POST", "/api/me", "/api/me", {"nickname": "Bea"})


def _measure_once(bill: Bill, client: Client, part: str, game: str) -> None:
    """What can be done once at a table: each time at another."""
    tables = [
        client.table(["person", "club", "club"], start=part == "give-up", game=game)
        for _ in range(bill.times + 1)
    ]
    if part == "rematch":
        tables = [client.table(["club"] * 3, game=game)] * (bill.times + 1)
        while client.ask("GET", f"/api/tables/{tables[0]}")["status"] != "finished":
            time.sleep(0.2)
    name = f"/api/tables/{{table_id}}/{part}"
    order = iter(tables)

    def do() -> None:
        client.ask("POST", f"/api/tables/{next(order)}/{part}")

    bill.measure(f"POST {name}", price_of_route("POST", name), do)


# -- messages --------------------------------------------------------------------------------------


def measure_messages(bill: Bill, client: Client) -> None:
    """Every message, at a table of each game with as many bots as can play."""
    for game in GAMES.values():
        most = max(max(players) for players in game.variants.values() if max(players) < 6)
        table = client.table(["person"] + ["club"] * (most - 1), game=game.name)
        with client.socket(table) as seat:
            _measure_at(bill, seat)
        come = price_of_route("GET", "/api/tables/{table_id}/socket")
        with ExitStack() as before:
            bill.measure("socket: hello", come, partial(_come, before, client, table), before.close)
        with ExitStack() as before:
            bill.measure(
                "socket: hello, all of a game missed",
                come,
                partial(_come, before, client, bill.games[game.name], "since=0"),
                before.close,
            )


def _come(open_sockets: ExitStack, client: Client, table: str, query: str = "") -> None:
    open_sockets.enter_context(client.socket(table, query))


class _Seat:
    """Somebody at a table who answers whatever is asked."""

    def __init__(self, link: ClientConnection) -> None:
        self.link, self.number = link, 0
        self.moment: Json = msgspec.json.decode(link.recv())["moment"]

    def send(self, kind: str, **more: Any) -> Json:
        """Send a message, and read up to its answer."""
        self.number += 1
        message = {"type": kind, "request": self.number, **more}
        self.link.send(msgspec.json.encode(message).decode())
        while (heard := self._hear()).get("request") != self.number:
            pass
        return heard

    def _hear(self) -> Json:
        heard: Json = msgspec.json.decode(self.link.recv(timeout=30))
        if heard["type"] == "moment":
            self.moment = heard
        return heard

    def turn(self) -> bool:
        """Wait until something is asked; False when it is over."""
        while not self.moment["decision"]:
            if self.moment["outcome"]:
                return False
            self._hear()
        return True


def _measure_at(bill: Bill, seat: _Seat) -> None:
    if not seat.turn():
        return

    def message(kind: str, **more: Any) -> None:
        bill.measure(f"socket: {kind}", price_of_message(kind), lambda: seat.send(kind, **more))

    choice = seat.moment["decision"]["choices"][0]["id"]
    message("ping")
    message("explain", action=choice)
    message("say", text="Hello")
    message("phrase", phrase="hello")
    message("mute", seat=1, on=False)
    message("auto", on=False)
    message("cancel", question=1)
    message("undo", step=seat.moment["step"])  # refused where it cannot be
    message("replace", seat=1)
    message("hint", step=seat.moment["step"])

    def act() -> None:
        if seat.turn():
            chosen = seat.moment["decision"]["choices"][0]["id"]
            seat.send("act", step=seat.moment["step"], action=chosen)

    bill.measure("socket: act", price_of_message("act"), act, seat.turn)


# -- the table -------------------------------------------------------------------------------------


def written(costs: list[Cost]) -> str:
    """As a table, the dearest first."""
    rows = [
        f"| `{cost.name}` | {cost.price:g} | {cost.usual:.2f} | {cost.worst:.2f} |"
        for cost in sorted(costs, key=lambda cost: -cost.usual)
    ]
    return "\n".join(["| what | price | median ms | worst ms |", "|---|--:|--:|--:|", *rows])


def main() -> int:
    """Measure and print; 1 if something costs too much."""
    parser = argparse.ArgumentParser(description="What every route and message costs the loop.")
    parser.add_argument("--times", type=int, default=20, help="measurements of each (default: 20)")
    parser.add_argument(
        "--markdown", type=Path, metavar="FILE", help="also put it into this document"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        loop = Loop(
            Settings(
                database=f"sqlite:///{folder}/tables.db",
                limits=UNLIMITED,
                # What bots do is not the price of the move before.
                bot_pause=(0.03, 0.03),
                stage_pause=(0.03, 0.03),
            )
        )
        gc.collect()
        try:
            client = Client(loop.port)
            client.ask("POST", "/api/me", {"nickname": "Ada"})
            bill = Bill(loop, options.times)
            measure_routes(bill, client)
            measure_messages(bill, client)
        finally:
            loop.stop()
    text = written(list(bill.costs.values()))
    print(text)
    if options.markdown:
        into_document(options.markdown, text, COSTS)
    dear = [cost.name for cost in bill.costs.values() if cost.usual > MOST]
    print(f"\nabove {MOST} ms: {', '.join(dear) or 'nothing'}")
    return int(bool(dear))


if __name__ == "__main__":
    sys.exit(main())
