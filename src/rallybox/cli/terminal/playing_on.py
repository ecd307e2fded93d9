"""A terminal table that begins at a moment of a recorded game: `--from`, `--step`, `--seat`."""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import msgspec

from rallybox.cli.files import read_record
from rallybox.cli.parser import Parser, number_from_zero
from rallybox.cli.speech import say
from rallybox.cli.terminal.seats import Seat, find_seat, seat_people
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.origin import Origin
from rallybox.core.record import Record, begin, replay
from rallybox.games import GAMES

_BROUGHT = ("game", "players", "variant", "option", "people")
"""What the record says, so that nobody else may."""


class Plan(NamedTuple):
    """What is played, by whom, and where it begins."""

    game: Game
    options: dict[str, Any]
    seats: list[Seat]
    origin: Origin | None


def add_arguments(parser: Parser) -> None:
    """Which moment, and whose seat."""
    parser.option("--from", dest="source", metavar_id="cli-metavar-file", help_id="cli-arg-from")
    parser.option("--step", type=number_from_zero, metavar="N", help_id="cli-arg-from-step")
    parser.option("--seat", metavar="N", help_id="cli-arg-from-seat")


def is_wanted(args: argparse.Namespace) -> bool:
    """Is there a record to play on from? Malformed if a moment is named and no record."""
    for option in ("step", "seat"):
        if args.source is None and getattr(args, option) is not None:
            file = say("cli-metavar-file")
            raise Malformed("cli-from-missing", option=f"--{option}", file=file)
    return args.source is not None


def plan_from(args: argparse.Namespace) -> Plan:
    """The table that the arguments ask for; Malformed if it cannot be."""
    for option in _BROUGHT:
        if getattr(args, option) not in (None, []):
            name = say("cli-metavar-game") if option == "game" else f"--{option}"
            raise Malformed("cli-from-alone", option=name)
    record = read_record(args.source)
    game = begin(record, GAMES).game
    seat = find_seat("1" if args.seat is None else args.seat, record)
    origin = origin_at(record, args.step or 0)
    person, *bots = seat_people(game, len(record.names), 1, args.names, args.bots)
    return Plan(game, record.setup, [*bots[:seat], person, *bots[seat:]], origin)


def origin_at(record: Record, step: int) -> Origin:
    """How a recorded game stood when so many actions had been played."""
    if step > len(record.actions):
        raise Malformed("record-no-such-step", last=len(record.actions))
    state = begin(record, GAMES).state
    for played in replay(msgspec.structs.replace(record, actions=record.actions[:step]), GAMES):
        state = played.state
    if state.outcome is not None:
        raise Malformed("record-nothing-left")
    return Origin.of(state, step)
