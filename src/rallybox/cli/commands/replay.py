"""`rallybox replay`: a record told again, as sentences."""

from __future__ import annotations

import argparse

from rallybox.cli.files import read_record
from rallybox.cli.parser import Parser
from rallybox.cli.results import print_result
from rallybox.cli.speech import Paper, say
from rallybox.cli.terminal.ink import ink
from rallybox.cli.terminal.seats import find_seat
from rallybox.core.record import Record, Step, begin, replay
from rallybox.games import GAMES


def add_arguments(parser: Parser) -> None:
    """The file, and for whom."""
    parser.option("file", metavar_id="cli-metavar-file", help_id="cli-arg-file")
    parser.option("--seat", metavar="N", help_id="cli-arg-seat")
    parser.option("--step", action="store_true", help_id="cli-arg-step")


def _tell(step: Step, number: int, record: Record, seat: int | None, paper: Paper) -> bool:
    """Print one action; False if this seat notices nothing of it."""
    names = dict(enumerate(record.names))
    # To everybody's eyes the notation too is open; one seat learns of others only by events.
    heard = [e for e in step.events if seat is None or e.heard_by(seat)]
    if seat is None or step.seat == seat:
        heading = say(
            "cli-replay-action", number=number, name=names[step.seat], action=step.action.text
        )
        paper.tell(ink(heading, record.game, "bold"))
    for event in heard:
        told = event.words(record.game).named(names).say()
        if seat is None and event.to is not None:
            told = say("cli-replay-private", name=names[event.to], told=told)
        paper.tell(ink("  " + told, record.game))
    return bool(heard) or seat in (None, step.seat)


def run(args: argparse.Namespace) -> int:
    """Tell every action of the record."""
    record = read_record(args.file)
    seat = None if args.seat is None else find_seat(args.seat, record)
    game = begin(record, GAMES).game
    paper = Paper()
    variant = game.variant_name(game.setup(record.setup).variant)
    paper.tell(say("cli-replay-title", title=game.title, variant=variant, names=record.names))
    outcome = None
    for number, step in enumerate(replay(record, GAMES), start=1):
        outcome = step.state.outcome
        told = _tell(step, number, record, seat, paper)
        if told and args.step and outcome is None:
            try:
                input(say("cli-replay-step"))
            except EOFError:
                paper.tell()
                return 0
    if outcome is not None:
        print_result(game, outcome, record.names, paper)
    return 0
