"""Every room is small enough to live in: files, classes and functions have an end."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "rallybox"

MOST_LINES = 500
MOST_METHODS = 25
MOST_LINES_OF_A_FUNCTION = 40
"""Below the one that begins with `def`. What is made by a script nobody has to read."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def python_files() -> list[Path]:
    found = list((ROOT / "src").rglob("*.py")) + list((ROOT / "tests").rglob("*.py"))
    return [p for p in found if "__pycache__" not in p.parts]


@cache
def parts() -> list[tuple[str, Function | ast.ClassDef]]:
    """The classes and functions of the package's sources, each with the file it is in."""
    return [
        (path.relative_to(PACKAGE).as_posix(), node)
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, Function | ast.ClassDef)
    ]


def test_no_file_is_longer_than_one_reads() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in python_files()
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert not long


def test_no_class_swallows_the_house() -> None:
    """The admired libraries are good until one class has a hundred methods."""
    large = {
        f"{file}: {node.name}": methods
        for file, node in parts()
        if isinstance(node, ast.ClassDef)
        and (methods := sum(isinstance(part, Function) for part in node.body)) > MOST_METHODS
    }
    assert not large


def test_functions_are_short() -> None:
    long = {
        f"{file}: {node.name}"
        for file, node in parts()
        if isinstance(node, Function)
        and "/made/" not in file
        and (node.end_lineno or 0) - node.lineno > MOST_LINES_OF_A_FUNCTION
    }
    assert not long
