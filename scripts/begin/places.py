"""Where things are, and whether they are newer than what they are made from."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "rallybox" / "server" / "static" / "index.html"
LOG = ROOT / "build" / "begin.log"

NEEDS = (ROOT / "pyproject.toml", ROOT / "constraints.txt")
WEB_NEEDS = (WEB / "package.json", WEB / "package-lock.json")
_PAGE_FOLDERS = ("web/src", "web/public", "src/rallybox/locales", "docs/rules")
_PAGE_FILES = ("*.ts", "*.js", "*.html", "*.json")


def page_sources() -> list[Path]:
    """What the pages are made from."""
    folders = (ROOT / folder for folder in _PAGE_FOLDERS)
    inside = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return inside + [path for pattern in _PAGE_FILES for path in WEB.glob(pattern)]


def is_fresh(made: Path, sources: Iterable[Path]) -> bool:
    """Is it there, and as new as what it is made from?"""
    if not made.is_file():
        return False
    at = made.stat().st_mtime
    return all(source.stat().st_mtime <= at for source in sources)


def is_stamped(stamp: Path, sources: Iterable[Path]) -> bool:
    """Likewise, and done here: an environment does not work in a folder that was moved."""
    return is_fresh(stamp, sources) and stamp.read_text(encoding="utf-8") == str(ROOT)


def put_stamp(*stamps: Path) -> None:
    """Note that something is ready."""
    for stamp in stamps:
        stamp.write_text(str(ROOT), encoding="utf-8")
