"""The peers' rows.

Every peer counts players' decisions only, and finishes the game it is in when the time is up. New
games, deals and dice are on the clock unless a function says otherwise. Where a choice had to be
made, it was made in the peer's favour, and the functions say which.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version

import peer_catanatron
import peer_openspiel
import peer_rlcard
from timing import Contestant


def contestants() -> Iterator[Contestant]:
    """Every peer's rows."""
    yield from peer_openspiel.contestants()
    yield from peer_catanatron.contestants()
    yield from peer_rlcard.contestants()


def versions() -> dict[str, str]:
    """The peers' versions, for the record."""
    return {name: version(name) for name in ("open_spiel", "catanatron", "rlcard")}
