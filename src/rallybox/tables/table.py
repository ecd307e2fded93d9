"""One table: the keeper of its log, and the only one here who changes its game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Protocol

from rallybox.core.errors import NotYourDecision, Stale
from rallybox.core.state import State
from rallybox.tables.audience import Audience, Viewer
from rallybox.tables.changes import changes, due_after
from rallybox.tables.chat import Line
from rallybox.tables.clock import Clock
from rallybox.tables.errors import Unavailable
from rallybox.tables.log import Conflict, Entry, Log, Stored, Work
from rallybox.tables.play import Next, Play, due
from rallybox.tables.retelling import Told, events_after, past_of
from rallybox.tables.trouble import as_far_as_it_goes
from rallybox.tables.wire.base import Happening

SNAPSHOT_EVERY = 25
"""Actions between two snapshots."""

Lock = AbstractAsyncContextManager[Any]


class Host(Protocol):
    """What a table lets whoever runs it know. None of these may wait."""

    def acted(self, entry: Entry) -> None:
        """This action was played here, and is kept."""

    def seated(self) -> None:
        """The table's record was read again: people may sit elsewhere."""

    def changed(self) -> None:
        """Somebody else may have to decide now (see `asking`)."""

    def lost(self) -> None:
        """It is not known what is in the log: call `recover` until that works."""


class Silent:
    """A host who is not interested."""

    def acted(self, entry: Entry) -> None:
        pass

    def seated(self) -> None:
        pass

    def changed(self) -> None:
        pass

    def lost(self) -> None:
        pass


def restored(stored: Stored) -> Play | None:
    """The game that a log tells, if it has begun. Up to `SNAPSHOT_EVERY` actions are played again:
    where others should not wait for that, in a thread."""
    record = stored.record
    if record.trouble is not None:
        return as_far_as_it_goes(stored)
    if record.status in ("running", "finished"):
        return Play.restore(record, stored.snapshot, stored.entries)
    return None


class Table:
    """A cache of a table's log, and those who look at it.

    An action is tried on a copy of the game; the copy becomes the game when the action is in the
    log, and only then anybody is told. Whenever it is not sure what is in the log (`behind`), it
    is read again.
    """

    def __init__(
        self,
        stored: Stored,
        log: Log,
        clock: Clock,
        audience: Audience | None = None,
        host: Host | None = None,
        *,
        play: Play | None = None,
        lock: Lock | None = None,
        stories: Lock | None = None,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> None:
        """`play`: its game, if somebody has `restored` it already.
        `lock`: held while the game changes, where several things can happen at once.
        `stories`: held while old events are looked for."""
        self.record = stored.record
        self.play: Play | None = None
        self.behind = False
        self._begin(stored, play)
        self.log, self.clock = log, clock
        self.audience = audience or Audience()
        self.audience.look(self.record, clock.now())
        self._host = host or Silent()
        self._lock, self._stories = lock or nullcontext(), stories or nullcontext()
        self._snapshot_every = snapshot_every

    def _begin(self, stored: Stored, play: Play | None = None) -> None:
        self.record = stored.record
        self.play = play or restored(stored) or self.play
        self.behind = False

    # -- decisions ---------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game that is being played; NotYourDecision if there is none."""
        if self.record.trouble is not None:
            raise NotYourDecision("server-cannot-go-on")
        if self.play is None:
            raise NotYourDecision("server-not-begun")
        return self.play

    async def act(self, seat: int, action_id: int, step: int, decided_by: str) -> None:
        """Play an action that was decided on a step; when this returns, it is in the log.

        Raises what the rules say, Stale if the step is over, Unavailable if it could not be
        stored; then nothing has changed.
        """
        async with self._lock:
            if self.behind or (self.play is not None and step > self.play.step):
                await self._catch_up()
            while True:
                play = self.playing()
                if step != play.step:
                    raise Stale("server-stale")
                action = play.game.action(action_id)
                found = play.decide(seat, action, decided_by, self.clock.now())
                if await self._store(play, found):
                    break
                # Somebody else was quicker. If that was a secret answer of another seat, ours
                # is still good; if not, the step is over.
                await self._catch_up()
            self._advance(play, found)

    async def take_back(self, seat: int, step: int) -> None:
        """Take the last action back, where that is allowed; when this returns, it is in the log.

        Raises what `act` raises.
        """
        async with self._lock:
            if self.behind or (self.play is not None and step > self.play.step):
                await self._catch_up()
            play = self.playing()
            if step != play.step:
                raise Stale("server-stale")
            play.demand_taking_back()
            state, dice = play.past.last() or await self._remember(play)
            found = play.go_back(seat, state, dice, self.clock.now())
            if not await self._store(play, found):
                await self._catch_up()
                raise Stale("server-stale")
            self._advance(play, found)
        self.audience.tell_table(self.record)

    async def _remember(self, play: Play) -> tuple[State, int]:
        """How it stood before the last action that counts, if it is not in memory."""
        until = play.sequence
        play.past = await self.log.retell(lambda stored: past_of(stored, until))
        found = play.past.last()
        if found is None:
            raise NotYourDecision("core-nothing-to-take-back")
        return found

    async def _store(self, play: Play, found: Next) -> bool:
        entry = found.entry
        changed = changes(self.record, found, play.clocks.at_once)
        snapshot = play.after(found) if self._keeps(entry) else None
        try:
            await self.log.append(entry, snapshot, changed)
        except Conflict:
            return False
        except BaseException as error:
            self.fall_behind()
            if not isinstance(error, Unavailable) or not await self._stored(entry):
                raise
        for name, value in changed.items():
            setattr(self.record, name, value)
        return True

    def _keeps(self, entry: Entry) -> bool:
        """Is there a snapshot at this place?"""
        return bool(entry.position) or entry.sequence % self._snapshot_every == 0

    async def _stored(self, entry: Entry) -> bool:
        """Was this very action stored all the same, and only the answer lost?"""
        try:
            found = await self.log.after(entry.sequence - 1)
        except Unavailable:
            return False  # nobody can say now; the answer of who was to store it stands
        return bool(found) and found[0] == entry

    def _advance(self, play: Play, found: Next) -> None:
        """It is in the log: now everybody may know."""
        play.take(found)
        entry = found.entry
        if self._keeps(entry):
            play.past.forget_reach()
        self._host.acted(entry)
        only = entry.seat if found.quiet else None
        self.audience.tell_moment(play, self.record, found.events, only, self.clock.now())
        if found.state.outcome is not None or entry.decided_by == "clock":
            self.audience.tell_table(self.record)
        self._host.changed()

    # -- the log -----------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self._lock:
            await self._catch_up()
        self._host.changed()

    async def reach(self, step: int) -> None:
        """Be at least where somebody has seen this table, perhaps elsewhere."""
        if self.play is None and step > 0:
            await self.refresh()
        elif self.play is not None and step > self.play.step:
            await self.catch_up()

    async def _catch_up(self) -> None:
        play = self.play
        if play is None:
            self._begin(await self.log.opened())
            return
        entries = await self.log.after(play.sequence)
        if not play.can_follow(entries):
            self._begin(await self.log.opened())
            self.tell_again(None)
            return
        for entry in entries:
            found = play.follow(entry)
            if self._keeps(entry):
                play.past.forget_reach()
            only, now = entry.seat if found.quiet else None, self.clock.now()
            self.audience.tell_moment(play, self.record, found.events, only, now)
            # What was written into the record elsewhere.
            self.record.due = due_after(
                self.record, play.state.to_act, play.clocks, entry.at, found.quiet
            )
        ended = play.state.outcome is not None and self.record.status == "running"
        if ended or any(entry.decided_by == "clock" for entry in entries):
            self.record = await self.log.record()
            self.audience.tell_table(self.record)
        self.behind = False

    async def refresh(self) -> None:
        """Somebody came or went, or the game began: read the record again and tell everybody."""
        async with self._lock:
            before, began = self.record.seats, self.play is None
            shown = self.audience.info(self.record, None)
            if began:
                await self._catch_up()
            else:
                self.record = await self.log.record()
            await self._correct_due()
        self.audience.seat(self.record)
        self.audience.look(self.record, self.clock.now())
        self._host.seated()
        if self.audience.info(self.record, None) != shown:
            self.audience.tell_table(self.record)
        changed = [s.seat for s in self.record.seats if s != before[s.seat]]
        for seat in [None] if began else changed:
            self.tell_again(seat)
        self._host.changed()

    async def change(self, work: Work) -> None:
        """Let something happen to the table besides its game (see `lobby`), and tell everybody."""
        await self.log.change(work)
        await self.refresh_if_possible()

    async def refresh_if_possible(self) -> None:
        """`refresh`, now or later: what has to be told is in the log already."""
        try:
            await self.refresh()
        except Unavailable:
            self.fall_behind()

    async def correct_due(self) -> None:
        """Whoever has opened the table because it was due: is it really?"""
        async with self._lock:
            await self._correct_due()

    async def _correct_due(self) -> None:
        """A bot has taken over, or a person is back: other times count."""
        play, record = self.play, self.record
        if play is None or record.status != "running":
            return
        when = due(record, play.state.to_act, play.clocks, self.clock.now())
        if when != record.due:
            await self.log.set_due(when)
            record.due = when

    def fall_behind(self) -> None:
        """It is not known what is in the log."""
        self.behind = True
        self._host.lost()

    async def recover(self) -> None:
        """Read everything again; Unavailable if that still cannot be done."""
        await self.refresh()
        await self.catch_up()

    async def events_since(self, step: int) -> Told:
        """What has happened since a step, with the step of each, audience not yet looked at."""
        play = self.play
        if play is None or step >= play.step:
            return []
        if step >= play.known_from or self.record.trouble is not None:
            return [(at, e) for at, events in play.recent for e in events if at > step]
        async with self._stories:
            found, seen = await self.log.retell(lambda s: events_after(s, step), step)
        # While the log was read, the game may have gone on.
        found += [(at, e) for at, events in play.recent for e in events if at > seen]
        return [(at, event) for at, event in found if at <= play.step]

    def let_go(self) -> None:
        """This keeper is not needed any more: it and its host forget each other at once, instead
        of waiting for a collector of circles."""
        self._host = Silent()

    # -- those who look ----------------------------------------------------------------------------

    def welcome(
        self, viewer: Viewer, told: Sequence[Happening] = (), chat: Sequence[Line] = ()
    ) -> None:
        """Somebody has come: tell them everything. `told` is what they have missed."""
        now = self.clock.now()
        self.audience.welcome(viewer, self.record, self.play, told, chat, now)

    def part(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.audience.part(viewer, self.record, self.clock.now())

    def tell_again(self, seat: int | None) -> None:
        """Tell those who look from one seat, or everybody, how it stands."""
        if self.play is not None:
            self.audience.tell_moment(self.play, self.record, (), seat, self.clock.now())
