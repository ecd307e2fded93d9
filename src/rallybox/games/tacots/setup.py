"""The set-up of a game of Tacots."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

from rallybox.core.errors import Malformed
from rallybox.core.setup import Setup
from rallybox.games.tacots.data import PARTS, TablePart

MOST_HANDS: Final = 12
DEALS: Final = 1_000_000
"""Patience deals are numbered from 0 to this − 1."""
UNKNOWN: Final = -1
"""A patience whose number is not known: one that was imagined, or put together."""

TABLES: Final[dict[int, TablePart]] = {table.players: table for table in PARTS.table}
"""What is dealt to how many players of the rally, and how they begin."""


class TacotsSetup(Setup, frozen=True, kw_only=True):
    """A rally, or a patience for one."""

    identity_fields: ClassVar[tuple[str, ...]] = ("deal",)

    hands: Annotated[int, msgspec.Meta(ge=1, le=MOST_HANDS)] | None = None
    """Rally: hands to play; 4, 3 or 2 with 4, 3 or 2 players if nobody says."""
    first: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    """Rally: the seat that begins the first hand; drawn by lot if nobody says."""
    deal: Annotated[int, msgspec.Meta(ge=0, lt=DEALS)] | None = None
    """Patience: the number of the deal; the same number always gives the same cards."""

    @property
    def solo(self) -> bool:
        """Is it the patience?"""
        return self.variant == "patience"

    @property
    def number(self) -> int | None:
        return self.deal if self.solo else None

    @property
    def total_hands(self) -> int:
        """How many hands are played."""
        if self.solo:
            return 1
        # TA-13: the sheet says four for four players; see the table.
        return TABLES[self.players].hands if self.hands is None else self.hands


def check(setup: TacotsSetup) -> None:
    """Raise Malformed if the options do not go together."""
    if setup.solo and (setup.hands is not None or setup.first is not None):
        raise Malformed("tacots-setup-patience")
    if not setup.solo and setup.deal is not None:
        raise Malformed("tacots-setup-rally")
    if setup.first is not None and setup.first >= setup.players:
        raise Malformed("tacots-setup-first", first=setup.first, last=setup.players - 1)
