"""Random play of Stich Rallye in plain C (stichrallye.c)."""

from __future__ import annotations

import ctypes
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, NamedTuple

from timing import Contestant, Tally, clock

from limits import compile_limit

ROOT = Path(__file__).resolve().parents[2]
GAME = "stichrallye"
DATA = ROOT / "src" / "rallybox" / "games" / GAME / "data"
CHUNK = 1000  # games in one call; some 10 ms

i64, u64 = ctypes.c_int64, ctypes.c_uint64


class Course(ctypes.Structure):
    """What C needs to know of a set-up; the fields are those of stichrallye.c."""

    _fields_ = (
        ("players", i64),
        ("lowest", i64),
        ("highest", i64),
        ("rounds", i64),
        ("tricks", i64 * 8),
        ("numbers", i64),
        ("dial", i64 * 16),
        ("length", i64),
        ("downs", u64),
        ("hills", u64),
    )


class CTotals(ctypes.Structure):
    """What C counts."""

    _fields_ = (("decisions", i64), ("finishes", i64), ("progress", i64))


class Totals(NamedTuple):
    """Decisions, games that ended with a finish, and the progress of all cars, added up."""

    decisions: int
    finishes: int
    progress: int


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


def course(variant: str, players: int) -> Course:
    """The course of a variant, from the data of our rules: facts live once."""
    parts, spaces = _data("game.toml"), _data("tracks.toml")[variant]["spaces"]
    lowest, highest = parts["cards"]["values"][str(players)]
    tricks, dial = parts["rounds"]["tricks"], parts["motor"]["dial"]
    downs = sum(1 << at for at, kind in enumerate(spaces) if kind == "v")
    ups = sum(1 << at for at, kind in enumerate(spaces) if kind == "^")
    return Course(
        players=players,
        lowest=lowest,
        highest=highest,
        rounds=len(tricks),
        tricks=(i64 * 8)(*tricks),
        numbers=len(dial),
        dial=(i64 * 16)(*dial),
        length=len(spaces),
        downs=downs,
        hills=downs | ups,
    )


def play_c(library: ctypes.CDLL, course: Course, games: int, seed: int) -> Totals:
    """So many games; nothing is done in Python between them."""
    totals = CTotals()
    library.play(ctypes.byref(course), i64(games), u64(seed), ctypes.byref(totals))
    return Totals(totals.decisions, totals.finishes, totals.progress)


def play_limit(library: ctypes.CDLL, course: Course, seeds: Iterator[int], seconds: float) -> Tally:
    """Whole games for some seconds, a thousand at a time."""
    decisions = games = 0
    start = clock()
    while True:
        decisions += play_c(library, course, CHUNK, next(seeds)).decisions
        games += CHUNK
        elapsed = clock() - start
        if elapsed >= seconds:
            return Tally(decisions, elapsed, games)


def contestants() -> Iterator[Contestant]:
    """The limit on either track, with four drivers."""
    library = compile_limit(GAME)
    if library is not None:
        for variant in ("volcano", "beach"):
            run = partial(play_limit, library, course(variant, 4), count(1))
            yield Contestant("decisions", f"Stich Rallye {variant}, 4 players", "plain C", run)


# -- do both play the same game? ---------------------------------------------------------------


def play_ours(variant: str, players: int, games: int) -> Iterator[Totals]:
    """Each of so many random games of our rules."""
    from rallybox.core.dice import SeededDice
    from rallybox.core.playout import playout
    from rallybox.games import find_game

    game = find_game(GAME)
    setup = game.setup({"variant": variant, "players": players})
    dice = SeededDice(1)
    for _ in range(games):
        state = game.start(setup, dice)
        decisions = playout(state, dice)
        outcome = state.outcome
        assert outcome is not None
        yield Totals(decisions, outcome.reason == "finish", sum(outcome.scores))


def apart(ours: list[Totals], theirs: Totals, games: int, pick: Callable[[Totals], int]) -> float:
    """By how many standard errors a mean of ours differs from the mean over their games."""
    values = [pick(totals) for totals in ours]
    difference = fmean(values) - pick(theirs) / games
    return difference / sqrt(variance(values) * (1 / len(values) + 1 / games) or 1e-12)


PICKS: dict[str, Callable[[Totals], int]] = {
    "decisions": lambda totals: totals.decisions,
    "finishes": lambda totals: totals.finishes,
    "progress": lambda totals: totals.progress,
}


def check(games: int) -> bool:
    """Compare the means of every variant and number of players; print them; do all agree?"""
    library = compile_limit(GAME)
    if library is None:
        return False
    agreed = True
    for variant in ("volcano", "beach"):
        for players in (3, 4, 5):
            ours = list(play_ours(variant, players, games))
            many = 50 * games
            theirs = play_c(library, course(variant, players), many, players)
            for name, pick in PICKS.items():
                off = apart(ours, theirs, many, pick)
                # One in 16,000 by chance for each of 18 comparisons.
                agreed = agreed and abs(off) < 4
                mean = fmean(pick(totals) for totals in ours)
                print(
                    f"{variant} {players} players, {name} a game: ours {mean:.3f}, "
                    f"C {pick(theirs) / many:.3f}, {off:+.1f} standard errors"
                )
    return agreed
