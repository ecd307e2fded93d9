"""By what the luck of Stich Rallye is measured; the trust was found with other seeds."""

from __future__ import annotations

from rallybox.arena.luck.measure import Measure

MEASURE = Measure(worlds=24, again=8, cards=0.0, choices=0.3)
"""A block's later deals are the same in every rotation, too: what was found of their luck told
nothing of results."""
