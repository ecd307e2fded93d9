"""Other processes on the same database: what is heard of them, and to whom it matters here."""

from __future__ import annotations

import asyncio
import logging
from itertools import count

from rallybox.core.errors import RallyboxError
from rallybox.server.identity import Identities
from rallybox.server.sockets import RENEW_SECONDS, SOCKETS, Sockets
from rallybox.server.store import allowances
from rallybox.server.store.database import Database
from rallybox.server.table.hub import Hub

log = logging.getLogger("rallybox.neighbours")

WHO = "who-"
"""How what is told of people begins (see `Identities`); everything else is about tables."""
TIDY_EVERY = 100


class Neighbours:
    """Hands on what is heard, and says again what others may have missed."""

    def __init__(
        self, database: Database, hub: Hub, identities: Identities, sockets: Sockets
    ) -> None:
        self._database, self._hub = database, hub
        self._identities, self._sockets = identities, sockets
        self._looking: asyncio.Task[None] | None = None

    def heard(self, node: str, about: str, kind: str) -> None:
        """Another process has something to say."""
        if kind.startswith(WHO):
            self._identities.heard(about, kind)
        elif kind.startswith(SOCKETS):
            self._sockets.heard(node, about, kind)
        else:
            self._hub.heard(node, about, kind)

    def heard_nothing(self) -> None:
        """Notifications were lost for a while: look at everything."""
        self._hub.heard_nothing()
        self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        try:
            await self._identities.heard_nothing()
        except RallyboxError as error:
            log.warning("cannot look who is still known", extra={"error": error.name})

    async def run(self) -> None:
        """Until the server stops."""
        for turn in count():
            await asyncio.sleep(RENEW_SECONDS)
            self._sockets.renew()
            if turn % TIDY_EVERY == 0:
                await self._forget_allowances()

    async def _forget_allowances(self) -> None:
        try:
            await self._database.apart(allowances.forget_full)
        except RallyboxError as error:
            log.warning("cannot tidy up allowances", extra={"error": error.name})
