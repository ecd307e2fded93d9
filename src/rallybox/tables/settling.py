"""Somebody has come or gone: do all who are at a table now agree to a bot for who is away?"""

from __future__ import annotations

from rallybox.tables import absence
from rallybox.tables.table import Table


def asked(table: Table) -> frozenset[int]:
    """The seats that have a say: those of who is here, and of who has only just gone."""
    present = table.audience.present(table.record)
    away = table.audience.away(table.record)
    return present and present | absence.just_gone(away, table.clock.now())


def agreed_upon(table: Table) -> bool:
    """Do they, for any seat? Then a host lets it happen (`settle`)."""
    record = table.record
    if not any(seat.agreed for seat in record.seats):
        return False
    return bool(absence.agreed_upon(record, table.audience.away(record), asked(table)))


def again(table: Table) -> int | None:
    """When to look once more, if somebody who has only just gone keeps others from agreeing."""
    if not any(seat.agreed for seat in table.record.seats):
        return None
    away = table.audience.away(table.record)
    ends = (away[seat] + absence.BLIP for seat in absence.just_gone(away, table.clock.now()))
    return min(ends, default=None)


async def settle(table: Table) -> None:
    """Let bots play where all who are here agree; perhaps another process has just done so."""
    away, present = table.audience.away(table.record), asked(table)
    step, now = table.playing().step, table.clock.now()
    await table.change(lambda record: absence.settle(record, away, present, now, step))
