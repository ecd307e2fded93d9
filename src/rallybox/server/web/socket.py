"""The socket of a table: reads messages, lets the table do what they say, and answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rallybox.core.details import why_unread
from rallybox.core.errors import Malformed, NotYourDecision, RallyboxError, Stale
from rallybox.server import lobby, metrics, names, phrases
from rallybox.server.errors import Forbidden, NotFound, TooMany, Unavailable
from rallybox.server.house import House
from rallybox.server.say import DEFAULT, pick, problem, say
from rallybox.server.store import chat
from rallybox.server.store.chat import Line
from rallybox.server.store.tables import SeatRecord
from rallybox.server.table.connection import Connection
from rallybox.server.table.moment import names_of
from rallybox.server.table.play import Play
from rallybox.server.table.table import Table
from rallybox.server.web.asking import TheHouse, address_of, token_of
from rallybox.server.web.frames import drop, write_at_once
from rallybox.server.wire import socket as wire
from rallybox.server.workers import Tip

log = logging.getLogger("rallybox.socket")

MOST_REFUSALS = 50
"""So many messages in a row that are no messages, or too many, and the socket is closed."""
FAREWELL_SECONDS = 5.0

Socket = WebSocket[Any, Any, Any]


class Session:
    """One socket, from the first message to the last."""

    def __init__(self, house: House, table: Table, connection: Connection) -> None:
        self.house, self.table, self.connection = house, table, connection
        self._refusals = 0

    # -- reading -----------------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        """Do what a message says, and answer."""
        request = 0
        try:
            if not self.connection.messages.take():
                raise TooMany("server-too-many-requests")
            try:
                message = wire.read(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                request = wire.request_of(data)
                raise Malformed("server-bad-message", detail=why_unread(error)) from None
            request = message.request
            await self._do(message)
            self._refusals = 0
        except RallyboxError as error:
            self._refuse(request, error)
        except Exception:
            metrics.FAULTS.inc()
            log.exception("a message was not understood by us")
            self._refuse(request, Unavailable("server-fault"))

    def _refuse(self, request: int, error: RallyboxError) -> None:
        metrics.REFUSALS.labels(error.name).inc()
        told = problem(error, self.connection.language)
        self.connection.tell(wire.Refused(request=request, problem=told))
        if isinstance(error, Malformed | TooMany):
            self._refusals += 1
            if self._refusals >= MOST_REFUSALS:
                self.connection.end(error)

    async def _do(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Act():
                await self._act(message)
            case wire.Undo():
                await self._undo(message)
            case wire.Explain():
                self._explain(message)
            case wire.Hint():
                await self._hint(message)
            case wire.Say():
                await self._say(message.request, names.chat_text(message.text), "")
            case wire.Phrase():
                if message.phrase not in phrases.PHRASES:
                    raise Malformed("server-bad-phrase", phrase=message.phrase)
                await self._say(message.request, "", message.phrase)
            case wire.Mute():
                await self._mute(message)
            case wire.Auto():
                await self._auto(message)
            case wire.Ping():
                self.connection.tell(wire.Pong(request=message.request))

    # -- doing -------------------------------------------------------------------------------------

    def _seat(self) -> SeatRecord:
        """Where this person sits; Forbidden if nowhere."""
        record, connection = self.table.record, self.connection
        seat = record.seat_of(connection.identity, connection.wanted)
        if seat is None:
            several = record.seats_of(connection.identity)
            raise Forbidden("server-which-seat" if several else "server-not-at-table")
        return seat

    def _done(self, request: int, step: int | None = None) -> None:
        if step is None:
            step = self.table.play.step if self.table.play is not None else 0
        self.connection.tell(wire.Ack(request=request, step=step))

    async def _act(self, message: wire.Act) -> None:
        seat = self._seat()
        if seat.stand_in is not None:
            raise Forbidden("server-bot-plays")
        await self.table.act(seat.seat, message.action, message.step, "person")
        self._done(message.request, message.step)

    async def _undo(self, message: wire.Undo) -> None:
        seat = self._seat()
        if seat.stand_in is not None:
            raise Forbidden("server-bot-plays")
        await self.table.take_back(seat.seat, message.step)
        self._done(message.request, message.step)

    def _explain(self, message: wire.Explain) -> None:
        play, seat = self.table.playing(), self._seat().seat
        action = play.game.action(message.action)
        against = play.state.why_not(seat, action)
        view = play.view(seat)
        words = against.words if against is not None else play.game.explain(view, action)
        words = words.named(names_of(self.table.record))
        self.connection.tell(
            wire.Explained(
                request=message.request,
                action=action.id,
                legal=against is None,
                sentence=say(words, self.connection.language or DEFAULT),
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
        self.house.hints.take(self.connection.identity)
        await self._note_help()
        view = msgspec.json.encode(play.view(seat))
        found = await self.house.workers.advise(play.game.name, view, ids)
        seats, language = names_of(self.table.record), self.connection.language
        advice = tuple(_advised(play, tip, seats, language) for tip in found)
        self.connection.tell(wire.Hints(request=message.request, step=message.step, advice=advice))

    async def _note_help(self) -> None:
        """Whoever asks for a hint on a numbered deal does not compete any more."""
        record = self.table.record
        if record.number is not None and not record.assisted:
            await self.house.hub.change(record.id, lambda c: lobby.help_was_asked(c, record.id))

    async def _say(self, request: int, text: str, phrase: str) -> None:
        seat = self._seat()
        self.house.chat.take(self.connection.identity)
        now, table_id = self.house.clock.now(), self.table.record.id
        line = Line(number=0, seat=seat.seat, name=seat.name, text=text, phrase=phrase, at=now)
        said = await self.house.database.write(
            lambda c: chat.say(c, table_id, line), (table_id, "chat")
        )
        self.table.tell_chat(said)
        self._done(request)

    async def _mute(self, message: wire.Mute) -> None:
        identity, table_id = self.connection.identity, self.table.record.id
        if identity is None:
            raise Forbidden("server-not-at-table")
        if message.seat >= len(self.table.record.seats):
            raise Malformed("server-no-such-seat", seats=len(self.table.record.seats))
        await self.house.database.write(
            lambda c: chat.mute(c, table_id, identity, message.seat, message.on)
        )
        for other in self.table.connections:
            if other.identity == identity:
                muted = set(other.muted) - {message.seat}
                other.muted = frozenset(muted | {message.seat} if message.on else muted)
        self._done(message.request)

    async def _auto(self, message: wire.Auto) -> None:
        seat, table_id = self._seat().seat, self.table.record.id
        await self.house.hub.change(
            table_id, lambda c: lobby.set_auto(c, table_id, seat, message.on)
        )
        self._done(message.request)


def _advised(play: Play, tip: Tip, seats: Mapping[int, str], language: str | None) -> wire.Advised:
    said = [say(words.named(seats), language) for words in tip.reasons]
    return wire.Advised(
        action=tip.action,
        text=play.game.action(tip.action).text,
        place=tip.place,
        share=tip.share,
        verdict=say(tip.verdict, language),
        reasons=tuple(sentence for sentence in said if sentence),
    )


# -- the route -------------------------------------------------------------------------------------


def _connection(socket: Socket, house: House) -> Connection:
    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    language, limits = pick(socket.query_params.get("language")), house.settings.limits
    write, cut = write_at_once(socket.scope), drop(socket.scope)
    return Connection(None, language, limits, send, socket.close, write, cut)


def _number(socket: Socket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit()) or len(text) > 15:
        raise Malformed("server-bad-request", detail=name)
    return int(text)


async def _enter(socket: Socket, house: House, connection: Connection, table_id: str) -> Table:
    """Bring a socket to its table."""
    since, identity = _number(socket, "since"), connection.identity
    connection.wanted = _number(socket, "seat")
    if not table_id.isprintable():
        raise NotFound("server-no-such-table")
    table, (connection.muted, lines) = await asyncio.gather(
        house.hub.open(table_id), house.hub.chat_for(table_id, identity)
    )
    await table.reach(since or 0)
    missed = [] if since is None else await house.hub.events_since(table, since)
    # While we waited the table may have been forgotten; nobody waits from here to `attach`.
    table = house.hub.known(table_id) or await house.hub.open(table_id)
    if connection.wanted is not None and table.seat_of(connection) is None:
        raise Forbidden("server-not-your-seat")
    table.attach(connection, [event for _, event in missed], lines)
    return table


async def _listen(socket: Socket, session: Session) -> None:
    while not session.connection.ended:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            data = event.get("text")
            await session.hear(data if data is not None else event.get("bytes") or b"")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, house: TheHouse, table_id: FromPath[str]) -> None:
    """Everything that happens at a table, for one viewer. See docs/protocol.md."""
    address = address_of(socket)
    await socket.accept()
    connection = _connection(socket, house)
    sender = asyncio.create_task(connection.run())
    table: Table | None = None
    entered = False
    try:
        # Who only wants to watch, on a television beside their own hand, is nobody here.
        watches = socket.query_params.get("watch", "") not in ("", "0")
        person = None if watches else await house.identities.find(token_of(socket))
        connection.identity = None if person is None else person.id
        house.sockets.enter(address, connection.identity)
        entered = True
        metrics.SOCKETS.inc()
        table = await _enter(socket, house, connection, table_id)
        await _listen(socket, Session(house, table, connection))
    except RallyboxError as error:
        connection.end(error, again=isinstance(error, Unavailable))
    except WebSocketDisconnect:
        pass
    finally:
        if table is not None:
            table.detach(connection)
        if entered:
            house.sockets.exit(address, connection.identity)
            metrics.SOCKETS.dec()
        await _farewell(sender, connection)


async def _farewell(sender: asyncio.Task[None], connection: Connection) -> None:
    """Let the last message out, if there is somebody to read it."""
    if not connection.ended:
        sender.cancel()
    # Whoever has gone cannot be told; that is no fault of ours.
    with suppress(Exception, asyncio.CancelledError):
        await asyncio.wait_for(sender, FAREWELL_SECONDS)
