"""How games of Stich Rallye end among club players, to judge the reconstructed tracks (SR-2).

The rule page expects that 56 to 78 % of the games end with a second crossing in the third round,
that none ends so before it, and that the rest are decided by the lead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import repeat
from typing import NamedTuple

from calibrations import Asked
from rallybox.bots import make_bot
from rallybox.core import SeededDice
from rallybox.games.stichrallye import StichRallye
from rallybox.games.stichrallye.made.shapes import StichRallyeView

GAME = StichRallye()
EXPECTED = 0.56, 0.78


class Result(NamedTuple):
    """One game."""

    end: str
    """`third` or `before` for a second crossing in or before the third round, or `lead`."""
    tricks: int
    decisions: int
    first_won: bool
    """Did the first flag holder win?"""


def play(variant: str, players: int, bot: str, seed: str) -> Result:
    """Play one game."""
    dice, thinking = SeededDice(f"{seed} table"), SeededDice(f"{seed} bots")
    state = GAME.start(GAME.setup({"variant": variant, "players": players}), dice)
    first = state.to_act[0]
    bots = [make_bot(bot, GAME) for _ in range(players)]
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat) if bots[seat].looks else None
        state.apply(seat, bots[seat].decide(view, state.actions(seat), thinking), dice)
        decisions += 1
    view = state.view(None)
    assert isinstance(view, StichRallyeView)
    assert view.outcome is not None
    end = "lead" if view.outcome.reason == "lead" else "third" if view.round == 3 else "before"
    return Result(end, GAME.turns(state), decisions, view.outcome.winners == (first,))


def report(variant: str, players: int, results: Sequence[Result]) -> None:
    """Print a line for a table."""
    total = len(results)
    ends = Counter(result.end for result in results)
    third = ends["third"] / total
    low, high = EXPECTED
    place = "below" if third < low else "above" if third > high else "within"
    print(
        f"{variant:8} {players} drivers   round 3: {third:5.1%}   before: {ends['before']}"
        f"   on the lead: {ends['lead'] / total:5.1%}"
        f"   tricks {sum(r.tricks for r in results) / total:4.1f}"
        f"   decisions {sum(r.decisions for r in results) / total:5.1f}"
        f"   first flag wins {sum(r.first_won for r in results) / total:5.1%}"
        f"   {place} {low:.0%} to {high:.0%}",
        flush=True,
    )


def calibrate(asked: Asked, pool: Executor) -> None:
    """Play and report, for each kind of driver."""
    for bot in asked.bots or ("club",):
        for variant, numbers in GAME.variants.items():
            for players in numbers:
                tables = repeat(variant), repeat(players), repeat(bot), asked.seeds
                report(variant, players, list(pool.map(play, *tables, chunksize=10)))
