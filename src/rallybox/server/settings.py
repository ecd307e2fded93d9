"""How a server is set up. `rallybox serve` fills this in from its arguments."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_path


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address or identity may ask for. Rates are per second, with a burst.

    What calls and messages cost is in `prices.py`: about the milliseconds that they take. An
    address of IPv6 is a network of 64 bits; one of 48 bits, which holds many of these, has eight
    times as much as each of them.
    """

    address_rate: float = 20.0
    """Requests from one address."""
    address_burst: float = 200.0
    """How many of them may come at once."""
    identity_rate: float = 10.0
    """Requests of one person, wherever they come from."""
    identity_burst: float = 60.0
    """How many of them may come at once."""
    creations_rate: float = 0.2
    """New identities, tables and device codes, and attempts at codes, per address."""
    creations_burst: float = 30.0
    """How many of them may come at once."""
    messages_rate: float = 20.0
    """Messages on one socket."""
    messages_burst: float = 60.0
    """How many of them may come at once."""
    talk_rate: float = 200.0
    """Messages on all sockets of one address."""
    talk_burst: float = 600.0
    """How many of them may come at once."""
    refusals_rate: float = 5.0
    """Calls from one address that are refused at once; further ones have to wait first."""
    refusals_burst: float = 100.0
    """How many of them may come at once."""
    chat_rate: float = 0.5
    """What one person says at tables."""
    chat_burst: float = 6.0
    """How much of it may come at once."""
    chat_per_day_per_address: int = 10_000
    """What is said at tables by everybody behind one address: so much at once, and so much a day.
    The longest lines would take 12 MB of the disk. Of each table the last 500 lines are kept."""
    hints_rate: float = 0.5
    """Hints that one person asks for."""
    hints_burst: float = 4.0
    """How many of them may come at once."""
    reviews_per_hour: int = 30
    """Reviews of finished games that one person begins to look at; people without a name are
    counted by address. One is made at a time for each person; a complete one is free."""
    reviews_per_hour_per_address: int = 120
    """The same for everybody behind one address."""
    sockets_per_identity: int = 16
    """Sockets that one person has open."""
    sockets_per_address: int = 200
    """Sockets that one address has open."""
    watchers_per_table: int = 100
    """Who looks on at one table without a seat; its host always may."""
    lines_per_address: int = 500
    """Connections that ask by HTTP, or have not asked yet."""
    calls_per_address: int = 4
    """Calls from one address that are answered at the same time; the others wait for their turn."""
    tables_per_identity: int = 50
    """Open and running tables of one host."""
    open_tables_per_identity: int = 8
    """Tables of one host that have not begun."""
    open_tables_per_address: int = 20
    """The same for everybody behind one address."""
    tables_per_address: int = 300
    """Open and running tables that were set up from one address in the last seven days. A whole
    school may share one address, and leave many games unfinished."""
    tables_per_day_per_address: int = 500
    """New tables from one address, finished or not: this many at once, and this many a day. Every
    game is kept, so this limits what one address can do to the disk: about 15 MB a day with games
    of the usual length. What else is kept has limits of its own: games brought along, chat,
    notices."""
    brought_per_day_per_address: int = 200
    """The same for finished games that are brought along from elsewhere."""
    body_bytes: int = 64 * 1024
    """The largest body of a request."""
    message_bytes: int = 8 * 1024
    """The largest message on a socket."""
    outbox_messages: int = 400
    """A socket with this many messages waiting is closed; its client can come back."""
    outbox_bytes: int = 2 * 1024 * 1024
    """The same in bytes."""
    notices_per_hour: int = 30
    """Notices (docs/notices.md) to one address, whoever they are for."""
    notices_per_day_per_address: int = 5_000
    """Notices to all who were last heard from one network address, so many at once and a day; the
    rest comes later. What was sent is remembered for 30 days: about 2.5 MB for these."""
    confirmations_per_day: int = 3
    """Letters that ask whether an e-mail address is somebody's, to one address."""
    letters_per_day_per_address: int = 20
    """The same, asked for from one network address, whoever they go to."""


UNLIMITED = Limits(
    address_rate=1e9,
    address_burst=1e9,
    identity_rate=1e9,
    identity_burst=1e9,
    creations_rate=1e9,
    creations_burst=1e9,
    messages_rate=1e9,
    messages_burst=1e9,
    talk_rate=1e9,
    talk_burst=1e9,
    refusals_rate=1e9,
    refusals_burst=1e9,
    chat_rate=1e9,
    chat_burst=1e9,
    chat_per_day_per_address=1_000_000,
    hints_rate=1e9,
    hints_burst=1e9,
    reviews_per_hour=1_000_000,
    reviews_per_hour_per_address=1_000_000,
    sockets_per_identity=1_000_000,
    sockets_per_address=1_000_000,
    watchers_per_table=1_000_000,
    lines_per_address=1_000_000,
    calls_per_address=1_000_000,
    tables_per_identity=1_000_000,
    open_tables_per_identity=1_000_000,
    open_tables_per_address=1_000_000,
    tables_per_address=1_000_000,
    tables_per_day_per_address=1_000_000,
    brought_per_day_per_address=1_000_000,
    notices_per_hour=1_000_000,
    notices_per_day_per_address=1_000_000,
    confirmations_per_day=1_000_000,
    letters_per_day_per_address=1_000_000,
)
"""For benchmarks and load tests: sizes are limited, rates are not."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server needs to know before it starts. See docs/settings.md, made from this."""

    database: str
    """Where everything is kept: a file, `sqlite:///…` or `postgresql://…`."""
    workers: int = 1
    """Processes in which bots think; 0 for a thread of this process."""
    processes: int = 1
    """Processes that serve people, on one port of one machine; more than one needs PostgreSQL."""
    limits: Limits = Limits()
    """How much one address or person may ask for."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server, such as `https://rally.example`."""
    bot_pause: tuple[float, float] = (0.5, 1.2)
    """The least and the most seconds before a bot's move is made, so that people can follow it."""
    stage_pause: tuple[float, float] = (1.0, 4.0)
    """The same for questions to several seats at once, even for clients that continue by
    themselves: how long it takes must not depend on what somebody holds."""
    snapshot_every: int = 25
    """Actions between two snapshots of a table."""
    idle_seconds: float = 120.0
    """A table at which nobody looks is forgotten (in memory) after this time."""
    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` for all addresses of this machine."""
    port: int = 8765
    """The port to listen on; 0 for any that is free."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """How much is logged, as lines of JSON on standard error."""
    listening: tuple[str, int] | None = None
    """The address and the port where it listens; what invitations say follows from them."""
    host_sinks_seconds: float = 90.0
    """A public table whose host has been away for this long is listed after the others."""
    host_waits_seconds: float = 900.0
    """A public table that has not begun is handed on or closed if its host is away this long."""
    host_waits_relaxed_seconds: float = 259_200.0
    """The same where a decision may take days."""
    hosts: tuple[str, ...] = ()
    """The names that this server answers to, such as `rally.example`; then to no other, except that
    this machine itself may say `localhost`. Without any it answers to names and addresses that only
    mean something at home: `localhost`, private addresses, `laptop`, `laptop.local`,
    `rally.home.arpa`."""
    proxies: tuple[str, ...] = ()
    """The addresses or networks of reverse proxies in front of this server, such as `127.0.0.1`.
    What they say about who is calling is believed, and what anybody else says is not."""
    forwarded: Literal["x-forwarded-for", "forwarded"] = "x-forwarded-for"
    """In which header the proxies say it; never both, or a visitor could write the other one. With
    `x-forwarded-for` the scheme comes from `X-Forwarded-Proto`."""
    hsts_seconds: int = 15_552_000
    """How long browsers remember to use nothing but https for the names in `hosts`. Sent only over
    https; 0: never."""
    admin_key: str = ""
    """Opens the page for admins, `/admin`; without it there is no such page. At least 20
    characters."""
    archive: str = ""
    """The folder into which that page puts old games; without it, `archive` in the user's data
    folder."""
    metrics_key: str = ""
    """A program that asks for `/metrics` with this key (`Authorization: Bearer …`) gets them;
    without a key only this machine itself does, and never through a proxy. Where `hosts`, `origins`
    or `public_address` is set and no `proxies` are, nobody does without the key: a proxy that hands
    on nothing of its visitors looks like this machine itself. At least 20 characters."""

    # Notices to people who are not looking (docs/notices.md).
    public_address: str = ""
    """Where people find this server, such as `https://rally.example`: links in notices begin with
    it. Without it nobody is sent anything."""
    notice_contact: str = ""
    """Whom the push services may write to: `mailto:…` or `https://…`; without it, the public
    address."""
    notice_seconds: float = 20.0
    """How long a table waits for somebody before a notice is sent."""
    notice_own_network: bool = False
    """Lets notices go to addresses of this machine and its network, and without TLS. For tests,
    and where all players are trusted: a webhook then reaches whatever the server reaches."""
    own_networks: tuple[str, ...] = ()
    """Networks that are this server's own, too, such as `203.0.113.0/24`: notices never go there.
    Those of this machine's interfaces it knows by itself; name others that trust it, and the public
    addresses behind which it stands (a router's, a container's host's)."""
    mail_server: str = ""
    """Who sends e-mail: `smtp://mail.example:587` (STARTTLS), `smtps://mail.example` (TLS) or, on
    your own machine, `smtp+plain://127.0.0.1:25`. Without it there is no e-mail."""
    mail_user: str = ""
    """The user name there, if one is needed."""
    mail_password: str = ""
    """The password that goes with it."""
    mail_from: str = ""
    """The sender of e-mail, such as `rallybox@rally.example`."""


def hidden_proxy(settings: Settings) -> bool:
    """May a proxy stand before this server that no setting names?

    Whoever has a public name has most likely one, and the plainest hands on nothing from which it
    could be told from a program of this machine.
    """
    public = settings.hosts or settings.origins or settings.public_address
    return bool(public) and not settings.proxies


def data_folder() -> Path:
    """Where this user's tables are kept; made if it is not there."""
    return user_data_path("rallybox", appauthor=False, ensure_exists=True)


def default_database() -> str:
    """The database in the user's data folder."""
    return f"sqlite:///{data_folder() / 'rallybox.db'}"


def database_url(text: str) -> str:
    """A database as people write it: an SQLAlchemy URL, a `postgresql://` URL, or a file."""
    scheme, separator, rest = text.partition("://")
    if not separator:
        return f"sqlite:///{Path(text).expanduser().resolve()}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    return text
