"""By what the luck of Tacots is measured; the trust was found with other seeds."""

from __future__ import annotations

from rallybox.arena.luck.measure import Measure

MEASURE = Measure(worlds=32, again=6, cards=0.4, choices=0.4)
