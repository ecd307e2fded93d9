"""What several roots bring: the same decisions, thought about once, twice and four times over.

`make bench-roots`, or with `BENCH_ROOTS="--effort 0.2 --decisions 50"`. Decisions of a few games
are thought about by one search, by several whose roots are merged, and by one that is as long as
those together. How good the choice was is asked of a search eight times as long as the longest:
`lost` is what it gives away there, in placings. Iterations are counted, not timed, so this does not
depend on the machine. With `--cores`, workers as those of a server think for as long as an ace may,
and their iterations in that time are counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

import msgspec
from figures import aligned

from rallybox.bots import LEVELS, make_bot
from rallybox.bots.guides import guide_of
from rallybox.bots.roots import Root, merged, root_of
from rallybox.bots.search import SearchBot
from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.games import GAMES
from rallybox.server.worker import Worker
from rallybox.tables.thinking import Question, ponder_beside

ROOTS = (1, 2, 4)
LONGER = 8
EVERY = 7
"""One of so many decisions of a game is taken."""


class Case(NamedTuple):
    """A decision."""

    view: View
    actions: tuple[Action, ...]


def cases(game: Game) -> Iterator[Case]:
    """Decisions of games between club drivers."""
    club, number = make_bot("club", game), 0
    for match in range(1000):
        dice = SeededDice(f"roots {game.name} {match}")
        state = game.start(game.setup({}), dice)
        while state.to_act:
            seat = state.to_act[0]
            view, actions = state.view(seat), tuple(state.actions(seat))
            number += len(actions) > 1
            if len(actions) > 2 and number % EVERY == 0:
                yield Case(view, actions)
            state.apply(seat, club.decide(view, actions, dice), dice)


def searched(game: Game, case: Case, iterations: int, seed: str) -> Root:
    """What one search finds."""
    bot = SearchBot(guide_of(game), iterations)
    return root_of(bot.think(case.view, case.actions, SeededDice(seed), to_the_end=True))


def lost(game: Game, case: Case, chosen: list[int], iterations: int) -> list[float]:
    """What each of these choices gives away, says a long search."""
    bot = SearchBot(guide_of(game), iterations)
    thought = bot.think(case.view, case.actions, SeededDice("long"), to_the_end=True)
    best = thought.ranking()[0].id
    names = list(dict.fromkeys([best, *chosen]))
    thought.compare([game.action(number) for number in names], iterations, 1e9)
    nodes = {number: thought.root.children[game.action(number)] for number in names}
    worths = {number: node.placing / float(node.visits) for number, node in nodes.items()}
    return [max(worths.values()) - worths[number] for number in chosen]


def quality(effort: float, decisions: int) -> list[list[str]]:
    """A row for each game and way."""
    rows = [["game", "decisions", "searches", "iterations each", "lost", "±"]]
    ways = [(k, 1) for k in ROOTS] + [(1, k) for k in ROOTS[1:]]
    for game in GAMES.values():
        found: dict[tuple[int, int], list[float]] = {way: [] for way in ways}
        each = 0
        for number, case in zip(range(decisions), cases(game), strict=False):
            each = max(32, int(effort * guide_of(game).speed(case.view)))
            parts = [searched(game, case, each, f"{number} {k}") for k in range(ROOTS[-1])]
            roots = [merged(parts[:k]) if length == 1 else None for k, length in ways]
            chosen = [
                (root or searched(game, case, each * length, f"{number} 0")).best[0]
                for root, (_, length) in zip(roots, ways, strict=True)
            ]
            gaps = lost(game, case, chosen, each * ROOTS[-1] * LONGER)
            for way, gap in zip(ways, gaps, strict=True):
                found[way].append(gap)
        for (several, length), gaps in found.items():
            reach = 1.96 * stdev(gaps) / len(gaps) ** 0.5
            row = [game.name, str(len(gaps)), str(several), f"about {each * length}"]
            rows.append([*row, f"{fmean(gaps):.4f}", f"{reach:.4f}"])
    return rows


def in_time(cores: int, decisions: int) -> list[list[str]]:
    """How many iterations workers do together while an ace thinks."""
    rows = [["game", "workers", "iterations", "seconds, longest"]]
    workers = [Worker() for _ in range(cores)]
    try:
        for game in GAMES.values():
            asked = [
                Question(
                    str(number), case.view.seat or 0, LEVELS[-1], 0, game.name,
                    msgspec.json.encode(case.view), tuple([action.id for action in case.actions]),
                )
                for number, case in zip(range(decisions), cases(game), strict=False)
            ]  # fmt: skip
            for several in range(1, cores + 1):
                visits, waits = [], []
                for question in asked:
                    begun = perf_counter()
                    mine = workers[0].give(workers[0].ponder, question, "0", 1.0)
                    beside = [
                        one.lend(ponder_beside, question, str(number), 1.0)
                        for number, one in enumerate(workers[1:several], start=1)
                    ]
                    first = mine.result()
                    for one in workers[1:several]:
                        one.halt()
                    whole = merged([first, *(given.result() for given in beside)])
                    waits.append(perf_counter() - begun)
                    visits.append(sum(tried.visits for tried in whole.tried))
                rows.append(
                    [game.name, str(several), f"{fmean(visits):.0f}", f"{max(waits[1:]):.2f}"]
                )
    finally:
        for worker in workers:
            worker.start().shutdown(cancel_futures=True)
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--effort", type=float, default=0.2, help="seconds' worth of iterations")
    parser.add_argument("--decisions", type=int, default=40, help="of each game (default: 40)")
    parser.add_argument("--cores", type=int, default=0, help="so many workers, in time")
    asked = parser.parse_args()
    if asked.cores:
        print(aligned(in_time(asked.cores, asked.decisions), 1))
    else:
        print(aligned(quality(asked.effort, asked.decisions), 3))


if __name__ == "__main__":
    main()
