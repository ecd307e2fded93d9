"""Exact chances, by trying every way the dice can fall."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from rallybox.core.dice import Dice

T = TypeVar("T")


class ScriptedDice(Dice):
    """Falls as a script says, and 0 beyond it; keeps how many faces each die had."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.faces: list[int] = []

    def below(self, n: int) -> int:
        self.faces.append(n)
        return self.script[len(self.faces) - 1] if len(self.faces) <= len(self.script) else 0


def chances(draw: Callable[[Dice], T]) -> dict[T, Fraction]:
    """The exact chance of each result, by trying every way the dice can fall."""
    totals: dict[T, Fraction] = {}
    script: list[int] = []
    while True:
        dice = ScriptedDice(script)
        result = draw(dice)
        chance = Fraction(1)
        for faces in dice.faces:
            chance /= faces
        totals[result] = totals.get(result, Fraction(0)) + chance
        fallen = script + [0] * (len(dice.faces) - len(script))
        while fallen and fallen[-1] + 1 == dice.faces[len(fallen) - 1]:
            fallen.pop()
        if not fallen:
            return totals
        fallen[-1] += 1
        script = fallen
