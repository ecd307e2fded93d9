"""Manners: every character drives in its own way, and one notices."""

from __future__ import annotations

from functools import cache

import pytest

from rallybox.bots.drivers import QuickBot
from rallybox.bots.guides import guide_of
from rallybox.bots.manners import manners_of
from rallybox.bots.scale import CHARACTERS
from rallybox.core import Action, Game, SeededDice, View
from support.samples import bringing

DECISIONS = 60
"""Of each game."""

MANNERLY = bringing(lambda game: manners_of(game).likes)
every_game = pytest.mark.parametrize("game", MANNERLY.values(), ids=list(MANNERLY))


@cache
def moments(game: Game) -> list[tuple[View, tuple[Action, ...]]]:
    """Decisions of a game of each variant between neutral drivers, spread evenly."""
    found = []
    for seed, (variant, numbers) in enumerate(game.variants.items()):
        dice = SeededDice(seed)
        state = game.start(game.setup({"variant": variant, "players": min(max(numbers), 3)}), dice)
        club = QuickBot(guide_of(game))
        while state.to_act:
            seat = state.to_act[0]
            actions = state.actions(seat)
            view = state.view(seat)
            if len(actions) > 1:
                found.append((view, tuple(actions)))
            state.apply(seat, club.decide(view, actions, dice), dice)
    return found[:: max(1, len(found) // DECISIONS)]


@every_game
def test_every_character_has_a_manner_of_known_traits(game: Game) -> None:
    manners = manners_of(game)
    assert set(manners.likes) == set(CHARACTERS)
    seen: set[str] = set()
    for view, actions in moments(game):
        for action in actions:
            seen |= set(manners.traits(view, action))
    assert set().union(*manners.likes.values()) <= seen


@every_game
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_does_more_of_what_it_likes(game: Game, character: str) -> None:
    manners, guide = manners_of(game), guide_of(game)
    likes = manners.likes[character]
    neutral, driver = QuickBot(guide), QuickBot(guide, manners, likes)
    differ, more = 0, 0.0
    for view, actions in moments(game):
        one = neutral.decide(view, actions, SeededDice(1))
        other = driver.decide(view, actions, SeededDice(1))
        before, after = manners.weigh(view, [one, other], likes)
        differ += one is not other
        more += after - before
    assert differ >= 2
    assert more > 0
