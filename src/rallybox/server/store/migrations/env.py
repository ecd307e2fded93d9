"""Alembic's entry: it is always started from `database.migrate`, with a connection."""

from __future__ import annotations

from alembic import context

from rallybox.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
