"""Several processes share the games of a vector environment.

Each has a run of games of its own, and writes what comes of a step into memory that all share; the
one that leads hands over actions there, and waits for everybody. Threads would not help: compiled
rules hold Python's lock while they run.
"""

from __future__ import annotations

import multiprocessing
import signal
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallybox.core.errors import RallyboxError
from rallybox.games import find_game
from rallybox.vector.arrays import GOES_BY, Arrays, shut
from rallybox.vector.batch import FINE
from rallybox.vector.batch import LEAVE as LEAVE_GAME
from rallybox.vector.plan import Plan

STEP, SAMPLE, LEAVE, READY = b"s", b"r", b"q", b"."

Layout = list[tuple[str, str, tuple[int, ...]]]
"""The arrays in the shared memory: name, type, shape."""


def layout(count: int, players: int, size: int, total: int, keep_last: bool) -> Layout:
    """What is shared. What has wide numbers comes first, so that all lie where they should."""
    return [
        ("actions", "int64", (count,)),
        ("played", "int64", (count,)),
        ("rewards", "float64", (count, players)),
        ("observations", "uint8", (count, size)),
        ("masks", "bool", (count, total)),
        ("seats", "uint8", (count,)),
        ("done", "bool", (count,)),
        ("last_observations", "uint8", (count if keep_last else 0, size)),
    ]


def spread_out(memory: SharedMemory, parts: Layout) -> dict[str, NDArray[Any]]:
    """The arrays in a memory."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, kind, shape in parts:
        found[name] = np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)
        at += found[name].nbytes
    return found


def room(parts: Layout) -> int:
    """How many bytes they take."""
    return sum(np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in parts)


class Share:
    """What one process does: its own games, and the part of the shared arrays that is theirs."""

    def __init__(self, plan: Plan, numbers: range, shared: dict[str, NDArray[Any]]) -> None:
        game = find_game(plan.game)
        self.batch = plan.batch(numbers)
        size, total = shared["observations"].shape[1], game.action_total
        self.own = Arrays(len(numbers), len(plan.bots), size, total, self.batch)
        self.shared = {name: array[numbers.start : numbers.stop] for name, array in shared.items()}
        self.show()

    def show(self) -> None:
        """Copy what has been written to where all see it."""
        for name, array in self.shared.items():
            if name != "actions":
                np.copyto(array, getattr(self.own, name))

    def step(self) -> None:
        """Do what the actions say."""
        np.copyto(self.own.actions, self.shared["actions"])
        self.own.step()
        self.show()

    def sample(self) -> None:
        """Choose by chance."""
        self.batch.sample()
        np.copyto(self.shared["actions"], self.own.actions)


def work(line: Connection, plan: Plan, numbers: range, name: str, parts: Layout) -> None:
    """A process of the crew: until it is sent home, or nobody leads it any more."""
    # Ctrl-C goes to every process of the terminal; only the one that leads answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = SharedMemory(name)
    share = Share(plan, numbers, spread_out(memory, parts))
    try:
        line.send_bytes(READY)
        while (order := line.recv_bytes()) != LEAVE:
            if order == STEP:
                share.step()
            else:
                share.sample()
            line.send_bytes(READY)
    except (EOFError, OSError):  # whoever led is gone
        pass
    share.batch.close()
    del share
    # NumPy may still look at the memory; it goes with the process.
    memory._buf = memory._mmap = None  # type: ignore[attr-defined]


class Crew:
    """All of them, led from here."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    seats: NDArray[np.uint8]
    done: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    last_observations: NDArray[np.uint8]
    played: NDArray[np.int64]

    def __init__(self, plan: Plan, count: int, processes: int, players: int, size: int) -> None:
        total = find_game(plan.game).action_total
        parts = layout(count, players, size, total, plan.keep_last)
        memory = SharedMemory(create=True, size=room(parts))
        for name, array in spread_out(memory, parts).items():
            setattr(self, name, shut(array) if name in GOES_BY else array)
        self._all = np.arange(count)
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        workers = []
        for number in range(processes):
            own, other = context.Pipe()
            numbers = range(count * number // processes, count * (number + 1) // processes)
            told = (other, plan, numbers, memory.name, parts)
            worker = context.Process(target=work, args=told, daemon=True)
            worker.start()
            other.close()
            self._lines.append(own)
            workers.append(worker)
        self._leave = weakref.finalize(self, _send_home, self._lines, workers, memory)
        self._wait()

    def _wait(self) -> None:
        with self._together():
            for line in self._lines:
                line.recv_bytes()

    def _tell(self, order: bytes) -> None:
        with self._together():
            for line in self._lines:
                line.send_bytes(order)
        self._wait()

    @contextmanager
    def _together(self) -> Iterator[None]:
        """All of it, or no more steps: after half of one, some would be a step ahead of the others,
        and an answer that nobody has read would be taken for that to the next order."""
        try:
            yield
        except (EOFError, OSError):
            self.close()
            raise RallyboxError("vector-worker-lost") from None
        except BaseException:  # Ctrl-C, as a rule
            self.close()
            raise

    def wrong(self) -> int:
        """As in `Batch`."""
        total = self.masks.shape[1]
        inside = (self.actions >= 0) & (self.actions < total)
        legal = inside & self.masks[self._all, np.where(inside, self.actions, 0)]
        legal |= self.actions == LEAVE_GAME
        return FINE if legal.all() else int(np.argmin(legal))

    def step(self) -> None:
        """As in `Batch`."""
        self._tell(STEP)

    def sample(self) -> None:
        """As in `Batch`."""
        self._tell(SAMPLE)

    def close(self) -> None:
        """Send everybody home; the arrays stay what they are as long as somebody has them."""
        self._leave()


def _send_home(lines: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    for line in lines:
        with suppress(OSError):
            line.send_bytes(LEAVE)
        line.close()
    for worker in workers:
        worker.join(5)
        if worker.is_alive():
            worker.terminate()
    memory.unlink()
    memory._buf = memory._mmap = None  # type: ignore[attr-defined]
