"""Backups while people play, and moving between databases: nothing acknowledged is left behind."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from rallybox.games import GAMES
from rallybox.server.admin import desk, moving
from rallybox.server.settings import database_url
from rallybox.server.store import log
from rallybox.tables.errors import Unavailable
from rallybox.tables.log import Entry
from rallybox.tables.play import Play
from server.admin.world import contents, made
from server.site import Site, Socket, running, settings
from support.postgres import Postgres
from support.samples import FOR_TWO

BACKUPS = 3

Acknowledged = dict[int, str]
"""What was played on each step, as far as somebody was told that it is kept."""


async def play_on(sockets: list[Socket], told: Acknowledged, stop: asyncio.Event) -> None:
    """Two people play, and note what was acknowledged."""
    rng = random.Random(7)
    game = GAMES[FOR_TWO]
    while not stop.is_set():
        for socket in sockets:
            await socket.quiet()
            if socket.moment is None or socket.moment["outcome"] is not None:
                return
            while socket.choices and not stop.is_set():
                step, action = socket.step, rng.choice(socket.choices)
                answer = await socket.act(action)
                assert answer["type"] == "ack", answer
                told[step] = game.action(action).text
                await socket.quiet()


def entries(url: str, table: str) -> tuple[Acknowledged, list[Entry]]:
    """A table's log: what was played on each step, and all of it."""
    with desk.reading(url) as connection:
        stored = log.whole_log(connection, table)
    step, found = Play.begin(stored.record).step, {}
    for entry in stored.entries:
        found[step] = entry.action
        step = entry.step
    return found, stored.entries


async def backups_during_play(site: Site, folder: Path) -> tuple[str, list[Acknowledged]]:
    """Some backups, and what was acknowledged when each of them began."""
    table, _, sockets = await site.two_at_a_table()
    told: Acknowledged = {}
    stop = asyncio.Event()
    playing = asyncio.create_task(play_on(sockets, told, stop))
    before = []
    for number in range(BACKUPS):
        enough = len(told) + 3
        while len(told) < enough and not playing.done():
            await asyncio.sleep(0.005)
        before.append(dict(told))
        url = site.house.settings.database
        await asyncio.to_thread(moving.backup, url, folder / f"{number}.backup")
    stop.set()
    await playing
    return table, before


def check_backups(tmp_path: Path, targets: list[str]) -> None:
    wanted = settings(tmp_path)

    async def go() -> tuple[str, list[Acknowledged]]:
        async with running(wanted) as site:
            return await backups_during_play(site, tmp_path)

    table, before = asyncio.run(go())
    _, last = entries(wanted.database, table)
    assert len(before[-1]) >= 6, "something was played meanwhile"
    for number, told in enumerate(before):
        moving.restore(str(tmp_path / f"{number}.backup"), targets[number])
        found, kept = entries(targets[number], table)
        assert told.items() <= found.items()
        assert kept == last[: len(kept)], "and it is the same game"


def test_what_was_acknowledged_before_a_backup_began_is_in_it(tmp_path: Path) -> None:
    check_backups(tmp_path, [f"sqlite:///{tmp_path / f'{n}.db'}" for n in range(BACKUPS)])


@pytest.mark.usefixtures("on_postgres")
def test_on_postgres_too(tmp_path: Path, postgres: Postgres) -> None:
    there = [database_url(postgres.new_database()) for _ in range(BACKUPS - 1)]
    check_backups(tmp_path, [*there, f"sqlite:///{tmp_path / 'last.db'}"])


def test_there_and_back_again_is_the_same(tmp_path: Path, postgres: Postgres) -> None:
    here, _ = made(tmp_path)
    there = database_url(postgres.new_database())
    back = f"sqlite:///{tmp_path / 'back.db'}"
    before = contents(here)
    moving.move(here, there)
    assert contents(there) == before
    moving.move(there, back)
    assert contents(back) == before == contents(here)

    async def plays() -> None:
        for url in (there, back):
            async with running(settings(tmp_path, database=url)) as site:
                cleo = await site.guest("Cleo")  # and it is a database to play on
                await site.table(cleo, game=FOR_TWO, seats=["person", "club"])

    asyncio.run(plays())


def test_a_database_with_a_server_on_it_is_not_moved(tmp_path: Path, postgres: Postgres) -> None:
    url = database_url(postgres.new_database())

    async def go() -> None:
        async with running(settings(tmp_path, database=url)):
            with pytest.raises(Unavailable, match="in use"):
                await asyncio.to_thread(moving.move, url, f"sqlite:///{tmp_path / 'x.db'}")

    asyncio.run(go())
