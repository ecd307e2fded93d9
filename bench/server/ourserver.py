"""Our own server, spoken to as docs/protocol.md says: HTTP to sit down, one socket to play."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

import msgspec
from picows import ws_connect
from positions import Options, bench_of
from processes import Served, serving
from seats import SEATS, Match, Player

from rallybox.games import GAMES
from support.postgres import throwaway

HERE = Path(__file__).parent
COMPILED = Path(os.environ.get("RALLYBOX_COMPILED", HERE.parents[1] / "build" / "compiled"))
"""The package with compiled rules; `make bench-server` brings it up to date."""


class Message(msgspec.Struct, tag_field="type"):
    """What the server sends, as far as a player needs it to go on."""


class Bare(Message, tag="bare"):
    """How it stands."""

    step: int
    actions: list[int]
    outcome: dict[str, object] | None


class Hello(Message, tag="hello"):
    """The first message."""


class Ack(Message, tag="ack"):
    """A move is on disk."""


class TableChanged(Message, tag="table"):
    """Somebody came or went."""


class Refused(Message, tag="refused"):
    """A move was not taken."""

    problem: dict[str, object]


class Bye(Message, tag="bye"):
    """The server closes the socket."""

    problem: dict[str, object]


_decoder = msgspec.json.Decoder(Bare | Ack | TableChanged | Hello | Refused | Bye)


class RallyboxPlayer(Player):
    """A seat at a table."""

    def read(self, data: bytes) -> None:
        """Moments and acknowledgements, mostly."""
        message = _decoder.decode(data)
        if isinstance(message, Bare):
            self._look(message)
        elif isinstance(message, Ack):
            self.taken()
        elif isinstance(message, Refused | Bye):
            self.match.failed(f"refused: {message.problem}")

    def _look(self, moment: Bare) -> None:
        order = None
        if moment.actions:
            # Any will do; they go round, so that games differ.
            action = moment.actions[moment.step % len(moment.actions)]
            order = b'{"type":"act","request":%d,"step":%d,"action":%d}' % (
                moment.step,
                moment.step,
                action,
            )
        self.saw(moment.step, order, moment.outcome is not None)


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Served, name: str) -> None:
        status, headers, _ = ask(server, "POST", "/api/me", {"nickname": name}, "")
        assert status == 201, f"no identity: {status}"
        self.cookie = headers["set-cookie"].split(";")[0]

    def ask(self, server: Served, path: str, body: dict[str, object]) -> dict[str, object]:
        """Ask for something; it must work."""
        status, _, answer = ask(server, "POST", path, body, self.cookie)
        assert status in (200, 201), f"{path}: {status} {answer}"
        return answer


_calls: dict[int, HTTPConnection] = {}


def ask(
    server: Served, method: str, path: str, body: dict[str, object], cookie: str
) -> tuple[int, dict[str, str], dict[str, object]]:
    """One HTTP request, on a connection that is kept."""
    call = _calls.get(server.port)
    if call is None:
        call = _calls[server.port] = HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    call.request(method, path, json.dumps(body), headers)
    answer = call.getresponse()
    found = {name.lower(): value for name, value in answer.getheaders()}
    return answer.status, found, json.loads(answer.read())


def hang_up(server: Served) -> None:
    """Make the next call on a new connection: the server closes one that was idle for seconds."""
    _calls.pop(server.port, None)


def contested() -> str:
    """The game in which we meet the peer: the one that is most like theirs, or the first."""
    return next((name for name in GAMES if bench_of(name).contest), next(iter(GAMES)))


class Rallybox:
    """The contestant. Its way: `rallybox` is as it is served; the others are for comparison."""

    def __init__(
        self,
        folder: Path,
        way: str = "rallybox",
        game: str = "",
        options: Options | None = None,
        processes: int = 0,
    ) -> None:
        """`processes`: so many, on PostgreSQL."""
        self.name = {
            "rallybox": "Rallybox",
            "interpreted": "Rallybox, interpreted rules",
        }[way]
        if processes:
            self.name = f"{processes} process{'es' if processes > 1 else ''}, PostgreSQL"
        self.way, self.folder, self.processes = way, folder, processes
        self.table: dict[str, object] = {"game": game or contested(), "options": options or {}}
        """What a table is asked for with, besides the seats."""
        self.quick = False
        """Do bots make no pauses?"""
        self._people: dict[int, list[Person]] = {}
        self.tables: list[str] = []
        """Those opened last."""

    @contextmanager
    def serving(self) -> Iterator[Served]:
        """The server, with compiled rules unless its way says otherwise."""
        path = HERE.parents[1] / "src" if self.way == "interpreted" else COMPILED
        command: list[str | Path] = [sys.executable, HERE / "serve.py"]
        with ExitStack() as stack:
            beside: tuple[int, ...] = ()
            if self.processes:
                postgres = stack.enter_context(throwaway())
                assert postgres.process is not None
                beside = (postgres.process.pid,)
                command += [postgres.new_database(), str(self.processes)]
            else:
                command.append(self.folder / "tables.db")
                command += ["1", "quick"] if self.quick else []
            running = serving(command, {"PYTHONPATH": str(path)}, self.folder)
            server = stack.enter_context(running)
            yield replace(server, beside=beside)
            call = _calls.pop(server.port, None)
            if call is not None:
                call.close()

    def people(self, server: Served, number: int) -> list[Person]:
        """As many people as are wanted; the same ones every time."""
        known = self._people.setdefault(server.pid, [])
        while len(known) < number:
            known.append(Person(server, f"player {len(known)}"))
        return known[:number]

    def seated(self, server: Served, people: list[Person]) -> str:
        """A table at which these have sat down and begun to play; its id."""
        seats = ["person"] * len(people)
        told = people[0].ask(server, "/api/tables", {**self.table, "seats": seats})
        path = f"/api/tables/{told['id']}"
        for person in people[1:]:
            person.ask(server, f"{path}/join", {})
        people[0].ask(server, f"{path}/start", {})
        return str(told["id"])

    async def join(self, server: Served, match: Match, table: str, people: list[Person]) -> None:
        """All connect to a table."""
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?bare=1"
        for person in people:
            player = RallyboxPlayer(match)
            match.players.append(player)
            headers = {"Cookie": person.cookie}
            await ws_connect(lambda player=player: player, url, extra_headers=headers)

    async def open_tables(self, server: Served, number: int) -> list[Match]:
        """Tables, then four connections to each."""
        hang_up(server)
        people = self.people(server, number * SEATS)
        groups = [people[i * SEATS : (i + 1) * SEATS] for i in range(number)]
        self.tables = [self.seated(server, group) for group in groups]
        matches = []
        for table, group in zip(self.tables, groups, strict=True):
            match = Match(needs_ack=True)
            await self.join(server, match, table, group)
            matches.append(match)
        return matches
