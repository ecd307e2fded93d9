"""Tests that are run again, with another database."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType


def all_of(module: ModuleType, but: tuple[str, ...] = ()) -> dict[str, Callable[..., None]]:
    """The tests of a module."""
    return {n: test for n, test in vars(module).items() if n.startswith("test_") and n not in but}
