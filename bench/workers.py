"""Workers: our games in processes of their own, one for each speed, asked row by row.

So that the rounds of one run go through our rows and the peers' in any order, each row of a
worker becomes a contestant here whose time is taken over there.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from timing import Contestant, Tally

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


class Worker:
    """A process with the package that lies in a folder."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, HERE / "ours.py"],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rows: list[list[Any]] = self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("A worker with our games has ended; its message is above.")
        return json.loads(line)

    def _ask(self, request: dict[str, float]) -> Any:
        assert self._process.stdin is not None
        print(json.dumps(request), file=self._process.stdin, flush=True)
        return self._read()

    def contestants(self) -> Iterator[Contestant]:
        """The worker's rows, in its order."""
        for row, (table, name, way, weighs) in enumerate(self.rows):
            weigh = partial(self._weigh, row) if weighs else None
            yield Contestant(table, name, way, partial(self._run, row), weigh)

    def _run(self, row: int, seconds: float) -> Tally:
        return Tally(*self._ask({"row": row, "seconds": seconds}))

    def _weigh(self, row: int) -> float:
        return float(self._ask({"row": row}))


def is_fresh() -> bool:
    """Whether the compiled copy was made from the sources that there are now."""
    sys.path.append(str(ROOT / "scripts"))  # what the script imports lies beside it
    fingerprint = runpy.run_path(str(ROOT / "scripts" / "compile.py"))["fingerprint"]
    stamp = COMPILED / ".sources"
    return stamp.exists() and bool(stamp.read_text() == fingerprint())


def contestants() -> Iterator[Contestant]:
    """Our rows at both speeds; only interpreted, with a sentence, if none are compiled."""
    yield from Worker(SOURCE).contestants()
    if not is_fresh():
        print(
            "What is in src is not compiled, so these rows are left out; "
            "scripts/compile.py compiles it.",
            file=sys.stderr,
        )
        return
    for contestant in Worker(COMPILED).contestants():
        # A game that is not compiled yet would only be the interpreted one again.
        if contestant.way.startswith("compiled"):
            yield contestant
