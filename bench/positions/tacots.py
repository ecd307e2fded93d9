"""Tacots: longer and shorter by how many hands are played."""

from __future__ import annotations

from positions import Bench

BENCH = Bench(
    lengths=(
        ("1 hand", {"hands": 1}),
        ("4 hands", {"hands": 4}),
        ("12 hands", {"hands": 12}),
    ),
    openings=(({"hands": 12}, 949),),
    goal=150_000,
)
