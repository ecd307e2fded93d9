"""`rallybox puzzles`: find decisions that are worth a thought, or check those that there are."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from random import choice

import msgspec

from rallybox.bots.reasons import reasons
from rallybox.cli.files import check_writable, trouble, write_text
from rallybox.cli.parser import Parser, chosen_seed, count
from rallybox.cli.progress import progress_bar
from rallybox.cli.speech import Paper, say
from rallybox.cli.tables import table
from rallybox.cli.terminal.decision import decide
from rallybox.cli.terminal.screen import Left, Screen
from rallybox.core.details import UNREADABLE, why_unread
from rallybox.core.dice import SeededDice
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.words import number
from rallybox.games import GAMES, find_game
from rallybox.review.puzzles.book import all_puzzles, of_day, puzzles_of
from rallybox.review.puzzles.checking import agrees
from rallybox.review.puzzles.finding import cells, find, graded
from rallybox.review.puzzles.puzzle import Book, Puzzle, position_of
from rallybox.review.puzzles.telling import names as drivers
from rallybox.review.puzzles.telling import verdict

LONGEST = 12
FAILED = 1
WANTED = 0.95
"""So many of the puzzles have to hold."""


def add_arguments(parser: Parser) -> None:
    """Which game, how many, and where to; or a check."""
    parser.option("game", nargs="?", metavar_id="cli-metavar-game", help_id="cli-puzzles-arg-game")
    parser.option("--count", type=count, metavar="N", help_id="cli-puzzles-arg-count")
    parser.option("--variant", metavar="V", help_id="cli-arg-variant")
    parser.option("--seed", metavar="S", help_id="cli-puzzles-arg-seed")
    parser.option("--out", metavar_id="cli-metavar-file", help_id="cli-puzzles-arg-out")
    parser.option("--play", action="store_true", help_id="cli-puzzles-arg-play")
    parser.option("--check", action="store_true", help_id="cli-puzzles-arg-check")


def run(args: argparse.Namespace) -> int:
    """Find, or check."""
    if args.check:
        return check(args)
    if args.play:
        return play(args)
    if args.game is None:
        raise Malformed("cli-puzzles-no-game", games=tuple(GAMES))
    game = find_game(args.game)
    tables = cells(game, args.variant)
    wanted = args.count or 10
    kept = {} if args.out is None else {one.id: one for one in _kept(game, args.out)}
    fresh: list[Puzzle] = []
    with progress_bar(wanted) as progress:
        for puzzle in find(game, chosen_seed(args), tables):
            if puzzle.id in kept:
                continue
            kept[puzzle.id] = puzzle
            fresh.append(puzzle)
            if args.out is not None:
                # After each: what was found so far is there, whenever somebody stops it.
                write_book(game, tuple(kept.values()), args.out)
            progress(1)
            if len(fresh) == wanted:
                break
    _show(game, fresh)
    if args.out is not None:
        Paper().tell(say("cli-puzzles-written", file=args.out, count=len(kept)))
    return 0


def _kept(game: Game, file: str) -> tuple[Puzzle, ...]:
    """The puzzles that a file has already: more are added to them."""
    check_writable(file)
    path = Path(file)
    if not path.exists():
        return ()
    try:
        book = msgspec.json.decode(path.read_bytes(), type=Book)
    except UNREADABLE as error:
        detail = why_unread(error)
        raise Malformed("cli-puzzles-no-book", file=file, detail=detail) from None
    except OSError as error:
        raise trouble("cli-cannot-read", file, error) from None
    if book.game != game.name:
        raise Malformed("cli-puzzles-other-game", file=file, game=book.game)
    return book.puzzles


def shorten(text: str, longest: int) -> str:
    """So much of a text as a column has room for."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def write_book(game: Game, puzzles: tuple[Puzzle, ...], file: str) -> None:
    """A puzzle in each line, graded."""
    lines = [msgspec.json.encode(one).decode() for one in graded(puzzles)]
    head = f'{{"game":"{game.name}","puzzles":[\n'
    write_text(head + ",\n".join(lines) + "\n]}\n", file)


def _show(game: Game, puzzles: list[Puzzle]) -> None:
    rows = {}
    for puzzle in sorted(puzzles, key=lambda one: -one.solved):
        position = position_of(game, puzzle)
        setup = position.view.setup
        rows[puzzle.id] = [
            f"{setup.variant} {setup.players}",
            shorten(game.action(puzzle.answers[0]).text, LONGEST),
            shorten(game.action(puzzle.obvious).text, LONGEST),
            number(puzzle.lead, 2),
            f"{puzzle.solved} / 10",
        ]
    names = ("table", "best", "obvious", "lead", "solved")
    columns = [say(f"cli-puzzles-column-{name}") for name in names]
    Paper().print(table(say("cli-puzzles-column-puzzle"), columns, rows))


def play(args: argparse.Namespace) -> int:
    """Solve the puzzle of the day, or any one of a game; until it is found, or left."""
    if args.game is None:
        chosen = of_day(datetime.now(UTC).date())
    else:
        ids = [one.id for one in puzzles_of(find_game(args.game).name)]
        chosen = choice(ids) if ids else None
    if chosen is None:
        raise Malformed("cli-puzzles-none", games=tuple(GAMES))
    game, puzzle = all_puzzles()[chosen]
    position = position_of(game, puzzle)
    screen = Screen(game.name)
    names = {seat: name or say("cli-puzzles-you") for seat, name in enumerate(drivers(position))}
    screen.heading(f"{game.title}, {puzzle.id}")
    options = {option.action: option for option in puzzle.options}
    try:
        while True:
            action = decide(screen, game, position.state, names, position.seat)
            if action.id in puzzle.answers:
                screen.tell(say("cli-puzzles-right"), "bold")
            screen.tell(verdict(position, puzzle, options[action.id]).say(), "bold")
            why = reasons(game, position.view, [action], SeededDice(puzzle.seed))[0]
            screen.news(words.named(names).say() for words in why)
            if action.id in puzzle.answers:
                return 0
    except Left:
        return 0


def check(args: argparse.Namespace) -> int:
    """Look at the puzzles of the package once more, ten times as long."""
    games = list(GAMES.values()) if args.game is None else [find_game(args.game)]
    work = [(game, one) for game in games for one in puzzles_of(game.name)[: args.count]]
    if not work:
        raise Malformed("cli-puzzles-none", games=tuple(GAMES))
    held = {game.name: [0, 0] for game, _ in work}
    paper = Paper()
    with progress_bar(len(work)) as progress:
        for game, puzzle in work:
            fine = agrees(game, puzzle, args.seed or "check")
            held[game.name][0] += fine
            held[game.name][1] += 1
            if not fine:
                paper.tell(say("cli-puzzles-doubted", puzzle=puzzle.id))
            progress(1)
    for name, (good, all_of_them) in held.items():
        title = GAMES[name].title
        paper.tell(say("cli-puzzles-held", title=title, good=good, count=all_of_them))
    return 0 if sum(good for good, _ in held.values()) >= WANTED * len(work) else FAILED
