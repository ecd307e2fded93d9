"""Stich Rallye: longer and shorter by how far it is. Its tricks are what the peer plays, too."""

from __future__ import annotations

from positions import Bench

BENCH = Bench(
    lengths=(
        ("flat track of 11 spaces", {"track": "S" + 10 * "."}),
        ("flat track of 30 spaces", {"track": "S" + 29 * "."}),
        ("flat track of 60 spaces", {"track": "S" + 59 * "."}),
    ),
    openings=(({}, 9), ({}, 99)),
    contest=True,
    goal=1_000_000,
)
