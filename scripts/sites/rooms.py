"""Which of our rooms a page needs: those that `rallybox.page` imports, and what those import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from sites.places import SOURCE

START = ("rallybox.page",)
BEFORE = ("rallybox.tables", "rallybox.lessons", "rallybox.review")
"""Where to begin as long as there is no such room."""

TRIED_ELSEWHERE = ("core/conformance.py", "observing/conformance.py")
"""Modules that only tests load."""

ELSEWHERE = ("admin", "arena", "begin", "cli", "integrity", "study", "web")
"""First words of files of sentences that no room in a page says; the client has its own (`web`)."""


def rooms(source: Path = SOURCE) -> list[str]:
    """The rooms, by name. A room is taken whole: packs are found in it by their names."""
    begun = START if (source / "rallybox" / "page").is_dir() else BEFORE
    found: set[str] = set()
    waiting = [name.split(".")[1] for name in begun]
    while waiting:
        room = waiting.pop()
        if room not in found:
            found.add(room)
            waiting += _imported(source / "rallybox" / room)
    return sorted(found)


def _imported(room: Path) -> Iterator[str]:
    for path in [*room.rglob("*.py"), *room.parent.glob(f"{room.name}.py")]:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names = [node.module] if node.module != "rallybox" else []
                names += [f"rallybox.{a.name}" for a in node.names if node.module == "rallybox"]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            for name in names:
                parts = name.split(".")
                if parts[0] == "rallybox" and len(parts) > 1 and _is_room(room.parent, parts[1]):
                    yield parts[1]


def _is_room(package: Path, name: str) -> bool:
    return (package / name).is_dir() or (package / f"{name}.py").is_file()


def files(source: Path = SOURCE) -> Iterator[Path]:
    """Every file of ours that a page needs."""
    package = source / "rallybox"
    yield package / "__init__.py"
    for room in rooms(source):
        if (package / f"{room}.py").is_file():
            yield package / f"{room}.py"
        yield from (path for path in _plain(package / room) if not _is_for_tests(package, path))
    for path in _plain(package / "locales"):
        if path.stem.split("-")[0] not in ELSEWHERE:
            yield path


def _is_for_tests(package: Path, path: Path) -> bool:
    return path.relative_to(package).as_posix() in TRIED_ELSEWHERE


def _plain(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
            yield path
