"""A server with finished games, and parts of reviews that cost nothing to make."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rallybox.hosting.reviews import work
from rallybox.review.story import Story
from rallybox.review.working import Done, Look, Task
from server.site import Guest, Json, Site, Socket, running, settings
from support.samples import IN_TURN

PATIENCE = 20.0


class Quick:
    """In place of thinking: everybody has the same chance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Task] = []
        monkeypatch.setattr(work, "work", self.work)

    def work(self, story: Story, task: Task, seed: str = "", effort: float = 1.0) -> Done:
        assert story.outcome is not None, "only of a game that is over"
        self.done.append(task)
        if task.kind == "decides":
            return Done(task)
        seats, columns = story.players, max(2, story.players)
        return Done(task, Look(1, [1 / columns] * seats * columns, [1.0] * seats))


@asynccontextmanager
async def evening(folder: Path, **wishes: Any) -> AsyncIterator[tuple[Site, Guest]]:
    """A server and somebody there."""
    async with running(settings(folder, **wishes)) as site:
        site.house.reviews.effort = 0.01
        yield site, await site.guest("Ada")


async def over(guest: Guest, site: Site, game: str = IN_TURN, **wishes: Any) -> str:
    """A table whose game bots have played to the end."""
    table = await site.table(guest, **{"game": game, "seats": ["rookie"] * 3} | wishes)
    async with asyncio.timeout(PATIENCE):
        while (await guest.get(f"/api/tables/{table}")).json()["status"] != "finished":
            await asyncio.sleep(0.01)
    return table


async def whole(socket: Socket) -> list[Json]:
    """Look at a review to its end; what was told of it."""
    assert (await socket.ask(type="review", on=True))["type"] == "ack"
    await socket.until(lambda m: m["type"] == "reviewed" and m["done"] == 1)
    return [m for m in socket.heard if m["type"] == "reviewed"]


async def until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)
