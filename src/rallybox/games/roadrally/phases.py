"""What drivers are asked in a race, by number and by name."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

PLAY: Final[i64] = 0
EMPTY: Final[i64] = 1
SHORTCUT: Final[i64] = 2
GAS: Final[i64] = 3
MECHANIC: Final[i64] = 4
STAGE: Final[i64] = 5
REWARD: Final[i64] = 6
OVER: Final[i64] = 7

Phase = Literal["play", "empty", "shortcut", "gas", "mechanic", "stage", "reward", "over"]

PHASES: Final[tuple[Phase, ...]] = (
    "play",
    "empty",
    "shortcut",
    "gas",
    "mechanic",
    "stage",
    "reward",
    "over",
)


def phase_name(number: int) -> Phase:
    """The name of a phase."""
    return PHASES[number]


def phase_number(name: Phase) -> int:
    """The number of a phase."""
    return PHASES.index(name)
