"""Our games, discovered from `GAMES` and played by the same loop as the peers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from time import perf_counter

from timing import SNAPSHOTS, Contestant, Tally, keep, repeat_calls

from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.games import GAMES

Rnd = Callable[[], float]
Step = Callable[[int, Action, Dice], object]


def play_games(
    game: Game, setup: Setup, rnd: Rnd, seeds: Iterator[int], seconds: float, *, checked: bool
) -> Tally:
    """Whole random games, their dice, shuffling and dealing on the clock.

    `checked` goes through `play`, which checks the action and returns events; otherwise through
    `apply`, which trusts its caller as OpenSpiel's `apply_action` does.
    """
    decisions = 0
    start = perf_counter()
    while True:
        dice = SeededDice(next(seeds))
        state = game.start(setup, dice)
        step: Step = state.play if checked else state.apply
        while to_act := state.to_act:
            seat = to_act[0]
            actions = state.actions(seat)
            step(seat, actions[int(rnd() * len(actions))], dice)
            decisions += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions, elapsed


def snapshots(game: Game, setup: Setup, rnd: Rnd, seeds: Iterator[int]) -> Iterator[State]:
    """Positions at a random decision of as many games."""
    for _ in range(SNAPSHOTS):
        dice = SeededDice(next(seeds))
        state = game.start(setup, dice)
        snapshot = state.copy()
        decision = 0
        while to_act := state.to_act:
            decision += 1
            if keep(rnd, decision):
                snapshot = state.copy()
            seat = to_act[0]
            actions = state.actions(seat)
            state.apply(seat, actions[int(rnd() * len(actions))], dice)
        yield snapshot


def look_and_imagine(game: Game, state: State, seat: int, dice: Dice) -> State:
    """What OpenSpiel's `resample_from_infostate` does in one call: it starts from the state."""
    return game.imagine(state.view(seat), dice)


def game_contestants(game: Game, variant: str, players: int) -> Iterator[Contestant]:
    """The rows of one game, variant and number of players."""
    name = f"{game.name} {variant}, {players} players"
    setup = game.setup({"variant": variant, "players": players})
    rnd = random.Random(1).random
    seeds = count(1)
    run = partial(play_games, game, setup, rnd, seeds)
    yield Contestant(name, "decisions", partial(run, checked=False))
    yield Contestant(f"{name}, checked, with events", "decisions", partial(run, checked=True))

    states = list(snapshots(game, setup, rnd, seeds))
    yield Contestant(name, "copies", partial(repeat_calls, [state.copy for state in states]))

    # The like of resampling makes the view anew each time; a bot that searches makes it once.
    dice = SeededDice(0)
    afresh = [partial(look_and_imagine, game, state, state.to_act[0], dice) for state in states]
    yield Contestant(name, "imaginings", partial(repeat_calls, afresh))
    given = [partial(game.imagine, state.view(state.to_act[0]), dice) for state in states]
    yield Contestant(f"{name}, view given", "imaginings", partial(repeat_calls, given))


def contestants() -> list[Contestant]:
    """Every game in every variant, at the variant's middle number of players."""
    return [
        contestant
        for game in GAMES.values()
        for variant, players in game.variants.items()
        for contestant in game_contestants(game, variant, sorted(players)[len(players) // 2])
    ]
