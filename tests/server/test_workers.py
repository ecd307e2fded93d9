"""Where bots think: a table's questions go to the same process, and nothing depends on it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest

from rallybox.server import worker as room
from rallybox.server.worker import Worker
from rallybox.server.workers import Workers
from rallybox.tables import lobby
from rallybox.tables.asking import ask
from rallybox.tables.errors import Unavailable
from rallybox.tables.play import Play
from rallybox.tables.record import Person
from rallybox.tables.thinking import SOMEBODY, Question, Wait
from rallybox.tables.wire.lobby import NewTable
from server.site import running, settings
from support.samples import IN_TURN


@cache
def question(table: str, level: str = "club") -> Question:
    """The first question of a game."""
    asked = NewTable(game=IN_TURN, seats=("club", "club", "club"))
    record = lobby.create(Person("ada", "Ada"), asked, 1)
    play = Play.begin(record)
    found = ask(play, record, play.state.to_act[0], "bot")
    assert isinstance(found, Question)
    return found._replace(table=table, level=level)


def process() -> int:
    """In a worker: which one is this?"""
    return os.getpid()


def kept() -> int:
    """In a worker: how many bots are here?"""
    return len(room._bots)


@asynccontextmanager
async def working(number: int) -> AsyncIterator[Workers]:
    workers = Workers(number)
    try:
        yield workers
    finally:
        await workers.close()


async def ready(worker: Worker) -> None:
    async with asyncio.timeout(60):
        while not worker.started or worker.busy:
            await asyncio.sleep(0.01)


async def told(worker: Worker, what: Callable[[], int]) -> int:
    return await asyncio.wrap_future(worker.give(what))


def test_a_table_stays_with_its_worker_and_others_go_where_there_is_less_to_do() -> None:
    async def go() -> None:
        async with working(2) as workers:
            first, second = workers._workers
            workers.start()
            await ready(first)
            for _ in range(3):
                assert await workers.decide(question("a")) in question("a").actions
            assert (first.started, second.started) == (True, False), "no process without need"
            assert await told(first, kept) == 1
            # While it thinks of something else, the other one is asked; then both know the table.
            busy = [asyncio.create_task(workers.decide(question(t, "ace"))) for t in "bb"]
            await ready(second)
            await asyncio.gather(*busy)
            workers.forget("b", {})
            first.busy = True
            await workers.decide(question("a"))
            first.busy = False
            second.busy = True
            await workers.decide(question("b"))
            second.busy = False
            await workers.decide(question("a"))
            assert (await told(first, kept), await told(second, kept)) == (2, 1)
            assert workers._homes["a"] == [first, second]
            assert await told(first, process) != await told(second, process)
            workers.forget("a", {})
            assert (await told(first, kept), await told(second, kept)) == (1, 0)
            assert set(workers._homes) == {"b"}

    asyncio.run(go())


def lent_out(workers: Workers) -> list[Worker]:
    return list(workers._lent)


def test_who_has_nothing_to_do_thinks_beside_an_ace_and_stops_for_a_question() -> None:
    async def go() -> None:
        async with working(2) as workers:
            first, second = workers._workers
            workers.start()
            await ready(first)
            alone = asyncio.create_task(workers.decide(question("a", "pro")))
            await alone
            assert not second.started, "a level that people have chosen stays as strong as it is"
            await workers.decide(question("a", "ace"))
            await ready(second)  # it was called, for the next time
            thinking = asyncio.create_task(workers.decide(question("a", "ace")))
            await asyncio.sleep(0)
            assert lent_out(workers) == [second]
            # Whoever comes is answered while the ace still thinks.
            assert await workers.decide(question("b")) in question("b").actions
            assert not lent_out(workers)
            assert not thinking.done()
            assert await thinking in question("a", "ace").actions
            asked = question("a")
            hint = asyncio.create_task(workers.advise(asked.game, asked.view, asked.actions))
            await asyncio.sleep(0)
            assert lent_out(workers) == [second]
            tips = await hint
            assert {tip.action for tip in tips} <= set(asked.actions)
            assert first.free
            assert second.free

    asyncio.run(go())


def test_a_helper_that_was_killed_is_not_missed() -> None:
    async def go() -> None:
        async with working(2) as workers:
            first, second = workers._workers
            for worker in (first, second):
                workers._prepare(worker)
                await ready(worker)
            thinking = asyncio.create_task(workers.decide(question("a", "ace")))
            await asyncio.sleep(0)
            assert lent_out(workers) == [second]
            ((pid, _),) = second.start()._processes.items()  # type: ignore[attr-defined]
            os.kill(pid, signal.SIGKILL)
            assert await thinking in question("a", "ace").actions
            assert not second.started
            assert await workers.decide(question("a")) in question("a").actions

    asyncio.run(go())


def test_where_nobody_looks_on_nobody_helps() -> None:
    async def go() -> None:
        async with working(2) as workers:
            for worker in workers._workers:
                workers._prepare(worker)
                await ready(worker)
            asked = question("a", "ace")
            thinking = asyncio.create_task(workers.decide(asked, Wait(watched=False)))
            await asyncio.sleep(0)
            assert not lent_out(workers)
            await thinking

    asyncio.run(go())


def test_a_worker_that_was_killed_is_replaced_and_the_others_go_on() -> None:
    async def go() -> None:
        async with working(1) as workers:
            await workers.decide(question("a"))
            (worker,) = workers._workers
            os.kill(await told(worker, process), signal.SIGKILL)
            assert await workers.decide(question("a")) in question("a").actions
            assert await told(worker, kept) == 1, "a fresh one"
            # All who wait for one that is killed are answered by the next.
            os.kill(await told(worker, process), signal.SIGSTOP)
            waiting = [asyncio.create_task(workers.decide(question(t))) for t in "abc"]
            await asyncio.sleep(0.1)
            ((pid, _),) = worker.start()._processes.items()  # type: ignore[attr-defined]
            os.kill(pid, signal.SIGKILL)
            assert len(await asyncio.gather(*waiting)) == 3
            assert await told(worker, kept) == 3
            asked = question("a")
            assert await workers.advise(asked.game, asked.view, asked.actions)

    asyncio.run(go())


def test_if_they_die_again_and_again_somebody_is_told() -> None:
    async def go() -> None:
        async with working(1) as workers:
            with pytest.raises(Unavailable):
                await workers._ask("a", lambda w, _: w.give(os._exit, 1), 0.1, SOMEBODY)
            assert await workers.decide(question("a")) in question("a").actions

    asyncio.run(go())


def test_who_does_not_wait_for_an_answer_does_not_make_a_worker_free() -> None:
    async def go() -> None:
        async with working(1) as workers:
            await workers.decide(question("a"))
            (worker,) = workers._workers
            asking = asyncio.create_task(workers.decide(question("a", "ace")))
            await asyncio.sleep(0.05)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert worker.busy
            await told(worker, kept)
            await asyncio.sleep(0.05)
            assert worker.free

    asyncio.run(go())


def test_without_processes_a_thread_keeps_bots_of_its_own() -> None:
    async def go() -> None:
        async with working(0) as one, working(0) as other:
            await one.decide(question("a"))
            await other.decide(question("a"))
            one.forget("a", {})
            await one.advise(*question("a")[4:7])
            assert len(room._bots) == 0, "those are for workers"

    asyncio.run(go())


def test_bots_of_a_table_are_let_go_when_its_game_is_over_or_it_is_forgotten(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            thinkers, forgotten = site.house.thinkers, list[tuple[str, set[int]]]()
            forget = thinkers.forget

            def watch(table: str, views: dict[int, bytes]) -> None:
                forgotten.append((table, set(views)))
                forget(table, views)

            thinkers.forget = watch  # type: ignore[method-assign, assignment]
            ada = await site.guest("Ada")
            over = await site.table(ada, game=IN_TURN, seats=["club"] * 3)
            while not forgotten:
                await asyncio.sleep(0.01)
            assert forgotten == [(over, {0, 1, 2})]
            left = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            socket = await ada.sit(left)
            await socket.turn()
            await socket.act(socket.choices[0])
            await socket.turn()
            opened = site.house.hub.known(left)
            assert opened is not None
            opened.close()
            assert forgotten[1:] == [(left, set())]
            assert not thinkers._homes

    asyncio.run(go())
