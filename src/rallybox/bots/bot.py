"""What a bot is: a player that gets a view, its legal actions and its own dice, nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from rallybox.bots.faults import Fault
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. It may remember what it likes between decisions of one game."""

    looks: ClassVar[bool] = True
    """Does it look at the view? A bot that does not is handed None and saves the work."""

    @abstractmethod
    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        """One of the actions."""

    @property
    def faults(self) -> Sequence[Fault]:
        """What has gone wrong in this game; nothing, unless the bot is somebody else's program."""
        return ()

    def close(self, view: View | None = None) -> None:
        """The game is over, and this is how it looks; or it was left (None). Let go of things."""
        return


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    looks = False

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        return actions[dice.below(len(actions))]
