"""Lets bots and clocks decide (see `rallybox.tables.asking`), each in a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from rallybox.core.errors import Illegal, NotYourDecision, Stale
from rallybox.hosting.clock import Clock, Timer
from rallybox.hosting.notes import Notes
from rallybox.tables.asking import Pauses, Why, ask, look, pause, why_not_they
from rallybox.tables.errors import Unavailable
from rallybox.tables.play import Play
from rallybox.tables.table import Table
from rallybox.tables.thinking import Thinkers, Wait

RETRY_SECONDS = 1.0
LONGEST_RETRY = 30.0
"""Pauses between tries grow up to this."""
MOST_FAULTS = 6
"""After so many mistakes of ours in a row, half a minute, nobody decides here any more."""
TAKEOVER_SECONDS = 2.0
"""So long the process, or tab, that made the last move has for the next; then others think."""


class _Order(NamedTuple):
    """Somebody is deciding for a seat."""

    step: int
    why: Why
    task: asyncio.Task[None]


def _nothing() -> None:
    pass


class Driver:
    """Looks after a table whenever something has changed there."""

    def __init__(
        self,
        table: Table,
        thinkers: Thinkers,
        clock: Clock,
        pauses: Pauses,
        waits: Callable[[], Wait],
        stuck: Callable[[], None],
        notes: Notes,
    ) -> None:
        """`waits`: who waits for the bots here. `stuck`: nobody can decide at this table, however
        often it is tried."""
        self._table, self._thinkers, self._waits = table, thinkers, waits
        self._clock, self._pauses, self._stuck = clock, pauses, stuck
        self._notes = notes
        self.followed = False
        """Was it another process that changed this table last? Then its bots are that one's."""
        self._orders: dict[int, _Order] = {}
        self._asked: set[int] = set()
        """The seats whose bots have thought."""
        self._timer: Timer | None = None
        self._stopped = False

    def stop(self) -> None:
        """Nobody decides any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for order in self._orders.values():
            order.task.cancel()
        self._orders.clear()
        self._stuck, self._waits = _nothing, Wait  # nor is there a circle to be collected
        self._let_go({})

    def look(self) -> None:
        """Let whoever has to decide do so."""
        play = self._table.play
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if play is None or self._stopped:
            return
        found = look(play, self._table.record, self._clock.now())
        for seat, why in found.deciding:
            self._order(play, seat, why)
        if found.again is not None:
            self._timer = self._clock.call_at(found.again, self.look)
        if play.state.outcome is not None:
            self._let_go({seat: msgspec.json.encode(play.view(seat)) for seat in self._asked})

    def _let_go(self, views: dict[int, bytes]) -> None:
        """The game is over, or left: its bots are not needed any more."""
        if self._asked:
            self._asked.clear()
            self._thinkers.forget(self._table.record.id, views)

    def _order(self, play: Play, seat: int, why: Why) -> None:
        order = self._orders.get(seat)
        if order is not None and order.step == play.step and not order.task.done():
            if order.why == why:
                return
            order.task.cancel()  # such as: the time is up before the random moment
        task = asyncio.create_task(self._decide(play, seat, play.step, why))
        self._orders[seat] = _Order(play.step, why, task)

    def _stands(self, play: Play, seat: int, step: int, why: Why) -> bool:
        """Has nothing changed? In the meantime the person may have come back, or have decided."""
        if self._stopped or play.step != step:
            return False
        return why_not_they(play, self._table.record, seat, self._clock.now()) == why

    async def _decide(self, play: Play, seat: int, step: int, why: Why) -> None:
        seconds, failures = pause(play, self._table.record, seat, why, self._pauses), 0
        tries = 0
        if self.followed:
            await asyncio.sleep(TAKEOVER_SECONDS)
        while self._stands(play, seat, step, why):
            try:
                choosing = self._choose(play, seat, why, failures)
                chosen, _ = await asyncio.gather(choosing, asyncio.sleep(seconds))
                if self._stands(play, seat, step, why):
                    await self._table.act(seat, chosen, step, why)
                return
            except (Stale, NotYourDecision, Illegal):
                return
            except Unavailable:
                self._notes.warning("a decision could not be made or stored yet", why=why)
            except Exception as error:
                failures += 1
                self._notes.error("a bot has failed", exc_info=error)
                if failures >= MOST_FAULTS:
                    self._stuck()
                    return
            seconds = min(RETRY_SECONDS * 2**tries, LONGEST_RETRY)
            tries = min(tries + 1, 10)

    async def _choose(self, play: Play, seat: int, why: Why, failures: int) -> int:
        asked = ask(play, self._table.record, seat, why, failures)
        if isinstance(asked, int):
            return asked
        self._asked.add(seat)
        return await self._thinkers.decide(asked, self._waits())
