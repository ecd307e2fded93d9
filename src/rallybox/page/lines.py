"""Lines from screens of the page to tables: what a server's sockets are, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.games import find_game
from rallybox.page.asked import path_of
from rallybox.page.house import House
from rallybox.page.outside import Outside
from rallybox.page.tables import OpenTable
from rallybox.tables.audience import Viewer, seat_of
from rallybox.tables.errors import Forbidden, NotFound, Unavailable
from rallybox.tables.moment import happenings
from rallybox.tables.say import pick, problem
from rallybox.tables.session import Session
from rallybox.tables.wire.socket import Bye


class LineViewer(Viewer):
    """The screen at the other end of a line."""

    def __init__(self, outside: Outside, line: int, language: str) -> None:
        super().__init__(None, language)
        self._outside, self._line = outside, line
        self.ended = False

    def tell_encoded(self, data: bytes) -> None:
        if not self.ended:
            self._outside.tell(self._line, data.decode())

    def end(self, error: RallyboxError) -> None:
        """Say why, and hang up."""
        if not self.ended:
            again = isinstance(error, Unavailable)
            self.tell(Bye(again=again, problem=problem(error, self.language)))
            self.ended = True
            self._outside.hang_up(self._line)


def _number(query: Mapping[str, str], name: str) -> int | None:
    text = query.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit()) or len(text) > 15:
        raise Malformed("server-bad-request", detail=name)
    return int(text)


def _wished(query: Mapping[str, str], name: str) -> bool:
    return query.get(name, "") not in ("", "0")


class _Line:
    """One line. What is said on it is done in order, also what was said before it was there."""

    def __init__(self, viewer: LineViewer) -> None:
        self.viewer = viewer
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        """None: one of the ends has hung up, after all that was said before."""
        self.task: asyncio.Task[None] | None = None


class Lines:
    """All lines of this tab."""

    def __init__(self, house: House, outside: Outside) -> None:
        self._house, self._outside = house, outside
        self._lines: dict[int, _Line] = {}
        house.tables.gone = self._gone

    def plug(self, line: int, path: str) -> None:
        """A screen wants to see a table: `tables/ID/socket?…`."""
        parts, query = path_of(path)
        viewer = LineViewer(self._outside, line, pick(query.get("language")))
        made = self._lines[line] = _Line(viewer)
        made.task = asyncio.ensure_future(self._stay(line, made, parts, query))

    def hear(self, line: int, text: str) -> None:
        """The screen says something."""
        if line in self._lines:
            self._lines[line].said.put_nowait(text)

    def unplug(self, line: int) -> None:
        """The screen has gone; what it has said before is still done."""
        if line in self._lines:
            self._lines[line].viewer.ended = True
            self._lines[line].said.put_nowait(None)

    def stop(self) -> None:
        """All of them, at once."""
        for line in self._lines.values():
            line.viewer.ended = True
            if line.task is not None:
                line.task.cancel()

    def _gone(self, opened: OpenTable) -> None:
        for line in self._lines.values():
            if line.viewer in opened.viewers:
                line.viewer.end(NotFound("server-no-such-table"))
                line.said.put_nowait(None)

    async def _stay(
        self, number: int, line: _Line, parts: tuple[str, ...], query: Mapping[str, str]
    ) -> None:
        viewer = line.viewer
        try:
            if len(parts) != 3 or (parts[0], parts[2]) != ("tables", "socket"):
                raise NotFound("server-no-such-page")
            opened = await self._enter(viewer, parts[1], query)
            session = Session(opened.table, viewer, self._house)
            try:
                while (text := await line.said.get()) is not None:
                    await session.hear(text)
            finally:
                session.leave()
                opened.viewers.discard(viewer)
                opened.table.part(viewer)
                opened.look()
        except RallyboxError as error:
            viewer.end(error)
        except Exception as error:
            self._house.notes.error("a line has failed", exc_info=error)
            viewer.end(Unavailable("server-fault"))
        finally:
            self._lines.pop(number, None)

    async def _enter(
        self, viewer: LineViewer, table_id: str, query: Mapping[str, str]
    ) -> OpenTable:
        """Bring a screen to its table."""
        tables = self._house.tables
        # Who only wants to watch, on a screen beside their own hand, is nobody here.
        person = None if _wished(query, "watch") else await self._house.people.find()
        viewer.identity = None if person is None else person.id
        viewer.wanted, viewer.bare = _number(query, "seat"), _wished(query, "bare")
        since = _number(query, "since")
        table = (await tables.open(table_id)).table
        viewer.muted = await tables.talk.muted(table_id)
        lines = await tables.chat_tail(table_id)
        await table.reach(since or 0)
        missed = [] if since is None else await table.events_since(since)
        told = happenings(find_game(table.record.game), [event for _, event in missed])
        # While we waited the table may have been closed; nobody waits from here on.
        opened = tables.known(table_id) or await tables.open(table_id)
        if viewer.wanted is not None and seat_of(opened.table.record, viewer) is None:
            raise Forbidden("server-not-your-seat")
        opened.viewers.add(viewer)
        opened.table.welcome(viewer, told, lines)
        opened.changed()
        return opened
