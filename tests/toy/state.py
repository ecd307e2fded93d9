"""The toy's state and everything that is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from rallybox.core import (
    Action,
    Dice,
    Event,
    Hidden,
    Illegal,
    Outcome,
    Position,
    Setup,
    State,
    View,
)

WALK, FLIP, CARD, REST, STAY, DARE = ACTIONS = tuple(
    Action(number, text)
    for number, text in enumerate(("walk", "flip", "card", "rest", "stay", "dare"))
)
ANSWERS = (STAY, DARE)

CARDS = (1, 2, 3)
DECK = CARDS * 2
MOST_ROUNDS = 9


class ToySetup(Setup, frozen=True, kw_only=True):
    spaces: int = 3
    first: int | None = None


class Moved(Event, frozen=True, kw_only=True):
    seat: int
    how: str
    space: int


class Dared(Event, frozen=True, kw_only=True):
    seat_fields: ClassVar[tuple[str, ...]] = ()
    dared: tuple[int, ...]


class Remembered(Event, frozen=True, kw_only=True):
    """A private event: at the start of every round but the first, what card one holds."""

    seat_fields: ClassVar[tuple[str, ...]] = ()
    card: int


class ToyView(View, frozen=True, kw_only=True):
    setup: ToySetup
    order: tuple[int, ...]
    turn: int
    round: int
    spaces: tuple[int, ...]
    card: int | None
    """The own hidden card."""
    up: tuple[int, ...]
    """The cards turned up; 0 where one is hidden."""
    big: tuple[bool, ...]
    """Who is known to hold a 2 or 3, having dared."""
    answer: str | None
    """What the viewer has answered to the open question."""


class ToyHidden(Hidden, frozen=True, kw_only=True):
    cards: tuple[int, ...]
    answers: tuple[str | None, ...]
    rest: tuple[int, ...]


class ToyPosition(Position, frozen=True, kw_only=True):
    public: ToyView
    hidden: ToyHidden


class RoundState(State):
    """A race in progress. `turn` counts who has driven this round; then everybody answers."""

    __slots__ = ("answers", "big", "cards", "order", "rest", "round", "spaces", "turn", "up")

    setup: ToySetup
    order: tuple[int, ...]
    turn: int
    round: int
    spaces: list[int]
    cards: list[int]
    rest: tuple[int, ...]
    up: list[bool]
    big: list[bool]
    answers: list[Action | None]

    @property
    def outcome(self) -> Outcome | None:
        line = max(self.spaces) >= self.setup.spaces
        if self.turn or not (line or self.round > MOST_ROUNDS):
            return None
        places = tuple(1 + sum(o > mine for o in self.spaces) for mine in self.spaces)
        return Outcome(places, tuple(self.spaces), "line" if line else "dusk")

    def waiting(self) -> tuple[int, ...]:
        """Who owes a decision."""
        if self.turn < len(self.order):
            return () if self.outcome else (self.order[self.turn],)
        return tuple(s for s, answer in enumerate(self.answers) if answer is None)

    def can_dare(self, seat: int) -> bool:
        return not self.up[seat] and self.cards[seat] >= 2

    def actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        if self.turn == len(self.order):
            return ANSWERS if self.can_dare(seat) else (STAY,)
        if self.spaces[seat] >= self.setup.spaces:
            return (REST,)
        return (WALK, FLIP) if self.up[seat] else (WALK, FLIP, CARD)

    def apply(self, seat: int, action: Action, dice: Dice) -> None:
        if self.turn < len(self.order):
            self.drive(seat, action, dice)
            self.turn += 1
        else:
            self.answers[seat] = action
            if None not in self.answers:
                self.settle()
        self.to_act = self.waiting()

    def drive(self, seat: int, action: Action, dice: Dice) -> None:
        steps = {WALK: 1, REST: 0, CARD: self.cards[seat]}
        self.spaces[seat] += 2 * dice.below(2) if action is FLIP else steps[action]
        if action is CARD:
            self.up[seat] = True
            self.big[seat] = False
        if self.heard is not None:
            self.heard.append(Moved(seat=seat, how=action.text, space=self.spaces[seat]))

    def settle(self) -> None:
        dared = tuple(seat for seat, answer in enumerate(self.answers) if answer is DARE)
        for seat in dared:
            self.big[seat] = True
            self.spaces[seat] = max(0, self.spaces[seat] + (1 if len(dared) == 1 else -1))
        self.answers = [None] * len(self.answers)
        self.turn = 0
        self.round += 1
        if self.heard is not None:
            self.heard.append(Dared(dared=dared))
            for seat, card in enumerate(self.cards):
                self.heard.append(Remembered(card=card, to=seat))

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.setup, twin.order, twin.rest = self.setup, self.order, self.rest
        twin.turn, twin.round = self.turn, self.round
        twin.spaces, twin.cards = self.spaces[:], self.cards[:]
        twin.up, twin.big, twin.answers = self.up[:], self.big[:], self.answers[:]
        twin.to_act, twin.heard = self.to_act, None
        return twin

    def view(self, seat: int | None) -> ToyView:
        to_act = self.to_act
        answer = None
        if self.turn == len(self.order):
            # Who has answered is nobody's business.
            to_act = tuple(s for s in range(len(self.order)) if s != seat or s in self.to_act)
            answer = None if seat is None else self.answers[seat]
        return ToyView(
            seat=seat,
            to_act=to_act,
            setup=self.setup,
            order=self.order,
            turn=self.turn,
            round=self.round,
            spaces=tuple(self.spaces),
            card=None if seat is None else self.cards[seat],
            up=tuple(c if up else 0 for c, up in zip(self.cards, self.up, strict=True)),
            big=tuple(self.big),
            answer=answer.text if answer else None,
            outcome=self.outcome,
        )

    def dump(self) -> ToyPosition:
        hidden = ToyHidden(
            cards=tuple(self.cards),
            answers=tuple(a.text if a else None for a in self.answers),
            rest=self.rest,
        )
        return ToyPosition(public=self.view(None), hidden=hidden)

    def illegal(self, seat: int, action: Action) -> Illegal:
        if (action in ANSWERS) != (self.turn == len(self.order)):
            return Illegal("coinrace-other-phase")
        if action is DARE:
            return Illegal("coinrace-small-card")
        if action is REST:
            return Illegal("coinrace-not-at-line")
        if self.spaces[seat] >= self.setup.spaces:
            return Illegal("coinrace-at-line")
        return Illegal("coinrace-no-card")
