"""No text for people stands in the code: it would speak one language only.

Looked for in two ways: several words in a row anywhere but where developers read, and any word at
all where something is printed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from rallybox.games import GAMES
from support.catalogue import PACKAGE, Text, sources, texts, written

SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
"""Two words in a row."""
WORD = re.compile(r"[^\W\d_]{2,}")

FOR_DEVELOPERS = re.compile(
    r"core/conformance\.py|server/store/.*|games/\w+/(laws|load|imagine|secrets|fields)\.py|"
    r"kit/fields\.py|server/admin/style\.py|server/crew/gathered\.py|"
    r"observing/(conformance|plain|description|rows/\w+)\.py"
)
"""Modules whose texts only developers see: laws that are broken, SQL, positions by hand, what the
parts of a state are, how a page looks, what is counted, what the numbers of a row mean."""

FOREIGN = {"_ARGPARSE", "_READING"}
"""Tables of what machines say, to be said in our words instead."""

THE_SAME = re.compile(
    rf"{'|'.join(game.title for game in GAMES.values())}|URL|"  # names
    r"(bold|dim)( \w+)?|"  # looks of a terminal
    r".*(charset=|version=|max-age=|filename=|width=|rgba\().*|plot tall|"  # for browsers
    rf"({'|'.join(GAMES)}) [a-z]+ |(hand|undealt cards) of "  # for dice, and names of secrets
)
"""Texts that are no words, or the same ones in every language."""
TAG = re.compile(r"<[^<>]*>?|\w+=\"[^\"]*\"")

TECHNICAL = {
    "text", "execute", "exec_driver_sql", "compile", "Counter", "Gauge", "Histogram", "fail",
    "get", "post", "put", "delete", "SeededDice", "debug", "info", "warning", "error", "exception",
    "setattr", "getattr", "split", "ResponseSpec", "replace", "removeprefix", "fullmatch",
}  # fmt: skip
"""Functions whose texts nobody reads: databases, patterns, logs, and the API's own pages, which are
for programmers and in English."""

PRINTING = {"tell", "heading", "print", "rule", "add_column", "add_row", "read", "confirm", "input"}
"""Functions whose texts somebody reads, whatever they are."""


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _unread(tree: ast.AST) -> set[int]:
    """The texts that only developers or machines read."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(at, ast.Name) and at.id in FOREIGN for at in targets):
                found |= {id(part) for part in ast.walk(node)}
        raised = node.exc if isinstance(node, ast.Raise) else None
        ours = isinstance(raised, ast.Call) and _name(raised) in _ERRORS
        silent = (
            (isinstance(node, ast.Raise) and not ours)
            or isinstance(node, ast.Assert)
            or (isinstance(node, ast.Call) and _name(node) in TECHNICAL)
        )
        if silent:
            parts = node.msg if isinstance(node, ast.Assert) else node
            found |= {id(part) for part in ast.walk(parts)} if parts is not None else set()
    return found


_ERRORS = {"Malformed", "Stale", "NotYourDecision", "Illegal", "RallyboxError", "Unavailable"}


def sentences(tree: ast.AST) -> Iterator[Text]:
    """Texts with several words in a row."""
    unread = _unread(tree)
    for text in texts(tree):
        if id(text) not in unread and any(SENTENCE.search(part) for part in shown(text)):
            yield text


def shown(text: Text) -> list[str]:
    """What somebody would see of a text: no tags, and nothing that is the same everywhere."""
    return [TAG.sub("", part) for part in written(text) if not THE_SAME.fullmatch(part)]


def printed(tree: ast.AST) -> Iterator[Text]:
    """Texts with a word in them that are printed as they are."""
    unread = _unread(tree)
    for call in ast.walk(tree):
        if id(call) in unread:
            continue
        if isinstance(call, ast.Call) and (_name(call) in PRINTING or _name(call) == "tag"):
            parts = call.args[1:] if _name(call) == "tag" else call.args
            for part in parts:
                yield from _shown(part)
        elif isinstance(call, ast.Call):
            for keyword in call.keywords:
                if keyword.arg in ("help", "description", "title", "metavar", "prompt"):
                    yield from _shown(keyword.value)


def _shown(node: ast.AST) -> Iterator[Text]:
    """The texts that an expression may become; not what it hands to functions."""
    if isinstance(node, ast.Constant | ast.JoinedStr):
        if any(WORD.search(part) for part in shown(node)):
            yield node
        if isinstance(node, ast.JoinedStr):
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from _shown(part.value)
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.IfExp | ast.Tuple | ast.List | ast.Starred):
        for child in ast.iter_child_nodes(node):
            if not (isinstance(node, ast.IfExp) and child is node.test):
                yield from _shown(child)


def _places(find: object) -> list[str]:
    assert callable(find)
    return [
        f"{path.relative_to(PACKAGE)}:{text.lineno}: {' … '.join(written(text))}"
        for path, tree in sources()
        if not FOR_DEVELOPERS.fullmatch(str(path.relative_to(PACKAGE)))
        for text in find(tree)
    ]


def test_no_sentence_is_written_in_code() -> None:
    assert not _places(sentences)


def test_no_word_is_printed_as_it_is() -> None:
    assert not _places(printed)


PLANTED = {
    "a constant": 'GREETING = "Welcome to the race"',
    "a line with blanks": 'paper.tell(f"You drive {n} spaces to {end}")',
    "a word that is printed": 'paper.tell("Done")',
    "a word instead of nothing": "screen.tell(name or 'nobody')",
    "a word in a line with blanks": "print(f'{hand or \"empty\"}')",
    "a heading of a table": 'table.add_column("Score")',
    "a part of a page": 'tag("p", "Results")',
    "a help": 'parser.add_argument("--seed", help="any")',
    "a name for a value": 'parser.add_argument("--seed", metavar="FILE")',
    "a question": 'input("Sure? ")',
    "an error of ours": 'raise Malformed("That is not allowed here")',
    "a text that comes back": 'def draw(view):\n    return "place driver space"',
    "a page in the code": 'x = "<h1>No client here</h1>"',
}


@pytest.mark.parametrize("source", PLANTED.values(), ids=PLANTED)
def test_a_text_would_be_found(source: str) -> None:
    tree = ast.parse(source)
    assert [*sentences(tree), *printed(tree)]


INNOCENT = {
    "a message": 'paper.tell(say("cli-saved", file=file), style="bold")',
    "an error for developers": 'raise ValueError("there is no such seat")',
    "a log": 'log.warning("a table is gone")',
    "a look": 'screen.tell(say("cli-hint"), "dim")',
    "markup": 'tag("svg", width="100%", aria_hidden="true")',
}


@pytest.mark.parametrize("source", INNOCENT.values(), ids=INNOCENT)
def test_what_nobody_reads_is_left_alone(source: str) -> None:
    tree = ast.parse(source)
    assert not [*sentences(tree), *printed(tree)]
