"""`rallybox simulate`: many games between bots, what they add up to, and all of them as data."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.table import Table

from rallybox.arena.cluster import with_cluster
from rallybox.arena.pool import Everywhere, with_processes
from rallybox.arena.simulate import CHUNK, Plan, Summary, check, simulate, summary
from rallybox.arena.telling import end_name, fault_name, quantile_name
from rallybox.cli.parser import (
    Parser,
    add_game_arguments,
    add_option,
    chosen_seed,
    count,
    seat_bots,
    setup_options,
)
from rallybox.cli.progress import progress_bar
from rallybox.cli.speech import Paper, say
from rallybox.cli.tables import figure, table
from rallybox.core.game import Game
from rallybox.data.card import PART
from rallybox.data.folder import Folder, is_begun, read_head
from rallybox.data.forms import FORMS
from rallybox.data.head import head_of
from rallybox.data.write import write
from rallybox.games import find_game


def add_arguments(parser: Parser) -> None:
    """The game's, how many games, where, and what becomes of them."""
    add_game_arguments(parser)
    parser.option("--games", type=count, default=1000, metavar="G", help_id="cli-arg-games")
    where = parser.add_mutually_exclusive_group()
    add_option(where, "--jobs", type=count, default=1, metavar="J", help_id="cli-arg-jobs")
    add_option(where, "--cluster", metavar_id="cli-metavar-address", help_id="arena-arg-cluster")
    parser.option("--rotate", action="store_true", help_id="cli-arg-rotate")
    kept = parser.add_mutually_exclusive_group()
    for form in FORMS:
        folder = say("cli-metavar-folder")
        add_option(kept, f"--{form}", type=Path, metavar=folder, help_id=f"data-arg-{form}")
    parser.option("--part", type=count, default=PART, metavar="G", help_id="data-arg-part")
    parser.option("--json", action="store_true", help_id="cli-arg-json")


def _plan(args: argparse.Namespace, seed: str) -> Plan:
    game = find_game(args.game)
    options = setup_options(args, game)
    return Plan(
        game=game.name,
        setup=options,
        bots=seat_bots(args.bots, game, game.setup(options).players),
        seed=seed,
        games=args.games,
        rotate=args.rotate,
        bot_seconds=args.bot_seconds,
    )


def _where(args: argparse.Namespace, tasks: int, kept: bool) -> Everywhere:
    """A cluster or processes, and what is said if they are lost."""
    if args.cluster is not None:
        lost = "data-cluster-lost" if kept else "cli-simulate-cluster-lost"
        return with_cluster(args.cluster, lost)
    lost = "data-worker-lost" if kept else "cli-simulate-worker-lost"
    return with_processes(min(args.jobs, tasks), lost)


def run(args: argparse.Namespace) -> int:
    """Play, then print one JSON object or tables."""
    form = next((form for form in FORMS if getattr(args, form) is not None), None)
    if form is not None:
        return _run_kept(args, form, getattr(args, form))
    plan = _plan(args, chosen_seed(args))
    check(plan)
    where = _where(args, -(-plan.games // CHUNK), kept=False)
    with progress_bar(plan.games) as progress:
        report = simulate(plan, progress=progress, where=where)
    _tell(summary(report), args)
    return 0


def _tell(found: Summary, args: argparse.Namespace) -> None:
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print_summary(found, Paper())


def _run_kept(args: argparse.Namespace, form: str, path: Path) -> int:
    """Play into a dataset; the same command goes on with one that was stopped."""
    seed = chosen_seed(args)
    if args.seed is None and is_begun(path):
        seed = read_head(path).plan.seed
    head = head_of(_plan(args, seed), form, args.part)
    Folder(path, head).check(find_game(args.game))  # complain before a cluster is called
    where = _where(args, head.parts, kept=True)
    with progress_bar(head.plan.games) as progress:
        written = write(path, head, where, progress)
    done = written.report.tally.games
    if done:
        _tell(summary(written.report), args)
    paper = Paper(errors=args.json)
    known = {"folder": str(path), "games": figure(done), "all": figure(head.plan.games)}
    if written.interrupted:
        paper.tell(say("data-interrupted", **known))
        raise KeyboardInterrupt
    paper.tell(say("data-done", decisions=figure(written.report.tally.decisions), **known))
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
