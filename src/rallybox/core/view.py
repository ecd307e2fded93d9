"""Views: what one seat, or a spectator, may know."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rallybox.core.outcome import Outcome
from rallybox.core.setup import Setup


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all views. A game derives one class and builds it up from what may be seen.

    Nothing that `seat` may not know is ever put in: a view is not a state with parts taken out.
    """

    identity_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that only say which game it is, such as the number of a deal: people compare by
    them, but whoever knows how deals are numbered could look up what is hidden. Learners and those
    who imagine other worlds see None there (`rallybox.observing.unnumbered`)."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    to_act: tuple[int, ...]
    """The seats that are deciding, as far as this viewer may know."""
    setup: Setup
    """What was agreed before the first card."""
    outcome: Outcome | None
    """How the game ended; None while it goes on."""
