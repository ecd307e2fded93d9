"""Compiles modules; runs in the Python of the page (compile.mjs), on its own."""

from __future__ import annotations

import ast
import marshal
from importlib import util
from pathlib import Path

UNCHECKED = b"\x01\0\0\0"
"""Nobody looks whether the source is newer: there is none (PEP 552)."""


def compile_all(folder: str) -> None:
    """Compile every module in a folder and take its source away."""
    for path in sorted(Path(folder).rglob("*.py")):
        source = path.read_bytes()
        tree = without_docs(ast.parse(source))
        code = compile(tree, str(path.relative_to(folder)), "exec", dont_inherit=True)
        head = util.MAGIC_NUMBER + UNCHECKED + util.source_hash(source)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
        path.unlink()


def without_docs(tree: ast.Module) -> ast.Module:
    """The same without what is said about it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            _cut(node.body, node)
    return tree


def _cut(body: list[ast.stmt], owner: ast.AST) -> None:
    first = body[0] if body else None
    if not (isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)):
        return
    if not isinstance(first.value.value, str):
        return
    # A dataclass without a docstring makes itself one, which takes its time.
    first.value.value = "-" if isinstance(owner, ast.ClassDef) else ""
    for later in list(body[1:]):  # what is said about fields
        if isinstance(later, ast.Expr) and isinstance(later.value, ast.Constant):
            body.remove(later)
