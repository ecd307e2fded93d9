"""Servers in processes of their own, for tests that kill and stop them."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from server.durability import stable
from support.process import environment

PATIENCE = 60.0
POLL = 0.005
ADDRESS = re.compile(r"(http://\S+)/\n")
"""What a server says when it is ready; it may have said other things before."""


@dataclass
class Served:
    """One `rallybox serve`."""

    pid: int
    output: Path
    stables: Stables
    address: str = ""
    code: int | None = None

    async def ready(self) -> None:
        """Wait until everybody can connect."""
        async with asyncio.timeout(PATIENCE):
            while (told := ADDRESS.search(self.told())) is None:
                assert self.alive, self.told()
                await asyncio.sleep(POLL)
        self.address = told[1]

    @property
    def alive(self) -> bool:
        """Is it still there?"""
        state = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1]
        return self.code is None and state.split()[0] != "Z"

    def told(self) -> str:
        """Everything it has printed."""
        return self.output.read_text(encoding="utf-8") if self.output.exists() else ""

    def send(self, number: signal.Signals) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """`kill -9`, and wait until it is gone."""
        if self.code is None:
            self.send(signal.SIGKILL)
            self.code = self.stables.wait(self.pid)

    async def end(self) -> int:
        """Wait for its end; the exit code."""
        async with asyncio.timeout(PATIENCE):
            while self.alive:
                await asyncio.sleep(POLL)
        self.code = self.stables.wait(self.pid)
        return self.code


@dataclass
class Stables:
    """Starts servers quickly (see `stable`)."""

    folder: Path
    process: subprocess.Popen[str]
    started: list[Served] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def _order(self, **order: object) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def wait(self, pid: int) -> int:
        """The exit code of a process that has ended or is about to."""
        return self._order(wait=pid)

    def serve(self, database: str, *more: str, workers: int = 0, limited: bool = False) -> Served:
        """A new server; it is not ready yet."""
        output = self.folder / f"output{next(self._numbers)}"
        output.unlink(missing_ok=True)
        args = ["--port", "0", "--database", database, "--no-browser"]
        args += [] if limited else ["--no-limits"]
        args += ["--no-pauses", "--workers", str(workers), *more]
        home = {"HOME": str(self.folder)}
        pid = self._order(serve=args, output=str(output), environment=home)
        served = Served(pid, output, self)
        self.started.append(served)
        return served

    async def ready(self, database: str, *more: str, workers: int = 0) -> Served:
        """A new server to which everybody can connect."""
        served = self.serve(database, *more, workers=workers)
        await served.ready()
        return served


@cache
def _process() -> subprocess.Popen[str]:
    """One for all tests of this process: it opens nothing, and every server is a new fork of it."""
    process = subprocess.Popen(
        [sys.executable, str(stable.__file__)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    atexit.register(process.communicate)
    return process


@contextmanager
def stables(folder: Path) -> Iterator[Stables]:
    """A stable, and no server left behind."""
    ours = Stables(folder, _process())
    try:
        yield ours
        for served in ours.started:
            # Ours are lines of the log; a worker that loses its server may say anything.
            logged = [line for line in served.told().splitlines() if line.startswith("{")]
            assert "Traceback" not in "".join(logged), served.told()
    finally:
        for served in ours.started:
            served.kill()
