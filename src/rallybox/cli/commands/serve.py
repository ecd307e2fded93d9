"""`rallybox serve`: tables for people, in the browser."""

from __future__ import annotations

import argparse
import os
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rallybox.cli.parser import Parser, count, number_from_zero
from rallybox.cli.speech import Paper, say
from rallybox.core.errors import Malformed

if TYPE_CHECKING:
    # Loading the server takes a moment; the other commands do not need it.
    from rallybox.server.configured import Told
    from rallybox.server.settings import Settings

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def add_arguments(parser: Parser) -> None:
    """Where to listen, and where to keep the tables."""
    parser.option("--settings", metavar_id="cli-metavar-file", help_id="cli-arg-settings")
    parser.option("--check", action="store_true", help_id="cli-arg-check")
    parser.option("--host", metavar_id="cli-metavar-address", help_id="cli-arg-host")
    parser.option("--port", type=number_from_zero, metavar="N", help_id="cli-arg-port")
    parser.option("--lan", action="store_true", help_id="cli-arg-lan")
    parser.option("--database", metavar_id="cli-metavar-file", help_id="cli-arg-database")
    parser.option("--no-browser", action="store_true", help_id="cli-arg-no-browser")
    parser.option("--workers", type=number_from_zero, metavar="N", help_id="cli-arg-workers")
    parser.option("--processes", type=count, metavar="N", help_id="cli-arg-processes")
    parser.option("--origin", action="append", default=[], metavar="URL", help_id="cli-arg-origin")
    parser.option(
        "--name", action="append", default=[], metavar_id="cli-metavar-name", help_id="cli-arg-name"
    )
    parser.option(
        "--proxy",
        action="append",
        default=[],
        metavar_id="cli-metavar-address",
        help_id="cli-arg-proxy",
    )
    parser.option("--no-limits", action="store_true", help_id="cli-arg-no-limits")
    parser.option("--no-pauses", action="store_true", help_id="cli-arg-no-pauses")
    levels = ("debug", "info", "warning", "error")
    parser.option("--log-level", choices=levels, help_id="cli-arg-log-level")


def _host(args: argparse.Namespace) -> str | None:
    """Where to listen, if that was said: beyond this machine only with `--lan`."""
    host: str | None = args.host
    if args.lan:
        return host or EVERYWHERE
    if host is not None and host not in (HERE, "::1", "localhost"):
        raise Malformed("cli-host-needs-lan", host=host)
    return host


def _told(args: argparse.Namespace) -> Told:
    """What the file, the environment and the arguments say; the last one wins."""
    from rallybox.server import configured

    said: dict[str, object] = {
        "host": _host(args),
        "port": args.port,
        "database": args.database,
        "workers": args.workers,
        "processes": args.processes,
        "log_level": args.log_level,
        "origins": args.origin or None,
        "hosts": args.name or None,
        "proxies": args.proxy or None,
    }
    if args.no_pauses:
        said |= {"bot_pause": (0.0, 0.0), "stage_pause": (0.0, 0.0)}
    given = {name: value for name, value in said.items() if value is not None}
    return configured.gather(args.settings or os.environ.get(configured.FILE), os.environ, given)


def _settings(args: argparse.Namespace) -> Settings:
    """Everything that was said, or is usual."""
    from rallybox.server import configured
    from rallybox.server.settings import UNLIMITED, Limits, Settings, default_database
    from rallybox.server.workers import usual_number

    values = configured.demand_good(_told(args))
    usual = Settings(
        database="" if "database" in values else default_database(),
        workers=usual_number(),
        limits=UNLIMITED if args.no_limits else Limits(),
    )
    return configured.made(usual, values)


def check(args: argparse.Namespace) -> int:
    """Say what is wrong with the settings, or that nothing is."""
    from rallybox.server import configured

    paper = Paper()
    mistakes = _told(args).mistakes
    for mistake in mistakes:
        paper.tell(mistake.words().say())
    if not mistakes:
        paper.tell(say("server-setting-well"))
        for words in configured.advice(_settings(args)):
            paper.tell(words.say())
    return 1 if mistakes else 0


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

    if args.check:
        return check(args)
    settings = _settings(args)
    logs.set_up(settings.log_level)
    listening = listen(settings.host, settings.port)
    with listening:
        bound, port = listening.getsockname()[:2]
        # A machine in no network calls itself what it always does.
        here = HERE if bound == EVERYWHERE else bound
        address = next(iter(web_addresses(bound, port)), web_address(here, port)) + "/"

        def ready() -> None:
            # Whoever has several processes is not at home, and a supervisor has no other children.
            browser = not args.no_browser and settings.processes == 1
            announce(address, Paper(), qr=args.lan, browser=browser)

        serve(replace(settings, listening=(bound, port)), listening, ready)
        Paper().tell(say("cli-served"))
    return 0
