"""Random play to the end, inside the compiled part: nothing crosses into Python on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.core.state import State

MOST_DECISIONS: Final = 20_000
"""No game takes longer; one that does will never end."""


def playout(state: State, dice: Dice) -> i64:
    """Play a state to its end with random actions; the number of decisions."""
    decisions: i64 = 0
    while state.to_act:
        seat: i64 = state.to_act[0]
        state.choose(seat, dice.below(state.choices(seat)), dice)
        decisions += 1
    return decisions


def ends_within(state: State, dice: Dice, most: i64) -> bool:
    """The same for rules that nobody knows: give up after so many decisions."""
    decisions: i64 = 0
    while state.to_act:
        if decisions == most:
            return False
        seat: i64 = state.to_act[0]
        state.choose(seat, dice.below(state.choices(seat)), dice)
        decisions += 1
    return True


def random_match(state: State, dice: Dice, players: list[Dice]) -> i64:
    """The same, every seat choosing with dice of its own."""
    decisions: i64 = 0
    while state.to_act:
        seat: i64 = state.to_act[0]
        state.choose(seat, players[seat].below(state.choices(seat)), dice)
        decisions += 1
    return decisions
