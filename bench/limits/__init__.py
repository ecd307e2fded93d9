"""Limits: a game in plain C, which the rules in Python run towards.

A game may bring one, `<game>.c` and `<game>.py` beside this file. The module has `contestants()`,
the rows to measure, and `check(games)`: do C and our rules play the same game?
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build" / "bench"


def limits() -> Iterator[ModuleType]:
    """The limits that there are."""
    for source in sorted(HERE.glob("*.c")):
        yield import_module(f"{__name__}.{source.stem}")


def compile_limit(game: str) -> ctypes.CDLL | None:
    """The library, compiled now; None, with a sentence printed, if there is no C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        print("There is no C compiler (cc), so the plain C limit is left out.", file=sys.stderr)
        return None
    BUILD.mkdir(parents=True, exist_ok=True)
    library = BUILD / f"{game}.so"
    flags = ["-O2", "-std=c11", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", library, HERE / f"{game}.c"], check=True)
    return ctypes.CDLL(str(library))
