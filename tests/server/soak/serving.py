"""The server of a soak: forgets tables soon, keeps few pages of its database, and is as ever.

SQLite keeps up to 2 MiB of pages for each of five connections, and fills that with the first
thousand tables: memory that grows, has an end, and would hide what has none.
"""

from __future__ import annotations

import sys
from typing import Any

from sqlalchemy import Engine, event

from rallybox.server.run import listen, serve
from rallybox.server.settings import UNLIMITED, Settings


def keep_few_pages(connection: Any, _: object) -> None:
    """For every connection."""
    connection.execute("PRAGMA cache_size = -100").close()


def main() -> None:
    """`serving.py DATABASE`: prints its address when it is ready."""
    event.listen(Engine, "connect", keep_few_pages)
    listening = listen("127.0.0.1", 0)
    wanted = Settings(
        database=f"sqlite:///{sys.argv[1]}",
        workers=0,
        limits=UNLIMITED,
        bot_pause=(0.0, 0.0),
        stage_pause=(0.0, 0.0),
        idle_seconds=3.0,
    )
    port = listening.getsockname()[1]
    serve(wanted, listening, lambda: print(f"http://127.0.0.1:{port}", flush=True))


if __name__ == "__main__":
    main()
