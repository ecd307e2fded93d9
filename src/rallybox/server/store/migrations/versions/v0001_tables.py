"""Everything a server keeps, as of the first release."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _people()
    _tables()
    _seats()
    _games()
    _talk()


def _people() -> None:
    """Identities and how they are recognised."""
    op.create_table(
        "identities",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("nickname", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "device_codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"],
            ["identities.id"],
        ),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"],
            ["identities.id"],
        ),
        sa.PrimaryKeyConstraint("hash"),
    )


def _tables() -> None:
    """Tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("rematch", sa.String(length=22), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"],
            ["identities.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_due", "tables", ["due"], unique=False)
    op.create_index("tables_host", "tables", ["host", "status"], unique=False)
    op.create_index("tables_listed", "tables", ["public", "status", "created"], unique=False)


def _seats() -> None:
    """Who sits at a table."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("plan", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=True),
        sa.Column("reserved", sa.String(length=22), nullable=True),
        sa.Column("contribution", sa.String(length=64), nullable=True),
        sa.Column("stand_in", sa.String(length=8), nullable=True),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_identity", "seats", ["identity"], unique=False)


def _games() -> None:
    """Actions and snapshots."""
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("dice", sa.BigInteger(), nullable=False),
        sa.Column("owing", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("decided_by", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("dice", sa.BigInteger(), nullable=False),
        sa.Column("owing", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("reserves", sa.Text(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        sqlite_with_rowid=False,
    )


def _talk() -> None:
    """Chat."""
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("phrase", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", "seat"),
    )
