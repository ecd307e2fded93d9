"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.postgres import Postgres, throwaway


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of this process."""
    with throwaway() as server:
        yield server
