"""catanatron: Settlers of Catan in Python, with its own random players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Protocol

from timing import SNAPSHOTS, Contestant, can_weigh, keep, play_for, repeat_calls, weigh_copies

catanatron = import_module("catanatron")  # see peer_openspiel


class State(Protocol):
    """The part of catanatron's state that is used here."""

    num_turns: int


class Game(Protocol):
    """The part of catanatron's game that is used here."""

    state: State

    def winning_color(self) -> object | None: ...
    def play_tick(self) -> object: ...
    def copy(self) -> Game: ...


def new_game() -> Game:
    """A game of four of catanatron's own RandomPlayers on a fresh random map (1 to 2 ms)."""
    game: Game = catanatron.Game([catanatron.RandomPlayer(c) for c in catanatron.Color])
    return game


def goes_on(game: Game) -> bool:
    """Like `Game.play`, give up after 1000 turns; none of 300 games got that far."""
    turns: int = catanatron.game.TURNS_LIMIT
    return game.winning_color() is None and game.state.num_turns < turns


def play() -> int:
    """A whole random game by the loop of `Game.play`, without the two copies that it makes.

    Every tick counts as a decision, even with one legal action (63 in 100 here, such as rolling
    the dice). `play_tick` checks that the action is legal; leaving that out with
    `execute(..., validate_action=False)` made no difference that we could measure.
    """
    decisions = 0
    game = new_game()
    while goes_on(game):
        game.play_tick()
        decisions += 1
    return decisions


def snapshots(rnd: Callable[[], float]) -> Iterator[Game]:
    """Positions at a random decision of as many games."""
    for _ in range(SNAPSHOTS):
        game = snapshot = new_game()
        decision = 0
        while goes_on(game):
            decision += 1
            if keep(rnd, decision):
                snapshot = game.copy()
            game.play_tick()
        yield snapshot


def contestants() -> Iterator[Contestant]:
    """catanatron's rows; it has nothing that draws a state from what one player knows."""
    # catanatron draws from the global generator, and each new game seeds it from itself.
    random.seed(1)
    copies = [game.copy for game in snapshots(random.Random(1).random)]
    yield Contestant("decisions", "catanatron", "own loop", partial(play_for, play))
    weigh = partial(weigh_copies, copies) if can_weigh() else None
    yield Contestant("copies", "catanatron", "copy", partial(repeat_calls, copies), weigh)
