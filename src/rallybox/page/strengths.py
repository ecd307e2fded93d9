"""How strong whoever has this page is; see `rallybox.tables.strength`.

A finished game is counted when somebody wants to know, and once: what its table says and what came
of it are changed in one transaction.
"""

from __future__ import annotations

from typing import Final

import msgspec

from rallybox.page.kept import TABLES, read_table, written
from rallybox.page.outside import Put
from rallybox.page.shelf import Shelf
from rallybox.tables import strength
from rallybox.tables.strength import Rated

KEY: Final = "strengths"

_known = msgspec.json.Decoder(dict[str, Rated])


async def settled(shelf: Shelf, identity: str) -> dict[str, Rated]:
    """How strong they are, by game, with all games that were finished on this device."""
    while True:
        text = await shelf.get(KEY)
        known = {} if text is None else _known.decode(text)
        puts = []
        rows = [(key, row, read_table(row)) for key, row in await shelf.under(TABLES)]
        rows.sort(key=lambda row: row[2].record.finished or 0)
        for key, row, shelved in rows:
            record = shelved.record
            if record.status != "finished" or record.rated:
                continue
            mine = {identity: known[record.game]} if record.game in known else {}
            counted = strength.counted(record, mine)
            if identity in counted:
                known[record.game] = counted[identity]
            record.rated = True
            puts.append(Put(f"{TABLES}/{key}", written(shelved), row))
        if not puts or await shelf.change(Put(KEY, written(known), text), *puts):
            return known
