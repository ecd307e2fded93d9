"""By what the luck of Road Rally is measured; the trust was found with other seeds."""

from __future__ import annotations

from rallybox.arena.luck.measure import Measure

MEASURE = Measure(worlds=32, again=6, cards=0.4, choices=0.5)
"""Drivers are judged as if all were club drivers from then on, and those use cards better than some
who play here: between club drivers the luck of cards could be trusted by 0.7, rookies' by 0.2."""
