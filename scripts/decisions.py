"""Where two bots decide differently, whose choice is better? Finer than whole games, and nearer.

    PYTHONPATH=build/compiled python scripts/decisions.py GAME --players 4 --minutes 8

Both are asked at a sample of the decisions of games between quick searches. Where they differ,
each choice is played out from the same imagined worlds, with the same dice, by club drivers to the
end (where a guide weighs within a world, by ones who see all hands). That is the worth of a choice
if everybody were such a driver afterwards: it tells a good one from a bad one, but not what a bot
that looks ahead would make of it later; for that there is the arena.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from time import monotonic
from typing import NamedTuple

from rallybox.bots import make_bot
from rallybox.bots.guide import Guide, Prospects, ended
from rallybox.bots.guides import guide_of
from rallybox.bots.search import SearchBot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games import find_game

QUICK = 200
"""Iterations of the searches in whose games the decisions are found."""
ONE_OF = 4
"""So many decisions, one is looked at: neighbours are alike."""


class Decision(NamedTuple):
    """A choice that somebody has."""

    view: View
    actions: list[Action]
    seed: str


def decisions(game: Game, players: int, seed: str) -> Iterator[Decision]:
    """Decisions of many games, without end."""
    setup = game.setup({"players": players})
    driver = SearchBot(guide_of(game), QUICK)
    number = 0
    while True:
        number += 1
        dice, thoughts = SeededDice(f"{seed} {number}"), SeededDice(f"{seed} {number} thoughts")
        state = game.start(setup, dice)
        while state.to_act:
            seat = state.to_act[0]
            actions = list(state.actions(seat))
            view = state.view(seat)
            if len(actions) > 1 and thoughts.below(ONE_OF) == 0:
                yield Decision(view, actions, f"{seed} {number} {thoughts.below(1 << 30)}")
            state.apply(seat, driver.decide(view, actions, thoughts), dice)


class Gain(NamedTuple):
    """How much better one choice is than another, from 1 (first instead of last) to -1."""

    placing: float
    win: float


def played_out(guide: Guide, state: State, dice: Dice) -> Prospects:
    """What becomes of everybody after club drivers have played on to the end."""
    while state.to_act:
        mover = state.to_act[0]
        actions = list(state.actions(mover))
        weights = guide.glance(state, mover, actions, dice)
        state.apply(mover, actions[max(range(len(actions)), key=weights.__getitem__)], dice)
    assert state.outcome is not None
    return ended(state.outcome)


def gain(guide: Guide, at: Decision, ours: Action, theirs: Action, worlds: int) -> Gain:
    """How much better the first choice is."""
    seat = at.view.seat
    assert seat is not None
    placing = win = 0.0
    knowledge = guide.know(at.view)
    for number in range(worlds):
        world = knowledge.imagine(SeededDice(f"{at.seed} world {number}"))
        for action, sign in ((ours, 1.0), (theirs, -1.0)):
            dice, state = SeededDice(f"{at.seed} dice {number}"), world.copy()
            state.apply(seat, action, dice)
            found = played_out(guide, state, dice)
            placing += sign * found.placings[seat]
            win += sign * found.wins[seat]
    return Gain(placing / worlds, win / worlds)


def thousandths(gains: list[float]) -> str:
    """The mean, and how sure it is."""
    about = 1.96 * stdev(gains) / sqrt(len(gains))
    return f"{1000 * mean(gains):+.2f} ± {1000 * about:.2f}"


def main() -> None:
    """Compare for so many minutes, then say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="ace,pro", help="whose choice, and beside whose")
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    game = find_game(asked.game)
    one, other = (make_bot(name, game) for name in asked.bots.split(","))
    guide = guide_of(game)
    until = monotonic() + 60.0 * asked.minutes
    gains: list[Gain] = []
    differing = 0
    for at in decisions(game, asked.players, asked.seed):
        ours = one.decide(at.view, at.actions, SeededDice(f"{at.seed} one"))
        theirs = other.decide(at.view, at.actions, SeededDice(f"{at.seed} other"))
        differing += ours is not theirs
        same = ours is theirs
        gains.append(Gain(0, 0) if same else gain(guide, at, ours, theirs, asked.worlds))
        if monotonic() > until and len(gains) > 1:
            break
    print(
        f"{asked.game}, {asked.players} players: {len(gains)} decisions, {differing} differ;"
        f" {asked.bots.replace(',', ' before ')}: {thousandths([g.placing for g in gains])}"
        " thousandths of the way from the last place to the first, and"
        f" {thousandths([g.win for g in gains])} thousandths of a win, for each decision"
    )


if __name__ == "__main__":
    main()
