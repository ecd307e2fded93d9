"""The tests of the lobby and of the log, once more on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from rallybox.server.settings import database_url
from rallybox.server.store.database import Database, make_engine
from rallybox.server.store.schema import metadata
from server import test_lobby, test_store
from server.durability.again import all_of
from support.postgres import Postgres

OF_THE_STORE = (
    "test_of_two_who_append_at_one_place_one_wins",
    "test_a_row_of_another_process_is_noticed",
    "test_a_game_from_any_snapshot_is_the_game_from_the_start",
    "test_a_list_asks_as_often_for_many_tables_as_for_few",
    "test_many_writes_are_committed_together",
)
pytestmark = pytest.mark.usefixtures("on_postgres")

globals().update(all_of(test_lobby))
globals().update({name: vars(test_store)[name] for name in OF_THE_STORE})


def test_acknowledged_means_on_disk_whatever_the_database_thinks(postgres: Postgres) -> None:
    async def go() -> None:
        address = database_url(postgres.new_database())
        careless = make_engine(address, writes=True)
        with careless.begin() as connection:
            name = connection.execute(text("SELECT current_database()")).scalar()
            connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        careless.dispose()
        database = Database(address)
        database.start()
        query = text("SHOW synchronous_commit")
        assert await database.write(lambda c: c.execute(query).scalar()) == "on"
        await database.close()

    asyncio.run(go())


def test_migrations_lead_to_the_schema(postgres: Postgres) -> None:
    address = database_url(postgres.new_database())
    database = Database(address)
    database.open()
    database.open()  # once more changes nothing
    engine = make_engine(address, writes=False)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    asyncio.run(database.close())
    assert found == []
