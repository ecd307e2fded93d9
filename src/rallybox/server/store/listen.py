"""PostgreSQL's notifications: how a process learns what others have written."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import make_url

from rallybox.server.store.writer import CHANNEL

log = logging.getLogger("rallybox.store")

WAIT_SECONDS = 0.2
RETRY_SECONDS = 1.0


class Listener:
    """A thread with a connection of its own."""

    def __init__(
        self,
        url: str,
        node: str,
        heard: Callable[[str, str, str], None],
        lost: Callable[[], None],
    ) -> None:
        address = make_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
        self._node, self._heard, self._lost = node, heard, lost
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listen", daemon=True)
        self._loop = asyncio.get_running_loop()

    async def start(self) -> None:
        """Begin; returns when notifications arrive (or cannot, for now)."""
        self._thread.start()
        await asyncio.to_thread(self._ready.wait, 5)

    async def stop(self) -> None:
        """End the thread."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("notifications are lost", extra={"cause": type(error).__name__})
                self._stop.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._ready.is_set():
                self._loop.call_soon_threadsafe(self._lost)
            self._ready.set()
            while not self._stop.is_set():
                for note in connection.notifies(timeout=WAIT_SECONDS):
                    node, table, kind = note.payload.split(" ")
                    if node != self._node:
                        self._loop.call_soon_threadsafe(self._heard, node, table, kind)
