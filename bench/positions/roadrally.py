"""Road Rally: longer and shorter by the rule set."""

from __future__ import annotations

from positions import Bench

BENCH = Bench(
    lengths=(
        ("sprint", {"variant": "sprint"}),
        ("standard", {"variant": "standard"}),
    ),
    openings=(({}, 149),),
    goal=400_000,
)
