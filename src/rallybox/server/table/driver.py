"""Who decides when nobody at the table does: bots, the clock, and clients that continue alone."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from rallybox.bots.levels import PATIENCE
from rallybox.core.errors import Illegal, NotYourDecision, Stale
from rallybox.server import metrics
from rallybox.server.clock import Clock, Timer
from rallybox.server.errors import Unavailable
from rallybox.server.settings import Settings
from rallybox.server.table.play import Play
from rallybox.server.workers import Workers

if TYPE_CHECKING:
    from rallybox.server.table.table import Table

log = logging.getLogger("rallybox.table")

Why = Literal["bot", "clock", "auto"]
RETRY_SECONDS = 1.0
TAKEOVER_SECONDS = 2.0
"""How long the process that made the last move has for the next, before others think too."""
MOST_FAILURES = 3
"""After so many mistakes of a bot, any legal action will do."""
_chance = SystemRandom()


class _Order(NamedTuple):
    """Somebody is deciding for a seat."""

    step: int
    why: Why
    task: asyncio.Task[None]


class Driver:
    """Looks after a table whenever something has changed there.

    Secrecy in time (RR-15): for a question to several seats at once every answer that is not a
    person's waits for a random moment, drawn before anybody looks at the cards.
    """

    def __init__(self, table: Table, workers: Workers, clock: Clock, settings: Settings) -> None:
        self._table, self._workers = table, workers
        self._clock, self._settings = clock, settings
        self._orders: dict[int, _Order] = {}
        self._timer: Timer | None = None
        self._stopped = False

    def stop(self) -> None:
        """Nobody decides any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for order in self._orders.values():
            order.task.cancel()

    def look(self) -> None:
        """Let whoever has to decide do so."""
        play = self._table.play
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if play is None or self._stopped:
            return
        ends = []
        for seat in play.state.to_act:
            why = self._why(play, seat)
            if why is not None:
                self._order(play, seat, why)
            elif (end := play.clocks.deadline(play.pace, seat)) is not None:
                ends.append(end)
        if ends:
            self._timer = self._clock.call_at(min(ends), self.look)

    def _why(self, play: Play, seat: int) -> Why | None:
        """Why somebody else than the person decides, if so."""
        if seat not in play.state.to_act:
            return None
        record = self._table.record.seats[seat]
        if record.bot is not None:
            return "bot"
        end = play.clocks.deadline(play.pace, seat)
        if end is not None and end <= self._clock.now():
            return "clock"
        # Only where several answer in secret (RR-15): nobody's last card is played unasked.
        if record.auto and play.clocks.at_once and len(play.state.actions(seat)) == 1:
            return "auto"
        return None

    def _order(self, play: Play, seat: int, why: Why) -> None:
        order = self._orders.get(seat)
        if order is not None and order.step == play.step and not order.task.done():
            if order.why == why:
                return
            order.task.cancel()  # such as: the time is up before the random moment
        task = asyncio.create_task(self._decide(play, seat, play.step, why))
        self._orders[seat] = _Order(play.step, why, task)

    async def _decide(self, play: Play, seat: int, step: int, why: Why) -> None:
        pause, failures = self._pause(play, seat, why), 0
        if self._table.followed:
            await asyncio.sleep(TAKEOVER_SECONDS)
        # In the meantime the person may have come back, or have decided.
        while not self._stopped and play.step == step and self._why(play, seat) == why:
            try:
                choosing = self._choose(play, seat, why, failures)
                chosen, _ = await asyncio.gather(choosing, asyncio.sleep(pause))
                if play.step == step and self._why(play, seat) == why:
                    await self._table.act(seat, chosen, step, why)
                return
            except (Stale, NotYourDecision, Illegal):
                return
            except Unavailable:
                log.warning("a decision could not be made or stored yet", extra={"why": why})
            except Exception:
                failures += 1
                metrics.FAULTS.inc()
                log.exception("a bot has failed")
            pause = RETRY_SECONDS

    def _pause(self, play: Play, seat: int, why: Why) -> float:
        if why == "clock":
            return 0.0
        if not play.clocks.at_once:
            return _chance.uniform(*self._settings.bot_pause)
        pause = _chance.uniform(*self._settings.stage_pause)
        # A level that thinks for long may do so only if it has something to think about.
        level = self._table.record.seats[seat].bot
        return pause + PATIENCE.get(level or "", 0.0) if pause else 0.0

    async def _choose(self, play: Play, seat: int, why: Why, failures: int) -> int:
        ids = [action.id for action in play.state.actions(seat)]
        # A question to several goes to the workers even then: their queue must not tell.
        if len(ids) == 1 and (why != "bot" or not play.clocks.at_once):
            return ids[0]
        if ids and failures >= MOST_FAILURES:
            return _chance.choice(ids)  # anything, rather than a table that waits for ever
        if not ids:
            raise NotYourDecision("core-not-your-decision")
        level = "club" if why == "clock" else self._table.record.seats[seat].bot or "club"
        view = msgspec.json.encode(play.view(seat))
        return await self._workers.decide(play.game.name, view, ids, level)
