"""PostgreSQL's notifications: how a process learns what others have written."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import make_url

from rallybox.server.store.quick import CHANNEL

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
        deaf: Callable[[str, str], bool] = lambda table, kind: False,
    ) -> None:
        """`deaf`, asked in the thread: is a change of this kind of no interest here?"""
        address = make_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
        self._node, self._heard, self._lost, self._deaf = node, heard, lost, deaf
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
                    self._hear(note.payload)

    def _hear(self, payload: str) -> None:
        """A line for each change; all of one notification are of one process."""
        if payload.startswith(self._node):
            return
        for line in payload.split("\n"):
            node, table, kind = line.split(" ")
            if not self._deaf(table, kind):
                self._loop.call_soon_threadsafe(self._heard, node, table, kind)
