"""Attackers of all kinds at once, while others play: typed errors, no change, no secret."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from server.fuzz.requests import Caller, spoil_handshakes
from server.fuzz.sockets import Talker, spoil_frames
from server.fuzz.world import World, attacked, check_log, check_metrics, honest_games, serving
from support.samples import AT_ONCE, FOR_TWO


async def attack(world: World, total: int, seed: int) -> None:
    """So many messages: most on sockets, some by HTTP, and some that are neither."""
    talkers = [world.mover, world.other, world.stranger, None]
    calls, frames, handshakes = total // 10, total // 40, total // 80
    talk = total - 2 * calls - frames - handshakes
    await asyncio.gather(
        *(
            Talker(world, guest, f"{seed} talker {n}").talk(talk // 4 + 1)
            for n, guest in enumerate(talkers)
        ),
        Caller(world, f"{seed} caller").call(calls),
        Caller(world, f"{seed} another caller").call(calls),
        spoil_frames(world, frames, f"{seed} frames"),
        spoil_handshakes(world, handshakes),
    )


async def under_fire(
    folder: Path, address: str, game: str, total: int, seed: int, database: str = ""
) -> World:
    moves = random.Random(seed).randrange(4, 12)
    async with attacked(address, folder, game, moves, database) as world:
        before = world.state()
        over = False
        playing = asyncio.create_task(honest_games(address, lambda: over))
        try:
            await attack(world, total, seed)
        finally:
            over = True
        assert await playing >= 1
        assert world.state() == before, f"something has changed (seed {seed})"
        await check_metrics(world)
        check_log(world)
        return world


@pytest.mark.parametrize(
    ("game", "total"),
    [
        (AT_ONCE, 2_500),
        *(pytest.param(game, 60_000, marks=pytest.mark.long) for game in (AT_ONCE, FOR_TWO)),
    ],
)
def test_bad_input_changes_nothing_and_shows_nothing(tmp_path: Path, game: str, total: int) -> None:
    with serving(tmp_path, "--no-limits") as (address, _):
        world = asyncio.run(under_fire(tmp_path, address, game, total, seed=total))
    assert world.sent >= total
    refusals = {"malformed", "stale", "not-your-decision", "forbidden", "refused"}
    assert refusals <= set(world.said), world.said
    assert {"400", "401", "403", "404", "405", "413"} <= set(world.said), world.said
