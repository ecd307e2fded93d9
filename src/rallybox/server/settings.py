"""How a server is set up. `rallybox serve` fills this in from its arguments."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address or identity may ask for. Rates are per second, with a burst.

    What calls and messages cost is in `prices.py`: about the milliseconds that they take.
    """

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
    talk_rate: float = 200.0
    """Messages on all sockets of an address."""
    talk_burst: float = 600.0
    """So many of them at once."""
    refusals_rate: float = 5.0
    """Calls of an address that are refused at once; more of them are kept waiting before."""
    refusals_burst: float = 100.0
    """So many of them at once."""
    chat_rate: float = 0.5
    chat_burst: float = 6.0
    hints_rate: float = 0.5
    hints_burst: float = 4.0
    sockets_per_identity: int = 16
    sockets_per_address: int = 200
    lines_per_address: int = 500
    """Connections that ask by HTTP, or have not asked yet."""
    calls_per_address: int = 4
    """Calls that are being answered at once; others of that address wait for their turn."""
    tables_per_identity: int = 50
    """Open and running tables that somebody is the host of."""
    body_bytes: int = 64 * 1024
    message_bytes: int = 8 * 1024
    outbox_messages: int = 400
    """A socket that is so far behind is closed; its client can resume."""
    outbox_bytes: int = 2 * 1024 * 1024


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
    hints_rate=1e9,
    hints_burst=1e9,
    sockets_per_identity=1_000_000,
    sockets_per_address=1_000_000,
    lines_per_address=1_000_000,
    calls_per_address=1_000_000,
    tables_per_identity=1_000_000,
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
