"""Those who look at a table: from which seat, and what they are told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence, Set
from typing import NamedTuple

from rallybox.core.events import Event
from rallybox.tables.absence import Absences
from rallybox.tables.chat import Line, chat_line
from rallybox.tables.info import table_info
from rallybox.tables.moment import bare, happenings, moment
from rallybox.tables.play import Play
from rallybox.tables.record import TableRecord
from rallybox.tables.wire.base import Happening
from rallybox.tables.wire.lobby import TableInfo
from rallybox.tables.wire.socket import (
    Chat,
    Decision,
    Hello,
    Message,
    Moment,
    TableChanged,
    encode,
)


class Viewer(ABC):
    """One screen at which somebody, or nobody in particular, looks at a table."""

    def __init__(self, identity: str | None, language: str) -> None:
        self.identity = identity
        self.language = language
        """In which problems are put; everything else they say themselves."""
        self.bare = False
        """Is it a program, which wants to know how it stands and no more?"""
        self.home = ""
        """The network they look from, if the host knows."""
        self.hidden = False
        """Is the page open, and nobody sees it? As far as it says so."""
        self.wanted: int | None = None
        """The seat to look from, if this person has several."""
        self.muted: frozenset[int] = frozenset()
        self.seat: int | None = None
        """Where they sat when they were last told."""

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.tell_encoded(encode(message))

    @abstractmethod
    def tell_encoded(self, data: bytes) -> None:
        """Send a message that is encoded already; nobody comes or goes meanwhile."""


class Listener(Viewer):
    """A viewer whose messages go to a function."""

    def __init__(self, identity: str | None, language: str, hear: Callable[[bytes], None]) -> None:
        super().__init__(identity, language)
        self._hear = hear

    def tell_encoded(self, data: bytes) -> None:
        self._hear(data)


class Here(NamedTuple):
    """Who looks at a table from one place."""

    people: frozenset[str] = frozenset()
    """The identities of those who have a seat."""
    watchers: int = 0
    hidden: frozenset[str] = frozenset()
    """Those of these people who have it open, and do not see it."""


def _nowhere() -> Iterable[Here]:
    return ()


class Audience:
    """All viewers of a table. Each view is made and encoded once."""

    def __init__(self, elsewhere: Callable[[], Iterable[Here]] = _nowhere) -> None:
        self.viewers: set[Viewer] = set()
        self._elsewhere = elsewhere
        """Who looks on from other places, as far as they have told."""
        self._chat_told = 0
        self._asked: tuple[int, int | None, Decision] | None = None
        """What was asked of whom at which place of the log, when somebody came there: it is most of
        what they are told, and they may come again."""
        self._absences = Absences()

    # -- who is there ------------------------------------------------------------------------------

    def here(self, seated: Set[str]) -> Here:
        """Those who look on from here, of whom these have seats."""
        people = {v.identity for v in self.viewers if v.identity is not None}
        watchers = sum(1 for v in self.viewers if v.identity not in seated)
        see = {v.identity for v in self.viewers if not v.hidden}
        there = frozenset(people & seated)
        return Here(there, watchers, there - see)

    def everywhere(self, seated: Set[str]) -> Here:
        """Those who look on from anywhere."""
        all_of_them = [self.here(seated), *self._elsewhere()]
        people = frozenset[str]().union(*(here.people for here in all_of_them))
        return Here(people, sum(here.watchers for here in all_of_them))

    def looking(self, seated: Set[str]) -> frozenset[str]:
        """Of those who have seats, who sees the table, from anywhere."""
        places = (self.here(seated), *self._elsewhere())
        return frozenset[str]().union(*(here.people - here.hidden for here in places))

    def present(self, record: TableRecord) -> frozenset[int]:
        """The seats whose people are connected; with a device all who share it."""
        return _seats(record, self.everywhere(record.people()))

    def look(self, record: TableRecord, now: int) -> None:
        """Somebody may have come or gone: whoever is not here is away from now on."""
        self._look(record, now)

    def _look(self, record: TableRecord, now: int) -> Here:
        """The same, and who is there."""
        people = record.people()
        there = self.everywhere(people)
        self._absences.look(people - there.people, now)
        return there

    def away(self, record: TableRecord) -> dict[int, int]:
        """Since when people are away, by seat."""
        return self._absences.by_seat(record)

    def info(
        self, record: TableRecord, identity: str | None, wanted: int | None = None
    ) -> TableInfo:
        """The table as somebody sees it."""
        return self._info(record, self.everywhere(record.people()), identity, wanted)

    def _info(
        self, record: TableRecord, there: Here, identity: str | None, wanted: int | None
    ) -> TableInfo:
        present, away = _seats(record, there), self.away(record)
        return table_info(record, identity, present, away, there.watchers, wanted)

    def seat(self, record: TableRecord) -> None:
        """People may sit elsewhere now."""
        for viewer in self.viewers:
            viewer.seat = seat_of(record, viewer)

    # -- what they are told ------------------------------------------------------------------------

    def welcome(
        self,
        viewer: Viewer,
        record: TableRecord,
        play: Play | None,
        told: Sequence[Happening],
        chat: Sequence[Line],
        now: int,
    ) -> None:
        """Somebody has come: tell them everything. `told` is what they have missed."""
        before = self.present(record)
        self.viewers.add(viewer)
        there = self._look(record, now)
        viewer.seat = seat_of(record, viewer)
        if _seats(record, there) != before:
            self.tell_table(record, but=viewer)
        if chat:
            self._chat_told = max(self._chat_told, chat[-1].number)
        shown = None
        if play is not None and not viewer.bare:
            shown = self._shown(play, record, viewer.seat, told, now)
        wanted = [line for line in chat if line.seat not in viewer.muted]
        viewer.tell(
            Hello(
                table=self._info(record, there, viewer.identity, viewer.wanted),
                moment=shown,
                chat=tuple(chat_line(line) for line in wanted),
                muted=tuple(sorted(viewer.muted)),
                now=now,
            )
        )
        if play is not None and viewer.bare:
            viewer.tell(bare(play, record, viewer.seat, [one.event for one in told], now))

    def _shown(
        self,
        play: Play,
        record: TableRecord,
        seat: int | None,
        told: Sequence[Happening],
        now: int,
    ) -> Moment:
        place, whom, asked = self._asked or (0, None, None)
        same = (place, whom) == (play.sequence, seat)
        shown = moment(play, record, seat, told, now, asked if same else None)
        if shown.decision is not None:
            self._asked = play.sequence, seat, shown.decision
        return shown

    def part(self, viewer: Viewer, record: TableRecord, now: int) -> None:
        """Somebody has gone."""
        before = self.present(record)
        self.viewers.discard(viewer)
        if _seats(record, self._look(record, now)) != before:
            self.tell_table(record)

    def tell_moment(
        self, play: Play, record: TableRecord, events: tuple[Event, ...], only: int | None, now: int
    ) -> None:
        """Tell everybody, or only those who look from one seat, how it stands."""
        self._asked = None
        told: list[Happening] | None = None
        made: dict[tuple[int | None, bool], bytes] = {}
        for viewer in self.viewers:
            seat = viewer.seat
            if only is not None and seat != only:
                continue
            data = made.get((seat, viewer.bare))
            if data is None:
                if viewer.bare:
                    data = encode(bare(play, record, seat, events, now))
                else:
                    told = happenings(play.game, events) if told is None else told
                    data = encode(moment(play, record, seat, told, now))
                made[seat, viewer.bare] = data
            viewer.tell_encoded(data)

    def tell_table(self, record: TableRecord, but: Viewer | None = None) -> None:
        """Tell everybody who sits here and how it stands with the table."""
        people = record.people()
        there = self.everywhere(people)
        made: dict[tuple[str | None, int | None], bytes] = {}
        for viewer in self.viewers:
            if viewer is but:
                continue
            # To whoever only looks on it is the same.
            known = viewer.identity in people or viewer.identity == record.host
            who = (viewer.identity, viewer.wanted) if known else (None, None)
            data = made.get(who)
            if data is None:
                data = made[who] = encode(TableChanged(table=self._info(record, there, *who)))
            viewer.tell_encoded(data)

    def tell_chat(self, line: Line) -> None:
        """Tell everybody who wants to hear it what was said, once."""
        if line.number <= self._chat_told:
            return
        self._chat_told = line.number
        data = encode(Chat(line=chat_line(line)))
        for viewer in self.viewers:
            if line.seat not in viewer.muted:
                viewer.tell_encoded(data)

    def mute(self, identity: str, seat: int, on: bool) -> None:
        """Somebody does not want to hear a seat, or does again, at all their screens."""
        for viewer in self.viewers:
            if viewer.identity == identity:
                muted = viewer.muted - {seat}
                viewer.muted = muted | {seat} if on else muted


def seat_of(record: TableRecord, viewer: Viewer) -> int | None:
    """Where a viewer sits."""
    seat = record.seat_of(viewer.identity, viewer.wanted)
    return None if seat is None else seat.seat


def _seats(record: TableRecord, there: Here) -> frozenset[int]:
    """The seats of those who are there."""
    return frozenset([seat.seat for seat in record.seats if seat.identity in there.people])
