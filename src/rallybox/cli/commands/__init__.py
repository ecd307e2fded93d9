"""The commands, one module each, in the order in which `--help` lists them."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Protocol, cast

from rallybox.cli.parser import Parser


class Command(Protocol):
    """What a command's module has; its one-line description is `cli-command-<name>`."""

    def add_arguments(self, parser: Parser) -> None:
        """Say which arguments the command takes."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit status."""


COMMANDS = (
    *("play", "serve", "admin", "games", "simulate", "arena", "study", "record", "replay"),
    *("review", "verify", "puzzles", "new"),
)


def find_command(name: str) -> Command:
    """A command's module. The others are not loaded: together they take half a second."""
    return cast(Command, import_module(f"{__name__}.{name}"))
