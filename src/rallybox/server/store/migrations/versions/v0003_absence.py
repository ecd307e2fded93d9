"""People who are away or have given up, and what is told of that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """At tables that are there already nobody has given up, and nothing was noted."""
    no, none = sa.false(), sa.text("0")
    op.add_column("tables", sa.Column("notes", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("gave_up", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("seats", sa.Column("agreed", sa.Integer(), nullable=False, server_default=none))
    op.add_column("seats", sa.Column("agreed_at", sa.BigInteger(), nullable=True))
