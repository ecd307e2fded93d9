"""The commands, one module each, in the order in which `--help` lists them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Protocol

from rallybox.cli.commands import (
    admin,
    arena,
    games,
    new,
    play,
    puzzles,
    record,
    replay,
    review,
    serve,
    simulate,
    study,
    verify,
)
from rallybox.cli.parser import Parser


class Command(Protocol):
    """What a command's module has; its one-line description is `cli-command-<name>`."""

    def add_arguments(self, parser: Parser) -> None:
        """Say which arguments the command takes."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the exit status."""


COMMANDS: Mapping[str, Command] = {
    "play": play,
    "serve": serve,
    "admin": admin,
    "games": games,
    "simulate": simulate,
    "arena": arena,
    "study": study,
    "record": record,
    "replay": replay,
    "review": review,
    "verify": verify,
    "puzzles": puzzles,
    "new": new,
}
