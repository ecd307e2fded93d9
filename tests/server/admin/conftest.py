"""One database with something in it for all tests; each has a copy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from server.admin.world import World, made


@pytest.fixture(scope="session")
def original(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, World]:
    return made(tmp_path_factory.mktemp("original"))


@pytest.fixture
def stopped(original: tuple[str, World], tmp_path: Path) -> tuple[str, World]:
    """The database of a server that has stopped, and what is in it."""
    copy = tmp_path / "stopped.db"
    shutil.copyfile(original[0].removeprefix("sqlite:///"), copy)
    return f"sqlite:///{copy}", original[1]
