"""Do intervals without the luck hold the truth as often as they say, and how narrow are they?

    PYTHONPATH=build/compiled python scripts/adjusted.py GAME --bot rookie --runs 100 --deals 6

Plays many small arena runs in which all bots are alike, under two names: the true share of wins is
1 fair share, the true placing 0.5. Prints how often the 95 % intervals of the runs hold it, plain
and adjusted, and how far the results of the runs scatter: the squared ratio is how many times more
games the plain figures need. A bot that never draws its choices plays every rotation of a deal
alike, so that plain results of equals do not scatter at all; take one that does.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, pstdev
from time import process_time

import msgspec

from rallybox.arena import ratings
from rallybox.arena.estimate import Estimate
from rallybox.arena.game import Line, play_seated
from rallybox.arena.luck import measure_of
from rallybox.arena.results import BotResult, results
from rallybox.arena.run import Finished, Standing
from rallybox.arena.schedule import Contest, Schedule, Seating
from rallybox.games import find_game

NAMES = ("one", "other")


def played(contest: Contest, bot: str) -> dict[int, Line]:
    """All games of a contest between bots that are alike, and only called differently."""
    schedule, lines = Schedule(contest), {}
    for number in range(schedule.games):
        called = schedule.seating(number)
        seating = Seating(number, called.block, called.rotation, (bot,) * schedule.players)
        line = play_seated(contest, find_game, seating)
        lines[number] = msgspec.structs.replace(line, bots=called.bots, thinking={})
    return lines


def run(contest: Contest, bot: str) -> BotResult:
    """What one run says of the first of them."""
    standing = Standing(Schedule(contest), played(contest, bot))
    standing.look()
    found = results(Finished(standing, False))
    assert found is not None
    return next(one for one in found.bots if one.bot == NAMES[0])


def covered(estimates: list[Estimate], truth: float) -> str:
    """How many of a hundred intervals hold the truth, with the standard error of that."""
    share = fmean([one.low <= truth <= one.high for one in estimates])
    error = sqrt(max(share * (1 - share), 0.01) / len(estimates))
    return f"{100 * share:.0f} ± {100 * error:.0f}"


def tell(name: str, truth: float, plain: list[Estimate], adjusted: list[Estimate]) -> str:
    """A row of the table."""
    spreads = [pstdev([one.value for one in some], truth) for some in (plain, adjusted)]
    widths = [fmean([one.high - one.low for one in some]) for some in (plain, adjusted)]
    cells = (
        name,
        covered(plain, truth),
        covered(adjusted, truth),
        f"{fmean([one.value for one in plain]):.3f}",
        f"{fmean([one.value for one in adjusted]):.3f}",
        f"{spreads[0] / spreads[1]:.2f}",
        f"{widths[0] / widths[1]:.2f}",
    )
    return f"| {' | '.join(cells)} |"


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description="Adjusted intervals of equal bots.")
    parser.add_argument("game")
    parser.add_argument("--variant")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="rookie")
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--deals", type=int, default=6, help="of each run")
    parser.add_argument("--worlds", type=int, help="instead of those of the game's measure")
    parser.add_argument("--cards", type=float, help="how much of their luck, likewise")
    parser.add_argument("--seed", default="adjusted")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so much computing")
    return parser.parse_args()


def main() -> None:
    """Play, and print a row for shares and one for placings."""
    options = asked()
    game = find_game(options.game)
    chosen = {"variant": options.variant, "players": options.players}
    setup = game.setup({name: value for name, value in chosen.items() if value is not None})
    measure = measure_of(game.name)
    if options.worlds:
        measure = msgspec.structs.replace(measure, worlds=options.worlds)
    if options.cards is not None:
        measure = msgspec.structs.replace(measure, cards=options.cards)
    # Nobody asks for ratings here, and other samples of the deals are most of the work.
    ratings.DRAWS = 2
    found: list[BotResult] = []
    while len(found) < options.runs and process_time() < options.seconds:
        contest = Contest(
            game=game.name,
            setup=msgspec.to_builtins(setup),
            bots=NAMES[:1],
            among=NAMES[1],
            seed=f"{options.seed} {len(found)}",
            games=options.deals * setup.players,
            adjusted=measure,
        )
        found.append(run(contest, options.bot))
    pairs = [(one, one.adjusted) for one in found if one.adjusted is not None]
    where = f"{game.name} {setup.variant}, {setup.players}, {options.bot}"
    games = len(found) * options.deals * setup.players
    print(f"{where}: {len(found)} runs of {options.deals} deals, {measure}")
    print(f"{process_time() / games:.3f} s for each game")
    print("| | plain covers | adjusted covers | plain | adjusted | scatters × less | narrower × |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    print(tell("wins", 1.0, [p.share for p, _ in pairs], [a.share for _, a in pairs]))
    print(tell("placing", 0.5, [p.placing for p, _ in pairs], [a.placing for _, a in pairs]))


if __name__ == "__main__":
    main()
