"""How much memory a server needs for tables at which nothing happens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weight:
    """By how much the server's resident memory grew for each table."""

    server: str
    what: str
    tables: int
    kilobytes: float
    barred: bool
    """Is this one of the figures that has a bar?"""
