"""One table in memory: the only one in this process who changes its game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from rallybox.core.errors import NotYourDecision, RallyboxError, Stale
from rallybox.core.events import Event
from rallybox.core.record import TAKE_BACK
from rallybox.games import find_game
from rallybox.server import metrics
from rallybox.server.clock import Clock
from rallybox.server.errors import Unavailable
from rallybox.server.settings import Settings
from rallybox.server.store import log as action_log
from rallybox.server.store import tables
from rallybox.server.store.chat import Line
from rallybox.server.store.database import Database
from rallybox.server.store.log import Entry, Stored
from rallybox.server.store.writer import Append, Conflict
from rallybox.server.table.connection import Connection
from rallybox.server.table.driver import Driver
from rallybox.server.table.moment import chat_line, moment, table_info
from rallybox.server.table.play import Next, Play, due
from rallybox.server.table.presence import Presence
from rallybox.server.table.retelling import replayed
from rallybox.server.wire.lobby import TableInfo
from rallybox.server.wire.socket import Chat, Hello, Message, Moment, TableChanged, encode
from rallybox.server.workers import Workers

log = logging.getLogger("rallybox.table")

RECOVERY_SECONDS = 1.0


class Table:
    """A cache of a table's log, and those who look at it.

    An action is tried on a copy of the game; the copy becomes the game when the action is on
    disk. Whenever it is not sure what is on disk (`behind`), the log is read again.
    """

    def __init__(
        self, stored: Stored, database: Database, workers: Workers, clock: Clock, settings: Settings
    ) -> None:
        self.record = stored.record
        self.play: Play | None = None
        if stored.record.status in ("running", "finished"):
            self.play = Play.restore(stored.record, stored.snapshot, stored.entries)
        self.connections: set[Connection] = set()
        self._presence = Presence(self.connections, partial(database.tell, stored.record.id))
        self.idle_since = clock.now()
        self.followed = False
        """Was it another process that changed this table last? Then its bots are that one's."""
        self._database, self._clock, self._settings = database, clock, settings
        self._lock = asyncio.Lock()
        self._chat_told = 0
        self._behind = False
        self._recovery: asyncio.Task[None] | None = None
        self._driver = Driver(self, workers, clock, settings)

    # -- decisions ---------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game that is being played; NotYourDecision if there is none."""
        if self.play is None:
            raise NotYourDecision("server-not-begun")
        return self.play

    async def act(self, seat: int, action_id: int, step: int, decided_by: str) -> None:
        """Play an action that was decided on a step; when this returns, it is on disk.

        Raises what the rules say, Stale if the step is over, Unavailable if it could not be
        stored; then nothing has changed.
        """
        async with self._lock:
            if self._behind or (self.play is not None and step > self.play.step):
                await self._catch_up()
            while True:
                play = self.playing()
                if step != play.step:
                    raise Stale("server-stale")
                action = play.game.action(action_id)
                found = play.decide(seat, action, decided_by, self._clock.now())
                if await self._store(play, found):
                    break
                # Another process was quicker. If that was a secret answer of somebody else, ours
                # is still good; if not, the step is over.
                await self._catch_up()
            self._advance(play, found)

    async def take_back(self, seat: int, step: int) -> None:
        """Take the last action back, where that is allowed; when this returns, it is on disk.

        Raises what `act` raises.
        """
        async with self._lock:
            if self._behind or (self.play is not None and step > self.play.step):
                await self._catch_up()
            play = self.playing()
            if step != play.step:
                raise Stale("server-stale")
            table_id = self.record.id
            tape = await self._database.read(lambda c: replayed(c, table_id, play.sequence).tape)
            tape.play(seat, TAKE_BACK)
            found = play.go_back(seat, tape.state, tape.dice.position, self._clock.now())
            if not await self._store(play, found):
                await self._catch_up()
                raise Stale("server-stale")
            self._advance(play, found)
        self.tell_table()

    async def _store(self, play: Play, found: Next) -> bool:
        entry = found.entry
        change = self._change(found)
        snapshot = None
        if entry.position or entry.sequence % self._settings.snapshot_every == 0:
            snapshot = action_log.snapshot_row(self.record.id, play.after(found))
        row = action_log.entry_row(self.record.id, entry)
        try:
            await self._database.writer.append(Append(row, snapshot, change or None))
        except Conflict:
            return False
        except BaseException as error:
            self.fall_behind()
            if not isinstance(error, Unavailable) or not await self._stored(entry):
                raise
        for name, value in change.items():
            setattr(self.record, name, value)
        if found.state.outcome is not None:
            self.record.outcome = found.state.outcome
        return True

    async def _stored(self, entry: Entry) -> bool:
        """Was this very action stored all the same, and only the answer lost?"""
        try:
            found = await self._database.read(
                lambda c: action_log.entries_after(c, self.record.id, entry.sequence - 1)
            )
        except Unavailable:
            return False  # nobody can say now; the writer's own answer stands
        return bool(found) and found[0] == entry

    def _change(self, found: Next) -> dict[str, object]:
        """What changes in the table's row."""
        at, outcome = found.entry.at, found.state.outcome
        helped = {} if self.record.number is None else self._helped(found)
        if outcome is not None:
            told = msgspec.json.encode(outcome).decode()
            return helped | {"status": "finished", "finished": at, "due": None, "outcome": told}
        if found.quiet:
            return {}  # nor may anything that others can see of the table change
        when = due(self.record, found.state.to_act, found.clocks, at)
        return helped if when == self.record.due else helped | {"due": when}

    def _helped(self, found: Next) -> dict[str, object]:
        """Of a numbered deal: does it still count for the list of the best, and how much?"""
        entry, outcome = found.entry, found.state.outcome
        if self.record.assisted or entry.position or entry.decided_by != "person":
            return {"assisted": True}
        if outcome is None:
            return {}
        return {"result": find_game(self.record.game).standing(outcome)}

    def _advance(self, play: Play, found: Next) -> None:
        """It is on disk: now everybody may know."""
        play.take(found)
        self.followed = False
        metrics.count_action(found.entry.decided_by)
        self.idle_since = found.entry.at
        self._tell_moment(play, found.events, only=found.entry.seat if found.quiet else None)
        if found.state.outcome is not None:
            self.tell_table()
        self._driver.look()

    # -- the log -----------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self._lock:
            await self._catch_up()
        self._driver.look()

    async def reach(self, step: int) -> None:
        """Be at least where somebody has seen this table, perhaps at another process."""
        if self.play is None and step > 0:
            await self.refresh()
        elif self.play is not None and step > self.play.step:
            await self.catch_up()

    async def _catch_up(self) -> None:
        play = self.play
        if play is None:
            stored = await self._database.read(lambda c: action_log.open_table(c, self.record.id))
            self._begin(stored)
            return
        entries = await self._database.read(
            lambda c: action_log.entries_after(c, self.record.id, play.sequence)
        )
        for entry in entries:
            found = play.follow(entry)
            self._tell_moment(play, found.events, only=entry.seat if found.quiet else None)
            if not found.quiet:
                # What the other process has written into the row.
                self.record.due = due(self.record, play.state.to_act, play.clocks, entry.at)
        if play.state.outcome is not None and self.record.status == "running":
            self.record = await self._database.read(lambda c: tables.load(c, self.record.id))
            self.tell_table()
        self._behind = False

    def _begin(self, stored: Stored) -> None:
        self.record = stored.record
        if stored.record.status in ("running", "finished"):
            self.play = Play.restore(stored.record, stored.snapshot, stored.entries)
        self._behind = False

    async def refresh(self) -> None:
        """Somebody came or went, or the game began: read the table's row and tell everybody."""
        async with self._lock:
            before, began, shown = self.record.seats, self.play is None, self.info(None)
            if began:
                await self._catch_up()
            else:
                self.record = await self._database.read(lambda c: tables.load(c, self.record.id))
            await self._correct_due()
        for connection in self.connections:
            connection.seat = self.seat_of(connection)
        self._presence.tell_others(self.record.people(), self._clock.now())
        if self.info(None) != shown:
            self.tell_table()
        if self.play is not None:
            changed = [s.seat for s in self.record.seats if s != before[s.seat]]
            for seat in [None] if began else changed:
                self._tell_moment(self.play, (), only=seat)
        self._driver.look()

    async def _correct_due(self) -> None:
        """A bot has taken over, or a person is back: other times count."""
        play, record = self.play, self.record
        if play is None or record.status != "running":
            return
        when = due(record, play.state.to_act, play.clocks, self._clock.now())
        if when != record.due:
            await self._database.write(lambda c: tables.update(c, record, due=when))

    def fall_behind(self) -> None:
        """It is not known what is on disk: look until it can be read again."""
        self._behind = True
        if self._recovery is None or self._recovery.done():
            self._recovery = asyncio.create_task(self._keep_trying())

    async def _keep_trying(self) -> None:
        while self._behind:
            await asyncio.sleep(RECOVERY_SECONDS)
            try:
                await self.refresh()
                await self.catch_up()
            except Unavailable:
                log.warning("table cannot be read yet")

    # -- those who look ----------------------------------------------------------------------------

    def seat_of(self, connection: Connection) -> int | None:
        """Where somebody who is connected sits."""
        seat = self.record.seat_of(connection.identity, connection.wanted)
        return None if seat is None else seat.seat

    def present(self) -> frozenset[int]:
        """The seats whose people are connected; with a device all who share it."""
        people = self._presence.everywhere(self.record.people()).people
        return frozenset(seat.seat for seat in self.record.seats if seat.identity in people)

    def watchers(self) -> int:
        """How many look on without a seat."""
        return self._presence.everywhere(self.record.people()).watchers

    def heard_of_others(self, node: str, word: str) -> None:
        """Another process says who is connected there (see `Presence`)."""
        before = self.present()
        self._presence.heard(node, word, self._clock.now())
        if self.present() != before:
            self.tell_table()

    def renew_presence(self) -> None:
        """From time to time: say who is connected here, and forget of whom nothing is heard."""
        before, now = self.present(), self._clock.now()
        self._presence.tell_others(self.record.people(), now)
        self._presence.forget_silent(now)
        if self.present() != before:
            self.tell_table()

    def info(self, connection: Connection | None) -> TableInfo:
        """The table as somebody sees it."""
        identity, wanted = None, None
        if connection is not None:
            identity, wanted = connection.identity, connection.wanted
        return table_info(self.record, identity, self.present(), self.watchers(), wanted)

    def attach(self, connection: Connection, events: Iterable[Event], chat: Sequence[Line]) -> None:
        """A socket has come: tell it everything. `events` are those it has missed."""
        before = self.present()
        self.connections.add(connection)
        connection.seat = self.seat_of(connection)
        self._presence.tell_others(self.record.people(), self._clock.now())
        if self.present() != before:
            self.tell_table(but=connection)
        if chat:
            self._chat_told = max(self._chat_told, chat[-1].number)
        wanted = [line for line in chat if line.seat not in connection.muted]
        connection.tell(
            Hello(
                table=self.info(connection),
                moment=self._moment(connection, events),
                chat=tuple(chat_line(line, connection.language) for line in wanted),
                muted=tuple(sorted(connection.muted)),
            )
        )
        self._driver.look()

    def detach(self, connection: Connection) -> None:
        """A socket has gone."""
        before = self.present()
        self.connections.discard(connection)
        self.idle_since = self._clock.now()
        self._presence.tell_others(self.record.people(), self.idle_since)
        if self.present() != before:
            self.tell_table()

    def _moment(self, connection: Connection, events: Iterable[Event]) -> Moment | None:
        if self.play is None:
            return None
        seat, language = connection.seat, connection.language
        return moment(self.play, self.record, seat, language, events, self._clock.now())

    def _tell_moment(self, play: Play, events: tuple[Event, ...], only: int | None) -> None:
        """Tell everybody, or only one seat's sockets, how it stands; each view is made once."""
        now = self._clock.now()
        made: dict[tuple[int | None, str | None], bytes] = {}
        for connection in self.connections:
            seat = connection.seat
            if only is not None and seat != only:
                continue
            key = seat, connection.language
            data = made.get(key)
            if data is None:
                shown = moment(play, self.record, seat, connection.language, events, now)
                data = made[key] = encode(shown)
            connection.tell_encoded(data)

    def tell_table(self, but: Connection | None = None) -> None:
        """Tell everybody who sits here and how it stands with the table."""
        for connection in self.connections:
            if connection is not but:
                connection.tell(TableChanged(table=self.info(connection)))

    def tell_chat(self, line: Line) -> None:
        """Tell everybody who wants to hear it what was said, once."""
        if line.number <= self._chat_told:
            return
        self._chat_told = line.number
        made: dict[str | None, Message] = {}
        for connection in self.connections:
            if line.seat not in connection.muted:
                language = connection.language
                if language not in made:
                    made[language] = Chat(line=chat_line(line, language))
                connection.tell(made[language])

    def tell_again(self, seat: int) -> None:
        """Tell one seat's sockets how it stands."""
        if self.play is not None:
            self._tell_moment(self.play, (), only=seat)

    # -- the end -----------------------------------------------------------------------------------

    def awake(self) -> None:
        """Let the bots and the clock do what is due."""
        self._driver.look()

    def busy(self, now: int) -> bool:
        """Must this table stay in memory?"""
        soon = now + int(self._settings.idle_seconds * 1000)
        waited_for = self.record.due is not None and self.record.due < soon
        return bool(self.connections) or self._lock.locked() or self._behind or waited_for

    def close(self, error: RallyboxError | None = None, code: int | None = None) -> None:
        """Stop the bots and the clock; say goodbye to those who are still here."""
        self._driver.stop()
        if self._recovery is not None:
            self._recovery.cancel()
        if error is not None:
            for connection in self.connections:
                connection.end(error, again=True, code=code)
