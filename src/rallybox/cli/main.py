"""`rallybox`: reads the command line, hands over to a command, and never shows a traceback."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence

from rallybox import __version__, is_compiled
from rallybox.cli.commands import COMMANDS, find_command
from rallybox.cli.language import FLAG, asked_for, of_system, speaking
from rallybox.cli.parser import Parser
from rallybox.cli.speech import PIPE_CLOSED, hush, say
from rallybox.core.errors import RallyboxError
from rallybox.core.harmless import harmless
from rallybox.core.words import languages, spoken
from rallybox.games import TROUBLES

WRONG_USAGE = 2
INTERRUPTED = 130


def build_parser(arguments: Sequence[str] = ()) -> Parser:
    """The parser of a command line. The command that it names adds its own arguments; of the
    others only the names are known."""
    parser = Parser(prog="rallybox", description=say("cli-about"), allow_abbrev=False)
    speed = say("cli-compiled" if is_compiled() else "cli-interpreted")
    version = f"rallybox {__version__} ({speed})"
    parser.option("--version", action="version", version=version, help_id="cli-arg-version")
    _add_language(parser)
    commands = parser.add_subparsers(
        dest="command", metavar=say("cli-metavar-command"), required=True
    )
    asked = next((word for word in arguments if word in COMMANDS), None)
    for name in COMMANDS:
        about = say(f"cli-command-{name}")
        added = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        if name == asked:
            command = find_command(name)
            command.add_arguments(added)
            _add_language(added)
            added.set_defaults(run=command.run)
    return parser


def _add_language(parser: Parser) -> None:
    # It has been obeyed already; here it is only explained and passed over.
    parser.option(
        FLAG, default=argparse.SUPPRESS, metavar="|".join(languages()), help_id="cli-arg-language"
    )


def _forgive_odd_letters() -> None:
    # A terminal without our typographic quotes shows others instead of stopping the game.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command in the language asked for, or else in the system's; the exit status."""
    _forgive_odd_letters()
    arguments = sys.argv[1:] if argv is None else list(argv)
    with speaking(of_system(os.environ)):
        try:
            language = asked_for(arguments) or spoken()
        except RallyboxError as error:
            return _complain(error)
        with speaking(language):
            return _run(arguments)


def _complain(error: RallyboxError) -> int:
    sys.stdout.flush()
    print(_line(str(error)), file=sys.stderr)
    return WRONG_USAGE


def _line(text: str) -> str:
    # One line; spaces that do not break stay as they are.
    return harmless(re.sub(r"[ \t\r\n]+", " ", text))


def _run(arguments: Sequence[str]) -> int:
    for trouble in TROUBLES:
        print(_line(trouble.words.say()), file=sys.stderr)
    try:
        args = build_parser(arguments).parse_args(arguments)
        status: int = args.run(args)
        sys.stdout.flush()
    except RallyboxError as error:
        return _complain(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        hush()
        return PIPE_CLOSED
    return status
