"""`rallybox`: reads the command line, hands over to a command, and never shows a traceback."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from rallybox import __version__, is_compiled
from rallybox.cli.commands import COMMANDS
from rallybox.cli.parser import Parser
from rallybox.cli.speech import PIPE_CLOSED, hush, say
from rallybox.core.errors import RallyboxError

WRONG_USAGE = 2
INTERRUPTED = 130


def build_parser() -> Parser:
    """The parser of the whole command line; each command adds its own arguments."""
    parser = Parser(prog="rallybox", description=say("cli-about"), allow_abbrev=False)
    speed = say("cli-compiled" if is_compiled() else "cli-interpreted")
    parser.add_argument("--version", action="version", version=f"rallybox {__version__} ({speed})")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        about = say(f"cli-command-{name}")
        added = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        command.add_arguments(added)
        added.set_defaults(run=command.run)
    return parser


def _forgive_odd_letters() -> None:
    # A terminal without our typographic quotes shows others instead of stopping the game.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    _forgive_odd_letters()
    try:
        args = build_parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
    except RallyboxError as error:
        sys.stdout.flush()
        print(" ".join(str(error).split()), file=sys.stderr)
        return WRONG_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        hush()
        return PIPE_CLOSED
    return status
