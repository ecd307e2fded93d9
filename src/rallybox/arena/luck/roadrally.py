"""By what the luck of Road Rally is measured; the trust was found with other seeds."""

from __future__ import annotations

from rallybox.arena.luck.measure import Measure

MEASURE = Measure(worlds=64, again=16, cards=0.7, choices=0.8)
