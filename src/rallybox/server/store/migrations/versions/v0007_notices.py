"""Notices: who wants to be told, where, who is waited for, and what is to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has asked to be told anything yet."""
    _people()
    _waits()
    _notices()


def _of(column: str, parent: str) -> sa.ForeignKeyConstraint:
    """It goes with whom, or what, it belongs to."""
    return sa.ForeignKeyConstraint([column], [f"{parent}.id"], ondelete="CASCADE")


def _people() -> None:
    op.create_table(
        "notice_keys",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "notice_people",
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("reminders", sa.Boolean(), nullable=False),
        _of("identity", "identities"),
        sa.PrimaryKeyConstraint("identity"),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("target_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        _of("identity", "identities"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("notice_channels_identity", "notice_channels", ["identity"])
    once = ["identity", "target_hash"]
    op.create_index("notice_channels_target", "notice_channels", once, unique=True)


def _waits() -> None:
    op.create_table(
        "waits",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("began", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        _of("table_id", "tables"),
        _of("identity", "identities"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("waits_identity", "waits", ["identity"])


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("channel", sa.String(length=22), nullable=False),
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("target_hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("step", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("reason", sa.String(length=24), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        _of("identity", "identities"),
        _of("table_id", "tables"),
        sa.PrimaryKeyConstraint("id"),
    )
    once = ["channel", "table_id", "seat", "step", "kind"]
    op.create_index("notices_once", "notices", once, unique=True)
    op.create_index("notices_due", "notices", ["status", "due"])
    op.create_index("notices_target", "notices", ["target_hash", "created"])
    op.create_index("notices_identity", "notices", ["identity"])
    op.create_index("notices_table", "notices", ["table_id"])
