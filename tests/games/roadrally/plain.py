"""The rule page read aloud: a second, slow and plain telling of a race, to compare with.

It knows only what everybody may know (sizes of hands and decks, not their cards), asks its
questions in the order of the page, and shares nothing with the engine but the road.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import NamedTuple

from games.roadrally.page import PAGE
from rallybox.games.roadrally.course import Course

DRAWS = {"g": 2, "y": 1, "r": 0}
FEATURES = {0: None, 1: "checkpoint", 2: "gas", 3: "store", 4: "mechanic"}


class Question(NamedTuple):
    """What is asked of whom."""

    phase: str
    seats: tuple[int, ...]


Asking = Generator[Question, Mapping[int, str], None]


class PlainRace:
    """Everything public about a race. `run` asks; send it each seat's answer."""

    def __init__(self, course: Course, variant: str, starting: Iterable[int]) -> None:
        starting = list(starting)
        players = len(starting)
        self.page = PAGE[variant, players]
        self.course = course
        self.cars = dict.fromkeys(range(players), 0)
        self.arrivals = {seat: number for number, seat in enumerate(starting)}
        self.arrived = players
        self.hands = dict.fromkeys(range(players), 5)
        self.decks = dict.fromkeys(range(players), 16)
        self.discards: dict[int, list[str]] = {seat: [] for seat in range(players)}
        self.points = dict.fromkeys(range(players), 0)
        self.stage_tiles: dict[int, set[int]] = {seat: set() for seat in range(players)}
        self.checkpoint_tiles = dict.fromkeys(range(players), 0)
        self.cards_left = dict.fromkeys(range(players), sum(self.page.deal))
        self.triggers = dict.fromkeys(range(players), self.page.triggers)
        self.stages = set(self.page.stages)
        self.checkpoints = {s for s, f in enumerate(course.features) if FEATURES[f] == "checkpoint"}
        self.reached: set[int] = set()

    def order(self) -> tuple[int, ...]:
        """From first to last place: further along, then earlier there."""
        return tuple(sorted(self.cars, key=lambda s: (-self.cars[s], self.arrivals[s])))

    def finished(self) -> list[int]:
        """Those on the final space, in finishing order."""
        return [seat for seat in self.order() if self.cars[seat] == self.course.final]

    def totals(self) -> tuple[int, ...]:
        """Points, 2 for each tile."""
        return tuple(
            self.points[s] + 2 * len(self.stage_tiles[s]) + 2 * self.checkpoint_tiles[s]
            for s in self.cars
        )

    def run(self) -> Asking:
        """Rounds until a car has finished, then the finish."""
        while not self.finished():
            for seat in self.order():
                yield from self.turn(seat)
            yield from self.resolve()
        for place, seat in enumerate(self.finished()):
            self.points[seat] += self.page.points[place]

    # -- a turn ----------------------------------------------------------------------------------

    def turn(self, seat: int) -> Asking:
        if not self.hands[seat]:
            yield from self.sit_out(seat)
            return
        text = (yield Question("play", (seat,)))[seat]
        store = text.startswith("store ")
        cards = text.removeprefix("store ").split("+")
        at_store = FEATURES[self.course.features[self.cars[seat]]] == "store"
        assert store == (at_store and len(cards) <= 5)
        assert store or len({card[0] for card in cards}) == 1
        draws = 1 if store else DRAWS[cards[0][0]]
        self.hands[seat] -= len(cards)
        spaces = self.drive(seat, sum(int(card[1]) for card in cards))
        end = self.course.shortcuts[self.cars[seat]]
        if end and (yield Question("shortcut", (seat,)))[seat] == "shortcut":
            self.arrive(seat, end)
            spaces.append(end)
        self.discards[seat] += cards
        for space in spaces if self.page.passing else spaces[-1:]:
            self.check_in(seat, space)
        yield from self.feature_and_draw(seat, draws)

    def sit_out(self, seat: int) -> Asking:
        reshuffle = True
        if self.page.may_reshuffle and self.decks[seat]:
            reshuffle = (yield Question("empty", (seat,)))[seat] == "reshuffle"
        if reshuffle:
            self.shuffle(seat)
        self.draw(seat, 2)

    def drive(self, seat: int, steps: int) -> list[int]:
        """Space by space; the spaces passed, the last one included."""
        spaces = []
        space = self.cars[seat]
        for _ in range(steps):
            if space == self.course.final:
                break
            space += 1
            spaces.append(space)
            if self.course.stage_at[space] in self.stages:
                self.reached.add(self.course.stage_at[space])
        self.arrive(seat, space)
        return spaces

    def arrive(self, seat: int, space: int) -> None:
        self.cars[seat] = space
        self.arrivals[seat] = self.arrived
        self.arrived += 1

    def check_in(self, seat: int, space: int) -> None:
        if space in self.checkpoints:
            self.checkpoints.remove(space)
            self.checkpoint_tiles[seat] += 1
            self.draw(self.order()[-1], 2)

    def feature_and_draw(self, seat: int, draws: int) -> Asking:
        feature = FEATURES[self.course.features[self.cars[seat]]]
        if feature == "gas":
            draw_first = False
            if self.page.gas_choice and draws:
                draw_first = (yield Question("gas", (seat,)))[seat] == "draw-first"
            if draw_first:
                self.draw(seat, draws)
            self.shuffle(seat)
            if draw_first:
                return
        elif feature == "mechanic" and self.decks[seat] >= 2:
            text = (yield Question("mechanic", (seat,)))[seat]
            assert len(text.split(",")) == min(5, self.decks[seat])
        self.draw(seat, draws)

    def draw(self, seat: int, number: int) -> None:
        number = min(number, self.decks[seat])
        self.decks[seat] -= number
        self.hands[seat] += number

    def shuffle(self, seat: int) -> None:
        self.decks[seat] += len(self.discards[seat])
        self.discards[seat] = []

    # -- stages ----------------------------------------------------------------------------------

    def resolve(self) -> Asking:
        triggered = 0
        for stage in sorted(self.reached):
            if triggered != self.page.per_round:
                asked = tuple(s for s in self.cars if self.triggers[s] and self.cards_left[s])
                answers = (yield Question("stage", asked)) if asked else {}
                callers = [s for s, text in answers.items() if text == f"score {stage}"]
                assert len(callers) <= 1
                if callers:
                    triggered += 1
                    self.reached.discard(stage)
                    self.stages.discard(stage)
                    yield from self.score(stage, callers[0])
            self.reached.discard(stage)
            self.stages.discard(stage)

    def score(self, stage: int, caller: int) -> Asking:
        self.triggers[caller] -= 1
        self.cards_left[caller] = self.cards_left[caller] - 1 if self.triggers[caller] else 0
        there = [s for s in self.order() if self.course.stage_at[self.cars[s]] == stage]
        if there:
            self.stage_tiles[there[0]].add(stage)
        places = list(enumerate(self.order(), start=1))
        choosing = [(p, s) for p, s in places if p >= self.page.cards_from and self.decks[s]]
        for place, seat in [each for each in places if each not in choosing] + choosing:
            points = self.page.points[place - 1] * (2 if seat == caller else 1)
            if (place, seat) in choosing:
                text = (yield Question("reward", (seat,)))[seat]
                if text == "cards":
                    self.draw(seat, 2)
                    continue
            self.points[seat] += points
