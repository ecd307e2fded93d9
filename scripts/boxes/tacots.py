"""The cards and printed limits of Tacots as the client draws and names them."""

from __future__ import annotations

from typing import Any

from rallybox.games.tacots.cards import SYMBOLS
from rallybox.games.tacots.data import PARTS
from rallybox.games.tacots.setup import DEALS


def box() -> dict[str, Any]:
    """What goes into the client's `box.json`."""
    return {
        "kinds": {kind.name: kind.openings for kind in PARTS.kind},
        "points": {kind.name: kind.points for kind in PARTS.kind},
        "finish": PARTS.scores.finish,
        "signs": SYMBOLS,
        "deals": DEALS,
        "cars": len(PARTS.car),
        "columns": PARTS.board.columns,
        "rows": PARTS.board.rows,
        "centre": PARTS.board.centre,
        "protected": PARTS.limits.protected,
        "announced": PARTS.limits.announced,
        "hands": {table.players: table.hands for table in PARTS.table},
        "open": {table.players: table.open for table in PARTS.table},
    }
