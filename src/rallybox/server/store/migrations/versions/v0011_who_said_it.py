"""Who has said what, wherever they sit now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Of what was said before nobody knows more than the seat and the name."""
    op.add_column("messages", sa.Column("identity", sa.String(length=22)))
    op.create_index("messages_identity", "messages", ["identity"])
