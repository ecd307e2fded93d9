"""Tables whose game begins in the middle of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Every game so far began with a deal."""
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))
