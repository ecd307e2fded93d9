"""A PostgreSQL of our own, from Debian's package, in a temporary folder and on a socket there."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

USER = "rallybox"
PATIENCE = 60.0
MISSING = (
    "PostgreSQL is not installed, and these tests need it: install Debian's package "
    "`postgresql` (as root: apt-get install -y --no-install-recommends postgresql)"
)


def _programs() -> Path:
    """Where `initdb` and `postgres` are; the newest, if there are several."""
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    found = [folder for folder in folders if (folder / "initdb").exists()]
    if not found and (on_path := shutil.which("initdb")):
        found = [Path(on_path).resolve().parent]
    assert found, MISSING
    return max(found, key=lambda folder: [int(n) for n in folder.parent.name.split(".") if n])


def _somebody() -> str | None:
    """PostgreSQL refuses to run as root; then it runs as somebody who may do little."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@dataclass
class Postgres:
    """A server that can be stopped and started; what it has stored stays."""

    folder: Path
    programs: Path
    user: str | None
    process: subprocess.Popen[bytes] | None = None
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def _command(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self.programs / program), "-D", str(self.folder / "data"), *args],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                group=None if self.user is None else pwd.getpwnam(self.user).pw_gid,
                extra_groups=None if self.user is None else [],
                start_new_session=True,  # Ctrl-C is for the tests
            )

    def initialise(self) -> None:
        """Make its folder; nobody but this machine's sockets gets in."""
        made = self._command("initdb", "-A", "trust", "-U", USER, "-E", "UTF8", "--no-sync")
        assert made.wait(PATIENCE) == 0, self.log()

    def start(self) -> None:
        """Start it. What was committed stays if it is killed; only the machine must not fail."""
        args = ["-k", str(self.folder), "-c", "listen_addresses="]
        args += ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self.process = self._command("postgres", *args, "-c", "max_connections=60")
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._connect("postgres").close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, self.log()
                assert time.monotonic() < end, self.log()
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: connections are ended; SIGQUIT: at once, as in a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def log(self) -> str:
        """What it has written, for whoever looks for a mistake."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")[-4000:]

    def _connect(self, name: str) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(host=str(self.folder), user=USER, dbname=name, autocommit=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(self._numbers)}"
        with self._connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://{USER}@/{name}?host={self.folder}"


@contextmanager
def throwaway() -> Iterator[Postgres]:
    """A running PostgreSQL, gone without a trace afterwards."""
    programs, user = _programs(), _somebody()
    # Not in pytest's folder: whoever runs the server cannot go there.
    folder = Path(tempfile.mkdtemp(prefix="rallybox-pg-"))
    ours = Postgres(folder, programs, user)
    try:
        if user is not None:
            shutil.chown(folder, user)
        ours.initialise()
        ours.start()
        yield ours
    finally:
        ours.stop()
        shutil.rmtree(folder)
