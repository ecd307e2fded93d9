"""A real server, the hostile client beside it, and four people in between."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from server.hostile import storm
from server.hostile.honest import Company, Figures
from support.process import COMMAND, environment

BEFORE = 3.0
"""So many seconds the attack goes on before people begin to play."""


@dataclass
class Outcome:
    """How it went."""

    figures: Figures
    counts: dict[str, dict[str, int]]

    def __str__(self) -> str:
        told = [f"{name}: {counts}" for name, counts in self.counts.items()]
        return "\n  ".join([str(self.figures), *told])


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """`rallybox serve` with its ordinary limits; its address."""
    args = ["serve", "--port", "0", "--database", str(folder / "tables.db"), "--no-browser"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*COMMAND, *args, "--no-pauses", *more],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment(HOME=str(folder)),
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.communicate(timeout=30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
    told = (folder / "log").read_text(encoding="utf-8")
    assert "Traceback" not in told, told[-3000:]


@contextmanager
def attacked(address: str, names: Sequence[str], seconds: float) -> Iterator[subprocess.Popen[str]]:
    """The hostile client at work."""
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, str(storm.__file__), address, str(seconds), *names],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(PYTHONPATH=paths, PYTHONWARNINGS="ignore"),  # it leaves without a word
    )
    assert process.stdout is not None
    try:
        process.stdout.readline()
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout.close()


async def withstand(address: str, names: Sequence[str], seconds: float) -> Outcome:
    """Let these attacks happen while people play for so long."""
    company = Company(address)
    with attacked(address, names, seconds + BEFORE) as process:
        await asyncio.sleep(BEFORE)
        try:
            await company.play(seconds)
        finally:
            await company.close()
        assert process.stdout is not None
        told = await asyncio.to_thread(process.stdout.readline)
        assert await asyncio.to_thread(process.wait) == 0, "the attack itself failed"
    return Outcome(company.figures, json.loads(told))
