"""`rallybox study`: is a game fair, how does it end, and what matters in it?"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import msgspec

from rallybox.arena.study import Study, grid, run_study
from rallybox.arena.study_page import study_page
from rallybox.arena.study_report import Bias, CellReport, Matter, StudyReport, report
from rallybox.arena.study_telling import (
    cell_name,
    chance,
    feature_name,
    interval,
    leaning,
    share,
    short_name,
    verdict,
    verdicts,
    worth_telling,
)
from rallybox.arena.telling import decimal, end_name, percent
from rallybox.cli.files import check_writable, write_text
from rallybox.cli.parser import (
    Parser,
    chosen_seed,
    count,
    name_list,
    option_value,
    setup_options,
)
from rallybox.cli.progress import progress_bar
from rallybox.cli.speech import Paper, say
from rallybox.cli.tables import figure, table
from rallybox.core.game import Game
from rallybox.games import find_game


def counts(text: str) -> tuple[int, ...]:
    """Whole numbers with commas between them."""
    return tuple(count(part) for part in name_list(text))


def add_arguments(parser: Parser) -> None:
    """Which part of the grid, who plays, how many games, and where the report goes."""
    parser.option("game", metavar_id="cli-metavar-game", help_id="cli-arg-game")
    parser.option(
        "--variant",
        dest="variants",
        type=name_list,
        default=(),
        metavar="V,V",
        help_id="study-arg-variant",
    )
    parser.option(
        "--players",
        dest="numbers",
        type=counts,
        default=(),
        metavar="N,N",
        help_id="study-arg-players",
    )
    parser.set_defaults(variant=None, players=None)  # the grid says which
    parser.option(
        "--option",
        type=option_value,
        action="append",
        default=[],
        metavar_id="cli-metavar-option",
        help_id="cli-arg-option",
    )
    parser.option("--bot", default="club", metavar_id="cli-metavar-bot", help_id="study-arg-bot")
    parser.option("--games", type=count, default=200, metavar="G", help_id="study-arg-games")
    parser.option("--jobs", type=count, default=1, metavar="J", help_id="cli-arg-jobs")
    parser.option("--seed", metavar="S", help_id="cli-arg-seed")
    parser.option("--json", metavar_id="cli-metavar-file", help_id="study-arg-json")
    parser.option("--html", metavar_id="cli-metavar-file", help_id="study-arg-html")


def run(args: argparse.Namespace) -> int:
    """Play the grid, print tables, and write what was asked for."""
    game = find_game(args.game)
    study = Study(
        game=game.name,
        cells=grid(game, args.variants, args.numbers),
        bot=args.bot,
        seed=chosen_seed(args),
        games=args.games,
        options=setup_options(args, game),
    )
    for file in (args.json, args.html):
        if file is not None:
            check_writable(file)
    with progress_bar(study.games * len(study.cells)) as progress:
        found = report(study, run_study(study, args.jobs, progress))
    if args.json is not None:
        data = msgspec.json.format(msgspec.json.encode(found), indent=1)
        write_text(data.decode() + "\n", args.json)
    if args.html is not None:
        write_text(study_page(found, game), args.html)
    print_report(found, game, Paper())
    for file in (args.json, args.html):
        if file is not None:
            Paper().tell(say("study-written", file=file))
    return 0


# -- tables ----------------------------------------------------------------------------------


Drawn = tuple[str, list[str], dict[str, list[str]]]
"""A table: its heading, its columns' names, and its rows by name."""


def _biases(
    heading: str, cells: list[CellReport], game: Game, bias_of: Callable[[CellReport], Bias | None]
) -> Drawn:
    """Wins by seat or starting place, a cell in each row."""
    most = max(cell.players for cell in cells)
    names = [str(seat + 1) for seat in range(most)]
    rows = {}
    for cell in cells:
        bias = bias_of(cell)
        if bias is not None:
            shares = [share(estimate) for estimate in bias.shares]
            blank = [""] * (most - cell.players)
            rows[short_name(game, cell)] = [*shares, *blank, chance(bias.p), verdict(bias)]
    return heading, [say("study-table"), *names, say("study-chance"), ""], rows


def _lengths(cells: list[CellReport], game: Game) -> Drawn:
    names = ("turns", "rounds", "margin", "score", "close", "shared")
    rows = {}
    for cell in cells:
        turns = say(
            "study-middle",
            middle=figure(cell.turns["median"]),
            low=figure(cell.turns["p10"]),
            high=figure(cell.turns["p90"]),
        )
        rows[short_name(game, cell)] = [
            turns,
            figure(cell.rounds["mean"]) if cell.rounds else "",
            figure(cell.margins["median"]) if cell.margins else "",
            figure(cell.winning_scores["median"]),
            percent(cell.close),
            percent(cell.shared),
        ]
    columns = [say("study-table"), *[say(f"study-column-{name}") for name in names]]
    return say("study-page-lengths"), columns, rows


def _ends(cells: list[CellReport], game: Game) -> Drawn:
    rows = {
        end_name(game, reason): [percent(cell.ends.get(reason, 0) / cell.games) for cell in cells]
        for reason in sorted({reason for cell in cells for reason in cell.ends})
    }
    columns = [say("study-reason"), *[short_name(game, cell) for cell in cells]]
    return say("study-column-ends"), columns, rows


def _matters(cell: CellReport, game: Game) -> Drawn:
    def row(matter: Matter) -> list[str]:
        winners = "" if matter.winners is None else decimal(matter.winners.value)
        return [
            decimal(matter.per_game),
            percent(matter.games),
            winners,
            interval(matter.winners),
            leaning(matter),
        ]

    names = [say(f"study-column-{name}") for name in ("times", "games", "winners", "interval")]
    rows = {feature_name(game, matter): row(matter) for matter in worth_telling(cell.matters)}
    return cell_name(game, cell), [say("study-what"), *names, ""], rows


def print_report(found: StudyReport, game: Game, paper: Paper) -> None:
    """The report as tables."""
    paper.tell(
        say(
            "study-title",
            title=game.title,
            cells=len(found.cells),
            games=figure(found.games),
            bot=found.bot,
            seed=found.seed,
        ),
        style="bold",
    )
    cells = found.cells
    for told in verdicts(game, cells):
        paper.tell(told)
    drawn = [
        _biases(say("study-seats"), cells, game, lambda cell: cell.seats),
        _biases(say("study-starts"), cells, game, lambda cell: cell.starts),
        _lengths(cells, game),
        _ends(cells, game),
        *[_matters(cell, game) for cell in cells],
    ]
    for heading, (first, *names), rows in drawn:
        if rows:
            paper.tell()
            paper.tell(heading, style="bold")
            paper.print(table(first, names, rows))
    paper.tell()
    paper.tell(say("study-how-to-read"))
