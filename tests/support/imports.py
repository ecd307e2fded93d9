"""Which module of ours imports which, and what from elsewhere."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


@cache
def modules() -> dict[str, Path]:
    """All our modules, by name."""
    found = {}
    for path in sorted((SOURCE / "rallybox").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _statements(tree: ast.AST, inside: bool) -> Iterator[ast.stmt]:
    """The imports of a module; `inside`: of its functions as well."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif inside or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _statements(node, inside)


@cache
def names(module: str, inside: bool = True) -> frozenset[str]:
    """What a module imports, under TYPE_CHECKING too: modules, and what is taken from them.

    `inside`: what its functions import as well, when they are called.
    """
    found = set[str]()
    for node in _statements(ast.parse(modules()[module].read_text(encoding="utf-8")), inside):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert isinstance(node, ast.ImportFrom)
            assert node.level == 0, f"{module} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


@cache
def imported(module: str, inside: bool = True) -> frozenset[str]:
    """Our modules that one imports."""
    found = set[str]()
    for name in names(module, inside):
        found |= {name, name.rpartition(".")[0]} if name not in modules() else {name}
    return frozenset(found & modules().keys() - {module})


def loaded(module: str) -> set[str]:
    """Our modules that are loaded with one: those it imports, their packages, and so on."""
    found, left = set[str](), {module}
    while left:
        name = left.pop()
        found.add(name)
        parts = name.split(".")
        packages = {".".join(parts[:end]) for end in range(1, len(parts))}
        left |= (imported(name, inside=False) | packages) - found
    return found


def really_loaded(wanted: Sequence[str]) -> set[str]:
    """Everything that is loaded in a fresh Python once these modules are, by whatever way."""
    code = f"import sys, {', '.join(wanted)}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def circles() -> list[list[str]]:
    """The groups of our modules that import each other, round in a circle (Tarjan's way)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for other in imported(module):
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            at = stack.index(module)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for module in modules():
        if module not in order:
            visit(module)
    return found
