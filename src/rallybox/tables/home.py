"""Tables of one script or one device: everything that a table needs, and no server.

Bots think while everybody waits, and decide without a pause (`play_on`); a host that lets people
watch them takes its time between the same steps (see `asking`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from rallybox.core.record import Record
from rallybox.tables import finished, lobby
from rallybox.tables.asking import ask, look
from rallybox.tables.audience import Viewer
from rallybox.tables.chat import LINES_SHOWN, Line
from rallybox.tables.clock import Clock, WallClock
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.log import Log
from rallybox.tables.memory import MemoryLog
from rallybox.tables.playing_on import table_from
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.session import Session
from rallybox.tables.table import Table
from rallybox.tables.thinking import Thinkers, ThinkersHere, Tip
from rallybox.tables.wire.finished import Proof, Replay
from rallybox.tables.wire.lobby import NewTable, PlayOn
from rallybox.tables.wire.socket import ClientMessage


async def in_memory(record: TableRecord) -> Log:
    """A log that lasts as long as this process."""
    return MemoryLog(record)


class Home:
    """Tables, by their ids, and what is said at them."""

    def __init__(
        self,
        clock: Clock | None = None,
        thinkers: Thinkers | None = None,
        keep: Callable[[TableRecord], Awaitable[Log]] = in_memory,
    ) -> None:
        """`keep`: begins the log of a new table."""
        self.clock = clock or WallClock()
        self.thinkers = thinkers or ThinkersHere()
        self.tables: dict[str, Table] = {}
        self._keep = keep
        self._said: defaultdict[str, list[Line]] = defaultdict(list)
        self._muted: defaultdict[tuple[str, str], set[int]] = defaultdict(set)

    # -- tables ------------------------------------------------------------------------------------

    def find(self, table_id: str) -> Table:
        """A table; NotFound if there is none."""
        if table_id not in self.tables:
            raise NotFound("server-no-such-table")
        return self.tables[table_id]

    async def create(self, person: Person, asked: NewTable) -> Table:
        """A new table; the host takes the first seat for a person."""
        return await self._made(lobby.create(person, asked, self.clock.now()))

    async def _made(self, record: TableRecord) -> Table:
        return await self.open(await self._keep(record))

    async def open(self, log: Log) -> Table:
        """A table that was kept, from this evening or another."""
        table = Table(await log.opened(), log, self.clock)
        self.tables[table.record.id] = table
        return table

    async def start(self, table: Table, person: Person) -> None:
        """The host begins the game."""
        now = self.clock.now()
        await table.change(lambda record: lobby.start(record, person, now))

    async def rematch(self, table: Table, person: Person) -> Table:
        """A table for the same people; the same one for everybody who asks."""
        made, now = list[TableRecord](), self.clock.now()

        def again(record: TableRecord) -> None:
            found = lobby.rematch(record, person, now)
            if found is not None:
                made.append(found)

        await table.change(again)
        return await self._made(made[0]) if made else self.find(table.record.rematch or "")

    async def play_on_from(self, table: Table, person: Person, asked: PlayOn) -> Table:
        """A new table, begun at a moment of this one's finished game; see `playing_on`."""
        now = self.clock.now()
        record = await table.log.retell(lambda log: table_from(log, person, asked, now))
        made = await self._made(record)
        await self.start(made, person)
        return made

    # -- playing -----------------------------------------------------------------------------------

    async def play_on(self, table: Table) -> None:
        """Let bots, and clocks that have run out, decide until a person is asked or it is over."""
        while table.play is not None:
            play, record = table.play, table.record
            deciding = look(play, record, self.clock.now()).deciding
            if not deciding:
                break
            seat, why = deciding[0]
            asked = ask(play, record, seat, why)
            action = asked if isinstance(asked, int) else await self.thinkers.decide(asked)
            await table.act(seat, action, play.step, why)
        if table.play is not None and table.play.state.outcome is not None:
            self.thinkers.forget(table.record.id, self._views(table))

    def _views(self, table: Table) -> dict[int, bytes]:
        """How it looks from each seat."""
        play = table.playing()
        return {seat: msgspec.json.encode(play.view(seat)) for seat in table.record.names()}

    async def advise(self, table: Table, seat: int) -> list[Tip]:
        """What a strong bot would do on a seat that is asked, best first."""
        play = table.playing()
        ids = [action.id for action in play.state.actions(seat)]
        view = msgspec.json.encode(play.view(seat))
        return await self.thinkers.advise(play.game.name, view, ids)

    # -- when it is over ---------------------------------------------------------------------------

    async def replay(self, table: Table, seat: int | None = None, since: int = 0) -> Replay:
        """A finished game once more, as a seat or spectators saw it; see `finished.replay`."""
        return await table.log.retell(lambda log: finished.replay(log, seat, since), since)

    async def record(self, table: Table) -> Record:
        """The record of a finished game."""
        return await table.log.retell(finished.record_of)

    async def proof(self, table: Table, language: str) -> Proof:
        """Everything that went into the dice of a finished game, checked."""
        return await table.log.retell(lambda log: finished.proof(log, language))

    # -- looking and talking -----------------------------------------------------------------------

    def enter(self, table: Table, viewer: Viewer) -> Session:
        """Somebody looks at a table, and may send messages from now on."""
        table_id = table.record.id
        viewer.muted = frozenset(self._muted[table_id, viewer.identity or ""])
        table.welcome(viewer, chat=self._said[table_id][-LINES_SHOWN:])
        return Session(table, viewer, self)

    async def beside(self, work: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        """At home everybody waits."""
        await work()
        return lambda: None

    def charge(self, viewer: Viewer, message: ClientMessage) -> None:
        """At home nothing costs anything."""

    def allow(self, what: Literal["hint", "chat"], identity: str | None) -> None:
        """At home nobody asks too often."""

    async def allow_hint(self, identity: str | None) -> None:
        """Nor elsewhere."""

    def fault(self) -> None:
        """At home mistakes are not covered up."""
        raise

    async def review(self, table_id: str, viewer: Viewer, request: int) -> Callable[[], None]:
        """At home nobody waits for a review; `rallybox.review` makes one of a record."""
        raise Forbidden("server-no-reviews")

    async def say(self, table_id: str, line: Line, viewer: Viewer) -> Line:
        """See `Services`."""
        said = self._said[table_id]
        said.append(msgspec.structs.replace(line, number=len(said) + 1))
        return said[-1]

    async def mute(self, table_id: str, identity: str, seat: int, on: bool) -> None:
        """See `Services`."""
        muted = self._muted[table_id, identity]
        if on:
            muted.add(seat)
        else:
            muted.discard(seat)
