"""Work spread over processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from rallybox.core.errors import RallyboxError

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Everywhere(Protocol):
    """Where work is done: every task's answer, in whatever order they become ready."""

    def __call__(
        self, work: Callable[[Task], Answer], tasks: Iterable[Task], /
    ) -> Generator[Answer, None, None]:
        """Closing the generator ends work under way."""


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _begin_work() -> None:
    # Ctrl-C goes to every process of the terminal; only the parent answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A parent that was killed cannot send its workers home; they would wait for ever.
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def spread(
    work: Callable[[Task], Answer],
    tasks: Iterable[Task],
    jobs: int,
    lost: str = "arena-worker-lost",
) -> Generator[Answer, None, None]:
    """Every task's answer, in whatever order they become ready, from so many processes.

    `work`, tasks and answers travel by pickle. With one job everything happens right here, in
    order. Whoever stops early must close the generator; that ends work under way at once. `lost`
    is what is said if a process is killed.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    left = iter(tasks)
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin_work)
    try:
        waiting: set[Future[Answer]] = set()
        # Only a few tasks wait at a time, so that a plan of any size fits into memory.
        while True:
            for task in islice(left, 4 * jobs - len(waiting)):
                waiting.add(pool.submit(work, task))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException as error:
        # Whoever interrupts does not want to wait for work under way.
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise RallyboxError(lost) from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def with_processes(jobs: int, lost: str = "arena-worker-lost") -> Everywhere:
    """So many processes of this machine; see `spread`."""

    def spread_tasks(
        work: Callable[[Task], Answer], tasks: Iterable[Task]
    ) -> Generator[Answer, None, None]:
        return spread(work, tasks, jobs, lost)

    return spread_tasks
