"""What the games of one cell add up to. Only whole numbers, so that any order gives the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import lcm

import msgspec

from rallybox.arena.match import Played
from rallybox.arena.study_features import Feature, happenings, kinds_of, rounds_of
from rallybox.arena.tally import Tally
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome


class Sums(msgspec.Struct):
    """One thing that happens, over many games. A win shared by k counts 1/k, so winners' parts
    are kept in units of 1 / lcm(1, …, players)."""

    times: int = 0
    games: int = 0
    """Games in which it happened at all."""
    winners: int = 0
    """How often it happened to winners."""
    seats: int = 0
    """How often it happened to anybody's seat."""
    winners_squared: int = 0
    product: int = 0
    seats_squared: int = 0

    def add(self, times: int, winners: int, seats: int) -> None:
        """Count one more game in which it happened."""
        self.times += times
        self.games += 1
        self.winners += winners
        self.seats += seats
        self.winners_squared += winners * winners
        self.product += winners * seats
        self.seats_squared += seats * seats

    def merge(self, other: Sums) -> None:
        """Add other games."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


def unit_of(players: int) -> int:
    """What a whole win counts in `Sums.winners`."""
    return lcm(*range(1, players + 1))


def margin_of(outcome: Outcome) -> int:
    """How far the winner was ahead of the next; 0 if the win was shared or went by a tie-break."""
    winners = outcome.winners
    others = [place for place in outcome.places if place > 1]
    if len(winners) > 1 or not others:
        return 0
    second = outcome.places.index(min(others))
    return abs(outcome.scores[winners[0]] - outcome.scores[second])


class CellTally:
    """The sums over some games of a cell."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.turns: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()
        self.events: Counter[str] = Counter()
        self.features: dict[tuple[str, str], Sums] = {}

    def add(
        self, game: Game, features: Sequence[Feature], played: Played, events: Sequence[Event]
    ) -> None:
        """Count one more game."""
        players = len(played.outcome.places)
        self.tally.add(played, ("",) * players)
        self.turns[played.turns] += 1
        self.rounds[rounds_of(game, events)] += 1
        self.margins[margin_of(played.outcome)] += 1
        self.events.update(kinds_of(events))
        winners = played.outcome.winners
        share = unit_of(players) // len(winners)
        counts: dict[tuple[str, str], Counter[int | None]] = {}
        for feature, sort, seat in happenings(features, events):
            counts.setdefault((feature, sort), Counter())[seat] += 1
        for key, count in counts.items():
            won = sum(share * count[seat] for seat in winners)
            self.features.setdefault(key, Sums()).add(
                count.total(), won, count.total() - count[None]
            )

    def merge(self, other: CellTally) -> None:
        """Add another tally of the same cell."""
        self.tally.merge(other.tally)
        for name in ("turns", "rounds", "margins", "events"):
            getattr(self, name).update(getattr(other, name))
        for key, sums in other.features.items():
            self.features.setdefault(key, Sums()).merge(sums)
