"""The line of a race from its start to its end, as far as it was looked at, and what led from one
station to the next.

A station is a state, or the moment after an action before its dice fall. Between two of them lies
one thing: somebody's decision, or the dice. Whoever has nothing to choose from decides nothing:
there both are one station, and their worlds count together.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from rallybox.review import split
from rallybox.review.story import Story
from rallybox.review.working import Look
from rallybox.tables.wire.review import WHOLE

DEALS: Final = -1
"""What leads on is the dice; otherwise the seat that decides."""


class Station(NamedTuple):
    """How it stands somewhere on the line."""

    rows: split.Rows
    doubt: int
    """Of the chances to win, the widest of all seats."""
    widths: tuple[float, ...]
    """The same of each seat."""


class Link(NamedTuple):
    """What leads from one station to another."""

    before: int
    after: int
    by: int


class Line:
    """The stations of a race, and where each state and each throw of the dice is among them."""

    def __init__(
        self,
        story: Story,
        stands: Mapping[int, Look],
        expects: Mapping[int, Look],
        forced: Collection[int],
        end: split.Rows,
        trust: float,
    ) -> None:
        self._seats = story.players
        self._links: list[Link] = []
        self.state: list[int] = [0]
        """The station of each state, the end's included."""
        self.expected: dict[int, int] = {}
        """Where the dice fell: the station before."""
        looks: list[list[Look]] = [[]]
        for index, act in enumerate(story.acts):
            looks[-1].append(stands[index])
            for by in (act.seat, DEALS) if index in expects else (act.seat,):
                if by == DEALS or index not in forced:
                    self._links.append(Link(len(looks) - 1, len(looks), by))
                    looks.append([])
                if by == act.seat and index in expects:
                    self.expected[index] = len(looks) - 1
                    looks[-1].append(expects[index])
            self.state.append(len(looks) - 1)
        self.stations = [self._station(found, trust) for found in looks[:-1]]
        self.stations.append(Station(end, 0, (0.0,) * self._seats))

    def _station(self, looks: Sequence[Look], trust: float) -> Station:
        look = together(looks)
        return Station(
            split.rows(look, self._seats, trust),
            split.doubt(look, self._seats, trust),
            split.doubts(look, self._seats, trust),
        )

    def parts_doubt(self, seat: int) -> int:
        """Half the width of the interval of what deals, this seat's decisions, and those of the
        others came to; the widest of the three. A station between two links of one part adds
        nothing to it, whatever was counted there."""
        others = [by for by in range(self._seats) if by != seat]
        return max(self._doubt(seat, dict.fromkeys(part, 1)) for part in ([DEALS], [seat], others))

    def luck_or_skill_doubt(self, seat: int) -> int:
        """The same of what deals gave a seat more than its decisions."""
        return self._doubt(seat, {DEALS: 1, seat: -1})

    def _doubt(self, seat: int, signs: Mapping[int, int]) -> int:
        """Of a sum of links, each with a sign; how it stands at the start is a deal, too."""
        comes = signs.get(DEALS, 0) if self._seats > 1 else 0
        total = 0.0
        for station, link in zip(self.stations, self._links, strict=False):
            goes = signs.get(link.by, 0)
            total += ((comes - goes) * station.widths[seat]) ** 2
            comes = goes
        return round(WHOLE * sqrt(total))


def together(looks: Sequence[Look]) -> Look:
    """Worlds of several looks, counted together."""
    return Look(
        sum(look.worlds for look in looks),
        [sum(column) for column in zip(*(look.sums for look in looks), strict=True)],
        [sum(column) for column in zip(*(look.squares for look in looks), strict=True)],
    )
