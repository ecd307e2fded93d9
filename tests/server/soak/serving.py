"""The server of a soak: forgets tables soon, and does nothing else otherwise."""

from __future__ import annotations

import sys

from rallybox.server.run import listen, serve
from rallybox.server.settings import UNLIMITED, Settings


def main() -> None:
    """`serving.py DATABASE`: prints its address when it is ready."""
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
