"""The house: imports point one way, and every room is small enough to live in."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "rallybox"

ORDER = {
    "core": 0,
    "kit": 1,
    "games": 2,
    "bots": 3,
    "lessons": 4,
    "arena": 5,
    "adapters": 5,
    "server": 5,
    "cli": 6,
}
"""A room may import from rooms with a smaller number, and from itself."""

MOST_LINES = 500


def modules(*rooms: str) -> Iterator[tuple[str, Path]]:
    """The modules of these rooms, or of all, each with its room."""
    for path in sorted(PACKAGE.rglob("*.py")):
        room = path.relative_to(PACKAGE).parts[0]
        if room in (rooms or ORDER):
            yield room, path


def imported(path: Path) -> Iterator[str]:
    """The names of all modules (and what is taken from them) that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def own_imports(path: Path) -> Iterator[list[str]]:
    """The imports of our own modules, as parts below the package."""
    for name in imported(path):
        first, *parts = name.split(".")
        if first == "rallybox" and parts:
            yield parts


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {'.'.join(parts)}"
        for room, path in modules()
        for parts in own_imports(path)
        if parts[0] != room and ORDER.get(parts[0], -1) >= ORDER[room]
    ]
    assert not wrong


def test_every_room_has_its_place() -> None:
    assert {p.parent.name for p in PACKAGE.glob("*/__init__.py")} <= set(ORDER)


def test_games_never_import_each_other() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {'.'.join(parts)}"
        for _, path in modules("games")
        if (game := path.relative_to(PACKAGE).parts[1]) != "__init__.py"
        for parts in own_imports(path)
        if parts[0] == "games" and parts[1] != game
    ]
    assert not wrong


def test_bots_get_views_never_states() -> None:
    """Only guides and the search handle states: those that are imagined from their view."""
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {'.'.join(parts)}"
        for _, path in modules("bots")
        for parts in own_imports(path)
        if (parts[:2] == ["core", "state"] or parts[-1].endswith("State"))
        and path.name not in ("guide.py", "search.py")
        and path.parent.name != "guides"
    ]
    assert not wrong


def test_the_rules_know_no_chance_no_clock_and_no_machine() -> None:
    """Chance comes from the dice; the same actions give the same game everywhere."""
    forbidden = {"random", "secrets", "time", "datetime", "os", "sys", "socket", "threading"}
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for _, path in modules("kit", "games")
        for name in imported(path)
        if name.split(".")[0] in forbidden
    ]
    assert not wrong


def python_files() -> list[Path]:
    found = list((ROOT / "src").rglob("*.py")) + list((ROOT / "tests").rglob("*.py"))
    return [p for p in found if "__pycache__" not in p.parts]


def test_no_file_is_longer_than_one_reads() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in python_files()
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert not long


def test_no_class_swallows_the_house() -> None:
    """The admired libraries are good until one class has a hundred methods."""
    large = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
                if methods > 25:
                    large[f"{path.relative_to(PACKAGE)}: {node.name}"] = methods
    assert not large


def test_functions_are_short() -> None:
    long = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                lines = (node.end_lineno or 0) - node.lineno
                if lines > 60:
                    long[f"{path.relative_to(PACKAGE)}: {node.name}"] = lines
    assert not long
