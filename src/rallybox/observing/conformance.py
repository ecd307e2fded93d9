"""What every observation must keep, checked on whole games, as `rallybox.core.conformance` does it
for the rules: a game that brings an `OBSERVER` calls `check_observations` in its tests.

`Broken`, with a sentence for the developer, if a promise does not hold.
"""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import u8

from rallybox.core.conformance import Broken, walk
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.observing import describe, mask, observe, observer_of

FULL = 255
LOOKS = 30
"""At about so many positions of a game `check_observations` looks."""
BESIDE = 3
"""So many numbers on either side of a row are watched: they are other rows' ones."""


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise Broken(complaint)


def check_ranges(game: Game, state: State) -> None:
    """Every number is within its range, and every legal action is marked, and no other."""
    told = describe(game, state.setup)
    for seat in range(state.setup.players):
        row = observe(game, state, seat)
        for field in told.fields:
            numbers = row[told.where(field.name)]
            _demand(
                field.low <= min(numbers, default=field.low)
                and max(numbers, default=field.high) <= field.high,
                f"{field.name} of seat {seat} is not within {field.low} to {field.high}",
            )
        marked = [number for number, mark in enumerate(mask(game, state, seat)) if mark]
        legal = sorted(action.id for action in state.actions(seat))
        _demand(marked == legal, f"the mask of seat {seat} marks {marked}, legal is {legal}")


def check_written(game: Game, state: State) -> None:
    """A row is written whole, whatever was there before, and nothing beside it; where all is
    blank, the quicker ways write and pick the same."""
    observer = observer_of(game, state.setup)
    size, total = int(observer.size), int(observer.total)
    for seat in range(state.setup.players):
        row, marks = observe(game, state, seat), mask(game, state, seat)
        edge = bytes([FULL] * BESIDE)
        full = vec[u8](edge + bytes([FULL] * size) + edge)
        observer.write(state, seat, full, BESIDE)
        _demand(bytes(full) == edge + row + edge, f"the row of seat {seat} is not written whole")
        clean, offered = vec[u8](bytes(size)), vec[u8](bytes(total))
        observer.write_blank(state, seat, clean, 0)
        _demand(bytes(clean) == row, f"on a blank row seat {seat} sees other numbers")
        before = observer.offer_blank(state, seat, offered, 0)
        _demand(bytes(offered) == marks, f"on a blank mask seat {seat} has other actions")
        ids = [number for number, mark in enumerate(marks) if mark]
        picked = [int(observer.pick(state, seat, place)) for place in range(len(ids))]
        _demand(picked == ids, f"seat {seat} picks {picked} from {ids}")
        for other in range(state.setup.players):
            before = observer.offer(state, other, offered, 0, before)
            again = mask(game, state, other)
            _demand(bytes(offered) == again, f"the mask of seat {other} keeps old marks")


def check_secrets(game: Game, state: State, rng: random.Random) -> None:
    """What a seat cannot tell apart looks the same in its row: now, and after any action."""
    if not state.to_act:
        return
    actor = rng.choice(state.to_act)
    action = rng.choice(state.actions(actor))
    seed = str(rng.random())
    for seat in range(state.setup.players):
        world = game.imagine(state.view(seat), SeededDice(str(rng.random())))
        _demand(
            observe(game, world, seat) == observe(game, state, seat),
            f"the row of seat {seat} depends on a secret",
        )
        if world.to_act != state.to_act or action not in world.actions(actor):
            continue
        real = state.copy()
        real.apply(actor, action, SeededDice(seed))
        world.apply(actor, action, SeededDice(seed))
        if game.comparable(real, world, seat):
            _demand(
                observe(game, real, seat) == observe(game, world, seat),
                f"the row of seat {seat} after {action} by seat {actor} depends on a secret",
            )


def check_answers(game: Game, state: State, rng: random.Random, most: int = 12) -> None:
    """While others may still be deciding, nobody's row changes but that of who has answered."""
    if len(state.to_act) < 2:
        return
    actor = rng.choice(state.to_act)
    others = [seat for seat in range(state.setup.players) if seat != actor]
    before = [observe(game, state, seat) for seat in others]
    actions = state.actions(actor)
    for action in rng.sample(list(actions), min(most, len(actions))):
        after = state.copy()
        after.apply(actor, action, SeededDice(0))
        for seat, row in zip(others, before, strict=True):
            _demand(
                observe(game, after, seat) == row,
                f"seat {seat} sees the answer {action} of seat {actor} before all are in",
            )


def check_fields(game: Game, setup: Setup) -> None:
    """What is said about a row: names, ranges, sizes."""
    told = describe(game, setup)
    _demand(told.game == game.name, f"the description is one of {told.game}")
    _demand(told.size == sum(field.size for field in told.fields), "the size is not that of all")
    names = [field.name for field in told.fields]
    _demand(len(set(names)) == len(names), "two fields have the same name")
    for field in told.fields:
        _demand(0 <= field.low <= field.high <= FULL, f"{field.name} has no range of bytes")


def check_observation(game: Game, state: State, rng: random.Random) -> None:
    """Every promise about what seats see in one position."""
    check_ranges(game, state)
    check_written(game, state)
    check_secrets(game, state, rng)
    check_answers(game, state, rng)


def check_observations(game: Game, seeds: int = 3) -> None:
    """Every promise about observations, at every variant and number of players: for the tests of
    a game, beside `check_game`."""
    for variant, numbers in game.variants.items():
        for players in numbers:
            setup = game.setup({"variant": variant, "players": players})
            check_fields(game, setup)
            rng = random.Random(f"{game.name} {setup}")
            states = sum(1 for _ in walk(game, setup, 0, rng.randrange))
            for seed in range(seeds):
                for state in walk(game, setup, seed, rng.randrange):
                    if rng.random() * states < LOOKS or not state.to_act:
                        check_observation(game, state, rng)
