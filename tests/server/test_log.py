"""The log over SQL and the log in memory are one interface: whatever is asked, they agree."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from rallybox.games import GAMES
from rallybox.server.store import tables
from rallybox.server.store.log import SqlLog
from rallybox.tables import finished, lobby
from rallybox.tables.errors import Forbidden
from rallybox.tables.log import Conflict, Log
from rallybox.tables.memory import MemoryLog
from rallybox.tables.record import Person
from rallybox.tables.retelling import events_after
from rallybox.tables.table import Table
from rallybox.tables.wire.base import Pace
from rallybox.tables.wire.lobby import NewTable
from server.site import Site, WoundClock, running, settings
from support.samples import ALONE, ALONE_VARIANT, IN_TURN

EVERY = 7


async def both(site: Site, game: str) -> tuple[Person, list[Log]]:
    """The same new table in two logs."""
    guest = await site.guest("Ada")
    person = Person(guest.id, "Ada")
    takes_back = game == ALONE
    number = 1 if takes_back else GAMES[game].default_players
    asked = NewTable(
        game=game,
        variant=ALONE_VARIANT if takes_back else None,
        seats=tuple(["person"] * number),
        here={n: f"P{n}" for n in range(number)},
        pace=Pace(kind="live", seconds=9, reserve=30),
    )
    record = lobby.create(person, asked, 1)
    await site.house.database.write(lambda c: tables.insert(c, record, {}))
    return person, [SqlLog(site.house.database, record.id), MemoryLog(record)]


async def compare(logs: list[Log], since: int) -> None:
    """Everything that can be read is the same."""
    one, other = logs
    assert await one.record() == await other.record()
    assert await one.opened() == await other.opened()
    assert await one.after(since) == await other.after(since)
    for start in (None, since):
        told = [await log.retell(lambda stored: stored, start) for log in logs]
        assert told[0] == told[1]
    if since:
        shown = [await log.retell(lambda s: events_after(s, since), since) for log in logs]
        assert shown[0] == shown[1]


@pytest.mark.parametrize("game", list(GAMES))
def test_two_logs_of_one_game_are_the_same(tmp_path: Path, game: str) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            rng, clock = random.Random(game), WoundClock()
            person, logs = await both(site, game)
            await compare(logs, 0)
            for log in logs:
                with pytest.raises(Forbidden):
                    await log.change(lambda record: lobby.start(record, Person("x", "X"), 5))
                await log.change(lambda record: lobby.start(record, person, clock.now()))
            await compare(logs, 0)
            kept = [Table(await log.opened(), log, clock, snapshot_every=EVERY) for log in logs]
            for _ in range(60):
                clock.advance(rng.random() * 20)
                await step(kept, rng)
            await compare(logs, kept[0].playing().step // 2)
            for log in logs:
                with pytest.raises(Conflict):
                    await log.append((await log.after(0))[0], None, {})
            await compare(logs, 0)

    asyncio.run(go())


async def step(kept: list[Table], rng: random.Random) -> None:
    """The same at all tables: an action, or the last one is taken back."""
    play = kept[0].playing()
    if play.state.outcome is not None:
        return
    seat, now, back = rng.choice(play.state.to_act), play.step, rng.random() < 0.3
    action, back = rng.choice(play.state.actions(seat)).id, back and play.can_go_back
    for table in kept:
        if back:
            await table.take_back(seat, now)
        else:
            await table.act(seat, action, now, "person")


def test_a_game_that_is_over_is_told_alike(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            rng, clock = random.Random(1), WoundClock()
            person, logs = await both(site, IN_TURN)
            for log in logs:
                with pytest.raises(Forbidden):
                    await log.retell(finished.record_of)
                await log.change(lambda record: lobby.start(record, person, clock.now()))
            kept = [Table(await log.opened(), log, clock) for log in logs]
            while kept[0].playing().state.outcome is None:
                await step(kept, rng)
            records = [await log.retell(finished.record_of) for log in logs]
            assert records[0] == records[1]
            for since in (0, 1, 30):
                parts = [
                    await log.retell(lambda s, n=since: finished.replay(s, 1, n), since)  # type: ignore[misc]
                    for log in logs
                ]
                assert parts[0] == parts[1]
            assert (await logs[0].record()).status == "finished"
            await compare(logs, 20)

    asyncio.run(go())
