"""The catalogue and the code agree: every message exists, every message is used."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from rallybox.core.words import knows
from rallybox.games import GAMES

PACKAGE = Path(__file__).parents[2] / "src" / "rallybox"
CATALOGUE = sorted(PACKAGE.glob("locales/*/*.ftl"))
ROOMS = ("core", "record", "bots", "arena", "study", "server", "cli", *GAMES)

ID = re.compile(rf"(?:{'|'.join(ROOMS)})(?:-[a-z0-9]+)+")


def entries(path: Path) -> list[object]:
    return list(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def message_ids(language: str) -> list[str]:
    return [
        str(entry.id.name)
        for path in CATALOGUE
        if path.parent.name == language
        for entry in entries(path)
        if isinstance(entry, Message)
    ]


def message_references(language: str) -> set[str]:
    """The messages that other messages are made from."""
    texts = [p.read_text(encoding="utf-8") for p in CATALOGUE if p.parent.name == language]
    return {name for text in texts for name in re.findall(r"\{ *([a-z][a-z0-9-]+) *\}", text)}


def strings() -> Iterator[tuple[Path, ast.JoinedStr | ast.Constant]]:
    """Every text in the code that is no docstring and no part of a longer one."""
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
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
                yield path, node


def pattern(node: ast.JoinedStr | ast.Constant) -> str:
    """A regular expression for what a text can become."""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(part.value)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
            else "[a-z0-9-]+"
            for part in node.values
        )
    return re.escape(str(node.value))


@pytest.mark.parametrize("path", CATALOGUE, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_catalogue_can_be_read(path: Path) -> None:
    assert not [entry for entry in entries(path) if isinstance(entry, Junk)]


def test_no_message_is_there_twice() -> None:
    for language in {path.parent.name for path in CATALOGUE}:
        twice = [name for name, count in Counter(message_ids(language)).items() if count > 1]
        assert not twice


def test_every_language_says_everything() -> None:
    english = set(message_ids("en"))
    for language in {path.parent.name for path in CATALOGUE}:
        assert set(message_ids(language)) == english


def test_every_message_that_the_code_names_exists() -> None:
    ids = set(message_ids("en"))
    named = {
        node.value
        for _, node in strings()
        if isinstance(node, ast.Constant) and ID.fullmatch(str(node.value))
    }
    assert named
    assert not named - ids


def test_every_message_is_used() -> None:
    patterns = {
        text for _, node in strings() if "-" in (text := pattern(node)).replace("[a-z0-9-]+", "")
    }
    used = re.compile("|".join(sorted(patterns)))
    parts = message_references("en")
    # The messages of the browser's pages are counted there: web/tests/words.test.ts.
    ids = [name for name in message_ids("en") if not name.startswith("web-")]
    assert not [n for n in ids if n not in parts and not used.fullmatch(n)]


def test_every_message_that_a_message_names_exists() -> None:
    for language in {path.parent.name for path in CATALOGUE}:
        assert message_references(language) <= set(message_ids(language))


@pytest.mark.parametrize("name", list(GAMES))
def test_every_event_has_a_sentence_and_every_game_a_welcome(name: str) -> None:
    game = GAMES[name]
    kinds = get_args(game.event_type) or (game.event_type,)
    assert [k for k in kinds if not knows(f"{name}-event-{k.__name__.lower()}")] == []
    assert knows(f"{name}-welcome")
    assert knows(f"{name}-rules-short")


SENTENCE = re.compile(r"[A-Z][^.?!]*(?: [^ ]+){3,}[.?!]")

FOR_DEVELOPERS = {"core/conformance.py"}
"""Files whose texts only developers see."""


def test_no_sentence_for_people_is_written_in_code() -> None:
    found = []
    for path, node in strings():
        if str(path.relative_to(PACKAGE)) in FOR_DEVELOPERS:
            continue
        text = pattern(node) if isinstance(node, ast.JoinedStr) else str(node.value)
        if SENTENCE.fullmatch(text.strip()):
            found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}: {text}")
    assert not found
