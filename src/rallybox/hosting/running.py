"""A table that is open here: its game, its bots and clocks, and a log that comes back."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import NamedTuple

from rallybox.hosting.clock import Clock, Timer
from rallybox.hosting.driver import Driver
from rallybox.hosting.notes import Notes
from rallybox.tables.asking import Pauses
from rallybox.tables.audience import Audience
from rallybox.tables.errors import Unavailable
from rallybox.tables.log import Entry, Log, Stored
from rallybox.tables.play import Play
from rallybox.tables.settling import again, agreed_upon, settle
from rallybox.tables.table import SNAPSHOT_EVERY, Lock, Table
from rallybox.tables.thinking import Thinkers, Wait
from rallybox.tables.trouble import blame
from rallybox.tables.wire.base import Trouble

RECOVERY_SECONDS = 1.0
LONGEST_RECOVERY = 30.0
MOST_TRIES = 4
"""So often a log that nobody can follow is read again; then the table is set aside."""


class Around(NamedTuple):
    """What all tables of a host have in common."""

    clock: Clock
    thinkers: Thinkers
    notes: Notes
    pauses: Pauses = Pauses()
    stories: Lock | None = None
    """Held while old events are looked for."""
    snapshot_every: int = SNAPSHOT_EVERY


class Running(ABC):
    """A table and everything that it needs of an event loop; it is the table's `Host`."""

    def __init__(
        self,
        stored: Stored,
        log: Log,
        around: Around,
        audience: Audience | None = None,
        play: Play | None = None,
    ) -> None:
        self._clock, self._notes = around.clock, around.notes
        self._lock = asyncio.Lock()
        self._recovery: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None
        self._later: Timer | None = None
        """For who has only just gone."""
        self._stopped = False
        self.table = Table(
            stored,
            log,
            around.clock,
            audience,
            self,
            play=play,
            lock=self._lock,
            stories=around.stories,
            snapshot_every=around.snapshot_every,
        )
        self._driver = Driver(
            self.table,
            around.thinkers,
            around.clock,
            around.pauses,
            self.waits,
            self._set_aside,
            around.notes,
        )

    # -- what a host knows -------------------------------------------------------------------------

    @abstractmethod
    def waits(self) -> Wait:
        """Who waits for the bots."""

    @abstractmethod
    async def stuck(self, why: Trouble) -> None:
        """This table fails again and again: set it aside, and tell everybody there."""

    # -- what the table lets us know ---------------------------------------------------------------

    def acted(self, entry: Entry) -> None:
        """See `Host`: from now on its bots are ours."""
        self._driver.followed = False

    def seated(self) -> None:  # noqa: B027 - not every host wants to know
        """See `Host`."""

    def changed(self) -> None:
        """Let the bots and the clock do what is due."""
        self.look()

    def look(self) -> None:
        """The same, also when somebody has come or gone: perhaps all who are here agree now to a
        bot for who is away (see `absence`)."""
        self._driver.look()
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if self._stopped:  # then people go who have not been asked
            return
        settles = self._settling is not None and not self._settling.done()
        if not settles and agreed_upon(self.table):
            self._settling = asyncio.create_task(self._settle())
        elif (when := again(self.table)) is not None:
            self._later = self._clock.call_at(when, self.look)

    async def _settle(self) -> None:
        try:
            await settle(self.table)
        except Unavailable:
            self.table.fall_behind()  # whoever then reads the log again looks once more

    def lost(self) -> None:
        """Look until the log can be read again."""
        if self._recovery is None or self._recovery.done():
            self._recovery = asyncio.create_task(self._keep_trying())

    def follow(self) -> None:
        """Another process, or tab, has changed this table: its bots are that one's for now."""
        self._driver.followed = True

    @property
    def changing(self) -> bool:
        """Does somebody change its game just now, or is it not known what its log says?"""
        return self._lock.locked() or self.table.behind

    async def _keep_trying(self) -> None:
        seconds, wrong = RECOVERY_SECONDS, 0
        while self.table.behind:
            await asyncio.sleep(seconds)
            seconds = min(seconds * 2, LONGEST_RECOVERY)
            try:
                await self.table.recover()
            except Exception as error:  # whatever it is, nobody else would try
                why = blame(error)
                self._notes.warning("a table cannot be read yet", why=why)
                wrong += why is not None
                if why is not None and wrong >= MOST_TRIES:
                    await self._end(why)
                    return

    def _set_aside(self) -> None:
        """Nobody can decide here, however often it is tried."""
        self._ending = asyncio.create_task(self._end("fault"))

    async def _end(self, why: Trouble) -> None:
        try:
            await self.stuck(why)
            self.table.behind = False  # there is nothing to be read any more
        except Unavailable:
            self._notes.warning("a table cannot be set aside yet", why=why)
            self.lost()  # it is tried again with everything else

    def stop(self) -> None:
        """Stop the bots and the clock."""
        self._stopped = True
        self._driver.stop()
        if self._later is not None:
            self._later.cancel()
        self.table.let_go()
        for task in (self._recovery, self._settling):
            if task is not None:
                task.cancel()
