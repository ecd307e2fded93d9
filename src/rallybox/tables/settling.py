"""Somebody has come or gone: do all who are at a table now agree to a bot for who is away?"""

from __future__ import annotations

from rallybox.tables import absence
from rallybox.tables.table import Table


def agreed_upon(table: Table) -> bool:
    """Do they, for any seat? Then a host lets it happen (`settle`)."""
    record, audience = table.record, table.audience
    if not any(seat.agreed for seat in record.seats):
        return False
    return bool(absence.agreed_upon(record, audience.away(record), audience.present(record)))


async def settle(table: Table) -> None:
    """Let bots play where all who are here agree; perhaps another process has just done so."""
    away, present = table.audience.away(table.record), table.audience.present(table.record)
    step, now = table.playing().step, table.clock.now()
    await table.change(lambda record: absence.settle(record, away, present, now, step))
