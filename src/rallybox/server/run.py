"""Runs a server until it is told to stop; nothing acknowledged is lost, everybody is told."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from typing import Any

import msgspec
import uvicorn
from msgspec.structs import replace

from rallybox.core.details import UNREADABLE, why_failed
from rallybox.server.crew.lines import LINE, at_home, receive
from rallybox.server.house import House
from rallybox.server.settings import Settings
from rallybox.server.web.app import make_app
from rallybox.server.web.callers import Callers
from rallybox.server.web.frames import quick_socket
from rallybox.server.web.http import patient_http
from rallybox.server.web.toll import Toll
from rallybox.tables.errors import Unavailable
from rallybox.tables.wire.lobby import Health

FAREWELL_SECONDS = 0.2
MOST_FILES = 65_536


class Server(uvicorn.Server):
    """Says when it is ready, and goodbye to sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house, self._ready = house, ready
        self._watch: socket.socket | None = None

    def belong(self, ready: Callable[[], None], watch: socket.socket) -> None:
        """Be one of several: say so when ready, and end when `watch` can be read from."""
        self._ready, self._watch = ready, watch

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server; more of them cannot hurt it until the process is gone."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_collector()
            self._house.crew.on(LINE, self._receive)
            self._house.crew.open_box()
            if self._watch is not None:
                asyncio.get_running_loop().add_reader(self._watch, self._abandoned)
            self._ready()

    def _abandoned(self) -> None:
        assert self._watch is not None
        asyncio.get_running_loop().remove_reader(self._watch)
        self.should_exit = True

    async def _receive(self, head: bytes, files: list[int]) -> None:
        """A connection from another process of this server."""
        protocol: Any = self.config.http_protocol_class
        state = self.server_state
        made = protocol(config=self.config, server_state=state, app_state=self.lifespan.state)
        await receive(made, head, files)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.crew.close_box()
        await self._house.hub.stop()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
        if self.force_exit:
            # Somebody cannot wait for slow clients; what is being written is finished all the same.
            await self.lifespan.shutdown()


def _spare_collector() -> None:
    """Look for circles of garbage less often: there are few, and looking takes a tenth of a move.

    What is there now stays, and need not be looked at at all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on; Unavailable, saying why, if it cannot be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Said to be TCP in so many words: asyncio sends small messages at once only then.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError as error:
        raise _cannot(host, port, error) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        raise _cannot(host, port, error) from None
    return listening


def _cannot(host: str, port: int, error: Exception) -> Unavailable:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        here = "127.0.0.1" if host == "0.0.0.0" else host
        if _is_ours(here, port):
            address = f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"
            return Unavailable("server-running-already", address=address, other=str(port + 1))
        return Unavailable("server-port-taken", port=str(port), other=str(port + 1))
    return Unavailable("server-cannot-listen", host=host, port=str(port), reason=why_failed(error))


def _is_ours(host: str, port: int) -> bool:
    """Is it a Rallybox that listens there?"""
    asking = HTTPConnection(host, port, timeout=1)
    try:
        asking.request("GET", "/health")
        msgspec.json.decode(asking.getresponse().read(1000), type=Health)
    except (OSError, HTTPException, *UNREADABLE):
        return False
    finally:
        asking.close()
    return True


def make_server(house: House, ready: Callable[[], None]) -> Server:
    """A server around a house whose database is open."""
    callers = Callers(house.settings)
    toll = Toll(callers, lambda home: house.by_address.take(home))
    config = uvicorn.Config(
        make_app(house),
        log_config=None,
        access_log=False,
        http=at_home(
            patient_http(house.settings.limits.lines_per_address, callers, toll), house.crew
        ),
        # Whom to believe about that is a setting (see `web.callers`), not an environment's default.
        proxy_headers=False,
        ws=quick_socket(toll),
        ws_max_size=house.settings.limits.message_bytes,
        # Messages are small and many; packing them costs more than it saves.
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return Server(config, house, ready)


def _allow_many_files() -> None:
    """Each connection is a file, and machines allow few unless they are asked for more."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes. `ready` is called once everybody can connect."""
    _allow_many_files()
    if settings.processes > 1:
        serve_in_processes(settings, listening, ready)
        return
    house = House(settings)
    house.open()
    make_server(house, ready).run([listening])


def serve_in_processes(
    settings: Settings, listening: socket.socket, ready: Callable[[], None]
) -> None:
    """The same, in several processes that have one listening socket and one database."""
    if not hasattr(os, "fork"):
        raise Unavailable("server-processes-no-fork")
    from rallybox.server.crew.supervise import Berth, Supervisor, crew_of, share

    first = House(settings)
    if first.database.is_sqlite:
        raise Unavailable("server-processes-need-postgres")
    first.open()
    asyncio.run(first.database.close())
    crew = crew_of(settings.processes)
    houses = [
        House(replace(settings, workers=share(settings.workers, one.size, one.number)), crew=one)
        for one in crew
    ]
    # What takes time is done before there are processes: a new one has only to begin.
    servers = [make_server(house, ready) for house in houses]
    for server in servers:
        server.config.load()
    gc.freeze()

    def become(berth: Berth) -> None:
        server = servers[berth.number]
        server.belong(berth.ready, berth.watch)
        server.run([listening])

    Supervisor(crew, become, ready).run()
