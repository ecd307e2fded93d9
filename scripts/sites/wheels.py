"""Others' packages, built for Python in WebAssembly: fetched once, kept under `build`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from sites.places import WHEELS

LIST = Path(__file__).with_name("wheels.txt")
PLATFORM = "pyemscripten_2026_0_wasm32"
STAMP = WHEELS / ".list"


class Unreachable(Exception):
    """They cannot be had, perhaps because there is no network."""


def fetch() -> list[Path]:
    """All wheels; Unreachable, with what pip said, if they are not here and cannot be had."""
    wanted = LIST.read_text(encoding="utf-8")
    if not (STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted):
        shutil.rmtree(WHEELS, ignore_errors=True)
        _download()
        STAMP.write_text(wanted, encoding="utf-8")
    return sorted(WHEELS.glob("*.whl"))


def _download() -> None:
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-input", "--retries", "2", "--no-deps", "--only-binary=:all:"),
        *("--platform", PLATFORM, "--implementation", "cp"),
        *("--python-version", "3.14", "--abi", "cp314"),
        *("--require-hashes", "--requirement", str(LIST), "--dest", str(WHEELS)),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Unreachable(f"{done.stdout}{done.stderr}".strip())
