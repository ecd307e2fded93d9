"""Pages of docs that a script writes: written anew, or compared with `--check`."""

from __future__ import annotations

import argparse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write_or_check(page: Path, text: str, script: str) -> int:
    """The exit status: 1 if the page is to be checked and stale."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        page.write_text(text, encoding="utf-8")
        return 0
    stale = not page.exists() or page.read_text(encoding="utf-8") != text
    if stale:
        print(f"{page.relative_to(ROOT).as_posix()} is stale: run scripts/{script}")
    return int(stale)
