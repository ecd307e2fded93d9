"""Our server for the bench: the real one, without limits on how often one address may ask.

All players come from one address here, which the limits are there to prevent.
Arguments: the database (a file, or an address), the number of processes, if not 1, and `quick` if
bots make no pauses.
"""

from __future__ import annotations

import sys

from msgspec.structs import replace

from rallybox.server import logs
from rallybox.server.run import listen, serve
from rallybox.server.settings import UNLIMITED, Settings, database_url

if __name__ == "__main__":
    logs.set_up("warning")
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        processes = int(sys.argv[2]) if len(sys.argv) > 2 else 1
        settings = Settings(
            database=database_url(sys.argv[1]), limits=UNLIMITED, processes=processes
        )
        if "quick" in sys.argv[3:]:
            settings = replace(settings, bot_pause=(0.0, 0.0), stage_pause=(0.0, 0.0))
        serve(settings, listening, lambda: print("listening", port, flush=True))
