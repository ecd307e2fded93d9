"""Where bots think: in processes of their own, never on the event loop.

A worker gets a question (see `rallybox.tables.thinking`) and nothing else. Bots are kept in the
process where they thought last, so a table's questions go to the same one, if it is free. Whose
question is next, and how much thinking it gets, is fair (`rallybox.server.fair`). Where nobody
waits, workers with nothing to do think beside the one who was asked, and what they find is merged.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from rallybox.bots.ladder import is_best, patience
from rallybox.bots.roots import Root, merged
from rallybox.bots.search import Halt
from rallybox.games import find_game
from rallybox.server import metrics
from rallybox.server.fair import FairQueue, Job
from rallybox.server.worker import MODEST, Worker, ready
from rallybox.tables.errors import Unavailable
from rallybox.tables.thinking import (
    SOMEBODY,
    Bots,
    Question,
    Tip,
    Wait,
    advise_here,
    ponder_beside,
    tell_here,
    weigh_here,
)

T = TypeVar("T")

log = logging.getLogger("rallybox.workers")


def _kind(name: str) -> str:
    """A bot's level or character, without its rating: few enough to be counted apart."""
    return name.partition("@")[0] or "rated"


QUICK_SECONDS = 0.01
"""About how long levels think that do not search."""
ADVICE_SECONDS = 1.5
MOST_ADVICE_SECONDS = 8.0
"""After so long nobody wants a hint any more."""
MOST_TRIES = 2
FAILED_SECONDS = 1.0
"""After a process that would not start."""
MOST_ROOTS = 4
"""So many think about the same at most."""
HALT_SECONDS = 0.1
"""Whoever thinks beside is told to stop, which takes an iteration; nobody waits longer for it."""


def usual_number(processes: int = 1) -> int:
    """How many workers each of so many servers on this machine starts if nobody says: together one
    for each core that they may use, but for one."""
    affinity = getattr(os, "sched_getaffinity", None)
    cores = len(affinity(0)) if affinity is not None else os.cpu_count() or 2
    return max(1, (cores - 1) // processes)


class _Work(NamedTuple):
    """Something to think about."""

    table: str | None
    """Whose bots think, so that it goes where they are."""
    give: Callable[[Worker, float], Future[Any]]
    """Hands it to a worker, with the share of its time that it has."""
    answer: asyncio.Future[Any]
    tries: list[BrokenProcessPool]


class Workers:
    """All workers; see `Thinkers`. With 0 processes it is a thread of this one.

    A worker gets a question when it is free; whose is next is the queue's affair (see `fair`).
    """

    def __init__(self, number: int, nice: int = MODEST) -> None:
        self._workers = [Worker(nice=nice) for _ in range(number)] or [Worker(Bots())]
        self._counted = nice == MODEST
        """Are its questions those of the metrics?"""
        self._queue: FairQueue[_Work] = FairQueue(len(self._workers))
        self._starting: set[asyncio.Task[None]] = set()
        self._closed = False
        self._alone = 0
        """Workers busy with what nobody waits for."""
        self._homes: dict[str, list[Worker]] = {}
        """Those who keep bots of a table, the one asked last at the end."""
        self._lent: dict[Worker, asyncio.Future[Root]] = {}
        """Those who think beside another one."""

    def start(self) -> None:
        """Let one get ready, so that nobody has to wait for that later."""
        if not self._workers[0].free:
            self._prepare(self._workers[0])

    async def decide(self, question: Question, wait: Wait = SOMEBODY) -> int:
        """The id of the action that a bot chooses."""
        begun = monotonic()
        # Only the best of all: how strong the others are is what people have chosen.
        game = find_game(question.game)
        deep = is_best(game, question.level) and len(question.actions) > 1 and wait.watched

        def give(worker: Worker, share: float) -> Future[int]:
            lent = self._lend(worker, ponder_beside, question, share) if deep else {}
            if not lent:
                return worker.give(worker.decide, question, token_hex(16), share)
            mine = worker.give(worker.ponder, question, token_hex(16), share)

            async def decided() -> int:
                return (await _merged(mine, lent)).best[0]

            return _soon(decided())

        seconds = patience(game, question.level) or QUICK_SECONDS
        chosen: int = await self._ask(question.table, give, seconds, wait)
        metrics.THINKING.labels(_kind(question.level)).observe(monotonic() - begun)
        return chosen

    async def advise(
        self, game: str, view: bytes, actions: Sequence[int], wait: Wait = SOMEBODY
    ) -> list[Tip]:
        """What a strong bot would do, best first."""

        def give(worker: Worker, share: float) -> Future[list[Tip]]:
            asked = game, view, actions
            lent = self._lend(worker, _weigh_beside, asked, share) if wait.watched else {}
            if not lent:
                return worker.give(advise_here, *asked, token_hex(16), share)
            mine = worker.give(weigh_here, *asked, token_hex(16), share)

            async def advised() -> list[Tip]:
                root = await _merged(mine, lent)
                given = worker.give(tell_here, game, view, root, token_hex(16))
                return await asyncio.wrap_future(given)

            return _soon(advised())

        return await self._soon(give, ADVICE_SECONDS, wait)

    async def _soon(
        self, give: Callable[[Worker, float], Future[T]], seconds: float, wait: Wait
    ) -> T:
        try:
            async with asyncio.timeout(MOST_ADVICE_SECONDS):
                found: T = await self._ask(None, give, seconds, wait, later=True)
        except TimeoutError:
            raise Unavailable("server-no-bots") from None
        return found

    async def do(self, key: str, seconds: float, wait: Wait, work: Callable[[], T]) -> T:
        """Do something small: `work`, which can be sent to a process, takes about so long. What has
        the same key goes to the same worker, if that one is free."""

        def give(worker: Worker, _: float) -> Future[T]:
            return worker.give(work)

        found: T = await self._ask(key, give, seconds, wait)
        return found

    def leave(self, key: str) -> None:
        """Nothing more comes under this key."""
        self._homes.pop(key, None)

    async def soon(self, seconds: float, wait: Wait, work: Callable[[], T]) -> T:
        """Do something as a hint is thought about: after one's own bots, and not without end."""

        def give(worker: Worker, _: float) -> Future[T]:
            return worker.give(work)

        return await self._soon(give, seconds, wait)

    def __len__(self) -> int:
        """How many may think at the same time."""
        return len(self._workers)

    @property
    def spare(self) -> int:
        """How many may be busy with what nobody waits for."""
        return max(1, len(self._workers) - 1)

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        """A game is over, or was left: its bots are closed wherever they are."""
        for worker in self._homes.pop(table, ()):
            if worker.started:
                with suppress(BrokenProcessPool):
                    worker.give(worker.forget, table, views)

    # -- who is next -------------------------------------------------------------------------------

    async def _ask(
        self,
        table: str | None,
        give: Callable[[Worker, float], Future[Any]],
        seconds: float,
        wait: Wait,
        later: bool = False,
    ) -> Any:
        work = _Work(table, give, asyncio.get_running_loop().create_future(), [])
        job = self._queue.join(work, seconds, wait, later)
        self._look()
        try:
            return await work.answer
        finally:
            # Whoever does not wait any more is not thought for, if nobody has begun.
            self._queue.leave(job)
            self._count()

    def _look(self) -> None:
        """Give those who are free something to do."""
        while len(self._queue) and not self._closed:
            free = [worker for worker in self._workers if worker.free]
            if not free:
                self._make_room()
                break
            # One of several is always there for people.
            job = self._queue.take(only_watched=self._alone >= self.spare)
            if job is None:
                break
            self._begin(self._pick(job.what.table, free), job)
        self._count()

    def _count(self) -> None:
        if self._counted:
            metrics.QUESTIONS.set(len(self._queue))

    def _pick(self, table: str | None, free: Sequence[Worker]) -> Worker:
        """Where the table's bots are, if that one is free."""
        homes = [] if table is None else self._homes.setdefault(table, [])
        found = next((worker for worker in reversed(homes) if worker in free), free[0])
        if table is not None:
            self._homes[table] = [worker for worker in homes if worker is not found] + [found]
        return found

    def _begin(self, worker: Worker, job: Job[_Work]) -> None:
        begun, executor, loop = monotonic(), worker.start(), asyncio.get_running_loop()
        if self._counted:
            metrics.SHARES.observe(job.share)
        worker.busy = True
        self._alone += not job.watched

        def done(given: Future[Any]) -> None:
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._done, worker, executor, job, given, begun)

        try:
            job.what.give(worker, job.share).add_done_callback(done)
        except BrokenProcessPool as error:
            broken: Future[Any] = Future()
            broken.set_exception(error)
            done(broken)

    def _done(
        self, worker: Worker, executor: Executor, job: Job[_Work], given: Future[Any], begun: float
    ) -> None:
        worker.busy = False
        self._alone -= not job.watched
        self._queue.done(job, monotonic() - begun)
        self._answer(worker, executor, job, given)
        self._look()

    def _answer(
        self, worker: Worker, executor: Executor, job: Job[_Work], given: Future[Any]
    ) -> None:
        _, _, answer, tries = job.what
        error = CancelledError() if given.cancelled() else given.exception()
        if isinstance(error, BrokenProcessPool):
            worker.bury(executor)  # the next round starts another
            tries.append(error)
        if answer.done():
            return
        if error is None:
            answer.set_result(given.result())
        elif not isinstance(error, BrokenProcessPool):
            answer.cancel() if given.cancelled() else answer.set_exception(error)
        elif len(tries) < MOST_TRIES and not self._closed:
            self._queue.again(job)
        else:
            answer.set_exception(Unavailable("server-no-bots"))

    # -- thinking together -------------------------------------------------------------------------

    def _lend(
        self, worker: Worker, work: Callable[..., Root], what: object, share: float
    ) -> dict[Worker, asyncio.Future[Root]]:
        """Let those who have nothing to do think beside a worker, if nobody else waits."""
        if len(self._queue) or self._closed:
            return {}
        idle = [one for one in self._workers if one.free and one is not worker]
        if len(idle) < MOST_ROOTS - 1:
            self._call_another()  # for the next time
        lent = {}
        for one in idle[: MOST_ROOTS - 1]:
            executor = one.start()
            try:
                given = asyncio.wrap_future(one.lend(work, what, token_hex(16), share))
            except BrokenProcessPool:
                one.bury(executor)
                continue
            one.busy = True
            lent[one] = self._lent[one] = given
            given.add_done_callback(partial(self._returned, one, executor))
        return lent

    def _returned(self, worker: Worker, executor: Executor, given: asyncio.Future[Root]) -> None:
        worker.busy = False
        del self._lent[worker]
        if not given.cancelled() and isinstance(given.exception(), BrokenProcessPool):
            worker.bury(executor)
        self._look()

    def _make_room(self) -> None:
        """Somebody waits and nobody is free: those who only think beside others stop that."""
        if not self._lent:
            self._call_another()
        for worker in self._lent:
            worker.halt()

    # -- those who think ---------------------------------------------------------------------------

    def _call_another(self) -> None:
        """Nobody is free: one more gets ready, if there may be more, one at a time."""
        waiting = next((w for w in self._workers if not w.started and not w.busy), None)
        if waiting is not None and not self._starting:
            self._prepare(waiting)

    def _prepare(self, worker: Worker) -> None:
        task = asyncio.get_running_loop().create_task(self._made_ready(worker))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _made_ready(self, worker: Worker) -> None:
        """A process takes a while to start and to load the games; the loop has no part in it."""
        worker.busy = True
        executor = worker.start()
        try:
            await asyncio.wrap_future(await asyncio.to_thread(worker.give, ready))
        except BrokenProcessPool:
            worker.bury(executor)
            log.warning("a worker could not be started")
            await asyncio.sleep(FAILED_SECONDS)
        finally:
            worker.busy = False
        asyncio.get_running_loop().call_soon(self._look)

    async def close(self) -> None:
        """End all of them."""
        self._closed = True
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*(worker.close() for worker in self._workers))


def _weigh_beside(
    asked: tuple[str, bytes, Sequence[int]], seed: str, seconds: float, halt: Halt
) -> Root:
    return weigh_here(*asked, seed, seconds, halt)


async def _merged(mine: Future[Root], lent: Mapping[Worker, asyncio.Future[Root]]) -> Root:
    """What a worker found and those beside it, who stop when it has."""
    try:
        found = [await asyncio.wrap_future(mine)]
    finally:
        for worker, given in lent.items():
            if not given.done():
                worker.halt()
    await asyncio.wait(lent.values(), timeout=HALT_SECONDS)
    there = [given for given in lent.values() if given.done() and not given.cancelled()]
    return merged(found + [given.result() for given in there if given.exception() is None])


def _soon(work: Coroutine[Any, Any, T]) -> Future[T]:
    """What comes of something that is done on this loop."""
    return asyncio.run_coroutine_threadsafe(work, asyncio.get_running_loop())
