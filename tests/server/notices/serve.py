"""A server that sends notices to this machine, for tests in a browser and such as kill it.

python tests/server/notices/serve.py PORT DATABASE MAIL_PORT [SECONDS]
"""

from __future__ import annotations

import sys

from rallybox.server.run import listen, serve
from rallybox.server.settings import UNLIMITED, Settings, database_url


def main(port: str, database: str, mail_port: str, seconds: str = "20") -> None:
    """Serve until a signal comes."""
    settings = Settings(
        database=database_url(database),
        workers=0,
        limits=UNLIMITED,
        bot_pause=(0.0, 0.0),
        stage_pause=(0.0, 0.0),
        public_address=f"http://127.0.0.1:{port}",
        notice_own_network=True,
        notice_seconds=float(seconds),
        mail_server=f"smtp+plain://127.0.0.1:{mail_port}",
        mail_from="rallybox@rally.example",
    )
    serve(settings, listen("127.0.0.1", int(port)), lambda: None)


if __name__ == "__main__":
    main(*sys.argv[1:])
