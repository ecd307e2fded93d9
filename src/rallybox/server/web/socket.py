"""The socket of a table: reads messages, lets the table do what they say, and answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.core.events import Event
from rallybox.games import find_game
from rallybox.server import metrics
from rallybox.server.house import House
from rallybox.server.limits import household
from rallybox.server.prices import ENTRANCE, PRICE_OF_AN_EVENT, price_of_route
from rallybox.server.table.connection import Connection
from rallybox.server.table.hub import Hub
from rallybox.server.table.open import OpenTable
from rallybox.server.web.asking import address_of, token_of
from rallybox.server.web.frames import drop, write_at_once
from rallybox.tables.audience import seat_of
from rallybox.tables.chat import Line
from rallybox.tables.errors import Forbidden, NotFound, TooMany, Unavailable
from rallybox.tables.moment import happenings
from rallybox.tables.say import pick
from rallybox.tables.session import Session
from rallybox.tables.wire.base import Happening

PRICE_OF_A_SOCKET = price_of_route("GET", "/api/tables/{table_id}/socket") - ENTRANCE
FEW_EVENTS = 20
MOST_REFUSALS = 50
"""So many messages in a row that are no messages, or too many, and the socket is closed."""
FAREWELL_SECONDS = 5.0

Socket = WebSocket[Any, Any, Any]


class Patience:
    """With a client that sends what cannot be understood, or too much: it has an end."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._refusals = 0

    def note(self, error: RallyboxError | None) -> None:
        """A message was taken, or refused for this."""
        if error is None:
            self._refusals = 0
            return
        metrics.REFUSALS.labels(error.name).inc()
        if isinstance(error, Malformed | TooMany):
            self._refusals += 1
            if self._refusals >= MOST_REFUSALS:
                self._connection.end(error)


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


def _wished(socket: Socket, name: str) -> bool:
    return socket.query_params.get(name, "") not in ("", "0")


async def _enter(socket: Socket, house: House, connection: Connection, table_id: str) -> OpenTable:
    """Bring a socket to its table."""
    since, identity = _number(socket, "since"), connection.identity
    connection.wanted, connection.bare = _number(socket, "seat"), _wished(socket, "bare")
    if not table_id.isprintable():
        raise NotFound("server-no-such-table")
    opened, (connection.muted, lines) = await _opened(house.hub, table_id, identity)
    await opened.table.reach(since or 0)
    missed = [] if since is None else await opened.table.events_since(since)
    house.by_address.take(connection.home, len(missed) * PRICE_OF_AN_EVENT)
    told = await _told(opened, [event for _, event in missed])
    # While we waited the table may have been forgotten; nobody waits from here to `attach`.
    opened = house.hub.known(table_id) or await house.hub.open(table_id)
    if connection.wanted is not None and seat_of(opened.table.record, connection) is None:
        raise Forbidden("server-not-your-seat")
    _find_room(opened, connection, house.settings.limits.watchers_per_table)
    connection.told = opened.table.audience.viewers
    opened.attach(connection, told, lines)
    return opened


def _find_room(opened: OpenTable, connection: Connection, most: int) -> None:
    """TooMany for one more who looks on: each move is written to every one of them."""
    record, people = opened.table.record, opened.table.record.people()
    if connection.identity in people or connection.identity == record.host:
        return
    if opened.table.audience.everywhere(people).watchers >= most:
        raise TooMany("server-too-many-watchers")


async def _opened(
    hub: Hub, table_id: str, identity: str | None
) -> tuple[OpenTable, tuple[frozenset[int], list[Line]]]:
    """A table, and what was said there for somebody who comes; both are read at once."""
    reading = hub.chat_for(table_id, identity)
    if hub.known(table_id) is None:
        return await asyncio.gather(hub.open(table_id), reading)
    said = await reading
    return await hub.open(table_id), said


async def _told(opened: OpenTable, events: list[Event]) -> list[Happening]:
    """What somebody has missed, put as it is told; many events in a thread."""
    game = find_game(opened.table.record.game)
    if len(events) <= FEW_EVENTS:
        return happenings(game, events)
    return await asyncio.to_thread(happenings, game, events)


async def _listen(socket: Socket, house: House, session: Session, connection: Connection) -> None:
    patience = Patience(connection)
    while not connection.ended:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect" or connection.ended:
            return
        if event["type"] != "websocket.receive":
            continue
        try:
            house.talk.take(connection.home)
            if not connection.messages.take():
                raise TooMany("server-too-many-requests")
        except TooMany as error:
            session.refuse(0, error)
            patience.note(error)
            continue
        text = event.get("text")
        data = text if text is not None else event.get("bytes") or b""
        patience.note(await session.hear(data))


@contextmanager
def _counted(socket: Socket, house: House, connection: Connection) -> Iterator[None]:
    """Somebody is here until they go. Forbidden if they may not be, TooMany if that is too many."""
    house.bans.check_person(connection.identity)
    house.by_address.take(connection.home, PRICE_OF_A_SOCKET)
    house.sockets.enter(connection.address, connection.identity)
    # Nobody has waited since `find`: whoever is forgotten from now on is told to leave.
    house.doors.enter(token_of(socket), connection.identity, connection)
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        house.sockets.exit(connection.address, connection.identity)
        house.doors.exit(connection)
        metrics.SOCKETS.dec()


async def _stay(socket: Socket, house: House, connection: Connection, table_id: str) -> None:
    """From coming to a table to leaving it."""
    opened = await _enter(socket, house, connection, table_id)
    session = Session(opened.table, connection, house)
    try:
        # A ban that was read while we waited did not find this socket at the table yet.
        if (banned := house.bans.why_not(connection.address, connection.identity)) is not None:
            raise banned
        await _listen(socket, house, session, connection)
    finally:
        session.leave()
        opened.detach(connection)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket) -> None:
    """Everything that happens at a table, for one viewer. See docs/protocol.md."""
    await socket.accept()
    house: House = socket.app.state.house
    table_id: str = socket.path_params["table_id"]
    connection = _connection(socket, house)
    connection.address = address_of(socket)
    connection.home = household(connection.address)
    try:
        # Who only wants to watch, on a television beside their own hand, is nobody here.
        watches = _wished(socket, "watch")
        person = None if watches else await house.identities.find(token_of(socket))
        connection.identity = None if person is None else person.id
        with _counted(socket, house, connection):
            await _stay(socket, house, connection, table_id)
    except RallyboxError as error:
        connection.end(error, again=isinstance(error, Unavailable))
    except WebSocketDisconnect:
        pass
    finally:
        await connection.finish(FAREWELL_SECONDS)
