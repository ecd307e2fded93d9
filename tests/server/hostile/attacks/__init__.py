"""Attacks. Each is a module here with a coroutine `attack(ground)`; they are found by listing."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from server.hostile.ground import Attack

NAMES = tuple(sorted(found.name for found in pkgutil.iter_modules(__path__)))


def find(name: str) -> Attack:
    """The attack of this name."""
    attack: Attack = import_module(f"{__name__}.{name}").attack
    return attack
