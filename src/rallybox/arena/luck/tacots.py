"""By what the luck of Tacots is measured; the trust is a careful guess."""

from __future__ import annotations

from rallybox.arena.luck.measure import Measure

MEASURE = Measure(worlds=32, again=6, cards=0.2, choices=0.2)
