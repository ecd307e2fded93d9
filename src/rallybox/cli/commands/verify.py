"""`rallybox verify`: does a record keep its promises?"""

from __future__ import annotations

import argparse

from msgspec import UNSET

from rallybox.cli.files import read_record
from rallybox.cli.parser import Parser
from rallybox.cli.speech import Paper, say
from rallybox.core.record import verify
from rallybox.games import GAMES


def add_arguments(parser: Parser) -> None:
    """The file."""
    parser.option("file", metavar_id="cli-metavar-file", help_id="cli-arg-file")


def run(args: argparse.Namespace) -> int:
    """Replay the record and say that all is well; an error of the tree says what is not."""
    record = read_record(args.file)
    actions = verify(record, GAMES)
    game = GAMES[record.game]
    deal = game.setup(record.setup).number
    told: dict[str, str | int] = {"file": args.file, "game": game.title, "actions": actions}
    if record.origin is not UNSET:
        # The position is taken as it is: nobody can tell from here how it came about.
        Paper().tell(say("cli-verified-origin", **told, step=record.origin.step))
    elif deal is None:
        Paper().tell(say("cli-verified", **told))
    else:
        # All follows from the number, and nobody claims that the dice were fair.
        Paper().tell(say("cli-verified-number", **told, deal=str(deal)))
    return 0
