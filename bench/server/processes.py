"""Servers as processes of their own: started, weighed, stopped."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 30.0


@dataclass(frozen=True)
class Served:
    """A server that is running on this machine."""

    pid: int
    port: int


@contextmanager
def serving(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: Path
) -> Iterator[Served]:
    """Run a server that prints `listening PORT` when it is ready; stop it at the end."""
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            [str(part) for part in command],
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            assert process.stdout is not None
            port = 0
            for line in process.stdout:
                if line.startswith("listening "):
                    port = int(line.split()[1])
                    break
            if not port:
                raise RuntimeError(f"{command[0]} did not start; see {log.name}")
            yield Served(process.pid, port)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def processor_seconds(pid: int) -> float:
    """The processor time that a process, all its threads, has used."""
    stat = Path(f"/proc/{pid}/stat").read_text()
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def resident(pid: int) -> int:
    """The bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
