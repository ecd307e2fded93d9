"""`rallybox record`: one game between bots, kept in a file."""

from __future__ import annotations

import argparse
from secrets import token_bytes

from rallybox.arena.match import record_match, seed_secret
from rallybox.bots import make_bot
from rallybox.cli.files import check_writable, write_record
from rallybox.cli.parser import Parser, add_game_arguments, seat_bots, setup_options
from rallybox.cli.results import print_faults
from rallybox.cli.speech import Paper, say
from rallybox.games import find_game


def add_arguments(parser: Parser) -> None:
    """The game's, and where to."""
    add_game_arguments(parser)
    parser.option(
        "-o", "--output", required=True, metavar_id="cli-metavar-file", help_id="cli-arg-output"
    )


def run(args: argparse.Namespace) -> int:
    """Play, and write the record."""
    game = find_game(args.game)
    options = setup_options(args, game)
    bots = seat_bots(args.bots, game, game.setup(options).players)
    check_writable(args.output)
    secret = token_bytes(32) if args.seed is None else seed_secret(args.seed)
    names = [f"{bot} {seat}" for seat, bot in enumerate(bots, start=1)]
    seated = [make_bot(bot, game, seconds=args.bot_seconds) for bot in bots]
    record = record_match(game, options, seated, names, secret)
    write_record(record, args.output)
    Paper().tell(say("cli-recorded", file=args.output, actions=len(record.actions)))
    print_faults(fault for bot in seated for fault in bot.faults)
    return 0
