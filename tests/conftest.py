"""For all tests: what is printed is English, whatever the machine speaks, nothing fails because the
machine is busy, and random searches are the same every time; those of `make test-long` go far and
look for something new (`support.effort`)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"
busy = [HealthCheck.too_slow]
# Where CI is set, profiles derive from Hypothesis's own for it, whose searches are always the same.
settings.register_profile(
    "long", deadline=None, suppress_health_check=busy, derandomize=False, print_blob=True
)
settings.register_profile(
    "short", deadline=None, suppress_health_check=busy, derandomize=True, max_examples=30
)
settings.load_profile("short")

HERE = Path(__file__).parent
FIRST = ("outside", "server", "web", "tables", "page", "cli", "review", "arena")
"""Whole files are handed out to several processes. Those that wait for others begin, so that in the
end there are only small ones to wait for."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order in which they are handed out; within a file, as they are written."""
    rank = {HERE / name: number for number, name in enumerate(FIRST)}
    items.sort(key=lambda item: min(rank.get(folder, len(rank)) for folder in item.path.parents))
