"""Bots by longer names, and how strong people are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Games that are over count for nobody: the bots of their days had other strengths."""
    no = sa.false()
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("plan", type_=sa.String(24))
        seats.alter_column("stand_in", type_=sa.String(24))
        seats.add_column(sa.Column("adapts", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=no))
    op.execute(
        sa.text("UPDATE tables SET rated = :yes WHERE status = 'finished'").bindparams(yes=True)
    )
    op.create_table(
        "ratings",
        sa.Column("identity", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("spread", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("identity", "game"),
    )
