"""Games to test with, chosen by what a test needs of them.

A test that is not about one game names none: it takes the first of ours that has the trait, so that
it says why this game, and another game may take its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache

import pytest
from msgspec import inspect

from rallybox.core import Game, Malformed, SeededDice, State
from rallybox.games import GAMES, PACKS

OURS = {name: game for name, game in GAMES.items() if not PACKS[name].home}
"""Not those that happen to be installed here."""


def bringing(part: Callable[[Game], object]) -> dict[str, Game]:
    """Our games that bring this part of a pack, which a game may do without. Three do at least: a
    part that is lost is found missing here."""
    found = {name: game for name, game in OURS.items() if part(game)}
    assert len(found) >= 3
    return found


def first(trait: Callable[[Game], bool]) -> str:
    """The name of the first game with a trait, of those that three or four can play."""
    return next(
        name
        for name, game in OURS.items()
        if {3, 4} <= set(game.variants[variant_of(name)]) and trait(game)
    )


def variant_of(game: str) -> str:
    """The variant that is played if nobody says."""
    return next(iter(GAMES[game].variants))


def _moments(game: Game, options: Mapping[str, object] | None = None) -> Iterator[State]:
    """Every state of a few random games."""
    setup = game.setup(options or {})
    for seed in range(3):
        dice = SeededDice(seed)
        state = game.start(setup, dice)
        while state.to_act:
            yield state
            seat = state.to_act[dice.below(len(state.to_act))]
            actions = state.actions(seat)
            state.apply(seat, actions[dice.below(len(actions))], dice)


def asks_several(game: Game) -> bool:
    """Are several asked at the same time, now and then?"""
    return any(len(state.to_act) > 1 for state in _moments(game))


ANY = first(lambda game: True)
"""Whichever: the first."""

AT_ONCE = first(asks_several)
"""Several are asked at the same time, and none learns of the others' answers before all are in."""

IN_TURN = first(lambda game: not asks_several(game))
"""One is asked after the other, never two at once: who sits there waits for the others."""

FOR_TWO = first(lambda game: 2 in game.variants[variant_of(game.name)])
"""Two can play it: the smallest table at which there is somebody else."""

ALONE, ALONE_VARIANT = next(
    (name, variant)
    for name, game in OURS.items()
    for variant, players in game.variants.items()
    if 1 in players
)
"""One person can play it, in this variant."""


def _often(often: bool) -> tuple[pytest.MarkDecorator, ...]:
    return () if often else (pytest.mark.long,)


ONE_GAME = [pytest.param(name, marks=_often(name == ANY)) for name in OURS]
"""For what hardly depends on the game: one in `make test`, all in `make test-long`."""

VARIANTS = [
    pytest.param(name, variant, id=f"{name}-{variant}", marks=_often(variant == variant_of(name)))
    for name, game in OURS.items()
    for variant in game.variants
]
"""Games and variants: of each game the first in `make test`, all in `make test-long`."""


def _decisions(game: Game, **options: object) -> int:
    """How many decisions a few random games take together."""
    return sum(1 for _ in _moments(game, options))


SHORTEST, SHORTEST_VARIANT = min(
    (
        (name, variant)
        for name, game in OURS.items()
        for variant, players in game.variants.items()
        if 3 in players
    ),
    key=lambda one: _decisions(OURS[one[0]], variant=one[1], players=3),
)
"""The game, and the variant of it, that three have played first."""


@cache
def shorter(game: str) -> dict[str, object]:
    """Options that make a whole game shorter, if it has such: numbers that make it half as long, at
    most, where they are as small as can be."""
    usual, found = _decisions(GAMES[game]), dict[str, object]()
    for name, least in _least(GAMES[game]):
        with suppress(Malformed):  # not every variant has every option
            if 2 * _decisions(GAMES[game], **{name: least}) <= usual:
                found[name] = least
    return found


def _least(game: Game) -> Iterator[tuple[str, int]]:
    """The options of a game that are numbers, each with its least."""
    setup = inspect.type_info(game.setup_type)
    assert isinstance(setup, inspect.StructType)
    for field in setup.fields:
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        for kind in kinds:
            if isinstance(kind, inspect.IntType) and kind.ge is not None:
                yield field.name, kind.ge
