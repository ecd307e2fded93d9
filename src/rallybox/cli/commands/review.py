"""`rallybox review`: a finished game judged, from its record."""

from __future__ import annotations

import argparse
from math import isfinite

import msgspec

from rallybox.arena.reviewing import on_cluster, with_processes
from rallybox.cli.files import check_writable, read_record, write_text
from rallybox.cli.parser import Parser, add_option, count, refuse
from rallybox.cli.progress import parts_bar
from rallybox.cli.review_page import review_page
from rallybox.cli.review_sheet import columns, doubt, rows, turns, worst
from rallybox.cli.speech import Paper, say
from rallybox.cli.tables import table
from rallybox.cli.terminal.ink import ink
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.review import Review, review
from rallybox.review.story import story_of
from rallybox.review.telling import sentence

MOST = 100.0
LEAST = 0.01
SEED = ""
"""The browser's reviews have it, too: the same game gets the same review everywhere."""


def effort(text: str) -> float:
    """How hard to think, against the usual."""
    try:
        number = float(text) if text.isascii() else 0.0
    except ValueError:
        number = 0.0
    if not (isfinite(number) and LEAST <= number <= MOST):
        raise refuse("cli-review-not-effort", text=text)
    return number


def add_arguments(parser: Parser) -> None:
    """The file, how hard to think, and where the review goes."""
    parser.option("file", metavar_id="cli-metavar-file", help_id="cli-arg-file")
    parser.option("--effort", type=effort, default=1.0, metavar="E", help_id="cli-review-effort")
    where = parser.add_mutually_exclusive_group()
    add_option(where, "--processes", type=count, default=1, metavar="N", help_id="cli-arg-jobs")
    add_option(where, "--cluster", metavar_id="cli-metavar-address", help_id="cli-review-cluster")
    parser.option("--seed", default=SEED, metavar="S", help_id="cli-review-seed")
    parser.option("--json", action="store_true", help_id="cli-arg-json")
    parser.option("--html", metavar_id="cli-metavar-file", help_id="cli-review-html")


def run(args: argparse.Namespace) -> int:
    """Review the game, then print one JSON object or a summary."""
    record = read_record(args.file)
    if args.html is not None:
        check_writable(args.html)
    story_of(record, GAMES)  # complains before a cluster is asked
    share = None
    if args.cluster is not None:
        share = on_cluster(args.cluster, args.seed, args.effort)
    elif args.processes > 1:
        share = with_processes(args.processes, args.seed, args.effort)
    with parts_bar(say("cli-review-progress")) as progress:
        found = review(record, args.effort, args.seed, progress, share)
    if args.html is not None:
        write_text(review_page(found, title(record)), args.html)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    paper = Paper()
    paper.tell(say("cli-review-title", title=title(record), names=record.names), style="bold")
    print_review(found, paper)
    if args.html is not None:
        paper.tell()
        paper.tell(say("cli-review-written", file=args.html))
    return 0


def title(record: Record) -> str:
    """The game and its rules."""
    game = GAMES[record.game]
    variant = game.variant_name(game.setup(record.setup).variant)
    return say("cli-review-game", title=game.title, variant=variant)


def print_review(found: Review, paper: Paper) -> None:
    """Verdict, drivers, turning points, the worst decisions."""
    paper.tell(sentence(found.verdict, found.names))
    paper.tell()
    paper.print(table(say("cli-review-driver"), columns(found), rows(found)))
    alone = len(found.drivers) == 1
    paper.tell()
    paper.tell(say("cli-review-read-alone" if alone else "cli-review-read"))
    if not alone:
        paper.tell(doubt(found))
    for heading, told in (
        (say("cli-review-turns"), list(turns(found))),
        (say("cli-review-worst"), list(worst(found))),
    ):
        if told:
            paper.tell()
            paper.tell(heading, style="bold")
        for line, more in told:
            paper.tell(ink(line, found.game))
            for one in more:
                paper.tell(ink("   " + one, found.game))
