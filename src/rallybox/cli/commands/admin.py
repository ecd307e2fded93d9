"""`rallybox admin`: looking after a server's database, also while the server runs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from secrets import token_urlsafe
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from rich.table import Table

from rallybox.cli.files import write_text
from rallybox.cli.language import FLAG
from rallybox.cli.parser import Parser, count, number_from_zero
from rallybox.cli.speech import Paper, say
from rallybox.core.errors import Malformed

if TYPE_CHECKING:
    from rallybox.server.admin.office import Office

MOST = 100


def add_arguments(parser: Parser) -> None:
    """What to do, each with its own arguments."""
    orders = parser.add_subparsers(
        dest="order", metavar=say("cli-metavar-command"), required=True, parser_class=Parser
    )
    for name, order in ORDERS.items():
        about = say(f"cli-admin-{name}")
        added = orders.add_parser(name, help=about, description=about, allow_abbrev=False)
        added.option("--settings", metavar_id="cli-metavar-file", help_id="cli-arg-settings")
        added.option("--database", metavar_id="cli-metavar-file", help_id="cli-arg-database")
        # It has been obeyed already, as for all commands.
        added.add_argument(FLAG, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        order.arguments(added)


def _database(args: argparse.Namespace) -> str:
    """Which database is meant: as `rallybox serve` would find it."""
    from rallybox.server import configured
    from rallybox.server.settings import database_url, default_database

    given = {} if args.database is None else {"database": args.database}
    file = args.settings or os.environ.get(configured.FILE)
    values = configured.demand_good(configured.gather(file, os.environ, given))
    return database_url(values["database"]) if "database" in values else default_database()


def _office(args: argparse.Namespace) -> Office:
    from rallybox.server.admin.office import Office

    return Office(_database(args)).open()


def _tell(message_id: str, **params: str | int) -> int:
    Paper().tell(say(message_id, **params))
    return 0


def _when(milliseconds: int | None) -> str:
    if milliseconds is None:
        return say("cli-admin-for-good")
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def _listing(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> int:
    """A table on a terminal; into a pipe, values with tabulators between."""
    paper = Paper()
    if not paper.is_terminal:
        for row in rows:
            paper.file.write("\t".join(row) + "\n")
        return 0
    table = Table(*(say(f"cli-admin-column-{column}") for column in columns), box=None)
    for row in rows:
        table.add_row(*row)
    paper.print(table)
    return 0


# -- the orders ------------------------------------------------------------------------------------


def _nothing(_: Parser) -> None:
    pass


def _file(parser: Parser) -> None:
    parser.option("file", metavar_id="cli-metavar-file", help_id="cli-arg-admin-file")


def _key(_: argparse.Namespace) -> int:
    Paper().tell(token_urlsafe(32))
    return 0


def _backup(args: argparse.Namespace) -> int:
    from rallybox.server.admin import moving

    rows = moving.backup(_database(args), args.file)
    return _tell("cli-admin-backed-up", file=args.file, rows=sum(rows.values()))


def _restore(args: argparse.Namespace) -> int:
    from rallybox.server.admin import moving

    rows = moving.restore(args.file, _database(args))
    return _tell("cli-admin-restored", file=args.file, rows=sum(rows.values()))


def _to(parser: Parser) -> None:
    parser.option("to", metavar_id="cli-metavar-address", help_id="cli-arg-admin-to")


def _move(args: argparse.Namespace) -> int:
    from rallybox.server.admin import moving
    from rallybox.server.settings import database_url

    rows = moving.move(_database(args), database_url(args.to))
    return _tell("cli-admin-moved", rows=sum(rows.values()))


def _whole(parser: Parser) -> None:
    parser.option("--whole", action="store_true", help_id="cli-arg-admin-whole")


def _check(args: argparse.Namespace) -> int:
    found = _office(args).integrity(whole=args.whole)
    for one in found:
        Paper().tell(one.say())
    return 1 if found else _tell("cli-admin-all-well")


def _which_tables(parser: Parser) -> None:
    states = ("open", "running", "finished", "closed")
    parser.option("--status", choices=states, help_id="cli-arg-admin-status")
    _find(parser)


def _find(parser: Parser) -> None:
    parser.option(
        "find", nargs="?", default="", metavar_id="cli-metavar-text", help_id="cli-arg-admin-find"
    )
    parser.option("--most", type=count, default=MOST, metavar="N", help_id="cli-arg-admin-most")


def _tables(args: argparse.Namespace) -> int:
    rows = [
        (
            one.id,
            one.code,
            one.game,
            one.status,
            _when(one.last),
            str(one.actions),
            ", ".join(name or "·" for name in one.names),
        )
        for one in _office(args).tables(args.status, args.find, args.most)
    ]
    return _listing(("id", "code", "game", "status", "last", "actions", "names"), rows)


def _one_table(parser: Parser) -> None:
    parser.option("table", metavar_id="cli-metavar-id", help_id="cli-arg-admin-table")


def _close(args: argparse.Namespace) -> int:
    _office(args).close_table(args.table)
    return _tell("cli-admin-closed", table=args.table)


def _remove(args: argparse.Namespace) -> int:
    _office(args).remove_table(args.table)
    return _tell("cli-admin-removed", table=args.table)


def _people(args: argparse.Namespace) -> int:
    rows = [
        (one.id, one.nickname, _when(one.created), str(one.tables))
        for one in _office(args).people(args.find, args.most)
    ]
    return _listing(("id", "name", "created", "tables"), rows)


def _one_person(parser: Parser) -> None:
    parser.option("person", metavar_id="cli-metavar-id", help_id="cli-arg-admin-person")


def _export_of(parser: Parser) -> None:
    _one_person(parser)
    parser.option("--output", metavar_id="cli-metavar-file", help_id="cli-arg-admin-output")


def _export(args: argparse.Namespace) -> int:
    found = _office(args).export(args.person)
    text = msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"
    if args.output is None:
        Paper().file.write(text)
        return 0
    write_text(text, args.output)
    return _tell("cli-admin-exported", file=args.output)


def _delete(args: argparse.Namespace) -> int:
    number = _office(args).delete(args.person)
    return _tell("cli-admin-deleted", person=args.person, tables=number)


def _bans(args: argparse.Namespace) -> int:
    rows = [
        (one.kind, one.who, _when(one.made), _when(one.until), one.reason)
        for one in _office(args).bans()
    ]
    return _listing(("kind", "who", "made", "until", "reason"), rows)


def _whom(parser: Parser) -> None:
    parser.option("--person", metavar_id="cli-metavar-id", help_id="cli-arg-admin-person")
    parser.option("--network", metavar_id="cli-metavar-address", help_id="cli-arg-admin-network")
    parser.option("--days", type=count, metavar="N", help_id="cli-arg-admin-days")
    parser.option(
        "--reason", default="", metavar_id="cli-metavar-text", help_id="cli-arg-admin-reason"
    )


def _ban(args: argparse.Namespace) -> int:
    if (args.person is None) == (args.network is None):
        raise Malformed("cli-admin-ban-whom")
    office = _office(args)
    if args.person is not None:
        made = office.ban("person", args.person, args.days, args.reason)
    else:
        made = office.ban("network", args.network, args.days, args.reason)
    return _tell("cli-admin-banned", who=made.who, until=_when(made.until))


def _who(parser: Parser) -> None:
    parser.option("who", metavar_id="cli-metavar-id", help_id="cli-arg-admin-who")


def _lift(args: argparse.Namespace) -> int:
    _office(args).lift(args.who)
    return _tell("cli-admin-lifted", who=args.who)


def _how_old(parser: Parser) -> None:
    _file(parser)
    parser.option(
        "--days", type=number_from_zero, required=True, metavar="N", help_id="cli-arg-admin-age"
    )


def _prune(args: argparse.Namespace) -> int:
    done = _office(args).prune(args.days, args.file)
    if not done.games:
        return _tell("cli-admin-nothing-old")
    if done.left:
        _tell("cli-admin-left", games=done.left)
    return _tell("cli-admin-pruned", games=done.games, file=args.file)


class Order(NamedTuple):
    """Something to do."""

    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]


ORDERS: Mapping[str, Order] = {
    "backup": Order(_file, _backup),
    "restore": Order(_file, _restore),
    "move": Order(_to, _move),
    "check": Order(_whole, _check),
    "prune": Order(_how_old, _prune),
    "tables": Order(_which_tables, _tables),
    "close": Order(_one_table, _close),
    "remove": Order(_one_table, _remove),
    "people": Order(_find, _people),
    "export": Order(_export_of, _export),
    "delete": Order(_one_person, _delete),
    "bans": Order(_nothing, _bans),
    "ban": Order(_whom, _ban),
    "lift": Order(_who, _lift),
    "key": Order(_nothing, _key),
}


def run(args: argparse.Namespace) -> int:
    """Do it."""
    return ORDERS[args.order].run(args)
