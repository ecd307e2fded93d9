"""The terms of a race: what a rule set says for a number of drivers, as the rules look it up."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.games.roadrally.data.rulesets import RULE_SETS


class Terms:
    """One rule set at a table of so many drivers. Immutable, shared by all races."""

    __slots__ = (
        "cards_from",
        "checkpoint_on_passing",
        "gas_choice",
        "players",
        "points",
        "reshuffle_choice",
        "scored",
        "triggers",
    )

    players: i64
    points: vec[i64]
    """The points of each place, first to last (RR-8)."""
    cards_from: i64
    """The first place that may draw two cards instead of its points."""
    triggers: i64
    """Stages that one driver may trigger."""
    scored: i64
    """Stages that may be triggered in one round; 0 for no limit (RR-9)."""
    checkpoint_on_passing: bool
    gas_choice: bool
    reshuffle_choice: bool

    def __init__(self, variant: str, players: int) -> None:
        rules = RULE_SETS[variant]
        self.players = players
        self.points = vec[i64](rules.points[players])
        self.cards_from = rules.cards[players]
        self.triggers = rules.triggers[players]
        self.scored = rules.scored
        self.checkpoint_on_passing = rules.checkpoint_on_passing
        self.gas_choice = rules.gas_choice
        self.reshuffle_choice = rules.reshuffle_choice


@cache
def terms_of(variant: str, players: int) -> Terms:
    """The terms of a rule set at a table."""
    return Terms(variant, players)
