"""A hint is thought about beside the stream of moves; it can be cancelled, and it has an end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rallybox.server import workers
from rallybox.tables.errors import TooMany
from rallybox.tables.thinking import SOMEBODY, Tip, Wait
from server.site import Guest, Site, Socket, running, settings
from support.samples import IN_TURN


class Ponder:
    """In place of those who think: says who asked, and thinks until it is told to answer."""

    def __init__(self, site: Site) -> None:
        self.asked: list[Wait] = []
        self.given_up = 0
        self.go = asyncio.Event()
        self._advise = site.house.thinkers.advise
        site.house.thinkers.advise = self.advise  # type: ignore[method-assign]

    async def advise(
        self, game: str, view: bytes, actions: Sequence[int], wait: Wait = SOMEBODY
    ) -> list[Tip]:
        self.asked.append(wait)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return await self._advise(game, view, actions, wait)


@asynccontextmanager
async def asking(folder: Path) -> AsyncIterator[tuple[Site, Ponder, Guest, Socket]]:
    """Somebody whose turn it is, at a table with bots."""
    async with running(settings(folder)) as site:
        ada = await site.guest("Ada")
        table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
        socket = await ada.sit(table)
        await socket.turn()
        yield site, Ponder(site), ada, socket


async def asked(ponder: Ponder, number: int) -> None:
    async with asyncio.timeout(10):
        while len(ponder.asked) < number:
            await asyncio.sleep(0.005)


async def nobody_asks(site: Site) -> None:
    async with asyncio.timeout(10):
        while len(site.house._errands):
            await asyncio.sleep(0.005)


def kinds(heard: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in heard]


def test_a_move_does_not_wait_for_a_hint_and_ends_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with asking(tmp_path) as (site, ponder, ada, socket):
            hint = await socket.send(type="hint", step=socket.step)
            await asked(ponder, 1)
            assert ponder.asked == [Wait((("127.0.0.1", ada.id),))]
            assert (await socket.ask(type="ping"))["type"] == "pong"
            step = socket.step
            answer = await socket.act(socket.choices[0])
            assert (answer["type"], answer["step"]) == ("ack", step)
            dropped = [m for m in socket.heard if m["type"] == "dropped"]
            assert dropped == [{"type": "dropped", "request": hint}]
            await nobody_asks(site)
            ponder.go.set()
            assert "hints" not in kinds(await socket.quiet())
            assert ponder.given_up == 1

    asyncio.run(go())


def test_nothing_waits_while_others_are_asked_how_many_hints_there_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with asking(tmp_path) as (site, ponder, _, socket):
            given = asyncio.Event()

            async def slowly(_: str) -> None:
                await given.wait()

            monkeypatch.setattr(site.house.hints, "take_shared", slowly)
            request = await socket.send(type="hint", step=socket.step)
            async with asyncio.timeout(10):
                assert (await socket.ask(type="ping"))["type"] == "pong"
            assert ponder.asked == []
            given.set()
            ponder.go.set()
            assert (await socket.until(lambda m: m.get("request") == request))["type"] == "hints"

            async def never(_: str) -> None:
                raise TooMany("server-too-many-requests")

            monkeypatch.setattr(site.house.hints, "take_shared", never)
            refused = await socket.ask(type="hint", step=socket.step)
            assert refused["problem"]["error"] == "too-many"

    asyncio.run(go())


def test_a_hint_comes_when_it_is_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with asking(tmp_path) as (_, ponder, _ada, socket):
            hint = await socket.send(type="hint", step=socket.step)
            await asked(ponder, 1)
            explained = await socket.ask(type="explain", action=socket.choices[0])
            assert explained["type"] == "explained"
            ponder.go.set()
            found = await socket.until(lambda m: m.get("request") == hint)
            assert found["type"] == "hints"
            assert {tip["action"] for tip in found["advice"]} <= set(socket.choices)
            # It has been answered: whoever cancels now is not told anything else.
            assert (await socket.ask(type="cancel", question=hint))["type"] == "ack"
            assert "dropped" not in kinds(socket.heard)

    asyncio.run(go())


def test_one_can_cancel_and_a_new_question_ends_the_one_before(tmp_path: Path) -> None:
    async def go() -> None:
        async with asking(tmp_path) as (site, ponder, _, socket):
            first = await socket.send(type="hint", step=socket.step)
            second = await socket.send(type="hint", step=socket.step)
            await socket.until(lambda m: m == {"type": "dropped", "request": first})
            await asked(ponder, 1)
            answer = await socket.ask(type="cancel", question=first)
            assert answer["type"] == "ack"
            assert len(site.house._errands) == 1, "that one was over"
            await socket.send(type="cancel", question=second)
            await socket.until(lambda m: m == {"type": "dropped", "request": second})
            await nobody_asks(site)
            ponder.go.set()
            third = await socket.ask(type="hint", step=socket.step)
            assert third["type"] == "hints"

    asyncio.run(go())


def test_whoever_leaves_does_not_leave_a_question_behind(tmp_path: Path) -> None:
    async def go() -> None:
        async with asking(tmp_path) as (site, ponder, _, socket):
            await socket.send(type="hint", step=socket.step)
            await asked(ponder, 1)
            await socket.link.close()
            await nobody_asks(site)
            assert ponder.given_up == 1

    asyncio.run(go())


def test_a_hint_for_a_step_that_has_passed_elsewhere_is_dropped(tmp_path: Path) -> None:
    """The same person on another device."""

    async def go() -> None:
        async with asking(tmp_path) as (_, ponder, ada, socket):
            hint = await socket.send(type="hint", step=socket.step)
            await asked(ponder, 1)
            phone = await ada.sit(socket.table["id"])
            assert (await phone.act(phone.choices[0]))["type"] == "ack"
            ponder.go.set()
            found = await socket.until(lambda m: m.get("request") == hint)
            assert found == {"type": "dropped", "request": hint}

    asyncio.run(go())


def test_nobody_waits_for_a_hint_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with asking(tmp_path) as (site, ponder, _, socket):
            ponder.go.set()
            (worker,) = site.house.thinkers._workers
            worker.busy = True  # with others
            monkeypatch.setattr(workers, "MOST_ADVICE_SECONDS", 0.05)
            refused = await socket.ask(type="hint", step=socket.step)
            assert refused["problem"]["message"] == "server-no-bots"
            assert len(site.house.thinkers._queue) == 0
            worker.busy = False
            monkeypatch.undo()
            assert (await socket.ask(type="hint", step=socket.step))["type"] == "hints"

    asyncio.run(go())
