"""The tables of the database. The log of actions is the truth about a game (see `log`).

Times are milliseconds since 1970. A change here needs a migration in `migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

identities = Table(
    "identities",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("nickname", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# One for each device. Only the hash is kept: whoever reads the database can be nobody else.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("identity", String(22), ForeignKey("identities.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

device_codes = Table(
    "device_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("identity", String(22), ForeignKey("identities.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("host", String(22), ForeignKey("identities.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("outcome", Text),
    # When somebody has to look at this table: a deadline passes, or bots owe a decision.
    Column("due", BigInteger),
    Column("rematch", String(22)),
    # Where its game begins, with the position, if it was played on from another one.
    Column("origin", Text),
    # Has its result been counted for those who played (see `ratings`)?
    Column("rated", Boolean, nullable=False),
    # Where deals have numbers: which one, whether anybody or anything has helped, and how good the
    # result is, if it counts for the list of the best.
    Column("number", Integer),
    Column("assisted", Boolean, nullable=False),
    Column("result", Integer),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    # What has happened besides the game: bots that play for people, decisions by the clock.
    Column("notes", Text, nullable=False),
    # Why the game cannot go on, if so; until when somebody has claimed to look after the table,
    # and how often in a row it could not be opened (see `due`).
    Column("trouble", String(12)),
    Column("claimed", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    # Whom the host has removed: they come back only if the host invites them again.
    Column("removed", Text, nullable=False),
    # Where it was set up from, as a hash; kept until the game is over, since lists and limits go by
    # it.
    Column("household", String(32)),
    # Until the start: when the host was last there, and when the table is given up without them.
    Column("host_seen", BigInteger),
    Column("closes", BigInteger),
    Index("tables_closes", "closes"),
    Index("tables_household", "household", "status"),
    Index("tables_listed", "public", "status", "created"),
    Index("tables_due", "due"),
    Index("tables_host", "host", "status"),
    Index("tables_best", "game", "result", "finished"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plan", String(24), nullable=False),
    # Is the bot here as strong as whoever set up the table was when the game started?
    Column("adapts", Boolean, nullable=False),
    Column("name", String(40), nullable=False),
    Column("identity", String(22)),
    Column("reserved", String(22)),
    Column("contribution", String(64)),
    Column("stand_in", String(24)),
    Column("auto", Boolean, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    # Who agrees, as bits, to let a bot play here while its person is away, and since when.
    Column("agreed", Integer, nullable=False),
    Column("agreed_at", BigInteger),
    # What the name looks like (`core.looks`), to find those that look the same.
    Column("looks", String(100), nullable=False),
    Index("seats_identity", "identity"),
    Index("seats_looks", "looks"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    # What everybody can see counts steps; an answer in secret does not.
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    # Where the dice stand after it, so that a replay can tell that it went the same way.
    Column("dice", BigInteger, nullable=False),
    # The seats that owe a decision after it, and those everybody sees deciding, as bits.
    Column("owing", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("decided_by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),
    Column("dice", BigInteger, nullable=False),
    Column("owing", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("reserves", Text, nullable=False),
    Column("position", Text, nullable=False),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    # Who has said it, who may sit elsewhere by now, or nowhere; of old lines nobody knows.
    Column("identity", String(22)),
    Index("messages_identity", "identity"),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("identity", String(22), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

# One row: which database this is, and how many groups of writes it has seen (see `mark`).
commits = Table(
    "commits",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("number", BigInteger, nullable=False),
)

# What somebody has used up of what is rationed, at all processes: when they have all of it again.
allowances = Table(
    "allowances",
    metadata,
    Column("key", String(100), primary_key=True),
    Column("full_at", Double, nullable=False),
)

# Who is kept out: a person by identity, or a network as `203.0.113.0/24`.
bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# What another process has done to an SQLite file, for the server that has it open (see `news`).
news = Table(
    "news",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("subject", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A finished game's review, as far as it is done: what an engine of this version has found, packed,
# so that it goes on from there, and what is told of it.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("effort", Double, nullable=False),
    Column("done", Double, nullable=False),
    Column("verdict", Text, nullable=False),
    Column("parts", LargeBinary, nullable=False),
    Column("report", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# How strong somebody is at a game, as far as their games against bots have shown (see `strength`).
ratings = Table(
    "ratings",
    metadata,
    Column(
        "identity",
        String(22),
        ForeignKey("identities.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("game", String(40), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# -- notices (docs/notices.md) ---------------------------------------------------------------------

# What this server signs with and is recognised by; made once, the same for all processes.
notice_keys = Table(
    "notice_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# How somebody wants to be told; nobody is told anything without a channel.
notice_people = Table(
    "notice_people",
    metadata,
    Column(
        "identity",
        String(22),
        ForeignKey("identities.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    # Minutes after midnight there; both or neither.
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("reminders", Boolean, nullable=False),
)

notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("identity", String(22), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    # Where to, with its keys; whoever knows a target can write to this person.
    Column("target", Text, nullable=False),
    Column("target_hash", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Notices in a row that did not arrive.
    Column("failures", Integer, nullable=False),
    Index("notice_channels_identity", "identity"),
    Index("notice_channels_target", "identity", "target_hash", unique=True),
)

# Who is waited for, at a seat, and since which step of the game.
waits = Table(
    "waits",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(22), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("began", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("deadline", BigInteger),
    Index("waits_identity", "identity"),
)

# What is to be sent, and what was.
notices = Table(
    "notices",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("channel", String(22), nullable=False),
    Column("identity", String(22), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    # Counted even when the channel is gone, so that nobody's mailbox can be filled.
    Column("target_hash", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(22), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("step", Integer),
    Column("status", String(8), nullable=False),
    Column("reason", String(24), nullable=False),
    Column("due", BigInteger, nullable=False),
    # Until when a process is at it.
    Column("claimed", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("notices_once", "channel", "table_id", "seat", "step", "kind", unique=True),
    Index("notices_due", "status", "due"),
    Index("notices_target", "target_hash", "created"),
    Index("notices_identity", "identity"),
    Index("notices_table", "table_id"),
)
