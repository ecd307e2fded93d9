"""Numbered deals, and the best that anybody has made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there already have no number: nobody was told that they would count."""
    op.add_column("tables", sa.Column("number", sa.Integer(), nullable=True))
    op.add_column(
        "tables", sa.Column("assisted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("result", sa.Integer(), nullable=True))
    op.create_index("tables_best", "tables", ["game", "result", "finished"], unique=False)
