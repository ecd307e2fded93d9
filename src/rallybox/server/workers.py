"""Where bots think: in processes of their own, never on the event loop.

A worker gets what the bot's seat may know and nothing else: the view as JSON, and the ids of
the legal actions.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import token_hex
from time import monotonic
from typing import NamedTuple, TypeVar

from rallybox.bots import LEVELS, advise, make_bot
from rallybox.core.dice import SeededDice
from rallybox.core.words import Words
from rallybox.games import find_game
from rallybox.server import metrics
from rallybox.server.errors import Unavailable

T = TypeVar("T")


def decide_here(game_name: str, view: bytes, ids: Sequence[int], level: str, seed: str) -> int:
    """The id of the action that a bot chooses."""
    if level not in LEVELS:
        # A name may be a command to run; nobody from outside gets to name one.
        raise ValueError(f"no level of ours: {level}")
    game = find_game(game_name)
    bot = make_bot(level, game, in_time=True)
    actions = [game.action(number) for number in ids]
    return bot.decide(game.read_view(view), actions, SeededDice(seed)).id


class Tip(NamedTuple):
    """What a strong bot thinks of an action; see `rallybox.bots.Advice`."""

    action: int
    place: float
    share: float
    verdict: Words
    reasons: tuple[Words, ...]


def advise_here(game_name: str, view: bytes, ids: Sequence[int], seed: str) -> list[Tip]:
    """What a strong bot would do, and why."""
    game = find_game(game_name)
    actions = [game.action(number) for number in ids]
    found = advise(game, game.read_view(view), actions, SeededDice(seed))
    return [Tip(advice.action.id, *advice[1:]) for advice in found]


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


class Workers:
    """The processes; with 0 of them, a thread of this one."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._executor: Executor | None = None

    def _pool(self) -> Executor:
        if self._executor is None:
            if self._number == 0:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="bot")
            else:
                self._executor = ProcessPoolExecutor(
                    self._number, multiprocessing.get_context("spawn"), _prepare
                )
        return self._executor

    async def decide(self, game: str, view: bytes, ids: Sequence[int], level: str) -> int:
        """The id of the action that a bot of this level chooses."""
        begun = monotonic()
        chosen = await self._run(decide_here, game, view, tuple(ids), level, token_hex(16))
        metrics.THINKING.labels(level).observe(monotonic() - begun)
        return chosen

    async def advise(self, game: str, view: bytes, ids: Sequence[int]) -> list[Tip]:
        """What a strong bot would do, best first."""
        return await self._run(advise_here, game, view, tuple(ids), token_hex(16))

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool()
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                # A worker was killed; the next round makes new ones.
                if self._executor is pool:
                    self._executor = None
                    pool.shutdown(wait=False)
        raise Unavailable("server-no-bots")

    async def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        pool, self._executor = self._executor, None
        if pool is None:
            return
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.terminate()
        await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
