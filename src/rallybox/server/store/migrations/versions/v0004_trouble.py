"""Tables that are due are claimed, and set aside with a reason; lost commits are noticed."""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """No table that is there already is in trouble; commits are counted from now on."""
    op.add_column("tables", sa.Column("trouble", sa.String(12), nullable=True))
    op.add_column("tables", sa.Column("claimed", sa.BigInteger(), nullable=True))
    none = sa.text("0")
    op.add_column("tables", sa.Column("tries", sa.Integer(), nullable=False, server_default=none))
    commits = op.create_table(
        "commits",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
    )
    op.bulk_insert(commits, [{"name": token_hex(16), "number": 0}])
