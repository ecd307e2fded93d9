"""The compiler: zig's, which is clang and lld in one wheel. Fetched once, kept under `build`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from wasms.places import TOOLS, WORK

LIST = Path(__file__).with_name("tools.txt")
STAMP = TOOLS / ".list"
ZIG = TOOLS / "ziglang" / "zig"


class Unreachable(Exception):
    """It cannot be had, perhaps because there is no network."""


def fetch() -> None:
    """Make sure that it is here; Unreachable, with what pip said, if it cannot be had."""
    wanted = LIST.read_text(encoding="utf-8")
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    command = [
        *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--no-input", "--retries", "2", "--no-deps", "--only-binary=:all:"),
        *("--require-hashes", "--requirement", str(LIST), "--target", str(TOOLS)),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Unreachable(f"{done.stdout}{done.stderr}".strip())
    STAMP.write_text(wanted, encoding="utf-8")


def zig(*arguments: str | Path) -> str:
    """Run it; what it printed. Leaves with its message if it fails."""
    cache = str(WORK / "zig-cache")
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    done = subprocess.run([ZIG, *arguments], env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"Compiling failed:\n{done.stdout}{done.stderr}")
    return done.stdout
