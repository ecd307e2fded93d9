"""The tests of two servers, once more with two processes each."""

from __future__ import annotations

import pytest

from server.durability import pair, test_two_servers
from server.durability.again import all_of


@pytest.fixture
def in_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the servers has two."""
    monkeypatch.setattr(pair, "MORE", ("--processes", "2"))


pytestmark = [pytest.mark.long, pytest.mark.usefixtures("in_processes")]

globals().update(all_of(test_two_servers))
