"""Players that are functions in Python: of an observation and a mask, as learners make them.

    py:module:name      name(observation, mask) gives the id of an action
    zoo:module:name     name({"observation": …, "action_mask": …}, agent) does, as with PettingZoo

Instead of a module, a file may be named (`py:folder/mine.py:name`). A class is made anew for every
game, without arguments; one that derives from `Bot` is a bot as any other, and is given the game.
This runs code on this machine: names come from whoever types the command, never over a network.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from rallybox.bots.bot import Bot
from rallybox.bots.faults import Fault
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.observing import observe


def policy_bot(name: str, game: Game, stand_in: Bot) -> Bot:
    """The player of this name; Malformed, with the reason, if there is none."""
    scheme, _, rest = name.partition(":")
    where, _, what = rest.rpartition(":")
    if not where or not what:
        raise Malformed("bots-policy-form", bot=name)
    try:
        found: Any = getattr(_module(where), what)
        if isinstance(found, type):
            made: Callable[..., Any] = found
            found = made(game) if issubclass(found, Bot) else made()
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise Malformed("bots-policy-missing", bot=name, detail=detail) from error
    if isinstance(found, Bot):
        return found
    if not callable(found):
        raise Malformed("bots-policy-form", bot=name)
    return PolicyBot(game, name, found, stand_in, zoo=scheme == "zoo")


@lru_cache(maxsize=64)
def _module(where: str) -> ModuleType:
    """A module by its name, looked for in this folder as well, or by its file."""
    if where.endswith(".py"):
        spec = spec_from_file_location(Path(where).stem, where)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    return import_module(where)


class PolicyBot(Bot):
    """A player that gets rows of numbers. What it cannot decide, `stand_in` decides."""

    def __init__(
        self, game: Game, name: str, policy: Callable[..., Any], stand_in: Bot, zoo: bool = False
    ) -> None:
        self.game = game
        self.name = name
        self.policy = policy
        self.stand_in = stand_in
        self.zoo = zoo
        self.decisions = 0
        self._faults: list[Fault] = []

    @property
    def faults(self) -> Sequence[Fault]:
        return self._faults

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        self.decisions += 1
        row, mask = self._seen(view, actions)
        try:
            chosen = int(self._asked(row, mask, view.seat))
        except Exception as error:
            self._faults.append(self._fault("crash", f"{type(error).__name__}: {error}"))
        else:
            for action in actions:
                if action.id == chosen:
                    return action
            self._faults.append(self._fault("unknown", str(chosen)))
        return self.stand_in.decide(view if self.stand_in.looks else None, actions, dice)

    def _seen(self, view: View, actions: Sequence[Action]) -> tuple[Any, Any]:
        """The observation and the mask. A row is written from a state: any that fits the view will
        do, since nothing is in it that the seat does not know."""
        import numpy as np  # only researchers have it

        assert view.seat is not None
        state = self.game.imagine(view, SeededDice(0))
        row = np.frombuffer(observe(self.game, state, view.seat), dtype=np.uint8)
        mask = np.zeros(self.game.action_total, dtype=np.int8)
        mask[[action.id for action in actions]] = 1
        return row, mask

    def _asked(self, row: Any, mask: Any, seat: int | None) -> Any:
        if self.zoo:
            return self.policy({"observation": row, "action_mask": mask}, f"player_{seat}")
        return self.policy(row, mask)

    def _fault(self, kind: str, detail: str) -> Fault:
        return Fault(kind, self.decisions, self.name, detail, "")
