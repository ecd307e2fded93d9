"""One worker: a process of its own, or a thread of this one, that thinks about one question at a
time. What it keeps between two is its bots."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, TypeVar

from rallybox.bots.roots import Root
from rallybox.tables.thinking import Bots, Question

T = TypeVar("T")

MODEST, HUMBLE = 5, 19
"""How far a worker steps back for others on the machine: one who thinks for somebody that plays,
and one whose work can wait. The second gets a twentieth of what the first gets, if both want it."""

_spawn = multiprocessing.get_context("spawn")
_bots = Bots()
"""Of a worker process."""
_halt: Any = None
"""Of a worker process: a byte that the server sets when it wants it back."""


def _decide(question: Question, seed: str, share: float) -> int:
    return _bots.decide(question, seed, share)


def _ponder(question: Question, seed: str, share: float) -> Root:
    return _bots.ponder(question, seed, share)


def _beside(work: Callable[..., Root], *args: object) -> Root:
    return work(*args, lambda: bool(_halt.value))


def _forget(table: str, views: Mapping[int, bytes]) -> None:
    _bots.forget(table, views)


def _prepare(nice: int, halt: object) -> None:
    """In a new worker: be modest, leave Ctrl-C to the server, and never outlive it."""
    global _halt
    _halt = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def ready() -> None:
    """In a new worker: everything is loaded."""


class Worker:
    """One process, or a thread of this one, that thinks about one question at a time."""

    def __init__(self, bots: Bots | None = None, nice: int = MODEST) -> None:
        """`bots`: it is a thread, and these are its own."""
        self._nice = nice
        self._executor: Executor | None = None
        self._threaded = bots is not None
        self.busy = False
        """Does it think, or get ready? Who asked may have gone in the meantime."""
        self._halt: Any = None if self._threaded else _spawn.RawValue("b", 0)
        self.decide = _decide if bots is None else bots.decide
        self.ponder = _ponder if bots is None else bots.ponder
        self.forget = _forget if bots is None else bots.forget

    @property
    def started(self) -> bool:
        """Is it there already?"""
        return self._executor is not None

    @property
    def free(self) -> bool:
        """Can it think about something now? A thread needs no time to get ready."""
        return not self.busy and (self.started or self._threaded)

    def start(self) -> Executor:
        """Be there."""
        if self._executor is None:
            if self._threaded:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="bot")
            else:
                ours = self._nice, self._halt
                self._executor = ProcessPoolExecutor(1, _spawn, _prepare, ours)
        return self._executor

    def give(self, work: Callable[..., T], *args: object) -> Future[T]:
        """Let it do something when it is free. BrokenProcessPool if it was killed."""
        return self.start().submit(work, *args)

    def lend(self, work: Callable[..., Root], *args: object) -> Future[Root]:
        """Let it think beside another one until `halt`. BrokenProcessPool if it was killed."""
        self._halt.value = 0
        return self.give(_beside, work, *args)

    def halt(self) -> None:
        """Let it stop thinking beside another one."""
        self._halt.value = 1

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
