"""The catalogue and the code, read as text: for the tests that compare them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

PACKAGE = Path(__file__).parents[2] / "src" / "rallybox"
LOCALES = PACKAGE / "locales"
FILES = sorted(LOCALES.rglob("*.ftl"))
LANGUAGES = sorted(path.name for path in LOCALES.iterdir())

Text = ast.JoinedStr | ast.Constant


@cache
def entries(path: Path) -> tuple[object, ...]:
    """Everything in a file of the catalogue; read once, since all of them take seconds."""
    return tuple(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def language_of(path: Path) -> str:
    """The language of a file; it may lie in the folder of a game."""
    return path.relative_to(LOCALES).parts[0]


def listed(language: str) -> list[Message]:
    """The messages of a language, in the order of the files."""
    return [
        entry
        for path in FILES
        if language_of(path) == language
        for entry in entries(path)
        if isinstance(entry, Message)
    ]


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by id."""
    return {str(message.id.name): message for message in listed(language)}


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)


def references(message: Message) -> set[str]:
    """The messages that a message is made from."""
    return {str(n.id.name) for n in _nodes(message) if isinstance(n, MessageReference)}


@cache
def variables(name: str, language: str) -> frozenset[str]:
    """What has to be filled into a message, and into those that it is made from."""
    message = messages(language)[name]
    own = frozenset(str(n.id.name) for n in _nodes(message) if isinstance(n, VariableReference))
    return own.union(*(variables(part, language) for part in references(message)))


@cache
def sources() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module of the package."""
    return tuple(
        (path, ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(PACKAGE.rglob("*.py"))
    )


def texts(tree: ast.AST) -> Iterator[Text]:
    """Every text in a module that is no docstring and no part of a longer one."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):  # docstrings, also those below attributes
            skipped.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values)
        elif isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            skipped.add(id(node.format_spec))
    for node in ast.walk(tree):
        plain = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in skipped and (plain or isinstance(node, ast.JoinedStr)):
            assert isinstance(node, ast.Constant | ast.JoinedStr)
            yield node


def written(text: Text) -> list[str]:
    """The letters of a text that stand in the code, around what is filled in."""
    if isinstance(text, ast.Constant):
        return [str(text.value)]
    return [
        part.value
        for part in text.values
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
