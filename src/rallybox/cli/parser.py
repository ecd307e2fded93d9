"""Reading the command line: wrong usage becomes one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, NoReturn

import msgspec
from msgspec import inspect as info

from rallybox.bots import SECONDS, make_bot
from rallybox.cli.speech import say
from rallybox.core.details import UNREADABLE, why_unread
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.words import Param


class Parser(argparse.ArgumentParser):
    """A parser that raises instead of printing usage and leaving."""

    def error(self, message: str) -> NoReturn:
        raise Malformed("cli-usage", program=self.prog, detail=message.rstrip("."))

    def option(self, *flags: str, help_id: str, **settings: Any) -> None:
        """Add an argument whose help is a message of the catalogue."""
        add_option(self, *flags, help_id=help_id, **settings)


def add_option(
    to: argparse._ActionsContainer,
    *flags: str,
    help_id: str,
    metavar_id: str | None = None,
    **settings: Any,
) -> None:
    """Add an argument whose help, and the name of its value if it is a word, are messages."""
    if metavar_id is not None:
        settings["metavar"] = say(metavar_id)
    # argparse fills % signs in, so one that is meant has to be doubled.
    to.add_argument(*flags, help=say(help_id).replace("%", "%%"), **settings)


def refuse(message_id: str, /, **params: Param) -> argparse.ArgumentTypeError:
    """The error of an argument that cannot be read."""
    return argparse.ArgumentTypeError(say(message_id, **params))


def count(text: str) -> int:
    """A whole number, 1 or more."""
    number = number_from_zero(text)
    if number == 0:
        raise refuse("cli-not-a-count", text=text)
    return number


def number_from_zero(text: str) -> int:
    """A whole number, 0 or more."""
    # int() would also take "1_000", " 7 " and digits of every script.
    if not (text.isascii() and text.isdigit()) or len(text) > 12:
        raise refuse("cli-not-a-count", text=text)
    return int(text)


def seconds(text: str) -> float:
    """A time to think: more than nothing, an hour at most."""
    try:
        number = float(text) if text.isascii() else 0.0
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise refuse("cli-not-seconds", text=text)
    return number


def name_list(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise refuse("cli-empty-name")
    return names


def option_value(text: str) -> tuple[str, object]:
    """`name=value`; a value in brackets or braces is JSON, every other one plain text."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise refuse("cli-not-an-option", text=text)
    if not value.startswith(("[", "{")):
        return name, value
    try:
        return name, msgspec.json.decode(value)
    except UNREADABLE as error:
        raise refuse("cli-not-json", text=value, detail=why_unread(error)) from None


def add_game_arguments(parser: Parser, bots_help: str = "cli-arg-bots", **settings: object) -> None:
    """Which game, with further settings of that argument, and how it is set up."""
    parser.option("game", metavar_id="cli-metavar-game", help_id="cli-arg-game", **settings)
    parser.option("--players", type=count, metavar="N", help_id="cli-arg-players")
    parser.option("--variant", metavar="V", help_id="cli-arg-variant")
    parser.option(
        "--option",
        type=option_value,
        action="append",
        default=[],
        metavar_id="cli-metavar-option",
        help_id="cli-arg-option",
    )
    parser.option("--seed", metavar="S", help_id="cli-arg-seed")
    parser.option("--bots", type=name_list, metavar="A,B", help_id=bots_help)
    parser.option(
        "--bot-seconds", type=seconds, default=SECONDS, metavar="S", help_id="cli-arg-bot-seconds"
    )


def _takes_list(game: Game, option: str) -> bool:
    """Is this an option with several values, and never one text?"""
    types: list[info.Type] = []
    for field in msgspec.structs.fields(game.setup_type):
        if field.name == option:
            kind = info.type_info(field.type)
            types += kind.types if isinstance(kind, info.UnionType) else (kind,)
    lists = any(isinstance(kind, info.ListType | info.VarTupleType) for kind in types)
    return lists and not any(isinstance(kind, info.StrType) for kind in types)


def setup_options(args: argparse.Namespace, game: Game) -> dict[str, object]:
    """What the arguments say about the set-up, for the game to check."""
    options: dict[str, object] = dict(args.option)
    for name, value in options.items():
        if isinstance(value, str) and _takes_list(game, name):
            options[name] = value.replace(",", " ").split()
    if args.players is not None:
        options["players"] = args.players
    if args.variant is not None:
        options["variant"] = args.variant
    return options


def seat_bots(names: Sequence[str] | None, game: Game, seats: int) -> tuple[str, ...]:
    """A bot for each seat, over and over from the front if there are fewer names.

    Unless somebody says otherwise, club drivers, whom every game has.
    """
    chosen = tuple(names or ("club",))
    if len(chosen) > seats:
        raise Malformed("cli-too-many-bots", bots=len(chosen), seats=seats)
    for name in chosen:
        make_bot(name, game)  # complains of a name that it does not know
    return tuple(chosen[seat % len(chosen)] for seat in range(seats))


def chosen_seed(args: argparse.Namespace) -> str:
    """The seed that was given, or a fresh one that can be told."""
    seed: str | None = args.seed
    return token_hex(8) if seed is None else seed
