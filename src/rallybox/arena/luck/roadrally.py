"""By what the luck of Road Rally is measured."""

from __future__ import annotations

from rallybox.arena.luck.measure import Measure

MEASURE = Measure(draws=8, worlds=8, trust=0.4)
