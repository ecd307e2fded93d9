"""Noticing a plain copy of the file of a running server: it lacks what was written last.

SQLite keeps the latest commits beside the file (`-wal`). So the file says whether a server has it
open; a file that says so and has nothing beside it was copied, or its companion was deleted. That
cannot be told from a server that was killed and a file that somebody has looked at since: it is a
warning, not a refusal.
"""

from __future__ import annotations

import struct
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine

OPEN = 0x524C596F
"""A server has it open ("RLYo", in SQLite's field for the kind of a file)."""
CLOSED = 0x524C5963
_PLACE = 68
"""Where the field stands in the file."""


def looks_copied(file: str) -> bool:
    """Was this taken from under a running server? To be asked before anything else is done."""
    try:
        with Path(file).open("rb") as opened:
            opened.seek(_PLACE)
            (found,) = struct.unpack(">I", opened.read(4))
    except (OSError, struct.error):
        return False
    return bool(found == OPEN) and not Path(f"{file}-wal").exists()


def note(engine: Engine, kind: int) -> None:
    """Write it down, in the file itself."""
    with closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA application_id = {kind}")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        cursor.close()
