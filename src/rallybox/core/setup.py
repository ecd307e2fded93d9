"""Set-ups: which game people sit down to, checked before anybody does."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all set-ups. A game derives one class with its options and their defaults."""

    identity_fields: ClassVar[tuple[str, ...]] = ()
    """The options that only say which deal it is; see `View.identity_fields`."""

    variant: str
    players: int

    @property
    def number(self) -> int | None:
        """The number of the deal, if all that chance decides follows from it, for all to know."""
        return None

    @property
    def takes_back(self) -> bool:
        """May the last action be taken back? Only alone, and where that gives away no secret."""
        return self.players == 1 and self.number is not None
