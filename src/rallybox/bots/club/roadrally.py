"""The club driver of Road Rally: weighs speed against cards.

Every choice is judged by what it is worth in points: the points it brings, and what the cards,
the place and the road ahead are good for later (see `roadrally_weights` for how that was found).
"""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.bots.bot import Bot
from rallybox.bots.club.roadrally_outlook import Outlook
from rallybox.bots.club.roadrally_road import gains, option
from rallybox.bots.club.roadrally_weights import (
    AWAY_FROM_TILE,
    KEEN,
    LATER,
    ON_TILE,
    card_worth,
)
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally.cards import KIND
from rallybox.games.roadrally.rulesets import DECK, DECK_SIZE, REWARD_DRAW
from rallybox.games.roadrally.view import RoadRallyView


class ClubRoadRally(Bot):
    """A quick and sensible driver."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert isinstance(view, RoadRallyView)
        if len(actions) == 1:
            return actions[0]
        if view.phase == "play":
            return best_play(view, actions)
        if view.phase == "shortcut":
            return act.SHORTCUT if takes_shortcut(view) else act.STAY
        if view.phase == "stage":
            return actions[-1] if triggers(view) else act.CONTINUE
        if view.phase == "reward":
            return act.POINTS if takes_points(view) else act.CARDS_INSTEAD
        if view.phase == "gas":
            return act.DRAW_FIRST if draws_first(view) else act.SHUFFLE_FIRST
        if view.phase == "mechanic":
            return best_order(view, actions)
        return act.RESHUFFLE


def best_play(view: RoadRallyView, actions: Sequence[Action]) -> Action:
    """The play that is worth most; of equal ones, the first."""
    outlook = Outlook(view)
    shortcuts, final, at = outlook.road.shortcuts, outlook.final, outlook.at
    hand, size = outlook.hand, len(view.hand)
    best, most = actions[0], -1e9
    for action in actions:
        assert isinstance(action, act.Play)
        space = min(at + action.steps, final)
        left, number = hand - action.cards, size - action.size
        worth = outlook.play(left, number, action.draw, space, space)
        if shortcuts[space]:
            end = shortcuts[space]
            worth = max(worth, outlook.play(left, number, action.draw, space, end))
        if worth > most:
            best, most = action, worth
    return best


def takes_shortcut(view: RoadRallyView) -> bool:
    """Is the far end of the shortcut worth more?"""
    outlook = Outlook(view)
    here = view.cars[outlook.me]
    end = outlook.road.shortcuts[here]
    hand, size, draw = outlook.hand, len(view.hand), view.laid_draw
    return outlook.play(hand, size, draw, here, end) > outlook.play(hand, size, draw, here, here)


def triggers(view: RoadRallyView) -> bool:
    """Play a stage card now, or keep the trigger for a better place later?"""
    outlook = Outlook(view)
    left = outlook.triggers
    gain = gains(view.variant, view.players)[view.order.index(outlook.me)] + KEEN
    space = outlook.road.stage_spaces[view.stage]
    there = [seat for seat in view.order if view.cars[seat] == space]
    if there:
        gain += ON_TILE if there[0] == outlook.me else AWAY_FROM_TILE
    if outlook.ending:
        return gain > 0
    cards = (outlook.mine & ~(1 << view.stage)).bit_count()
    keep = option(view.variant, view.players, left, cards)
    use = option(view.variant, view.players, left - 1, cards)
    return gain > LATER * (keep - use)


def takes_points(view: RoadRallyView) -> bool:
    """Are the points of the place worth more than two cards?"""
    outlook = Outlook(view)
    points = outlook.points[view.order.index(outlook.me)] * (2 if view.caller == outlook.me else 1)
    if outlook.ending:
        return True
    cards = min(REWARD_DRAW, outlook.deck_size)
    return points >= cards * card_worth(outlook.final - max(view.cars))


def draws_first(view: RoadRallyView) -> bool:
    """At a gas station: are the cards in the deck better than those of the whole?"""
    outlook = Outlook(view)
    if outlook.deck_size < view.laid_draw:
        return False
    everything = DECK - outlook.hand
    return outlook.mean > outlook.bag_worth(everything) / (DECK_SIZE - len(view.hand))


def best_order(view: RoadRallyView, actions: Sequence[Action]) -> Action:
    """The cards looked at, best first."""
    worth = Outlook(view).cards
    order = tuple(sorted([KIND[card] for card in view.top], key=lambda kind: -worth[kind]))
    return next(a for a in actions if isinstance(a, act.Tune) and a.order == order)
