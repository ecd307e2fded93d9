"""One viewer at one table, from the first message to the last: what they do, and the answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, Protocol

import msgspec

from rallybox.core.details import UNREADABLE, why_unread
from rallybox.core.errors import Malformed, NotYourDecision, RallyboxError, Stale
from rallybox.tables import absence, lobby, names
from rallybox.tables.audience import Viewer
from rallybox.tables.chat import PHRASES, Line
from rallybox.tables.errors import Forbidden, Unavailable
from rallybox.tables.play import Play
from rallybox.tables.record import SeatRecord
from rallybox.tables.say import problem, said
from rallybox.tables.settling import asked
from rallybox.tables.table import Table
from rallybox.tables.thinking import Thinkers, Tip, Wait
from rallybox.tables.wire import socket as wire


class Services(Protocol):
    """What a session needs of its host besides the table."""

    @property
    def thinkers(self) -> Thinkers:
        """Who gives hints."""

    def beside(self, work: Callable[[], Awaitable[None]]) -> Awaitable[Callable[[], None]]:
        """Do something slow, which raises nothing, while the next messages are heard, where that
        can be. Whoever calls what this returns does not want it any more."""

    def charge(self, viewer: Viewer, message: wire.ClientMessage) -> None:
        """TooMany if a viewer's messages cost more than they may."""

    def allow(self, what: Literal["hint", "chat"], identity: str | None) -> None:
        """TooMany if somebody asks for that too often here; at once, since their next messages
        wait for it."""

    def allow_hint(self, identity: str | None) -> Awaitable[None]:
        """TooMany if somebody asks for hints too often, here and elsewhere; may take a while."""

    def fault(self) -> None:
        """A mistake of ours is being handled: note it, or raise it again."""

    def review(self, table_id: str, viewer: Viewer, request: int) -> Awaitable[Callable[[], None]]:
        """Somebody looks at the review of a finished game: tell them (`Reviewed`) whenever there
        is more of it. Whoever calls what this returns does not look any more."""

    def say(self, table_id: str, line: Line, viewer: Viewer) -> Awaitable[Line]:
        """Keep what was said; the line with its number, from 1. TooMany if enough is kept of those
        who come from where the viewer does."""

    def mute(self, table_id: str, identity: str, seat: int, on: bool) -> Awaitable[None]:
        """Keep that somebody does not want to hear a seat, or does again."""


class _Question:
    """A question that takes a while."""

    def __init__(self, request: int) -> None:
        self.request = request
        self.stop: Callable[[], None] = lambda: None


class Session:
    """Reads what a viewer sends, lets the table do it, and answers."""

    def __init__(self, table: Table, viewer: Viewer, services: Services) -> None:
        self.table, self.viewer = table, viewer
        self._services = services
        self._question: _Question | None = None
        """The one that is being thought about."""
        self._look_away: Callable[[], None] = _nothing
        """Ends this viewer's review."""

    async def hear(self, data: str | bytes) -> RallyboxError | None:
        """Do what a message says, and answer; what was wrong with it, if something was."""
        try:
            message = wire.read(data)
        except UNREADABLE as error:
            unread = Malformed("server-bad-message", detail=why_unread(error))
            self.refuse(wire.request_of(data), unread)
            return unread
        return await self._answer(message.request, self._do(message))

    def leave(self) -> None:
        """This viewer has gone: nothing is thought about for them any more."""
        if self._question is not None:
            self._question.stop()
            self._question = None
        self._look_away()

    async def _answer(self, request: int, work: Awaitable[None]) -> RallyboxError | None:
        """Do it; whatever goes wrong is an answer, too."""
        try:
            await work
        except RallyboxError as error:
            self.refuse(request, error)
            return error
        except Exception:
            self._services.fault()
            unforeseen = Unavailable("server-fault")
            self.refuse(request, unforeseen)
            return unforeseen
        return None

    def refuse(self, request: int, error: RallyboxError) -> None:
        """Answer that something was not done."""
        told = problem(error, self.viewer.language)
        self.viewer.tell(wire.Refused(request=request, problem=told))

    async def _do(self, message: wire.ClientMessage) -> None:
        self._services.charge(self.viewer, message)
        match message:
            case wire.Act():
                await self.table.act(self._player(), message.action, message.step, "person")
                self._drop()
                self._done(message.request, message.step)
            case wire.Undo():
                await self.table.take_back(self._player(), message.step)
                self._drop()
                self._done(message.request, message.step)
            case wire.Explain():
                self._explain(message)
            case wire.Hint():
                await self._hint(message)
            case wire.Cancel():
                if self._question is not None and self._question.request == message.question:
                    self._drop()
                self._done(message.request)
            case wire.Say():
                await self._say(message.request, names.chat_text(message.text), "")
            case wire.Phrase():
                if message.phrase not in PHRASES:
                    raise Malformed("server-bad-phrase", phrase=message.phrase)
                await self._say(message.request, "", message.phrase)
            case wire.Mute():
                await self._mute(message)
            case wire.Auto():
                await self._auto(message)
            case wire.Replace():
                await self._replace(message)
            case wire.Reviewing():
                await self._review(message)
            case wire.Ping():
                self.viewer.hidden = message.hidden
                self.viewer.tell(wire.Pong(request=message.request))

    def _seat(self) -> SeatRecord:
        """Where this person sits; Forbidden if nowhere."""
        record, viewer = self.table.record, self.viewer
        seat = record.seat_of(viewer.identity, viewer.wanted)
        if seat is None:
            several = record.seats_of(viewer.identity)
            raise Forbidden("server-which-seat" if several else "server-not-at-table")
        return seat

    def _player(self) -> int:
        """The seat for which this person decides; Forbidden if a bot does."""
        seat = self._seat()
        if seat.stand_in is not None:
            raise Forbidden("server-bot-plays")
        return seat.seat

    def _done(self, request: int, step: int | None = None) -> None:
        if step is None:
            step = self.table.play.step if self.table.play is not None else 0
        self.viewer.tell(wire.Ack(request=request, step=step))

    def _explain(self, message: wire.Explain) -> None:
        play, seat = self.table.playing(), self._seat().seat
        action = play.game.action(message.action)
        against = play.state.why_not(seat, action)
        words = against.words if against is not None else play.game.explain(play.view(seat), action)
        self.viewer.tell(
            wire.Explained(
                request=message.request,
                action=action.id,
                legal=against is None,
                says=said(words),
            )
        )

    async def _hint(self, message: wire.Hint) -> None:
        play, seat = self.table.playing(), self._seat().seat
        if not self.table.record.hints:
            raise Forbidden("server-no-hints")
        if message.step != play.step:
            raise Stale("server-stale")
        ids = [action.id for action in play.state.actions(seat)]
        if not ids:
            raise NotYourDecision("core-not-your-decision")
        self._services.allow("hint", self.viewer.identity)
        await self._note_help()
        if message.step != play.step:  # somebody was quicker
            raise Stale("server-stale")
        self._drop()  # one at a time
        question = self._question = _Question(message.request)
        view = msgspec.json.encode(play.view(seat))

        async def beside() -> None:
            await self._answer(message.request, self._advise(play, view, ids, message))
            if self._question is question:
                self._question = None

        question.stop = await self._services.beside(beside)

    async def _advise(
        self, play: Play, view: bytes, ids: Sequence[int], message: wire.Hint
    ) -> None:
        await self._services.allow_hint(self.viewer.identity)
        wait = Wait(((self.viewer.home, self.viewer.identity or ""),))
        found = await self._services.thinkers.advise(play.game.name, view, ids, wait)
        if play.step != message.step:
            self.viewer.tell(wire.Dropped(request=message.request))
            return
        advice = tuple(_advised(play, tip) for tip in found)
        self.viewer.tell(wire.Hints(request=message.request, step=message.step, advice=advice))

    async def _review(self, message: wire.Reviewing) -> None:
        self._look_away()
        self._look_away = _nothing
        table = self.table.record
        if message.on and table.status != "finished":
            raise Forbidden("server-not-finished")
        if message.on:
            self._look_away = await self._services.review(table.id, self.viewer, message.request)
        self._done(message.request)

    def _drop(self) -> None:
        """What is being thought about is not asked any more."""
        if self._question is not None:
            self._question.stop()
            self.viewer.tell(wire.Dropped(request=self._question.request))
            self._question = None

    async def _note_help(self) -> None:
        """Whoever asks for a hint on a numbered deal does not compete any more."""
        record = self.table.record
        if record.number is not None and not record.assisted:
            await self.table.change(lobby.help_was_asked)

    async def _say(self, request: int, text: str, phrase: str) -> None:
        seat = self._seat()
        self._services.allow("chat", self.viewer.identity)
        line = Line(
            number=0,
            seat=seat.seat,
            name=seat.name,
            text=text,
            phrase=phrase,
            at=self.table.clock.now(),
            identity=self.viewer.identity,
        )
        said = await self._services.say(self.table.record.id, line, self.viewer)
        self.table.audience.tell_chat(said)
        self._done(request)

    async def _mute(self, message: wire.Mute) -> None:
        identity, record = self.viewer.identity, self.table.record
        if identity is None:
            raise Forbidden("server-not-at-table")
        if message.seat >= len(record.seats):
            raise Malformed("server-no-such-seat", seats=len(record.seats))
        await self._services.mute(record.id, identity, message.seat, message.on)
        self.table.audience.mute(identity, message.seat, message.on)
        self._done(message.request)

    async def _auto(self, message: wire.Auto) -> None:
        seat = self._seat().seat
        await self.table.change(lambda record: lobby.set_auto(record, seat, message.on))
        self._done(message.request)

    async def _replace(self, message: wire.Replace) -> None:
        table, identity = self.table, self.viewer.identity
        step, now = table.playing().step, table.clock.now()
        present = asked(table)
        since = table.audience.away(table.record).get(message.seat)
        await table.change(
            lambda record: absence.replace(
                record, identity, message.seat, since, present, now, step
            )
        )
        self._done(message.request)


def _nothing() -> None:
    """There is nothing to end."""


def _advised(play: Play, tip: Tip) -> wire.Advised:
    return wire.Advised(
        action=tip.action,
        text=play.game.action(tip.action).text,
        place=tip.place,
        finish=said(tip.finish),
        verdict=said(tip.verdict),
        reasons=tuple(map(said, tip.reasons)),
    )
