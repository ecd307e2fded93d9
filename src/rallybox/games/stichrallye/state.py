"""The state of a race: its parts, and what can be read off them directly.

What may be done, and what it does, is in `rules`; `race` joins all to one class.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.outcome import Outcome
from rallybox.games.stichrallye.cards import COLOUR, ROUNDS
from rallybox.games.stichrallye.made.state import StichRallyeParts
from rallybox.games.stichrallye.setup import StichRallyeSetup, course_of

FINISH: Final = "finish"
LEAD: Final = "lead"
NONE: Final[i64] = -1
NOBODY: Final[i64] = -1
NO_VALUE: Final[i64] = 99


class RaceState(StichRallyeParts):
    """The parts, and what can be read off them directly."""

    __slots__ = ()

    def begin(self, setup: StichRallyeSetup, flag: int) -> None:
        """Line up the cars; nothing is dealt yet."""
        self.clear(setup)
        self.course = course_of(setup)
        self.taken = self.course.lined_up
        self.flag = flag
        self.table = vec[i64]([0] * (setup.players * ROUNDS[-1]))
        self.led = vec[i64]([flag] * (ROUNDS[-1] + 1))
        self.clear_table()
        self.turn = NOBODY

    def clear_table(self) -> None:
        """Nothing lies on the table."""
        self.laid = 0
        self.seen = 0
        self.deciding = NONE
        self.top = NONE
        self.best = NOBODY
        self.lowest = NO_VALUE
        self.follow = 0

    @property
    def leader(self) -> int:
        """The seat that leads or led the trick on the table."""
        return self.led[self.done]

    @property
    def trick(self) -> list[int]:
        """The cards on the table, the leader's first."""
        begin = self.done * self.course.players
        return [int(card) for card in self.table[begin : begin + self.laid]]

    @property
    def leaders(self) -> list[int]:
        """Who led each finished trick of this round."""
        return [int(seat) for seat in self.led[: self.done]]

    @property
    def tricks(self) -> list[tuple[int, ...]]:
        """The finished tricks of this round, the leader's card first in each."""
        players = self.course.players
        cards = [int(card) for card in self.table[: self.done * players]]
        return [tuple(cards[i : i + players]) for i in range(0, len(cards), players)]

    def winner_of(self, number: int) -> int:
        """The seat that won a finished trick of this round, by its index."""
        return (self.leaders[number] + winning(self.tricks[number])) % self.course.players

    @property
    def outcome(self) -> Outcome | None:
        """Everybody by standing; whoever finished is ahead of all."""
        if not self.reason:
            return None
        places = [0] * self.setup.players
        cars = list(self.cars)
        for place, seat in enumerate(standing(cars, self.flag), start=1):
            places[seat] = place
        return Outcome(places=tuple(places), scores=tuple(cars), reason=self.reason)


def winning(trick: Sequence[int]) -> int:
    """Which card of a trick, by its place in it, wins: the highest of the last new colour."""
    seen = 0
    best = 0
    for place, card in enumerate(trick):
        colour = COLOUR[card]
        if not seen >> colour & 1:
            seen |= 1 << colour
            best = place
        elif colour == COLOUR[trick[best]] and card > trick[best]:
            best = place
    return best


def standing(cars: Sequence[int], flag: int) -> list[int]:
    """The seats from first to last (SR-7): only cars still together on the start are level, and
    come clockwise from the flag holder."""
    count = len(cars)
    return sorted(range(count), key=lambda seat: (-cars[seat], (seat - flag) % count))
