"""Who is who: removed players, tables whose host is away, names that look the same, allowances."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rallybox.core.looks import look

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that wait already count as if their host had left just when they were made."""
    op.add_column("tables", sa.Column("removed", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("household", sa.String(32)))
    op.add_column("tables", sa.Column("host_seen", sa.BigInteger()))
    op.add_column("tables", sa.Column("closes", sa.BigInteger()))
    op.add_column("seats", sa.Column("looks", sa.String(100), nullable=False, server_default=""))
    op.create_index("tables_closes", "tables", ["closes"])
    op.create_index("tables_household", "tables", ["household", "status"])
    op.create_index("seats_looks", "seats", ["looks"])
    op.create_table(
        "allowances",
        sa.Column("key", sa.String(100), primary_key=True),
        sa.Column("full_at", sa.Double(), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Nobody misses it after a crash, and so nobody has to wait for a disk.
        op.execute("ALTER TABLE allowances SET UNLOGGED")
    op.execute(
        "UPDATE tables SET host_seen = created, closes = created + 259200000"
        " WHERE status = 'open' AND public"
    )
    _look_at_names()


def _look_at_names() -> None:
    """Of those who can be seen in the lobby."""
    connection = op.get_bind()
    names = connection.execute(
        sa.text(
            "SELECT DISTINCT seats.name FROM seats JOIN tables ON tables.id = seats.table_id"
            " WHERE tables.public AND tables.status IN ('open', 'running')"
        )
    )
    change = sa.text("UPDATE seats SET looks = :looks WHERE name = :name")
    for name in names.scalars().all():
        connection.execute(change, {"name": name, "looks": look(name)[:100]})
