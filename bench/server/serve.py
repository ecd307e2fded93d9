"""Our server for the bench: the real one, without limits on how often one address may ask.

All players come from one address here, which the limits are there to prevent.
Arguments: the database's file, and `uvicorn` or `granian`.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable

import uvicorn
from litestar import Litestar
from rallybox.server.house import House
from rallybox.server.settings import UNLIMITED, Settings, database_url
from rallybox.server.web.app import make_app


def on_uvicorn(app: Litestar, port: int) -> Awaitable[None]:
    """With the settings of `rallybox serve`."""
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    return uvicorn.Server(config).serve()


def on_granian(app: Litestar, port: int) -> Awaitable[None]:
    """The same application on the other server."""
    from granian.server.embed import Server as Granian

    return Granian(app, address="127.0.0.1", port=port, log_enabled=False).serve()


def free_port() -> int:
    """A port that nobody uses yet."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


async def announce(port: int) -> None:
    """Say when it listens."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        print("listening", port, flush=True)
        return


async def serve(database: str, run: Callable[[Litestar, int], Awaitable[None]]) -> None:
    """Until stopped."""
    house = House(Settings(database=database_url(database), limits=UNLIMITED))
    house.open()
    port = free_port()
    task = asyncio.create_task(announce(port))
    await run(make_app(house), port)
    await task


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve(sys.argv[1], on_granian if sys.argv[2] == "granian" else on_uvicorn))
