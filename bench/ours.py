"""Our games as the bench measures them. Run as a script it is a worker of `workers`.

Interpreted and compiled rules cannot live in one process, so each speed has a worker of its own;
which one this is depends on where `rallybox` was found. A worker first writes its rows as a line
of JSON, then answers each line of JSON that it reads with another, until there are no more.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial

from positions import bench_of
from timing import (
    SNAPSHOTS,
    Contestant,
    Table,
    can_weigh,
    keep,
    play_for,
    repeat_calls,
    weigh_copies,
)

from rallybox.bots.guides import guide_of
from rallybox.bots.search import Thought
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.playout import playout
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.games import GAMES

Rnd = Callable[[], float]
Step = Callable[[int, Action, Dice], object]


# -- ways to play ------------------------------------------------------------------------------


def play_loop(game: Game, setup: Setup, dice: Dice, rnd: Rnd, *, checked: bool) -> int:
    """A whole random game from a Python loop, its shuffling and dealing on the clock.

    `checked` goes through `play`, which checks the action and returns events; otherwise through
    `apply`, which trusts its caller as OpenSpiel's `apply_action` does.
    """
    decisions = 0
    state = game.start(setup, dice)
    step: Step = state.play if checked else state.apply
    while to_act := state.to_act:
        seat = to_act[0]
        actions = state.actions(seat)
        step(seat, actions[int(rnd() * len(actions))], dice)
        decisions += 1
    return decisions


def play_inside(game: Game, setup: Setup, dice: Dice) -> int:
    """A whole random game by the driver inside the compiled part."""
    return playout(game.start(setup, dice), dice)


def look_and_imagine(game: Game, state: State, seat: int, dice: Dice) -> State:
    """What OpenSpiel's `resample_from_infostate` does in one call: it starts from the state."""
    return game.imagine(state.view(seat), dice)


# -- rows --------------------------------------------------------------------------------------


def is_compiled(module: str) -> bool:
    """Whether this module runs compiled here."""
    return not (sys.modules[module].__file__ or "").endswith(".py")


class Rows:
    """The rows of one game at the speed at which it runs here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dice = SeededDice(1)
        self.rnd = random.Random(1).random
        state = game.start(game.setup({}), self.dice)
        self.compiled = is_compiled(type(state).__module__)
        self.speed = "compiled" if self.compiled else "interpreted"

    def all(self) -> Iterator[Contestant]:
        """Every row. Only random play is measured in all variants, the rest in the first one."""
        first = self.game.setup({})
        for variant in self.game.variants:
            yield from self.plays("decisions", self.game.setup({"variant": variant}))
        checked = partial(play_loop, self.game, first, self.dice, self.rnd, checked=True)
        way = f"{self.speed}, checked loop"
        yield Contestant("decisions", self.name(first), way, partial(play_for, checked))
        yield from self.positions(first)
        for players in self.game.variants[first.variant]:
            yield from self.plays("players", self.game.setup({"players": players}))
        for label, options in bench_of(self.game.name).lengths:
            yield from self.plays("length", self.game.setup(options), label)

    def name(self, setup: Setup) -> str:
        """What a row with this set-up is called."""
        seats = "1 player" if setup.players == 1 else f"{setup.players} players"
        return f"{self.game.title} {setup.variant}, {seats}"

    def plays(self, table: Table, setup: Setup, label: str = "") -> Iterator[Contestant]:
        """Random play from a Python loop, and compiled also inside."""
        name = f"{self.game.title}, {label}" if label else self.name(setup)
        loop = partial(play_loop, self.game, setup, self.dice, self.rnd, checked=False)
        yield Contestant(table, name, f"{self.speed}, loop", partial(play_for, loop))
        if self.compiled:
            inside = partial(play_inside, self.game, setup, self.dice)
            yield Contestant(table, name, "compiled, inside", partial(play_for, inside))

    def positions(self, setup: Setup) -> Iterator[Contestant]:
        """Copying, looking and imagining in mid-game."""
        name, speed, game, dice = self.name(setup), self.speed, self.game, self.dice
        states = list(self.snapshots(setup))
        copies = [state.copy for state in states]
        weigh = partial(weigh_copies, copies) if can_weigh() else None
        yield Contestant("copies", name, speed, partial(repeat_calls, copies), weigh)
        looks = [partial(state.view, state.to_act[0]) for state in states]
        yield Contestant("views", name, speed, partial(repeat_calls, looks))
        # The like of resampling makes the view anew each time; a bot that searches reads it once.
        known = [game.know(state.view(state.to_act[0])) for state in states]
        given = [partial(knowledge.imagine, dice) for knowledge in known]
        yield Contestant("imaginings", name, f"{speed}, view given", partial(repeat_calls, given))
        new = [partial(look_and_imagine, game, state, state.to_act[0], dice) for state in states]
        yield Contestant("imaginings", name, speed, partial(repeat_calls, new))
        iterations = [self.iterations(state) for state in states]
        yield Contestant("searches", name, speed, partial(repeat_calls, iterations))

    def iterations(self, state: State) -> Callable[[], None]:
        """A search that has begun in this position; each call is one more iteration."""
        seat = state.to_act[0]
        guide, view = guide_of(self.game), state.view(seat)
        return Thought(guide, view, state.actions(seat), self.dice).iterate

    def snapshots(self, setup: Setup) -> Iterator[State]:
        """Positions at a random decision of as many games."""
        for _ in range(SNAPSHOTS):
            state = self.game.start(setup, self.dice)
            snapshot = state.copy()
            decision = 0
            while to_act := state.to_act:
                decision += 1
                if keep(self.rnd, decision):
                    snapshot = state.copy()
                seat = to_act[0]
                actions = state.actions(seat)
                state.apply(seat, actions[int(self.rnd() * len(actions))], self.dice)
            yield snapshot


# -- the worker --------------------------------------------------------------------------------


def serve() -> None:
    """Write the rows, then measure those that are asked for."""
    rows = [row for game in GAMES.values() for row in Rows(game).all()]
    print(json.dumps([[r.table, r.name, r.way, r.weigh is not None] for r in rows]), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        row = rows[request["row"]]
        # One row's rubbish must not be swept up on the next one's time.
        gc.collect()
        if "seconds" in request:
            answer: object = row.run(request["seconds"])
        else:
            answer = row.weigh() if row.weigh else None
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
