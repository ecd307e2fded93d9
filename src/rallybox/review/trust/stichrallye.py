"""How far worlds of Stich Rallye can be trusted.

They are played on with all hands on the table, and within a deal a hand plays much the same every
time; people and bots, who do not see the others' cards, do not.
"""

from __future__ import annotations

from typing import Final

TRUST: Final = 0.47
"""Found on 192 games of club bots (docs/review.md)."""
