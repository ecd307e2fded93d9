"""`rallybox serve`: tables for people, in the browser."""

from __future__ import annotations

import argparse
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rallybox.cli.parser import Parser, number_from_zero
from rallybox.cli.speech import Paper, say
from rallybox.core.errors import Malformed

if TYPE_CHECKING:
    # Loading the server takes a moment; the other commands do not need it.
    from rallybox.server.settings import Settings

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def add_arguments(parser: Parser) -> None:
    """Where to listen, and where to keep the tables."""
    parser.option("--host", metavar_id="cli-metavar-address", help_id="cli-arg-host")
    parser.option(
        "--port", type=number_from_zero, default=8765, metavar="N", help_id="cli-arg-port"
    )
    parser.option("--lan", action="store_true", help_id="cli-arg-lan")
    parser.option("--database", metavar_id="cli-metavar-file", help_id="cli-arg-database")
    parser.option("--no-browser", action="store_true", help_id="cli-arg-no-browser")
    parser.option("--workers", type=number_from_zero, metavar="N", help_id="cli-arg-workers")
    parser.option("--origin", action="append", default=[], metavar="URL", help_id="cli-arg-origin")
    parser.option("--no-limits", action="store_true", help_id="cli-arg-no-limits")
    parser.option("--no-pauses", action="store_true", help_id="cli-arg-no-pauses")
    levels = ("debug", "info", "warning", "error")
    parser.option("--log-level", choices=levels, default="warning", help_id="cli-arg-log-level")


def _host(args: argparse.Namespace) -> str:
    """Where to listen: beyond this machine only with `--lan`."""
    host: str | None = args.host
    if args.lan:
        return host or EVERYWHERE
    if host is not None and host not in (HERE, "::1", "localhost"):
        raise Malformed("cli-host-needs-lan", host=host)
    return host or HERE


def _settings(args: argparse.Namespace, listening: tuple[str, int]) -> Settings:
    from rallybox.server.settings import (
        UNLIMITED,
        Limits,
        Settings,
        database_url,
        default_database,
    )
    from rallybox.server.workers import usual_number

    database = default_database() if args.database is None else database_url(args.database)
    workers = usual_number() if args.workers is None else args.workers
    settings = Settings(
        database=database,
        workers=workers,
        limits=UNLIMITED if args.no_limits else Limits(),
        origins=tuple(args.origin),
        listening=listening,
    )
    if args.no_pauses:
        return replace(settings, bot_pause=(0.0, 0.0), stage_pause=(0.0, 0.0))
    return settings


def announce(address: str, paper: Paper, *, qr: bool, browser: bool) -> None:
    """Say where it is; `qr`: in a way that a phone can read."""
    paper.tell(say("cli-serving", address=address))
    paper.file.flush()
    if qr:
        import segno

        segno.make(address, micro=False).terminal(compact=True)
        paper.tell(say("cli-serving-lan"))
    paper.tell(say("cli-serving-stop"))
    paper.file.flush()
    if browser:
        # Some browsers come back only when they are closed.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from rallybox.server import logs
    from rallybox.server.reach import web_address, web_addresses
    from rallybox.server.run import listen, serve

    logs.set_up(args.log_level)
    listening = listen(_host(args), args.port)
    with listening:
        bound, port = listening.getsockname()[:2]
        # A machine in no network calls itself what it always does.
        here = HERE if bound == EVERYWHERE else bound
        address = next(iter(web_addresses(bound, port)), web_address(here, port)) + "/"

        def ready() -> None:
            announce(address, Paper(), qr=args.lan, browser=not args.no_browser)

        serve(_settings(args, (bound, port)), listening, ready)
        Paper().tell(say("cli-served"))
    return 0
