"""Everything that an admin can do with a database, whether a server runs on it or not.

The command line and the page for admins both come here. Running servers hear of every change.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

from rallybox.core.words import Words
from rallybox.server.admin import desk, integrity, moving, people, prune, tables
from rallybox.server.bulletin import LOOK_SECONDS
from rallybox.server.store import bans
from rallybox.server.store.bans import Ban, Kind

DAY = 24 * 60 * 60 * 1000
HEARD_SECONDS = 1.5 * LOOK_SECONDS
"""After this time every server has heard of something."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Office:
    """One database. None of this may run on an event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._reading = partial(desk.reading, url)
        self._writing = partial(desk.writing, url)

    def open(self) -> Office:
        """Unavailable if it is no database of ours."""
        desk.demand_ours(self.url)
        return self

    # -- tables ------------------------------------------------------------------------------------

    def tables(self, status: str | None, find: str, most: int) -> list[tables.Listed]:
        """See `tables.listed`."""
        with self._reading() as connection:
            return tables.listed(connection, status, find, most)

    def close_table(self, table_id: str) -> None:
        """Nobody plays there any more."""
        with self._writing() as connection:
            tables.close(connection, table_id, now())

    def remove_table(self, table_id: str) -> None:
        """As if it had never been. Servers first stop playing there, or they would write more."""
        self.close_table(table_id)
        time.sleep(HEARD_SECONDS)
        with self._writing() as connection:
            tables.remove(connection, table_id, now())

    def counts(self) -> dict[str, int]:
        """How much there is."""
        with self._reading() as connection:
            return tables.counts(connection)

    # -- people ------------------------------------------------------------------------------------

    def people(self, find: str, most: int) -> list[people.Found]:
        """See `people.find`."""
        with self._reading() as connection:
            return people.find(connection, find, most)

    def export(self, identity: str) -> dict[str, Any]:
        """All that is kept of somebody."""
        with self._reading() as connection:
            return people.export(connection, identity)

    def delete(self, identity: str) -> int:
        """Forget somebody; at how many tables they were."""
        with self._writing() as connection:
            return people.remove(connection, identity, now())

    # -- bans --------------------------------------------------------------------------------------

    def bans(self) -> list[Ban]:
        """Those that count."""
        with self._reading() as connection:
            return bans.listed(connection, now())

    def ban(self, kind: Kind, who: str, days: int | None, reason: str) -> Ban:
        """Keep somebody out, for some days or for good."""
        at = now()
        until = None if days is None else at + days * DAY
        wanted = Ban(kind, who, reason, at, until)
        with self._writing() as connection:
            return bans.ban(connection, wanted)

    def lift(self, who: str) -> None:
        """Let somebody in again."""
        with self._writing() as connection:
            bans.lift(connection, who, now())

    # -- all of it ---------------------------------------------------------------------------------

    def prune(self, days: int, file: str | Path) -> prune.Pruned:
        """Games that have been over for so many days, into an archive file."""
        return prune.prune(self._reading, self._writing, now() - days * DAY, file)

    def backup(self, file: str | Path) -> dict[str, int]:
        """See `moving.backup`."""
        return moving.backup(self.url, file)

    def integrity(self, *, whole: bool) -> list[Words]:
        """What is wrong."""
        return integrity.findings(self.url, whole=whole)
