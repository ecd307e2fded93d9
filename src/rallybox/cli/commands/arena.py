"""`rallybox arena`: which bot plays better, and how sure that is."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

import msgspec

from rallybox.arena.again import setup_words, time_words
from rallybox.arena.cluster import with_cluster
from rallybox.arena.estimate import Estimate
from rallybox.arena.game import Line
from rallybox.arena.journal import Journal, read_head
from rallybox.arena.luck import measure_of
from rallybox.arena.page import page
from rallybox.arena.pool import Everywhere, with_processes
from rallybox.arena.results import Results, results
from rallybox.arena.run import Finished, check, hold
from rallybox.arena.schedule import Contest
from rallybox.arena.telling import decimal, interval, ranked, seconds, verdicts
from rallybox.cli.files import trouble
from rallybox.cli.parser import (
    Parser,
    add_game_arguments,
    add_option,
    chosen_seed,
    count,
    refuse,
    setup_options,
)
from rallybox.cli.progress import progress_bar
from rallybox.cli.speech import Paper, say
from rallybox.cli.tables import figure, table
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.games import find_game

JOURNAL = "journal.jsonl"
RESULTS = "results.json"
PAGE = "report.html"


def times(text: str) -> float:
    """A positive number, such as 1.05."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1000:
        raise refuse("arena-not-times", text=text)
    return number


def add_arguments(parser: Parser) -> None:
    """The game's, who plays whom, how many games, where, and where the results go."""
    add_game_arguments(parser, bots_help="arena-arg-bots")
    parser.option("--among", metavar_id="cli-metavar-bot", help_id="arena-arg-among")
    parser.option("--games", type=count, default=200, metavar="G", help_id="arena-arg-games")
    parser.option("--until-decided", action="store_true", help_id="arena-arg-until-decided")
    parser.option("--clear-of", type=times, default=1.0, metavar="R", help_id="arena-arg-clear-of")
    parser.option("--adjusted", action="store_true", help_id="arena-arg-adjusted")
    where = parser.add_mutually_exclusive_group()
    add_option(where, "--jobs", type=count, default=1, metavar="J", help_id="cli-arg-jobs")
    add_option(where, "--cluster", metavar_id="cli-metavar-address", help_id="arena-arg-cluster")
    parser.option("--out", type=Path, metavar_id="cli-metavar-folder", help_id="arena-arg-out")
    parser.option("--resume", action="store_true", help_id="arena-arg-resume")
    parser.option("--json", action="store_true", help_id="cli-arg-json")


def _folder(args: argparse.Namespace, seed: str | None) -> Path:
    if args.out is not None:
        folder: Path = args.out
        return folder
    if seed is None:
        raise Malformed("arena-resume-what")
    # A seed may be any text; a folder's name may not.
    name = "".join(letter if letter.isalnum() else "-" for letter in seed)
    return Path(f"arena-{args.game}-{name[:40]}")


def _contest(args: argparse.Namespace, game: Game, seed: str) -> Contest:
    if not args.bots:
        raise Malformed("arena-one-bot")
    if args.clear_of != 1.0 and args.among is None:
        raise Malformed("arena-clear-of-whom")
    return Contest(
        game=game.name,
        setup=msgspec.to_builtins(game.setup(setup_options(args, game))),
        bots=args.bots,
        among=args.among,
        seed=seed,
        games=args.games,
        until_decided=args.until_decided,
        clear_of=args.clear_of,
        bot_seconds=args.bot_seconds,
        adjusted=measure_of(game.name) if args.adjusted else None,
    )


def command(contest: Contest, game: Game) -> str:
    """The command that plays a contest again."""
    words = ["rallybox", "arena", contest.game, "--bots", ",".join(contest.bots)]
    if contest.among is not None:
        words += ["--among", contest.among]
    words += ["--games", str(contest.games), "--seed", contest.seed]
    words += setup_words(game, contest.setup)
    if contest.until_decided:
        words.append("--until-decided")
    if contest.clear_of != 1.0:
        words += ["--clear-of", str(contest.clear_of)]
    words += time_words(contest.bot_seconds)
    if contest.adjusted is not None:
        words.append("--adjusted")
    return shlex.join(words)


def _play(contest: Contest, game: Game, args: argparse.Namespace, folder: Path) -> Finished:
    schedule = check(contest)
    where: Everywhere
    if args.cluster is not None:
        where = with_cluster(args.cluster)
    else:
        where = with_processes(min(args.jobs, schedule.games))
    file = folder / JOURNAL
    if not args.resume:
        _make(folder)
    with (
        Journal(file, contest, game, resume=args.resume) as journal,
        progress_bar(schedule.games, len(journal.lines)) as progress,
    ):

        def keep(line: Line) -> None:
            journal.add(line)
            progress(1)

        return hold(contest, journal.lines, where, keep)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise trouble("cli-cannot-write", str(folder), error) from None
    if (folder / JOURNAL).exists():
        raise Malformed("arena-folder-taken", folder=str(folder))


def _write(file: Path, text: str) -> None:
    # Whoever reads the old one meanwhile does not find half a new one.
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8", newline="\n")
        fresh.replace(file)
    except OSError as error:
        raise trouble("cli-cannot-write", str(file), error) from None


def run(args: argparse.Namespace) -> int:
    """Play, keep the results, and tell them."""
    game = find_game(args.game)
    seed: str | None = args.seed
    if args.resume:
        seed = read_head(_folder(args, seed) / JOURNAL).contest.seed if seed is None else seed
    contest = _contest(args, game, chosen_seed(args) if seed is None else seed)
    folder = _folder(args, contest.seed)
    finished = _play(contest, game, args, folder)
    found = results(finished)
    if found is None:
        raise Malformed("arena-nothing-yet", folder=str(folder))
    again = command(contest, game)
    json = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    _write(folder / RESULTS, json)
    _write(folder / PAGE, page(found, game, again))
    if args.json:
        print(json, end="")
    else:
        print_results(found, game, folder, Paper())
    if finished.interrupted:
        raise KeyboardInterrupt
    return 0


def print_results(found: Results, game: Game, folder: Path, paper: Paper) -> None:
    """The essentials: what was asked, and a table of the bots."""
    contest = found.contest
    paper.tell(
        say(
            "arena-title",
            title=game.title,
            variant=game.variant_name(str(contest.setup["variant"])),
            players=str(contest.setup["players"]),
            games=figure(found.games),
            deals=figure(found.deals),
            seed=contest.seed,
        )
    )
    for sentence in verdicts(found):
        paper.tell(sentence, style="bold")
    _print_bots(found, paper)
    paper.tell()
    paper.tell(say("arena-columns"))
    if contest.until_decided:
        paper.tell(say("arena-columns-until"))
    if contest.adjusted is not None:
        _print_adjusted(found, paper)
    for bot in ranked(found):
        if bot.first_fault is not None:
            paper.tell(say("arena-first-fault", fault=bot.first_fault.words))
    paper.tell(say(f"arena-finished-{found.finished}", folder=str(folder)))
    paper.tell(say("arena-files", page=str(folder / PAGE), results=str(folder / RESULTS)))


def _print_bots(found: Results, paper: Paper) -> None:
    """The table of the bots, the best first."""
    names = ["rating", "share", "placing", "p95"]
    if any(bot.faults for bot in found.bots):
        names.append("faults")
    rows = {}
    for bot in ranked(found):
        cells = {
            "rating": interval(Estimate(bot.rating.mu, bot.rating.low, bot.rating.high), 1),
            "share": interval(bot.share),
            "placing": interval(bot.placing),
            "p95": seconds(found.time.thinking[bot.bot].p95),
            "faults": figure(sum(bot.faults.values())),
        }
        rows[bot.bot] = [cells[name] for name in names]
    paper.tell()
    paper.print(table(say("arena-bot"), [say(f"arena-column-{name}") for name in names], rows))


def _print_adjusted(found: Results, paper: Paper) -> None:
    """The same figures without the luck, and how much narrower their intervals are."""
    names = ("share", "placing", "narrower")
    rows = {}
    for bot in ranked(found):
        if bot.adjusted is not None:
            share, placing = bot.adjusted.share, bot.adjusted.placing
            rows[bot.bot] = [interval(share), interval(placing), decimal(bot.adjusted.narrower)]
    heads = [say(f"arena-column-{name}") for name in names]
    paper.tell()
    paper.print(table(say("arena-bot-adjusted"), heads, rows))
    paper.tell()
    paper.tell(say("arena-columns-adjusted"))
