"""Drivers of any strength and character: those that decide at once, and those that look ahead.

A weak driver does not throw dice. It goes by what it sees at first sight, and misjudges the rest;
the same action looks as good or bad to it all game long. What stands out, it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rallybox.bots.bot import Bot
from rallybox.bots.guide import SAME, Guide, judge
from rallybox.bots.guides import guide_of
from rallybox.bots.ladder import check, patience, setting_of
from rallybox.bots.manners import NO_TRAITS, USUAL, Manners, Traits, manners_of
from rallybox.bots.scale import Setting
from rallybox.bots.search import SearchBot, Taste
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.view import View

MISJUDGES: Final = 3.0
"""How many of the guide's temperatures a hasty driver is out at most, up or down."""
FONDNESS: Final = 0.03
"""What one of the guide's temperatures is worth to a search, which judges by places from 0 to 1."""
GLANCES: Final = 3
"""In so many imagined worlds an action must win at once for a hasty driver to be sure of it."""

_MASK: Final = (1 << 64) - 1


def quirk(key: int, number: int) -> float:
    """What a driver with this key makes of an action, from −1 to 1; always the same."""
    mixed = (key * 0x9E3779B97F4A7C15 + number * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 30) * 0x94D049BB133111EB) & _MASK
    return (mixed >> 40) / (1 << 23) - 1.0


class QuickBot(Bot):
    """Does at once what it thinks best: the guide's opinion, as far as it takes its time."""

    def __init__(
        self,
        guide: Guide,
        manners: Manners = USUAL,
        likes: Traits = NO_TRAITS,
        haste: float = 0.0,
    ) -> None:
        self.guide = guide
        self.manners = manners
        self.likes = likes
        self.haste = haste
        self.key = 0
        """By which it errs as it does; drawn when it is first needed, unless somebody says it."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        if len(actions) == 1:
            return actions[0]
        weights = self.weigh(view, actions, dice)
        return actions[max(range(len(actions)), key=weights.__getitem__)]

    def weigh(self, view: View, actions: Sequence[Action], dice: Dice) -> list[float]:
        """How good each action looks to this driver."""
        assert view.seat is not None
        knowledge = self.guide.know(view)
        weights = judge(self.guide, knowledge, view.seat, actions, dice)
        if self.likes:
            likes = self.manners.weigh(view, actions, self.likes)
            weights = [one + more for one, more in zip(weights, likes, strict=True)]
        if not self.haste:
            return weights
        for index in range(len(actions)):
            if weights[index] > SAME and wins(knowledge, view.seat, actions[index], dice):
                return [float(one == index) for one in range(len(actions))]
        return self._blurred(view, actions, weights, dice)

    def _blurred(
        self, view: View, actions: Sequence[Action], weights: Sequence[float], dice: Dice
    ) -> list[float]:
        if not self.key:
            self.key = 1 + dice.below(1 << 30)
        first = self.manners.weigh(view, actions, self.manners.at_first_sight)
        hurry = min(1.0, self.haste)
        far = self.haste * MISJUDGES * self.guide.temperature
        return [
            SAME
            if weight <= SAME / 2
            else (1 - hurry) * weight + hurry * glance + far * quirk(self.key, action.id)
            for action, weight, glance in zip(actions, weights, first, strict=True)
        ]


def wins(knowledge: Knowledge, seat: int, action: Action, dice: Dice) -> bool:
    """Does an action surely end the game at once, as the only winner?"""
    for _ in range(GLANCES):
        world = knowledge.imagine(dice)
        world.apply(seat, action, dice)
        if world.outcome is None or tuple(world.outcome.winners) != (seat,):
            return False
    return True


def taste_of(guide: Guide, manners: Manners, likes: Traits) -> Taste:
    """What a character likes, in the unit in which a search judges."""
    scale = FONDNESS / guide.temperature

    def taste(view: View, actions: Sequence[Action]) -> list[float]:
        return [scale * like for like in manners.weigh(view, actions, likes)]

    return taste


def make_driver(name: str, game: Game, in_time: bool = False) -> Bot:
    """A driver of ours, by its name."""
    character = check(game, name).character
    seconds = patience(game, name) if in_time else 0.0
    return make_set(setting_of(game, name), game, character, seconds)


def make_set(
    setting: Setting, game: Game, character: str | None = None, seconds: float = 0.0
) -> Bot:
    """A driver with these settings; `seconds`: the most it may take where people wait."""
    manners = manners_of(game)
    likes = manners.likes.get(character or "", NO_TRAITS)
    guide = guide_of(game, thorough=setting.thorough)
    if not setting.effort:
        return QuickBot(guide, manners, likes, setting.haste)
    taste = taste_of(guide, manners, likes) if likes else None
    return SearchBot(guide, effort=setting.effort, seconds=seconds, taste=taste)
