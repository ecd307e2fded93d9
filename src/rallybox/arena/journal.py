"""The journal of an arena run: a line for every finished game, so that a run can go on later.

A text file of JSON values, one a line, that is only ever appended to. The first line says what is
being played. A last line that was cut off (the disk was full, the machine went down) is dropped.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from rallybox.arena.game import Line
from rallybox.arena.schedule import Contest, Schedule
from rallybox.arena.simulate import Plan
from rallybox.core.details import UNREADABLE, why_failed, why_unread
from rallybox.core.errors import Malformed
from rallybox.core.game import Game


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a journal."""

    contest: Contest
    rules: int
    rallybox_arena: int = 1
    """The version of the file format."""


def _trouble(path: Path, error: OSError | ValueError) -> Malformed:
    return Malformed("arena-journal-trouble", file=str(path), reason=why_failed(error))


def _whole_lines(path: Path) -> list[bytes]:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise _trouble(path, error) from None
    return data.split(b"\n")[:-1]


def read_head(path: Path) -> Head:
    """What a journal is about."""
    lines = _whole_lines(path)
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
    except UNREADABLE as error:
        raise Malformed("arena-not-a-journal", file=str(path), detail=why_unread(error)) from None
    if head.rallybox_arena != 1:
        raise Malformed("arena-other-format", file=str(path), version=head.rallybox_arena)
    return head


def read_lines(path: Path, schedule: Schedule) -> dict[int, Line]:
    """The games of a journal by number, each checked against the schedule."""
    decoder = msgspec.json.Decoder(Line)
    found = {}
    for number, text in enumerate(_whole_lines(path)[1:], start=2):
        try:
            line = decoder.decode(text)
        except UNREADABLE as error:
            raise Malformed(
                "arena-bad-line", file=str(path), line=number, detail=why_unread(error)
            ) from None
        seats = range(schedule.players)
        if (
            line.game not in range(schedule.games)
            or line.bots != schedule.seating(line.game).bots
            or not len(line.places) == len(line.scores) == len(seats)
            or sorted(line.order) != list(seats)
            or 1 not in line.places
            or not _weighed(line, schedule.contest)
        ):
            raise Malformed("arena-wrong-line", file=str(path), line=number)
        found[line.game] = line
    return found


def _weighed(line: Line, contest: Contest) -> bool:
    """Has a line the luck of every seat, just if the contest asks for it?"""
    luck = line.luck
    if luck is None or contest.adjusted is None:
        return luck is None and contest.adjusted is None
    return len(luck.wins) == len(luck.placings) == len(line.places)


def different(ours: Contest | Plan, theirs: Contest | Plan) -> list[str]:
    """What two runs do not agree on, as the command line calls it."""
    names = [
        name.replace("_", "-")
        for name in ours.__struct_fields__
        if name != "setup" and getattr(ours, name) != getattr(theirs, name)
    ]
    options = {*ours.setup, *theirs.setup}
    return names + sorted(o for o in options if ours.setup.get(o) != theirs.setup.get(o))


class Journal:
    """An open journal. `lines` holds what was in it."""

    def __init__(self, path: Path, contest: Contest, game: Game, *, resume: bool) -> None:
        self._path = path
        self.lines: dict[int, Line] = {}
        head = Head(contest=contest, rules=game.rules)
        if resume:
            self._check(read_head(path), head, game)
            self.lines = read_lines(path, Schedule(contest))
        try:
            if resume:
                data = path.read_bytes()
                with path.open("r+b") as stream:
                    stream.truncate(data.rfind(b"\n") + 1)
            self._stream = path.open("ab" if resume else "xb", buffering=0)
        except (OSError, ValueError) as error:
            raise _trouble(path, error) from None
        if not resume:
            self._append(head)

    def _check(self, theirs: Head, ours: Head, game: Game) -> None:
        # Another game has other rules anyway, so what is played comes first.
        names = different(ours.contest, theirs.contest)
        if names:
            raise Malformed("arena-other-contest", file=str(self._path), names=tuple(names))
        if theirs.rules != ours.rules:
            raise Malformed(
                "arena-other-rules", game=game.title, theirs=theirs.rules, ours=ours.rules
            )

    def _append(self, value: Head | Line) -> None:
        try:
            self._stream.write(msgspec.json.encode(value) + b"\n")
        except OSError as error:
            raise _trouble(self._path, error) from None

    def add(self, line: Line) -> None:
        """Keep one more game. Goes to the operating system at once."""
        self._append(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()
