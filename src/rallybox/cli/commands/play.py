"""`rallybox play`: people and bots at one table."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path
from secrets import token_bytes

from rallybox.arena.match import seed_secret
from rallybox.cli.files import check_writable, write_record
from rallybox.cli.parser import (
    Parser,
    add_game_arguments,
    name_list,
    number_from_zero,
    setup_options,
)
from rallybox.cli.results import print_faults, print_result
from rallybox.cli.speech import Paper, say
from rallybox.cli.terminal import playing_on
from rallybox.cli.terminal.playing_on import Plan, is_wanted, plan_from
from rallybox.cli.terminal.screen import Left, Screen, keys
from rallybox.cli.terminal.seats import seat_people
from rallybox.cli.terminal.table import TerminalTable
from rallybox.cli.terminal.welcome import welcome
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.record import Record
from rallybox.games import GAMES, find_game


def add_arguments(parser: Parser) -> None:
    """The game's, and who sits at the table."""
    add_game_arguments(parser, nargs="?")
    parser.option("--terminal", action="store_true", help_id="cli-arg-terminal")
    parser.option("--people", type=number_from_zero, metavar="K", help_id="cli-arg-people")
    parser.option("--names", type=name_list, default=(), metavar="A,B", help_id="cli-arg-names")
    parser.option("-o", "--output", metavar_id="cli-metavar-file", help_id="cli-arg-save")
    playing_on.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play one game at the terminal."""
    try:
        plan = plan_from(args) if is_wanted(args) else _plan(args)
    except Left:
        Paper().tell(say("cli-goodbye"))
        return 0
    game = plan.game
    if args.output is not None:
        check_writable(args.output)
    secret = token_bytes(32) if args.seed is None else seed_secret(args.seed)
    screen = Screen(game.name)
    table = TerminalTable(
        game, plan.options, plan.seats, secret, screen, args.bot_seconds, plan.origin
    )
    try:
        welcome(table)
        record = table.play()
        assert record.result is not None, "it was played to its end"
        print_result(game, record.result, record.names, screen.paper)
        print_faults(table.faults)
        if args.output is not None:
            write_record(record, args.output)
            screen.tell(say("cli-saved", file=args.output))
        elif table.people:
            offer_to_save(record, screen)
    except Left:
        screen.tell(say("cli-goodbye"))
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    """A new game, from what the command line says."""
    game = which_game() if args.game is None else find_game(args.game)
    options = setup_options(args, game)
    players = game.setup(options).players
    return Plan(game, options, seat_people(game, players, args.people, args.names, args.bots), None)


def which_game() -> Game:
    """The game that somebody picks, by its number or its name, where none was named."""
    screen, games = Screen(""), list(GAMES.values())
    for number, game in enumerate(games, start=1):
        screen.tell(f"{number:>3}  {game.title}")
    while True:
        typed = screen.read(say("cli-which-game", game=games[0].title) + " ").casefold()
        if typed in keys("quit"):
            raise Left
        if typed in ("", *map(str, range(1, len(games) + 1))):
            return games[int(typed or 1) - 1]
        try:
            return find_game(typed)
        except Malformed as error:
            screen.tell(str(error))


def offer_to_save(record: Record, screen: Screen) -> None:
    """Ask whether and where to keep the record, until it is kept or nobody wants it."""
    if not screen.confirm("\n" + say("cli-save-ask")):
        return
    proposal = f"{record.game}-{datetime.now():%Y%m%d-%H%M}.json"
    while True:
        file = screen.read(say("cli-save-where", proposal=proposal) + " ") or proposal
        if Path(file).exists() and not screen.confirm(say("cli-save-over", file=file)):
            continue
        try:
            write_record(record, file)
        except Malformed as error:
            screen.tell(str(error))
            continue
        screen.tell(say("cli-saved", file=file))
        return
