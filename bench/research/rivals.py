"""Our ace and OpenSpiel's IS-MCTS at equal processor time for each decision, in the arena.

    rallybox arena <game> --bots py:research.rivals:ace-150 --among py:research.rivals:ismcts-150

The number is milliseconds. IS-MCTS can be set otherwise, by what is said after it:

    c2          exploration 2 (1 unless said)
    rollouts4   four rollouts for each new leaf (1)
    value       takes the action with the highest value in the end, not the one tried most often
    win         plays for wins, not for placings
    compiled    rollouts by our compiled rules, each in one call: much quicker than OpenSpiel's own

What each game's decisions took is written into the file that RIVALS_LOG names, a line for each bot.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from time import thread_time
from typing import Any

from open_spiel.python.algorithms.ismcts import ISMCTSFinalPolicyType

from rallybox.adapters.openspiel.bots import IsMcts, Rollouts
from rallybox.bots import Bot
from rallybox.bots.guides import guide_of
from rallybox.bots.search import Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View

AT_ONCE = 8
"""Iterations between two looks at the clock."""


class Ace(Bot):
    """Our ace with so much time, and all of it: it does not stop where a decision has fallen."""

    seconds: float
    said: str

    def __init__(self, game: Game) -> None:
        self.guide = guide_of(game, thorough=True)
        self.spent: list[tuple[float, int]] = []

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        if len(actions) == 1:
            return actions[0]
        start, number = thread_time(), 0
        thought = Thought(self.guide, view, actions, dice)
        while number == 0 or thread_time() - start < self.seconds:
            for _ in range(AT_ONCE):
                thought.iterate()
            number += AT_ONCE
        self.spent.append((thread_time() - start, number))
        return thought.ranking()[0]

    def close(self, view: View | None = None) -> None:
        log(self.said, self.spent)


class Rival(IsMcts):
    """OpenSpiel's, which says what it took."""

    said: str

    def close(self, view: View | None = None) -> None:
        log(self.said, self.spent)


def log(said: str, spent: list[tuple[float, int]]) -> None:
    """How many decisions a game had for a bot, the time and the work of all together."""
    if "RIVALS_LOG" in os.environ:
        times, numbers = [time for time, _ in spent], [number for _, number in spent]
        line = {"bot": said, "decisions": len(spent), "seconds": sum(times), "work": sum(numbers)}
        with open(os.environ["RIVALS_LOG"], "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def __getattr__(name: str) -> type[Bot]:
    """A player by what it is called: `ace-150`, `ismcts-150-c2-value`."""
    who, *words = name.split("-")
    if who not in ("ace", "ismcts") or not words:
        raise AttributeError(name)
    set_to: dict[str, Any] = {"said": name, "seconds": int(words[0]) / 1000}
    for word in words[1:]:
        if word == "value":
            set_to["final"] = ISMCTSFinalPolicyType.MAX_VALUE
        elif word == "win":
            set_to["reward"] = word
        elif word == "compiled":
            set_to["evaluator"] = Rollouts
        elif word.startswith("rollouts"):
            set_to["rollouts"] = int(word.removeprefix("rollouts"))
        elif word.startswith("c"):
            set_to["exploration"] = float(word.removeprefix("c"))
        else:
            raise AttributeError(name)
    return type(who, (Ace if who == "ace" else Rival,), set_to)
