"""The judgement of Stich Rallye: weighs winning, ducking, hills and the motor.

For each card it lets the drivers after it answer sensibly, in the world that is imagined, and asks
how likely the seat is to win the race from what the trick then leads to: who drives where, with or
without the motor, and whose motors are wound. What its motor is worth also depends on how well the
cards left in its hand can win a trick or duck under it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.guide import USUAL as PLAIN
from rallybox.bots.guide import Guide, Manner, Prospects
from rallybox.bots.guides.stichrallye.hand import Hand
from rallybox.bots.guides.stichrallye.outlook import Outlook
from rallybox.bots.guides.stichrallye.trick import Trick, lowest
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games.stichrallye.actions import TURBO, PlayCard
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.rules import answer_turbo, play_card
from rallybox.kit.bits import count_bits, nth_bit

USUAL: Final[i64] = 4
"""The lowest value that a trick is taken to have before anybody has played a lower one."""


class StichRallyeGuide(Guide):
    """A quick and sensible driver."""

    thorough = Manner(ambition=0.7, unfold=512)

    def __init__(self, game: Game, manner: Manner = PLAIN) -> None:
        super().__init__(game, manner)
        self.worlds = 16
        self.temperature = 0.2
        self.careless: i64 = 20
        """In a rollout, one card of so many is played at random."""
        self._trick = Trick()
        self._outlook: Outlook | None = None
        self._hand = Hand(2)

    def _look(self, state: Race) -> Outlook:
        """What a state's course needs."""
        outlook = self._outlook
        if outlook is None or outlook.course is not state.course:
            outlook = self._outlook = Outlook(state.course)
            self._hand = Hand(int(state.course.players))
        return outlook

    def speed(self, view: View) -> float:
        # Measured: about so many microseconds for each card that is still to be played.
        assert isinstance(view, StichRallyeView)
        left = view.cards_each - len(view.tricks)
        return 1e6 / max(33.0, 5.0 + 2.0 * left * len(view.cars))

    # -- a decision ------------------------------------------------------------------------------

    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        assert isinstance(state, Race)
        outlook = self._look(state)
        if state.follow < 0:
            return [outlook.motor(state, action is TURBO) for action in actions]
        outlook.look(state)
        return self._weigh_cards(state, outlook, seat, actions, dice)

    def _weigh_cards(
        self,
        state: Race,
        outlook: Outlook,
        seat: i64,
        actions: Sequence[Action],
        dice: Dice,
    ) -> list[float]:
        course = state.course
        trick, hand = self._trick, self._hand
        wants = vec[i64]([0] * int(course.players))
        for other in range(course.players):
            wants[other] = _wants(state, outlook, other)
        hand.read(state, seat)
        high = dice.below(2) == 0
        found: list[float] = []
        for action in actions:
            assert isinstance(action, PlayCard)
            card: i64 = action.card
            trick.read(state)
            trick.add(card, seat)
            other = seat
            for _ in range(state.laid + 1, course.players):
                other = course.after[other]
                trick.add(trick.reply(state.hands[other], wants[other] != 0, high), other)
            row = outlook.row(trick.best, trick.lowest)
            chance = outlook.chances[row + seat]
            arrow = state.arrows[seat]
            if trick.best != seat:
                arrow = outlook.wound(arrow)
            elif outlook.turbo[row // course.players]:
                arrow = 0
            extra = outlook.extra(arrow, hand.control(card))
            found.append(chance + extra * chance * (1.0 - chance))
        return found

    # -- playing on ------------------------------------------------------------------------------

    def settled(self, state: State) -> bool:
        """Before the first card of a round nobody has seen anything of it."""
        assert isinstance(state, Race)
        return not state.done and not state.laid

    def rollout(self, state: State, dice: Dice) -> Prospects:
        """To the end of the round, where the chances are plain enough."""
        assert isinstance(state, Race)
        outlook = self._look(state)
        number = state.round
        if self.settled(state):
            return outlook.prospects(state, number - 1)
        while state.turn >= 0 and state.round == number:
            if state.follow < 0:
                turbo = outlook.motor(state, True) > outlook.motor(state, False)
                answer_turbo(state, state.turn, turbo, dice)
            else:
                play_card(state, state.turn, self._card(state, outlook, dice), dice)
        return outlook.prospects(state, number)

    def _card(self, state: Race, outlook: Outlook, dice: Dice) -> i64:
        """What the seat whose turn it is plays in a rollout."""
        seat = state.turn
        legal = state.hands[seat] & state.follow or state.hands[seat]
        if not legal & (legal - 1):
            return lowest(legal)
        if dice.below(self.careless) == 0:
            return nth_bit(legal, dice.below(count_bits(legal)))
        outlook.look(state)
        actions = state.actions(seat)
        weights = self._weigh_cards(state, outlook, seat, actions, dice)
        best = 0
        for index in range(1, len(weights)):
            if weights[index] > weights[best]:
                best = index
        return nth_bit(legal, best)


def _wants(state: Race, outlook: Outlook, seat: i64) -> i64:
    """Would a driver rather win a trick with this lowest value than lose it to the next?"""
    value = min(state.lowest, USUAL)
    other = state.course.after[seat]
    won = outlook.chances[outlook.row(seat, value) + seat]
    lost = outlook.chances[outlook.row(other, value) + seat]
    return 1 if won > lost else 0
