"""How races of Road Rally go, beside the figures at the end of the rule page.

    python scripts/calibrate_roadrally.py --games 1000 --jobs 2
    python scripts/calibrate_roadrally.py --games 1000 --bots random

The page expects 16 to 27 rounds and 70 to 170 decisions on a full course, 9 to 14 rounds in a
sprint, an empty hand in under 1 % of the turns, winners at a table of four with about 45 points
(base, standard), 65 (demo) or 19 (sprint), and a small edge of the last starter.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from statistics import fmean
from typing import NamedTuple

from rallybox.arena.match import Player
from rallybox.bots import make_bot
from rallybox.core import SeededDice
from rallybox.games.roadrally import RoadRally
from rallybox.games.roadrally.events import HandEmpty
from rallybox.games.roadrally.view import RoadRallyView

GAME = RoadRally()
ROUNDS = {"sprint": "9 to 14"}
SCORES = {"base": 45, "standard": 45, "demo": 65, "sprint": 19}


class Result(NamedTuple):
    """One race."""

    rounds: int
    turns: int
    decisions: int
    empty: int
    """Turns begun with an empty hand."""
    score: int
    """The winner's."""
    started: int
    """The winner's starting place, from 0."""


def play(variant: str, players: int, bot: str, seed: str) -> Result:
    """Play one race."""
    dice = SeededDice(f"{seed} table")
    state = GAME.start(GAME.setup({"variant": variant, "players": players}), dice)
    seats = [Player(make_bot(bot, GAME), SeededDice(f"{seed} {s}")) for s in range(players)]
    decisions = empty = 0
    while state.to_act:
        seat = state.to_act[0]
        events = state.play(seat, seats[seat].decide(state, seat), dice)
        empty += sum(isinstance(event, HandEmpty) for event in events)
        decisions += 1
    view = state.view(None)
    assert isinstance(view, RoadRallyView)
    assert view.outcome is not None
    winner = view.outcome.winners[0]
    started = view.started.index(winner)
    return Result(view.round, view.turns, decisions, empty, view.totals[winner], started)


def report(variant: str, players: int, results: Sequence[Result]) -> None:
    """Print a line for a table."""
    rounds = sorted(result.rounds for result in results)
    shares = [sum(r.started == place for r in results) / len(results) for place in range(players)]
    low, high = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
    print(
        f"{variant:8} {players} drivers"
        f"   rounds {fmean(rounds):4.1f} ({low} to {high}; page {ROUNDS.get(variant, '16 to 27')})"
        f"   decisions {fmean(r.decisions for r in results):5.1f}"
        f"   empty hands {sum(r.empty for r in results) / sum(r.turns for r in results):.2%}"
        f"   winner {fmean(r.score for r in results):4.1f}"
        + (f" (page {SCORES[variant]})" if players == 4 else "")
        + f"   wins by start {' '.join(f'{share:.0%}' for share in shares)}",
        flush=True,
    )


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description="How races of Road Rally go.")
    parser.add_argument("--games", type=int, default=500, help="races of each table")
    parser.add_argument("--seed", default="calibrate")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", default="club", help="who drives: club or random")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        for variant, numbers in GAME.variants.items():
            for players in numbers:
                seeds = [f"{options.seed} {number}" for number in range(options.games)]
                results = pool.map(
                    play,
                    repeat(variant),
                    repeat(players),
                    repeat(options.bots),
                    seeds,
                    chunksize=10,
                )
                report(variant, players, list(results))


if __name__ == "__main__":
    main()
