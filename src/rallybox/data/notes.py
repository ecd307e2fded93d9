"""Games watched while they are played: what each seat saw, might have done, and did."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import u8

from rallybox.arena.match import Played, Player
from rallybox.arena.simulate import Find, bots_of, play_number
from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.data.head import Head
from rallybox.observing import observer_of


class Noted(NamedTuple):
    """A finished game of a part."""

    number: int
    bots: tuple[str, ...]
    played: Played
    placings: list[float]
    wins: list[float]


class Notes:
    """The decisions of some games, as long arrays: lists of rows would take ten times the room."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.observer = observer_of(game, setup)
        self.games: list[Noted] = []
        self.seats = bytearray()
        self.observations = bytearray()
        self.legal = array("i")
        self.ends = array("q", [0])
        """Where in `legal` each decision's actions end, after a 0."""
        self.actions = array("i")
        self.faults = bytearray()
        self._row = vec[u8](bytes(int(self.observer.size)))

    def __len__(self) -> int:
        return len(self.actions)

    def look(self, state: State, seat: int) -> None:
        """What a seat sees and may do."""
        self.observer.write(state, seat, self._row, 0)
        self.seats.append(seat)
        self.observations += bytes(self._row)
        self.legal.extend([action.id for action in state.actions(seat)])
        self.ends.append(len(self.legal))

    def take(self, action: Action, fault: bool) -> None:
        """What it did."""
        self.actions.append(action.id)
        self.faults.append(fault)

    def finish(self, number: int, bots: tuple[str, ...], played: Played) -> None:
        """The game that was watched is over."""
        placings = self.observer.rewards(played.outcome, "placing")
        wins = self.observer.rewards(played.outcome, "win")
        self.games.append(Noted(number, bots, played, placings, wins))


class NotingPlayer(Player):
    """A player whose decisions are noted. The observation is that of its own seat."""

    __slots__ = ("notes",)

    def __init__(self, bot: Bot, dice: Dice, notes: Notes) -> None:
        super().__init__(bot, dice)
        self.notes = notes

    def decide(self, state: State, seat: int) -> Action:
        """What the bot does now; what it saw is noted before."""
        self.notes.look(state, seat)
        before = len(self.bot.faults)
        action = super().decide(state, seat)
        self.notes.take(action, len(self.bot.faults) > before)
        return action


def play_noted(head: Head, part: int, find: Find) -> Notes:
    """Play the games of a part: the very games that a simulation without notes plays."""
    plan, game = head.plan, find(head.plan.game)
    setup = game.setup(plan.setup)
    notes = Notes(game, setup)
    for number in head.numbers(part):
        played = play_number(
            plan, game, setup, number, lambda bot, dice: NotingPlayer(bot, dice, notes)
        )
        notes.finish(number, bots_of(plan, number), played)
    return notes
