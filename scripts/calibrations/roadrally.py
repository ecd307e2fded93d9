"""How races of Road Rally go, beside the figures at the end of the rule page.

The page's figures stand in brackets. They come from drivers that weigh speed against cards; it
gives winners' scores for a table of four only.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import repeat
from statistics import fmean
from typing import NamedTuple

from calibrations import Asked
from rallybox.arena.match import Player
from rallybox.bots import make_bot
from rallybox.core import SeededDice
from rallybox.games.roadrally import RoadRally
from rallybox.games.roadrally.events import HandEmpty
from rallybox.games.roadrally.made.shapes import RoadRallyView

GAME = RoadRally()
ROUNDS = {"sprint": "9 to 14"}
FULL_ROUNDS, FULL_DECISIONS = "16 to 27", "70 to 170"
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


def spread(numbers: Sequence[int]) -> str:
    """The mean, and where nine of ten lie."""
    ordered = sorted(numbers)
    edge = len(ordered) // 20
    return f"{fmean(ordered):5.1f}, {ordered[edge]} to {ordered[-1 - edge]}"


def report(variant: str, players: int, results: Sequence[Result]) -> None:
    """Print the figures of a table."""
    shares = [sum(r.started == place for r in results) / len(results) for place in range(players)]
    empty = sum(r.empty for r in results) / sum(r.turns for r in results)
    score = SCORES[variant] if players == 4 else "-"
    decisions = "-" if variant == "sprint" else FULL_DECISIONS
    print(
        f"{variant:8} {players} drivers"
        f" | rounds {spread([r.rounds for r in results])} [{ROUNDS.get(variant, FULL_ROUNDS)}]"
        f" | decisions {spread([r.decisions for r in results])} [{decisions}]"
        f" | empty hands {empty:.2%} [< 1 %]"
        f" | winner {fmean(r.score for r in results):4.1f} [{score}]"
        f" | wins by start {' '.join(f'{share:.0%}' for share in shares)} [last: small edge]",
        flush=True,
    )


def calibrate(asked: Asked, pool: Executor) -> None:
    """Play and report, for each kind of driver."""
    for bot in asked.bots or ("club", "random"):
        print(f"-- {bot}: {asked.games} races of each table [the page's figure]")
        for variant, numbers in GAME.variants.items():
            for players in numbers:
                table = repeat(variant), repeat(players), repeat(bot), asked.seeds
                report(variant, players, list(pool.map(play, *table, chunksize=10)))
