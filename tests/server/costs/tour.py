"""Every route and every message: `make bench-cost` takes their time, a test counts their work."""

from __future__ import annotations

import gzip
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

from rallybox.core.record import read
from rallybox.games import GAMES
from rallybox.hosting.reviews.kept import Kept
from rallybox.server.prices import ROUTES, TABLE, price_of_message, price_of_route
from rallybox.server.settings import UNLIMITED, Settings
from rallybox.server.store import making
from rallybox.server.store.waiting import Maker
from rallybox.server.web.tables import SHOWN
from rallybox.tables import lobby as creating
from rallybox.tables.record import Person
from rallybox.tables.wire.base import Said
from rallybox.tables.wire.lobby import NewTable
from server.costs.ground import Client, Loop, Seat
from server.site import settings
from support.golden import FOLDER
from support.samples import OURS

KEY = "the key of whoever runs it"
PLAIN = (
    "/api", "/api/docs", "/api/docs/openapi.json", "/api/wire.json", "/api/offer", "/api/words",
    "/api/lessons", "/api/puzzles", "/api/tables", "/api/me", "/api/me/tables",
    "/api/me/strengths", "/api/me/notices", "/api/reach", "/health", "/metrics",
)  # fmt: skip
SOCKET = f"GET {TABLE}/socket"
WAITING = 120
"""Tables in the lobby."""

Do = Callable[[], object]


def nothing() -> None:
    """Needs no preparation."""


def toured(folder: Path, **changes: Any) -> Settings:
    """A server at which everything can be asked."""
    plain = {
        "admin_key": KEY,
        "public_address": "https://rally.example",
        "proxies": ("192.0.2.1",),  # then this machine may see metrics without a key
        "notice_own_network": True,
        "bot_pause": (60.0, 60.0),  # what bots do then is not the price of what was done before
    }
    return settings(folder, **(plain | changes))


class Tour(ABC):
    """Goes everywhere; whoever derives from it counts."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self._people: list[Client] = []
        self.ada = self.person("Ada")
        self.finished: dict[str, str] = {}
        """A table of each game that is over."""

    def person(self, nickname: str = "", **headers: str) -> Client:
        """Somebody new."""
        made = Client(self.loop.port, nickname, **headers)
        self._people.append(made)
        return made

    @abstractmethod
    def measure(self, name: str, game: str, price: float, do: Do, ready: Do) -> None:
        """Do something, some times over; `ready` each time before, which is not counted.
        `game`: it may cost more in one game than in another."""

    def route(
        self,
        route: str,
        path: str,
        body: Any = None,
        *,
        who: Client | None = None,
        ready: Do = nothing,
        game: str = "",
        fails: bool = False,
    ) -> None:
        """Call a route; path and body may be functions, where each call needs another."""
        method, template = route.split(" ")
        client = who or self.ada

        def do() -> None:
            client.ask(method, path, body() if callable(body) else body, fails)

        self.measure(route, game, price_of_route(method, template), do, ready)

    def go(self) -> None:
        """Everywhere."""
        lobby(self)
        me(self)
        tables(self)
        learning(self)
        over(self)
        notices(self)
        office(self)
        for name in OURS:
            at_a_table(self, name)

    def close(self) -> None:
        """Everybody goes."""
        for one in self._people:
            one.line.close()


# -- routes ----------------------------------------------------------------------------------------


def lobby(tour: Tour) -> None:
    """Pages, lists and a number of tables that wait."""
    game = next(iter(OURS))
    for _ in range(WAITING):
        tour.ada.table(["person", "person", "club"], start=False, game=game, public=True)
    for path in PLAIN:
        tour.route(f"GET {path}", path)
    _running(tour, game)
    # Where the pages have not been built there is only a sentence.
    tour.route("GET /", "/", fails=True)
    tour.route("GET /{path}", "/favicon.svg", fails=True)
    for name in OURS:
        tour.route("GET /api/best/{game}", f"/api/best/{name}", game=name)


def _running(tour: Tour, game: str) -> None:
    """Lists of games that go on, as long as they can be: who decides there is looked up."""
    dora = tour.person("Dora")
    me, house = dora.ask("GET", "/api/me"), tour.loop.house
    person, now = Person(me["id"], me["nickname"]), house.clock.now()
    maker = Maker(person, "her home", now, UNLIMITED, house.hosts.patience)
    friends = {1: "Ed", 2: "Flo"}  # and no bots, or all of these tables would be opened
    asked = NewTable(game=game, seats=("person",) * 3, here=friends, public=True)

    def begin(connection: Connection) -> None:
        for _ in range(SHOWN):
            making.begun(connection, maker, creating.create(person, asked, now))

    tour.loop.there(house.database.write(begin))
    tour.route("GET /api/tables", "/api/tables?status=running")
    tour.route("GET /api/me/tables", "/api/me/tables", who=dora)


def me(tour: Tour) -> None:
    """Who somebody is."""
    ada = tour.ada
    tour.route("POST /api/me", "/api/me", {"nickname": "Bea"}, who=tour.person())
    tour.route("PUT /api/me", "/api/me", {"nickname": "Ada"})
    tour.route("POST /api/me/code", "/api/me/code")
    other, code = tour.person(), {"code": ""}

    def show() -> None:
        code["code"] = ada.ask("POST", "/api/me/code")["code"]

    tour.route("POST /api/me/claim", "/api/me/claim", lambda: code, who=other, ready=show)
    tour.route("DELETE /api/me/others", "/api/me/others")
    leaving = tour.person()

    def come() -> None:
        leaving.cookie = ""
        leaving.ask("POST", "/api/me", {"nickname": "Cy"})

    tour.route("DELETE /api/me", "/api/me", who=leaving, ready=come)


def tables(tour: Tour) -> None:
    """Tables that are set up, begun and left."""
    ada, game = tour.ada, next(iter(OURS))
    seats = ["person", "person", "club"]
    tour.route("POST /api/tables", "/api/tables", {"seats": seats, "game": game})
    table = ada.table(seats, start=False, game=game)
    here = f"/api/tables/{table}"
    tour.route(f"GET {TABLE}", here)
    tour.route(f"POST {TABLE}/join", f"{here}/join", {})
    tour.route(f"PUT {TABLE}/seats/{{seat}}", f"{here}/seats/1", {"plan": "club"})
    code = ada.ask("GET", here)["code"]
    tour.route("GET /api/codes/{code}", f"/api/codes/{code}")
    _removing(tour, game)
    running = ada.shared(game, 3)
    tour.route(f"PUT {TABLE}/stand-in", f"/api/tables/{running}/stand-in", {"level": None})
    for part, begun in (("start", False), ("leave", False), ("give-up", True)):
        _once(tour, part, game, begun)


def _removing(tour: Tour, game: str) -> None:
    """Whom the host has removed may come back."""
    bea = tour.person("Bea")
    here = f"/api/tables/{tour.ada.table(['person', 'person', 'club'], start=False, game=game)}"

    number = 0

    def removed() -> None:
        nonlocal number
        bea.ask("POST", f"{here}/join", {})
        told = tour.ada.ask("PUT", f"{here}/seats/1", {"plan": "person"})
        number = told["removed"][0]["number"]

    def do() -> None:
        tour.ada.ask("DELETE", f"{here}/removed/{number}")

    route = f"DELETE {TABLE}/removed/{{number}}"
    tour.measure(route, "", price_of_route(*route.split(" ")), do, removed)


def _once(tour: Tour, part: str, game: str, begun: bool) -> None:
    """What can be done once at a table: each time at another."""
    made = {"table": ""}
    here = {"1": "Bea", "2": "Cy"}

    def ready() -> None:
        made["table"] = tour.ada.table(["person"] * 3, start=begun, game=game, here=here)

    def do() -> None:
        tour.ada.ask("POST", f"/api/tables/{made['table']}/{part}")

    tour.measure(f"POST {TABLE}/{part}", "", price_of_route("POST", f"{TABLE}/{part}"), do, ready)


def learning(tour: Tour) -> None:
    """Lessons and puzzles."""
    ada = tour.ada
    for lesson in ada.ask("GET", "/api/lessons")["lessons"]:
        path = f"/api/lessons/{lesson['game']}/1"
        tour.route("GET /api/lessons/{game}/{number}", path, game=lesson["game"])
        first = ada.ask("GET", path)["moment"]["decision"]["choices"][0]["id"]
        played = {"actions": [first]}
        tour.route("POST /api/lessons/{game}/{number}", path, played, game=lesson["game"])
    for game in ada.ask("GET", "/api/puzzles")["games"]:
        path = f"/api/puzzles/{game['grades'][0][0]}"
        tour.route("GET /api/puzzles/{puzzle}", path, game=game["game"])
        first = ada.ask("GET", path)["moment"]["decision"]["choices"][0]["id"]
        route = "POST /api/puzzles/{puzzle}/try"
        tour.route(route, f"{path}/try", {"action": first}, game=game["game"])


# -- games that are over ---------------------------------------------------------------------------


def over(tour: Tour) -> None:
    """Whole games, brought along: their stories, reviews and what could have been done."""
    for game in OURS:
        text = max((FOLDER / game).glob("*.json"), key=lambda f: f.stat().st_size).read_text()
        player = tour.person(read(text).names[0])
        record = {"record": text}
        tour.route("POST /api/brought", "/api/brought", record, who=player, game=game)
        table = tour.finished[game] = player.ask("POST", "/api/brought", record)["id"]
        here = f"/api/tables/{table}"
        for part in ("record", "replay", "proof", "events"):
            tour.route(f"GET {TABLE}/{part}", f"{here}/{part}", who=player, game=game)
        tour.route(f"POST {TABLE}/rematch", f"{here}/rematch", who=player, game=game, fails=True)
        played = {"step": 5, "seat": 0, "level": "rookie"}
        tour.route(f"POST {TABLE}/play-on", f"{here}/play-on", played, who=player, game=game)
        tour.loop.there(tour.loop.house.reviews.keep(table, _a_review()))
        _review(tour, player, table, game)
        _late(tour, player, table, game)


def _a_review() -> Kept:
    """As large as that of a long game; what it says is all the same."""
    chances = [[n, n * 7 % 997] for n in range(20_000)]
    told = msgspec.json.encode({"review": {"names": [], "chances": chances}})
    return Kept(1.0, 1.0, Said(id="", params={}), b"", gzip.compress(told))


def _review(tour: Tour, player: Client, table: str, game: str) -> None:
    path = f"/api/tables/{table}/review"
    tour.route(f"GET {TABLE}/review", path, who=player, game=game)
    route = f"GET {TABLE}/review/choices"
    tour.route(route, f"{path}/choices?at=5", who=player, game=game)
    taken = player.ask("GET", f"{path}/choices?at=5")["choices"][0]["id"]
    other = {"at": 5, "action": taken}
    tour.route(f"POST {TABLE}/review/try", f"{path}/try", other, who=player, game=game)
    with player.socket(table) as seat:
        do = partial(seat.send, "review", on=True)
        tour.measure("socket: review", game, price_of_message("review"), do, nothing)


def _late(tour: Tour, player: Client, table: str, game: str) -> None:
    """Somebody comes who has missed all of a game."""
    name = "socket: hello, all of a game missed"
    with ExitStack() as before:
        come = partial(_come, before, player, table, "since=0")
        tour.measure(name, game, ROUTES[SOCKET], come, before.close)


# -- notices, and whoever runs it ------------------------------------------------------------------


def notices(tour: Tour) -> None:
    """How somebody wants to be told; nobody listens there, so nothing arrives."""
    ada, path = tour.ada, "/api/me/notices"
    tour.route(f"PUT {path}", path, {"zone": "Europe/Paris"})
    key = ada.ask("GET", path)["push_key"]
    push = {"endpoint": "http://127.0.0.1:9/push", "p256dh": key, "auth": "c2l4dGVlbiBieXRlcyBvaw"}
    tour.route(f"POST {path}/push", f"{path}/push", push, fails=True)
    tour.route(f"POST {path}/mail", f"{path}/mail", {"address": "ada@rally.example"}, fails=True)
    numbers = count()
    _hook(tour, numbers)
    ada.ask("POST", f"{path}/webhook", {"address": "http://127.0.0.1:9/last"})
    channel = ada.ask("GET", path)["channels"][-1]["id"]
    tour.route(f"POST {path}/{{channel}}/test", f"{path}/{channel}/test", fails=True)
    tour.route(f"DELETE {path}/{{channel}}", f"{path}/{channel}", fails=True)
    for route in ("POST /api/notices/confirm", "GET /api/notices/stop", "POST /api/notices/stop"):
        path = f"{route.split(' ')[1]}/{'x' * 40}"
        tour.route(f"{route}/{{token}}", path, who=tour.person(), fails=True)


def _hook(tour: Tour, numbers: count[int]) -> None:
    path = "/api/me/notices"

    def forget() -> None:
        for channel in tour.ada.ask("GET", path)["channels"]:
            tour.ada.ask("DELETE", f"{path}/{channel['id']}")

    def address() -> dict[str, str]:
        return {"address": f"http://127.0.0.1:9/{next(numbers)}"}

    tour.route(f"POST {path}/webhook", f"{path}/webhook", address, ready=forget)


def office(tour: Tour) -> None:
    """The pages of whoever has the key."""
    admin = tour.person(Authorization=f"Bearer {KEY}")
    person = tour.ada.ask("GET", "/api/me")["id"]
    for path in ("", "/page.css", "/tables", "/people", "/bans", "/backup"):
        tour.route(f"GET /admin{path}", f"/admin{path}", who=admin)
    tour.route("GET /admin/export", f"/admin/export?id={person}", who=admin)
    tour.route("POST /admin/enter", "/admin/enter", b"key=wrong", who=admin, fails=True)
    tour.route("POST /admin/leave", "/admin/leave", b"", who=admin)
    tour.route("POST /admin/{order}", "/admin/check", b"whole=0", who=admin)


# -- messages --------------------------------------------------------------------------------------


def at_a_table(tour: Tour, name: str) -> None:
    """Every message, at a table with as many seats as can be, all of them looked from."""
    most = max(max(players) for players in GAMES[name].variants.values() if max(players) < 6)
    table = tour.ada.shared(name, most)
    with ExitStack() as stack:
        seats = [
            stack.enter_context(tour.ada.socket(table, f"seat={seat}")) for seat in range(most)
        ]
        _messages(tour, name, seats)
        arrive = f"seat={seats.index(_asked(seats))}"
    for words, ready in (
        ("socket: hello", nothing),
        ("socket: hello, the first after a restart", partial(tour.loop.forget, table)),
    ):
        with ExitStack() as before:

            def empty(before: ExitStack = before, ready: Do = ready) -> None:
                before.close()
                ready()

            come = partial(_come, before, tour.ada, table, arrive)
            tour.measure(words, name, ROUTES[SOCKET], come, empty)


def _asked(seats: list[Seat]) -> Seat:
    """Whoever is to decide; what they were told may still be on its way."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for seat in seats:
            if seat.look():
                return seat
    raise AssertionError("nobody is asked anything")


def _come(open_sockets: ExitStack, client: Client, table: str, query: str = "") -> None:
    open_sockets.enter_context(client.socket(table, query))


def _messages(tour: Tour, name: str, seats: list[Seat]) -> None:
    seat = _asked(seats)
    step, choice = seat.moment["step"], seat.moment["decision"]["choices"][0]["id"]

    def message(kind: str, **more: Any) -> None:
        do = partial(seat.send, kind, **more)
        tour.measure(f"socket: {kind}", name, price_of_message(kind), do, nothing)

    message("ping")
    message("explain", action=choice)
    message("say", text="Hello")
    message("phrase", phrase="hello")
    message("mute", seat=1, on=False)
    message("auto", on=False)
    message("cancel", question=1)
    message("undo", step=step)  # refused where it cannot be
    message("replace", seat=1)  # refused: they are here
    message("hint", step=step)

    def act() -> None:
        mover = _asked(seats)
        chosen = mover.moment["decision"]["choices"][0]["id"]
        mover.send("act", step=mover.moment["step"], action=chosen)

    tour.measure("socket: act", name, price_of_message("act"), act, nothing)
