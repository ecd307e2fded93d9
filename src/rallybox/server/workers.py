"""Where bots think: in processes of their own, never on the event loop.

A worker gets a question (see `rallybox.tables.thinking`) and nothing else. Bots are kept in the
process where they thought last, so a table's questions go to the same one, if it is free.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, TypeVar

from rallybox.server import metrics
from rallybox.tables.errors import Unavailable
from rallybox.tables.thinking import Bots, Question, Tip, advise_here

T = TypeVar("T")

_bots = Bots()
"""Of a worker process."""


def _decide(question: Question, seed: str) -> int:
    return _bots.decide(question, seed)


def _forget(table: str, views: Mapping[int, bytes]) -> None:
    _bots.forget(table, views)


def _prepare() -> None:
    """In a new worker: be modest, leave Ctrl-C to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Worker:
    """One process, or a thread of this one, that thinks about one question at a time."""

    def __init__(self, bots: Bots | None = None) -> None:
        """`bots`: it is a thread, and these are its own."""
        self._executor: Executor | None = None
        self._threaded = bots is not None
        self._given: set[Future[Any]] = set()
        self.decide = _decide if bots is None else bots.decide
        self.forget = _forget if bots is None else bots.forget

    @property
    def started(self) -> bool:
        """Is it there already?"""
        return self._executor is not None

    @property
    def load(self) -> int:
        """How many questions it has to answer; who asked may have gone in the meantime."""
        self._given = {given for given in self._given if not given.done()}
        return len(self._given)

    def start(self) -> Executor:
        """Be there."""
        if self._executor is None:
            if self._threaded:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="bot")
            else:
                spawn = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(1, spawn, _prepare)
        return self._executor

    def give(self, work: Callable[..., T], *args: object) -> Future[T]:
        """Let it do something when it is free. BrokenProcessPool if it was killed."""
        given = self.start().submit(work, *args)
        self._given.add(given)
        return given

    def bury(self, killed: Executor) -> None:
        """Its process was killed; the next one starts when there is something to do."""
        if self._executor is killed:
            self._executor = None
            killed.shutdown(wait=False)

    async def close(self) -> None:
        """End it, whatever it is thinking about."""
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            for process in list((executor._processes or {}).values()):
                process.terminate()
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


class Workers:
    """All workers; see `Thinkers`. With 0 processes it is a thread of this one."""

    def __init__(self, number: int) -> None:
        self._workers = [Worker() for _ in range(number)] or [Worker(Bots())]
        self._homes: dict[str, list[Worker]] = {}
        """Those who keep bots of a table, the one asked last at the end."""

    async def decide(self, question: Question) -> int:
        """The id of the action that a bot chooses."""
        begun = monotonic()
        chosen = await self._run(
            question.table, lambda worker: worker.give(worker.decide, question, token_hex(16))
        )
        metrics.THINKING.labels(question.level).observe(monotonic() - begun)
        return chosen

    async def advise(self, game: str, view: bytes, actions: Sequence[int]) -> list[Tip]:
        """What a strong bot would do, best first."""
        return await self._run(
            None, lambda worker: worker.give(advise_here, game, view, actions, token_hex(16))
        )

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        """A game is over, or was left: its bots are closed wherever they are."""
        for worker in self._homes.pop(table, ()):
            if worker.started:
                with suppress(BrokenProcessPool):
                    worker.give(worker.forget, table, views)

    def _pick(self, table: str | None) -> Worker:
        """Who has least to do; then where the table's bots are; then no new process."""
        homes = [] if table is None else self._homes.setdefault(table, [])
        home = homes[-1] if homes else None
        found = min(self._workers, key=lambda w: (w.load, w is not home, not w.started))
        if table is not None:
            self._homes[table] = [worker for worker in homes if worker is not found] + [found]
        return found

    async def _run(self, table: str | None, give: Callable[[Worker], Future[T]]) -> T:
        for _ in range(2):
            worker = self._pick(table)
            executor = worker.start()
            try:
                return await asyncio.wrap_future(give(worker))
            except BrokenProcessPool:
                worker.bury(executor)  # the next round starts another
        raise Unavailable("server-no-bots")

    async def close(self) -> None:
        """End all of them."""
        await asyncio.gather(*(worker.close() for worker in self._workers))
