"""`rallybox verify`: does a record keep its promises?"""

from __future__ import annotations

import argparse

from msgspec import UNSET

from rallybox.cli.files import read_record
from rallybox.cli.parser import Parser
from rallybox.cli.speech import Paper, say
from rallybox.core.record import Record, verify
from rallybox.games import GAMES


def add_arguments(parser: Parser) -> None:
    """The file."""
    parser.option("file", metavar_id="cli-metavar-file", help_id="cli-arg-file")


def run(args: argparse.Namespace) -> int:
    """Replay the record and say that all is well; an error of the tree says what is not."""
    record = read_record(args.file)
    actions = verify(record, GAMES)
    title = GAMES[record.game].title
    # Of a numbered deal nothing was promised, and nobody claims that the dice were fair.
    message = "cli-verified" if record.fairness.number is UNSET else "cli-verified-number"
    Paper().tell(say(message, file=args.file, game=title, actions=actions, deal=_deal(record)))
    return 0


def _deal(record: Record) -> str:
    number = record.fairness.number
    return "" if number is UNSET else number.rpartition(" ")[2]
