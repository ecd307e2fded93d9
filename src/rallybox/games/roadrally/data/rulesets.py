"""The four rule sets and the facts of the box, from `data/rules.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Literal

import msgspec

from rallybox.kit import bag


class RuleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between demo, base, standard and sprint; see the data file for each field."""

    course: Literal["free", "lettered"]
    tiles: int
    first_stage: int
    deal: dict[int, tuple[int, int, int]]
    triggers: dict[int, int]
    scored: int
    points: dict[int, tuple[int, ...]]
    cards: dict[int, int]
    checkpoint_on_passing: bool
    gas_choice: bool
    reshuffle_choice: bool
    random_start: bool


_DATA = tomllib.loads(files(__package__).joinpath("rules.toml").read_text("utf-8"))

RULE_SETS: dict[str, RuleSet] = {
    name: msgspec.convert(_DATA[name], RuleSet, strict=False)
    for name in ("base", "standard", "demo", "sprint")
}
"""The rule sets by name; the first is the one for a first game."""

CARDS: tuple[str, ...] = tuple(_DATA["deck"])
"""The kinds of movement card by number: colour and value."""
STEPS: tuple[int, ...] = tuple(int(card[1]) for card in CARDS)
"""How far each kind of card drives."""
DECK: int = bag.pack(tuple(_DATA["deck"].values()))
"""A driver's whole deck (RR-1)."""
DECK_SIZE: int = bag.size(DECK)

DRAW: dict[str, int] = _DATA["draw"]
"""Cards drawn after playing a colour, or after a store play."""

BASE_COURSE: tuple[str, ...] = tuple(_DATA["base_course"]["tiles"])

LAST_STAGE: int = _DATA["stage_decks"]["B"][1]


def stage_mask(first: int, last: int) -> int:
    """The stages from first to last as a mask: bit n is stage n."""
    return (1 << last + 1) - (1 << first)


DECK_A: int = stage_mask(*_DATA["stage_decks"]["A"])
DECK_B: int = stage_mask(*_DATA["stage_decks"]["B"])
"""The stage cards of each deck, as masks."""

HAND = 5
"""Cards drawn before the race."""
EMPTY_HAND_DRAW = 2
CHECKPOINT_DRAW = 2
REWARD_DRAW = 2
MECHANIC_LOOK = 5
OWN_STAGE = 2
"""Who has played the card of a stage gets so many times the points of the place."""
TILE_POINTS = 2
"""What a stage tile or a checkpoint tile is worth at the end."""
