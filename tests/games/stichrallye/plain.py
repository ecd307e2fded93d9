"""The rule page read aloud: a second, slow and plain telling of the game, to compare with.

It shares nothing with the engine. Cards are their notations, a car is a lap and a space, and the
hands of each round are handed in, because only the engine has the dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field

TRICKS = (5, 7, 9)
DIAL = [0, 1, 2, 4, 7, 11, 16, 10, 5]


def colour(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1:])


@dataclass
class Car:
    lap: int = 0
    space: int = 0
    winds: int = 0


@dataclass
class PlainGame:
    """A game whose first flag holder and hands are given. `answer` advances it."""

    road: str
    flag: int
    hands: list[set[str]]
    dial: list[int] = field(default_factory=lambda: list(DIAL))
    round: int = 0
    taken: int = 0
    """Tricks of this round that are over."""
    pile: list[tuple[int, str]] = field(default_factory=list)
    """The trick on the table: who played what."""
    asked: bool = False
    over: str = ""
    needs_deal: bool = False
    lacking: set[tuple[int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.cars = [Car() for _ in self.hands]
        self.turn = self.flag

    # -- asking ------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """What the driver whose turn it is may answer."""
        if self.asked:
            return {"turbo", "keep"}
        hand = self.hands[self.turn]
        if self.pile:
            lead = colour(self.pile[0][1])
            following = {card for card in hand if colour(card) == lead}
            if following:
                return following
        return set(hand)

    def answer(self, text: str) -> None:
        assert text in self.legal()
        if self.asked:
            self.asked = False
            self.drive_winner(turbo=text == "turbo")
            return
        self.hands[self.turn].remove(text)
        if self.pile and colour(self.pile[0][1]) != colour(text):
            self.lacking.add((self.turn, colour(self.pile[0][1])))
        self.pile.append((self.turn, text))
        self.turn = (self.turn + 1) % len(self.cars)
        if len(self.pile) == len(self.cars):
            self.decide()

    # -- a trick -----------------------------------------------------------------------------

    def winner(self) -> int:
        """The highest card of the colour that came into the trick last as a new colour."""
        colours = list(dict.fromkeys(colour(card) for _, card in self.pile))
        return max((value(card), seat) for seat, card in self.pile if colour(card) == colours[-1])[
            1
        ]

    def shown(self, seat: int) -> int:
        """The number that a motor shows."""
        return self.dial[self.cars[seat].winds % len(self.dial)]

    def decide(self) -> None:
        self.flag = self.turn = self.winner()
        for seat, car in enumerate(self.cars):
            if seat != self.flag:
                car.winds += 1
        if self.shown(self.flag) > 0:
            self.asked = True
        else:
            self.drive_winner(turbo=False)

    def drive_winner(self, turbo: bool) -> None:
        steps = min(value(card) for _, card in self.pile)
        if turbo:
            steps += self.shown(self.flag)
            self.cars[self.flag].winds = 0
        self.pile = []
        self.taken += 1
        if self.move(self.flag, steps):
            return
        if self.taken == TRICKS[self.round]:
            self.end_round()

    # -- moving ------------------------------------------------------------------------------

    def occupied(self, space: int, but: int) -> bool:
        """Does another car stand there? On the start too, whether it has left yet or come round."""
        return any(car.space == space for seat, car in enumerate(self.cars) if seat != but)

    def move(self, seat: int, steps: int) -> bool:
        """Drive and roll; is the game over?"""
        car = self.cars[seat]
        lap, space = car.lap, car.space
        while steps > 0:
            space += 1
            if space == len(self.road):
                lap, space = lap + 1, 0
            if not self.occupied(space, seat):
                steps -= 1
        kind = self.road[space]
        if kind == "v":
            while self.road[space] in "v^" or self.occupied(space, seat):
                space += 1
                if space == len(self.road):
                    lap, space = lap + 1, 0
        if kind == "^":
            while self.road[space] in "v^" or self.occupied(space, seat):
                space -= 1
                if space < 0:
                    lap, space = lap - 1, len(self.road) - 1
        car.lap, car.space = lap, space
        if lap >= 2:
            self.over = "finish"
        return bool(self.over)

    def ranking(self) -> list[int]:
        """First to last. Cars that still wait on the start: from the flag holder clockwise."""
        count = len(self.cars)
        seats = [(self.flag + i) % count for i in range(count)]
        return sorted(seats, key=lambda s: (self.cars[s].lap, self.cars[s].space), reverse=True)

    # -- rounds ------------------------------------------------------------------------------

    def end_round(self) -> None:
        count = len(self.cars)
        clockwise = [(self.flag + i) % count for i in range(count)]
        order = sorted(clockwise, key=lambda s: (self.cars[s].lap, self.cars[s].space))
        for seat in order:
            steps = self.shown(seat)
            self.cars[seat].winds = 0
            if steps and self.move(seat, steps):
                return
        if self.round == 2:
            self.over = "lead"
            return
        self.flag = self.turn = self.ranking()[0]
        self.round += 1
        self.taken = 0
        self.lacking = set()
        self.needs_deal = True
