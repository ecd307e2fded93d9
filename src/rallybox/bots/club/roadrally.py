"""The club driver of Road Rally: weighs speed against cards.

Every choice is judged by the same few worths, all in points: what the move scores or helps to
score, how far it gets, and what the cards left and drawn are good for later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally.cards import bag_of
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.explain import course
from rallybox.games.roadrally.rulesets import CARDS, DECK, RULE_SETS, STEPS, TILE_POINTS, RuleSet
from rallybox.games.roadrally.tiles import GAS, MECHANIC, STORE
from rallybox.games.roadrally.view import RoadRallyView
from rallybox.kit import bag

STEP = 0.2
"""What a space further is worth."""
CARD = (0.0, 1.9, 3.4, 4.6, 5.6, 6.4, 7.1, 7.7, 8.2, 8.6)
"""What a hand of so many cards is worth, while the race is long."""
SPEED = 0.12
"""What a step on a card in hand is worth: reds are kept for when they count."""
FUEL = 0.28
"""What a card in the deck is worth, up to as many as the rest of the race can use."""
TANK = 9
RECOVERED = 0.16
"""What a discard that comes back into the deck is worth."""
LAST_DRAWS = 0.6
"""What it costs that the driver in last place draws two cards."""
FEATURE = {STORE: 0.5, MECHANIC: 0.5}
OVERTAKEN = 0.3
"""How likely a driver close behind, who is still to move, gets past."""
CLOSE = 9
LONG = 30
"""Spaces to go from which on the race counts as long."""


class ClubRoadRally(Bot):
    """The best driver we can write in a page of plain rules."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=Judge(cast(RoadRallyView, view)).worth)


class Judge:
    """One decision: what is known, and what each action is worth."""

    def __init__(self, view: RoadRallyView) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        self.road: Course = course(view)
        self.rules: RuleSet = RULE_SETS[view.variant]
        self.points = self.rules.points[view.players]
        self.at = view.cars[self.me]
        self.final = int(self.road.final)
        leader = max(view.cars)
        self.length = min(1.0, (self.final - leader) / LONG)
        """How much of a long race is left, from 1 to 0: cards are worth less towards its end."""
        self.live = [s for s in view.stage_cards if s in view.stages]
        if not view.triggers_left[self.me]:
            self.live = []
        moved = set(view.turn_order[: view.turn])
        self.to_move = [
            s for s in range(view.players) if s != self.me and s not in moved and view.hand_sizes[s]
        ]

    def worth(self, action: Action) -> float:
        """How good an action is, in points."""
        if isinstance(action, act.Play):
            return self._play(action)
        if isinstance(action, act.Tune):
            return self._tune(action)
        if isinstance(action, act.Score):
            return self._score()
        view = self.view
        if action is act.SHORTCUT or action is act.STAY:
            end = int(self.road.shortcuts[self.at]) if action is act.SHORTCUT else self.at
            reached = [s for s in self.live if self.at < self.road.stage_spaces[s] < end]
            return self._arrive(end) - 1.5 * len(reached)
        if action is act.DRAW_FIRST or action is act.SHUFFLE_FIRST:
            return self._deck_speed(action is act.SHUFFLE_FIRST)
        if action is act.RESHUFFLE or action is act.KEEP:
            keep = view.deck_sizes[self.me] >= TANK
            return float(keep == (action is act.KEEP))
        if action is act.POINTS:
            return float(self._reward())
        if action is act.CARDS_INSTEAD:
            size = view.hand_sizes[self.me]
            return self._hand(size + min(2, view.deck_sizes[self.me])) - self._hand(size)
        return 0.0  # continue

    # -- driving -----------------------------------------------------------------------------

    def _play(self, action: act.Play) -> float:
        view = self.view
        end = min(self.at + int(action.steps), self.final)
        size = view.hand_sizes[self.me] - int(action.size)
        deck = view.deck_sizes[self.me]
        discards = len(view.discards[self.me]) + int(action.size)
        worth = self._stages(end) + self._arrive(end)
        taken = self._checkpoints(end)
        if taken:
            worth += taken * TILE_POINTS
            if self._is_last(end):
                drawn = min(2 * taken, deck)
                size, deck = size + drawn, deck - drawn
            else:
                worth -= taken * LAST_DRAWS * self.length
        if self.road.features[end] == GAS:
            worth += RECOVERED * discards * self.length
            deck += discards
        drawn = min(int(action.draw), deck)
        size, deck = size + drawn, deck - drawn
        left = bag_of(view.hand) - int(action.cards)
        speed = sum(STEPS[kind] for kind in bag.kinds(left)) + 2.2 * drawn
        worth += self._hand(size) + SPEED * speed * self.length
        return worth + FUEL * min(deck, TANK) * self.length

    def _arrive(self, end: int) -> float:
        """The space itself: how far along, and what it offers."""
        if end == self.final:
            finished = sum(1 for at in self.view.cars if at == self.final)
            return STEP * end + self.points[finished]
        feature = FEATURE.get(int(self.road.features[end]), 0.0)
        return STEP * end + feature * self.length

    def _hand(self, size: int) -> float:
        return CARD[min(size, len(CARD) - 1)] * (0.25 + 0.75 * self.length)

    def _place(self, end: int) -> float:
        """The place expected when stages are resolved, from 1."""
        ahead = 0.0
        for seat, at in enumerate(self.view.cars):
            if seat == self.me:
                continue
            if at >= end:
                ahead += 1
            elif seat in self.to_move and end - at <= CLOSE:
                ahead += OVERTAKEN
        return 1 + ahead

    def _given(self, place: float) -> float:
        """The points of a place between two places."""
        low = min(int(place), len(self.points))
        high = min(low + 1, len(self.points))
        part = place - low
        return self.points[low - 1] * (1 - part) + self.points[high - 1] * part

    def _stages(self, end: int) -> float:
        """What the stages reached in this round bring by then."""
        view, road = self.view, self.road
        place = self._place(end)
        own, others = 0.0, 0.0
        reached = set(view.reached) | {
            s for s in view.stages if self.at < road.stage_spaces[s] <= end
        }
        for stage in reached:
            on_it = road.stage_spaces[stage] == end
            if stage in self.live:
                own = max(own, 2 * self._given(place) - self.points[1] + TILE_POINTS * on_it)
            else:
                others += 0.25 * (self._given(place) - self.points[1] + TILE_POINTS * on_it)
        return own + others

    def _checkpoints(self, end: int) -> int:
        spaces = self.view.checkpoints
        if self.rules.checkpoint_on_passing:  # RR-6
            return sum(1 for space in spaces if self.at < space <= end)
        return int(end in spaces)

    def _is_last(self, end: int) -> bool:
        return all(at >= end for seat, at in enumerate(self.view.cars) if seat != self.me)

    # -- the other decisions -----------------------------------------------------------------

    def _deck_speed(self, shuffled: bool) -> float:
        """How fast a card drawn from the own deck is on average, before or after the shuffle."""
        view = self.view
        discards = bag_of(view.discards[self.me])
        pile = DECK - bag_of(view.hand) - discards
        if shuffled:
            pile += discards
        elif view.deck_sizes[self.me] < view.laid_draw:
            return 0.0
        kinds = bag.kinds(pile)
        return sum(STEPS[kind] for kind in kinds) / max(1, len(kinds))

    def _tune(self, action: act.Tune) -> float:
        """First the cards that go with the hand; fast ones before slow ones."""
        colours = [name[0] for name in self.view.hand]
        worth, weight = 0.0, 1.0
        for kind in action.order:
            name = CARDS[kind]
            worth += weight * (STEPS[kind] + 0.8 * colours.count(name[0]))
            weight *= 0.6
        return worth

    def _reward(self) -> int:
        view = self.view
        points = self.points[view.order.index(self.me)]
        return 2 * points if view.caller == self.me else points

    def _score(self) -> float:
        """Play a stage card now, or keep the trigger for a better place later?"""
        view = self.view
        now = 2 * self._given(float(view.order.index(self.me) + 1))
        ahead = len(self.live) - 1
        spare = ahead - (view.triggers_left[self.me] - 1)
        if spare <= 0:
            return now
        # The more cards there are to choose from, the better the place one can wait for.
        average = 2 * sum(self.points) / len(self.points)
        return now - average * min(1.15, 0.75 + 0.12 * spare)
