"""The guide of Road Rally: weighs speed against cards.

Every choice is judged by what it is worth in points: the points it brings, and what the cards,
the place and the road ahead are good for later (see `weights` for how that was found).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import i64

from rallybox.bots.guide import SAME, USUAL, Guide, Manner, Prospects
from rallybox.bots.guides.roadrally.guess import Doubtful
from rallybox.bots.guides.roadrally.outlook import ALL_CARDS, NUMBER_OF_CARDS, Outlook
from rallybox.bots.guides.roadrally.placing import estimate, settled
from rallybox.bots.guides.roadrally.weights import (
    AWAY_FROM_TILE,
    KEEN,
    LATER,
    ON_TILE,
)
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally.course import course_of
from rallybox.games.roadrally.data.rulesets import REWARD_DRAW, RULE_SETS
from rallybox.games.roadrally.made.shapes import RoadRallyView
from rallybox.games.roadrally.phases import GAS, MECHANIC, OVER, PLAY, REWARD, SHORTCUT, STAGE
from rallybox.games.roadrally.race import Race
from rallybox.kit.bits import BIT, count_bits

NEXT: Final = 0.8
"""What a card further down in the deck counts, beside the one above it."""
TWO_CARDS: Final[i64] = REWARD_DRAW
SHORTEST: Final = 15.0
CARD: Final = 4.2
"""Microseconds that an iteration takes, and those for each card in somebody's hand."""
FAR: Final[i64] = 1000
"""More rounds than a race has."""
TO_THE_END, BEYOND = 20.0, 8.0
"""Microseconds that an iteration takes that plays on to the end of the race, besides one for each
driver and space that the leader has still to go, and so many spaces beyond."""
GRAIN: Final[i64] = 1024
"""How finely chance is cut."""


class RoadRallyGuide(Guide):
    """A quick and sensible driver."""

    thorough = Manner(ambition=0.7, unfold=512, far=True)

    def __init__(self, game: Game, manner: Manner = USUAL) -> None:
        super().__init__(game, manner)
        self.temperature = 0.5
        self.rounds: i64 = 2
        """How many rounds a rollout goes on after the one it starts in."""
        self.chance = 0.3
        """How many points a driver in a rollout may be out."""

    def know(self, view: View) -> Knowledge:
        return Doubtful(cast(RoadRallyView, view))

    def speed(self, view: View) -> float:
        seen = cast(RoadRallyView, view)
        if self.manner.far:
            final = course_of(seen.course, RULE_SETS[seen.setup.variant].first_stage).final
            left = float(final - max(seen.cars)) + BEYOND
            return 1e6 / (TO_THE_END + float(seen.setup.players) * left)
        # The more cards the drivers hold, the more plays there are to weigh.
        return 1e6 / (SHORTEST + CARD * float(sum(seen.hand_sizes)))

    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        race = cast(Race, state)
        phase = race.phase
        outlook = Outlook()
        outlook.look(race, seat)
        if phase == PLAY:
            return plays(outlook, actions)
        if phase == MECHANIC:
            return orders(outlook, actions, race.laid_draw)
        return [choice(outlook, race, action) for action in actions]

    def rollout(self, state: State, dice: Dice) -> Prospects:
        race = cast(Race, state)
        until = race.round + (FAR if self.manner.far else self.rounds)
        outlook = Outlook()
        while race.phase != OVER and (race.round <= until or race.turn or race.phase != PLAY):
            seat: i64 = race.to_act[0]
            race.apply(seat, drive(outlook, race, seat, self.chance, dice), dice)
        if race.phase == OVER:
            return settled(race)
        return estimate(race)


def drive(outlook: Outlook, race: Race, seat: i64, chance: float, dice: Dice) -> Action:
    """A sensible action, not always the best."""
    actions = race.actions(seat)
    if len(actions) == 1:
        return actions[0]
    phase = race.phase
    outlook.look(race, seat)
    best = actions[0]
    most = SAME
    if phase == PLAY:
        hand, size, at, final = outlook.hand, outlook.hand_size, outlook.at, outlook.final
        for action in actions:
            play = cast(act.Play, action)
            landed = min(at + play.steps, final)
            worth = outlook.play(hand - play.cards, size - play.size, play.draw, landed)
            worth += chance * float(dice.below(GRAIN)) / float(GRAIN)
            if worth > most:
                best = action
                most = worth
    elif phase == MECHANIC:
        return best_order(outlook, actions)
    else:
        for action in actions:
            worth = choice(outlook, race, action)
            worth += chance * float(dice.below(GRAIN)) / float(GRAIN)
            if worth > most:
                best = action
                most = worth
    return best


def plays(outlook: Outlook, actions: Sequence[Action]) -> list[float]:
    """What each play is worth."""
    weights: list[float] = []
    hand, size, at, final = outlook.hand, outlook.hand_size, outlook.at, outlook.final
    done: set[int] = set()
    for action in actions:
        play = cast(act.Play, action)
        landed = min(at + play.steps, final)
        worth = outlook.play(hand - play.cards, size - play.size, play.draw, landed)
        # If the race ends with this round, plays to the same place come to the same.
        if outlook.ending or landed == final:
            if landed in done:
                worth = SAME
            done.add(landed)
        weights.append(worth)
    return weights


def choice(outlook: Outlook, race: Race, action: Action) -> float:
    """What one of two ways is worth."""
    phase = race.phase
    if phase == SHORTCUT:
        landed = race.position[outlook.me]
        end = race.course.shortcuts[landed] if action is act.SHORTCUT else landed
        return outlook.arrive(outlook.hand, outlook.hand_size, race.laid_draw, landed, end)
    if phase == STAGE:
        return trigger(outlook, race, action is act.CONTINUE)
    if phase == REWARD:
        return reward(outlook, race, action is act.POINTS)
    if phase == GAS:
        return gas(outlook, race, action is act.DRAW_FIRST)
    return 1.0 if action is act.RESHUFFLE else 0.0


def trigger(outlook: Outlook, race: Race, keep: bool) -> float:
    """What playing a stage card is worth; or keeping the trigger for a better place later."""
    stakes = outlook.stakes
    if keep:
        if outlook.ending:
            return 0.0
        cards = number_of(outlook.mine, race.stage)
        left = outlook.triggers
        return LATER * (stakes.option(left, cards) - stakes.option(left - 1, cards))
    gain = stakes.gains[race.place(outlook.me) - 1] + KEEN
    space = race.course.stage_spaces[race.stage]
    for place in range(race.players):
        seat = race.order[place]
        if race.position[seat] == space:
            return gain + (ON_TILE if seat == outlook.me else AWAY_FROM_TILE)
    return gain


def number_of(mine: i64, stage: i64) -> i64:
    """How many stage cards there are besides this one."""
    return count_bits(mine & ~BIT[stage])


def reward(outlook: Outlook, race: Race, points: bool) -> float:
    """The points of the place, or two cards."""
    me = outlook.me
    if points:
        return outlook.stakes.points[race.place(me) - 1] * (2.0 if race.called == me else 1.0)
    if outlook.ending:
        return -1.0
    return float(min(TWO_CARDS, outlook.deck_size)) * outlook.weights.reward


def gas(outlook: Outlook, race: Race, first: bool) -> float:
    """At a gas station: a card of the deck as it is, or of the whole."""
    if first:
        return outlook.mean if outlook.deck_size >= race.laid_draw else -1.0
    everything = outlook.bag_worth(ALL_CARDS - outlook.hand)
    return everything / float(NUMBER_OF_CARDS - outlook.hand_size)


def order_worth(outlook: Outlook, action: Action) -> float:
    worth = 0.0
    share = 1.0
    for kind in cast(act.Tune, action).order:
        worth += share * outlook.weights.cards[kind]
        share *= NEXT
    return worth


def best_order(outlook: Outlook, actions: Sequence[Action]) -> Action:
    """The cards looked at, best first."""
    best = actions[0]
    most = SAME
    for action in actions:
        worth = order_worth(outlook, action)
        if worth > most:
            most = worth
            best = action
    return best


def orders(outlook: Outlook, actions: Sequence[Action], drawn: i64) -> list[float]:
    """What each order of the cards is worth; cards that are drawn together come in one order."""
    weights: list[float] = []
    cards = outlook.weights.cards
    for action in actions:
        order = cast(act.Tune, action).order
        if drawn > 1 and cards[order[0]] < cards[order[1]]:
            weights.append(SAME)
        else:
            weights.append(order_worth(outlook, action))
    return weights
