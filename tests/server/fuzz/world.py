"""A real server under fire: a table that must not change, and one where people really play."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text

from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.server.store import log
from rallybox.server.store.database import make_engine
from rallybox.tables.play import Play
from rallybox.tables.wire.base import Problem
from server.site import Guest, Json
from support.process import COMMAND, environment
from support.samples import IN_TURN

STATE = (
    "tables WHERE id",
    "seats WHERE table_id",
    "actions WHERE table_id",
    "snapshots WHERE table_id",
)


@contextmanager
def serving(
    folder: Path, *more: str, database: str = ""
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`rallybox serve`, and its address; its log is in the folder."""
    database = database or str(folder / "tables.db")
    command = [*COMMAND, "serve", "--port", "0", "--no-browser", "--workers", "0", "--no-pauses"]
    with (folder / "log").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command, "--database", database, *more],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(HOME=str(folder)),
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://127.0.0.1:" in line, (folder / "log").read_text("utf-8")
            yield line.split()[-1].rstrip("/"), process
        finally:
            process.kill()  # processes that it has started end by themselves
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


@dataclass
class World:
    """What attackers know, and what they must not learn."""

    address: str
    folder: Path
    database: str
    """Its URL."""
    table: str
    mover: Guest
    """Somebody at the table whose turn it is; `other` waits."""
    other: Guest
    stranger: Guest
    seated: list[Guest]
    play: Play
    secrets: list[str]
    sent: int = 0
    said: dict[str, int] = field(default_factory=dict)
    """How often each kind of answer came."""

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def seat_of(self, guest: Guest | None) -> int | None:
        """Where somebody sits."""
        return next((n for n, g in enumerate(self.seated) if g is guest), None)

    def note(self, kind: str) -> None:
        self.said[kind] = self.said.get(kind, 0) + 1

    # -- what every answer has to be ---------------------------------------------------------------

    def check_text(self, text: str) -> None:
        """No secret, and nothing of how we are built."""
        for secret in self.secrets:
            assert secret not in text, f"a secret was shown: {text[:300]}"
        assert "Traceback" not in text
        assert "site-packages" not in text

    def check_problem(self, data: bytes | str | Json, what: object) -> Problem:
        """A typed error."""
        try:
            if isinstance(data, dict):
                problem = msgspec.convert(data, Problem)
            else:
                problem = msgspec.json.decode(data, type=Problem)
        except msgspec.MsgspecError as error:
            raise AssertionError(f"no problem: {data!r} for {what!r}") from error
        assert problem.sentence
        assert problem.error != "unavailable", f"{problem} for {what!r}"
        return problem

    def check_message(self, message: Json, seat: int | None) -> None:
        """What a viewer is shown is theirs to see."""
        moment = message["moment"] if message["type"] == "hello" else message
        if moment is None or "view" not in moment:
            return
        assert moment["view"] == _plain(self.play.view(seat)), "a view that is not the viewer's"
        assert all(one["event"]["to"] in (None, seat) for one in moment["events"])

    # -- what must not change ----------------------------------------------------------------------

    def state(self) -> list[Any]:
        """Everything that is stored of the table and of those who sit at it."""
        engine = make_engine(self.database, writes=False)
        asked = [(what, self.table) for what in STATE]
        for guest in self.seated:
            asked += [(what, guest.id) for what in ("identities WHERE id", "tokens WHERE identity")]
        try:
            with engine.begin() as connection:
                rows = [
                    connection.execute(
                        text(f"SELECT * FROM {what} = :id ORDER BY 1, 2"), {"id": of}
                    )
                    for what, of in asked
                ]
                return [result.fetchall() for result in rows]
        finally:
            engine.dispose()


def _plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


@asynccontextmanager
async def attacked(
    address: str, folder: Path, game: str, moves: int, database: str = ""
) -> AsyncIterator[World]:
    """A table in the middle of a game, and what is secret about it."""
    database = database or f"sqlite:///{folder / 'tables.db'}"
    players = min(n for n in next(iter(GAMES[game].variants.values())) if n > 1)
    guests = [Guest(address) for _ in range(players + 1)]
    for n, guest in enumerate(guests):
        guest.id = (await guest.post("/api/me", nickname=f"Guest {n}")).json()["id"]
    *seated, stranger = guests
    made = await seated[0].post("/api/tables", game=game, seats=["person"] * players, public=True)
    table: str = made.json()["id"]
    for guest in seated[1:]:
        await guest.post(f"/api/tables/{table}/join")
    assert (await seated[0].post(f"/api/tables/{table}/start")).status_code == 200
    mover, other = await _play_some(seated, table, moves)
    engine = make_engine(database, writes=False)
    with engine.begin() as connection:
        stored = log.open_table(connection, table)
    engine.dispose()
    play = Play.restore(stored.record, stored.snapshot, stored.entries)
    secrets = [stored.record.secret, stored.record.seed().hex()]
    secrets += [guest.http.cookies["rallybox"] for guest in guests]
    try:
        yield World(
            address, folder, database, table, mover, other, stranger, seated, play, secrets=secrets
        )
    finally:
        for guest in guests:
            await guest.close()


async def _play_some(people: list[Guest], table: str, moves: int) -> tuple[Guest, Guest]:
    """Some moves, up to a decision of one of the two alone; who decides comes first."""
    rng = random.Random(table)
    sockets = [await guest.sit(table) for guest in people]
    while True:
        for socket in sockets:
            await socket.quiet()
        asked = [n for n, socket in enumerate(sockets) if socket.choices]
        if moves <= 0 and len(asked) == 1 and len(sockets[asked[0]].choices) > 1:
            break
        moves -= 1
        await sockets[asked[0]].act(rng.choice(sockets[asked[0]].choices))
    for socket in sockets:
        await socket.link.close()
    return people[asked[0]], people[asked[0] - 1]


async def honest_games(address: str, done: Callable[[], bool]) -> int:
    """People who play whole games while all this goes on; how many."""
    people = [Guest(address) for _ in range(2)]
    for n, guest in enumerate(people):
        await guest.post("/api/me", nickname=f"Honest {n}")
    games = 0
    while not games or not done():
        seats = ["person", "person", "club"]
        made = await people[0].post("/api/tables", game=IN_TURN, seats=seats)
        table = made.json()["id"]
        await people[1].post(f"/api/tables/{table}/join")
        await people[0].post(f"/api/tables/{table}/start")
        sockets = [await guest.sit(table) for guest in people]
        rng = random.Random(games)
        ends = await asyncio.gather(*(s.play(random.Random(rng.random())) for s in sockets))
        assert ends[0] == ends[1]
        record = read((await people[0].get(f"/api/tables/{table}/record")).content)
        assert verify(record, GAMES) == len(record.actions)
        for socket in sockets:
            await socket.link.close()
        games += 1
    for guest in people:
        await guest.close()
    return games


def check_log(world: World) -> None:
    """The server's log has no traceback, no error and no secret."""
    logged = (world.folder / "log").read_text("utf-8")
    assert not re.search("traceback", logged, re.IGNORECASE), logged[:4000]
    assert '"level":"error"' not in logged, logged[:4000]
    world.check_text(logged)


async def check_metrics(world: World) -> None:
    """Nothing was a mistake of ours."""
    told = (await world.stranger.get("/metrics")).text
    counted = re.findall(r"^rallybox_faults_total(?:\{.*\})? (.*)$", told, re.MULTILINE)
    assert counted, told
    assert set(counted) == {"0.0"}, told
