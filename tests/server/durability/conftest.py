"""A PostgreSQL for the tests that need one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rallybox.server.settings import database_url
from server import site
from support.postgres import Postgres, throwaway


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of this process."""
    with throwaway() as server:
        yield server


@pytest.fixture
def on_postgres(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test's folder stands for a database."""
    made: dict[Path, str] = {}

    def database_in(folder: Path) -> str:
        if folder not in made:
            made[folder] = database_url(postgres.new_database())
        return made[folder]

    monkeypatch.setattr(site, "database_in", database_in)
