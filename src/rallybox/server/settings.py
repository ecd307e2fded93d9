"""How a server is set up. `rallybox serve` fills this in from its arguments."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address or identity may ask for. Rates are per second, with a burst."""

    address_rate: float = 20.0
    address_burst: float = 200.0
    identity_rate: float = 10.0
    identity_burst: float = 60.0
    creations_rate: float = 0.2
    """New identities, tables and device codes, and attempts at codes, per address."""
    creations_burst: float = 30.0
    messages_rate: float = 20.0
    """Messages on one socket."""
    messages_burst: float = 60.0
    chat_rate: float = 0.5
    chat_burst: float = 6.0
    hints_rate: float = 0.5
    hints_burst: float = 4.0
    sockets_per_identity: int = 16
    sockets_per_address: int = 200
    lines_per_address: int = 500
    """Connections that ask by HTTP, or have not asked yet."""
    tables_per_identity: int = 50
    """Open and running tables that somebody is the host of."""
    body_bytes: int = 64 * 1024
    message_bytes: int = 8 * 1024
    outbox_messages: int = 400
    """A socket that is so far behind is closed; its client can resume."""
    outbox_bytes: int = 2 * 1024 * 1024
    notices_per_hour: int = 30
    """Notices (docs/notices.md) to one address, whoever they are for."""
    confirmations_per_day: int = 3
    """Letters that ask whether an e-mail address is somebody's, to one address."""


UNLIMITED = Limits(
    address_rate=1e9,
    address_burst=1e9,
    identity_rate=1e9,
    identity_burst=1e9,
    creations_rate=1e9,
    creations_burst=1e9,
    messages_rate=1e9,
    messages_burst=1e9,
    chat_rate=1e9,
    chat_burst=1e9,
    hints_rate=1e9,
    hints_burst=1e9,
    sockets_per_identity=1_000_000,
    sockets_per_address=1_000_000,
    lines_per_address=1_000_000,
    tables_per_identity=1_000_000,
    notices_per_hour=1_000_000,
    confirmations_per_day=1_000_000,
)
"""For benchmarks and load tests: sizes are limited, rates are not."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server needs to know before it starts."""

    database: str
    """An SQLAlchemy URL: `sqlite:///…` or `postgresql+psycopg://…`."""
    workers: int = 1
    """Processes in which bots think; 0 for a thread of this process."""
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server, such as `https://rally.example`."""
    bot_pause: tuple[float, float] = (0.5, 1.2)
    """At least and at most so many seconds pass before a bot's move is made, to follow it."""
    stage_pause: tuple[float, float] = (1.0, 4.0)
    """The same for questions to several seats at once, also for clients that continue by
    themselves: how long it takes must not depend on what somebody holds (RR-15)."""
    snapshot_every: int = 25
    """Actions between two snapshots of a table."""
    idle_seconds: float = 120.0
    """A table at which nobody looks is forgotten (in memory) after this time."""
    listening: tuple[str, int] | None = None
    """The address and the port where it listens; what invitations say follows from them."""
    metrics_for_all: bool = False
    """Metrics are for this machine only, unless this is set."""

    # Notices to people who are not looking (docs/notices.md).
    public_address: str = ""
    """Where people find this server, such as `https://rally.example`: links in notices begin with
    it. Without it nobody is sent anything."""
    notice_contact: str = ""
    """Whom the push services may write to: `mailto:…` or `https://…`; else the public address."""
    notice_seconds: float = 20.0
    """So long somebody may be waited for before a notice is sent."""
    notice_own_network: bool = False
    """Lets notices go to addresses of this machine and its network, and without TLS. For tests,
    and where all players are trusted: a webhook then reaches whatever the server reaches."""
    mail_server: str = ""
    """Who sends e-mail: `smtp://mail.example:587` (STARTTLS), `smtps://mail.example` (TLS) or, on a
    machine of one's own, `smtp+plain://127.0.0.1:25`. Without it there is no e-mail."""
    mail_user: str = ""
    """How to sign in there, if one has to."""
    mail_password: str = ""
    """The password that goes with it."""
    mail_from: str = ""
    """The sender of e-mail, such as `rallybox@rally.example`."""


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
