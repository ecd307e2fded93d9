"""Movement cards: how bags of them (see `rallybox.kit.bag`) are written."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rallybox.games.roadrally.data.rulesets import CARDS
from rallybox.kit import bag

KIND: dict[str, int] = {name: kind for kind, name in enumerate(CARDS)}
"""The number of each kind of card by its name."""


@cache
def names(cards: int) -> tuple[str, ...]:
    """The names of the cards in a bag, sorted by colour and value."""
    return tuple(CARDS[kind] for kind in bag.kinds(cards))


@cache
def bag_of(card_names: tuple[str, ...]) -> int:
    """The bag of cards with these names."""
    return bag.of(KIND[name] for name in card_names)


def name_all(kinds: Iterable[int]) -> tuple[str, ...]:
    """The names of kinds, in the order given."""
    return tuple(CARDS[kind] for kind in kinds)


def kinds_of(card_names: Iterable[str]) -> tuple[int, ...]:
    """The kinds with these names, in the order given."""
    return tuple([KIND[name] for name in card_names])
