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
    beside: tuple[int, ...] = ()
    """What else works for it and is counted with it: a database."""


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


def _fields(pid: int | str) -> list[str]:
    """What the system knows of a process, from its state on; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def family(*pids: int) -> list[int]:
    """Processes, and all that they have started, and so on."""
    parents = {
        int(each.name): int(fields[1])
        for each in Path("/proc").iterdir()
        if each.name.isdigit() and (fields := _fields(each.name))
    }
    found = list(pids)
    for one in found:  # it grows while we go along it
        found += [pid for pid, parent in parents.items() if parent == one]
    return found


def processor_seconds(server: Served) -> float:
    """The processor time that a server has used: all its processes, and what works for it."""
    found = (_fields(pid) for pid in family(server.pid, *server.beside))
    # The last two are of children that have ended.
    return sum(sum(map(int, fields[11:15])) for fields in found if fields) / _TICK


def resident(pid: int) -> int:
    """The bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
