"""`rallybox simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import msgspec
from rich.table import Table

from rallybox.arena.simulate import Plan, Summary, simulate, summary
from rallybox.arena.telling import end_name, fault_name, quantile_name
from rallybox.cli.parser import (
    Parser,
    add_game_arguments,
    chosen_seed,
    count,
    seat_bots,
    setup_options,
)
from rallybox.cli.progress import progress_bar
from rallybox.cli.speech import Paper, say
from rallybox.cli.tables import figure, table
from rallybox.core.game import Game
from rallybox.games import find_game


def add_arguments(parser: Parser) -> None:
    """The game's, how many games, and how to report."""
    add_game_arguments(parser)
    parser.option("--games", type=count, default=1000, metavar="G", help_id="cli-arg-games")
    parser.option("--jobs", type=count, default=1, metavar="J", help_id="cli-arg-jobs")
    parser.option("--rotate", action="store_true", help_id="cli-arg-rotate")
    parser.option("--json", action="store_true", help_id="cli-arg-json")


def run(args: argparse.Namespace) -> int:
    """Play, then print one JSON object or tables."""
    game = find_game(args.game)
    options = setup_options(args, game)
    setup = game.setup(options)
    plan = Plan(
        game=game.name,
        setup=options,
        bots=seat_bots(args.bots, game, setup.players),
        seed=chosen_seed(args),
        games=args.games,
        rotate=args.rotate,
        bot_seconds=args.bot_seconds,
    )
    with progress_bar(plan.games) as progress:
        report = simulate(plan, args.jobs, progress)
    found = summary(report)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print_summary(found, Paper())
    return 0


Figures = Mapping[str, int | float]


def _shares(heading: str, counts: Figures, games: int) -> Table:
    """Counts, and below them their shares of all games."""
    rows = {
        say("cli-simulate-count"): map(figure, counts.values()),
        say("cli-simulate-percent"): [figure(100 * value / games) for value in counts.values()],
    }
    return table(heading, counts, rows)


def _from_one(counts: Figures) -> dict[str, int | float]:
    """People count seats from 1."""
    return {str(int(place) + 1): count for place, count in counts.items()}


def _ends(found: Summary, game: Game) -> Table:
    """Why games ended."""
    rows = {
        end_name(game, reason): (figure(count), figure(100 * count / found.games))
        for reason, count in found.ends.items()
    }
    names = (say("cli-simulate-count"), say("cli-simulate-percent"))
    return table(say("cli-simulate-ends"), names, rows)


def print_summary(found: Summary, paper: Paper) -> None:
    """The summary as tables."""
    game = find_game(found.game)
    _print_heading(found, game, paper)
    scores = {
        say("cli-simulate-everybody"): map(figure, found.scores.values()),
        say("cli-simulate-winners"): map(figure, found.winning_scores.values()),
    }
    for each in (
        _shares(say("cli-simulate-seat"), _from_one(found.wins.seat), found.games),
        _shares(say("cli-simulate-start"), _from_one(found.wins.start), found.games),
        _shares(say("cli-simulate-bot"), found.wins.bot, found.games),
        table(say("cli-simulate-scores"), map(quantile_name, found.scores), scores),
        _ends(found, game),
        *(
            table(
                say("cli-simulate-faults", bot=bot),
                map(fault_name, kinds),
                {say("cli-simulate-count"): map(figure, kinds.values())},
            )
            for bot, kinds in found.faults.items()
        ),
    ):
        paper.tell()
        paper.print(each)


def _print_heading(found: Summary, game: Game, paper: Paper) -> None:
    """What was played, and how fast."""
    paper.tell(
        say(
            "cli-simulate-title",
            title=game.title,
            variant=game.variant_name(str(found.setup["variant"])),
            players=len(found.bots),
            games=figure(found.games),
        )
    )
    paper.tell(say("cli-simulate-seed", seed=found.seed, bots=found.bots))
    paper.tell(
        say(
            "cli-simulate-speed",
            decisions=figure(found.decisions),
            mean=figure(found.decisions / found.games),
            turns=figure(found.turns),
            seconds=figure(found.seconds),
            speed=figure(found.decisions_per_second),
        )
    )
