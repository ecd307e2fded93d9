"""The catalogue and the code agree: every message exists, is used, and gets what it needs."""

from __future__ import annotations

import ast
import errno
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax.ast import Junk

from rallybox.core.words import knows
from rallybox.games import GAMES
from rallybox.tables.chat import PHRASES
from support.catalogue import (
    FILES,
    LANGUAGES,
    LOCALES,
    PACKAGE,
    entries,
    language_of,
    listed,
    messages,
    references,
    sources,
    texts,
    variables,
)

OURS = (
    "core",
    "record",
    "bots",
    "vector",
    "research",
    "lessons",
    "review",
    "arena",
    "study",
    "data",
)
ROOMS = (*OURS, "server", "page", "cli", *GAMES)
ID = re.compile(rf"(?:{'|'.join(ROOMS)})(?:-[a-z0-9]+)+")
WEB = re.compile(
    rf"web-|begin-|(?:{'|'.join(GAMES)})-(?:title|about|aim|brief|page)\b"
    r"|(?:\w+-(?:event|illegal)|review-verdict)-.+-you$"
)
"""Compared elsewhere: those of the pages in web/tests/words.test.ts, those of a first start in
tests/cli/test_begin.py."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- the catalogue ---------------------------------------------------------------------------


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ["de", "en", "fr"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(LOCALES)))
def test_the_catalogue_can_be_read(path: Path) -> None:
    assert not [entry for entry in entries(path) if isinstance(entry, Junk)]


@every_language
def test_no_message_is_there_twice(language: str) -> None:
    counts = Counter(str(message.id.name) for message in listed(language))
    assert not [name for name, count in counts.items() if count > 1]


@every_language
def test_every_language_says_everything(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@every_language
def test_every_language_is_told_the_same(language: str) -> None:
    """A message needs the same parameters in every language."""
    other = {
        name: variables(name, language) ^ variables(name, "en")
        for name in messages("en")
        if variables(name, language) != variables(name, "en")
    }
    assert not other


@every_language
def test_every_message_that_a_message_names_exists(language: str) -> None:
    named = {part for message in messages(language).values() for part in references(message)}
    assert named <= set(messages(language))


FRENCH_SIGNS = re.compile(r" [:;!»](?=\s|$)| \?(?=\s|$)(?! pour l’aide)|« ")
"""A sign with an ordinary space where one is needed that does not break. (The key `?` is no sign.)
"""


def test_french_signs_never_begin_a_line() -> None:
    wrong = [
        f"{path.name}:{number}: {line}"
        for path in FILES
        if language_of(path) == "fr"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#") and FRENCH_SIGNS.search(line)
    ]
    assert not wrong


# -- what the code names ---------------------------------------------------------------------


@cache
def named() -> frozenset[str]:
    """The messages that the code names in so many letters."""
    return frozenset(
        str(text.value)
        for _, tree in sources()
        for text in texts(tree)
        if isinstance(text, ast.Constant) and ID.fullmatch(str(text.value))
    )


def test_every_message_that_the_code_names_exists() -> None:
    assert len(named()) > 200
    assert not named() - set(messages("en"))


BELOW = {
    "core": (),
    "bots": ("core", "games"),
    "tables": ("core", "games", "bots"),
    "lessons": ("core", "games", "bots", "tables"),
    "arena": ("core", "games", "bots"),
    "server": ("core", "games", "bots", "tables", "lessons"),
    "cli": ("core", "games", "bots", "arena", "tables", "server", "data"),
}
"""The rooms from which a room may have the parts of an id; a game has them from itself."""


@cache
def _words_of(room: str) -> frozenset[str]:
    """The texts of a room, those of its printed facts included."""
    facts = [path.read_text(encoding="utf-8") for path in (PACKAGE / room).rglob("data/*.toml")]
    return frozenset(re.findall(r'"([a-z-]+)"', "".join(facts))).union(
        str(text.value).lower()
        for path, tree in sources()
        if path.is_relative_to(PACKAGE / room)
        for text in texts(tree)
        if isinstance(text, ast.Constant)
    )


@cache
def vocabulary(room: str) -> frozenset[str]:
    """What may stand in the blanks of an id that a room puts together."""
    words = {str(number) for number in range(20)}.union(
        *map(_words_of, (room, *BELOW.get(room, ())))
    )
    if not room.startswith("games/"):
        words |= {*GAMES, *(name.lower() for name in errno.errorcode.values())}
        for game in GAMES.values():
            words |= set(game.variants)
            for kinds in (game.event_type, game.offer_type):
                words |= {kind.__name__.lower() for kind in get_args(kinds)}
            words |= {field.name for field in msgspec.structs.fields(game.setup_type)}
    return frozenset(word for word in words if re.fullmatch(r"[a-z0-9-]+", word))


def _room(path: Path) -> str:
    first, second, *_ = (*path.relative_to(PACKAGE).parts, "")
    return f"games/{second}" if first == "games" else first


LONGER = ("prefix", "message")
"""What the beginning of an id is called that another one goes on from."""


def _blanks(text: ast.JoinedStr) -> str | None:
    """An id with blanks as a pattern; None if it can be none."""
    pattern = ""
    for part in text.values:
        if not isinstance(part, ast.Constant):
            pattern += "(.+)"
        elif re.fullmatch(r"[a-z0-9-]+", str(part.value)):
            pattern += str(part.value)
        else:
            return None
    first = text.values[0]
    goes_on = isinstance(first, ast.FormattedValue) and ast.unparse(first.value) in LONGER
    written = pattern.replace("(.+)", "")
    return pattern if written and (goes_on or re.search(r"[a-z]{2,}", written)) else None


def _put_together() -> Iterator[tuple[str, str]]:
    for path, tree in sources():
        for text in texts(tree):
            if isinstance(text, ast.JoinedStr) and (pattern := _blanks(text)):
                yield _room(path), pattern


def _filled(name: str, room: str, patterns: list[str], depth: int = 3) -> bool:
    """Can a room put this together? Blanks hold its words, or something put together again."""
    known = vocabulary(room)
    if name in known:
        return True
    for pattern in patterns if depth else ():
        for blanks in _matches(pattern, name):
            if all(_filled(blank, room, patterns, depth - 1) for blank in blanks):
                return True
    return False


def _matches(pattern: str, name: str) -> Iterator[tuple[str, ...]]:
    """All ways to read a name as a pattern: a blank may hold hyphens."""
    parts = pattern.split("(.+)")
    if not name.startswith(parts[0]):
        return
    yield from _rest(parts[1:], name[len(parts[0]) :])


def _rest(parts: list[str], name: str) -> Iterator[tuple[str, ...]]:
    if not parts:
        if not name:
            yield ()
        return
    for end in range(1, len(name) + 1):
        if name.startswith(parts[0], end):
            for others in _rest(parts[1:], name[end + len(parts[0]) :]):
                yield (name[:end], *others)


def _is_used(name: str, rooms: dict[str, list[str]]) -> bool:
    for room, patterns in rooms.items():
        for pattern in patterns:
            for blanks in _matches(pattern, name):
                if all(_filled(blank, room, patterns, 2) for blank in blanks):
                    return True
    return False


def test_every_message_is_used() -> None:
    rooms: dict[str, list[str]] = {}
    for room, pattern in _put_together():
        rooms.setdefault(room, []).append(pattern)
    parts = {part for message in messages("en").values() for part in references(message)}
    unused = [
        name
        for name in messages("en")
        if not WEB.match(name) and name not in named() | parts and not _is_used(name, rooms)
    ]
    # Quick phrases go over the wire by name: whoever reads one says it. The site has a page that is
    # written when it is built.
    built = (Path(__file__).parents[2] / "scripts" / "sites" / "finish.py").read_text(
        encoding="utf-8"
    )
    page = set(re.findall(r'"(site-[a-z-]+)"', built))
    expected = {f"server-phrase-{phrase}" for phrase in PHRASES} | page
    assert set(unused) - headings() == expected


def headings() -> set[str]:
    """What the plain face in the browser may say over choices of a kind; other faces need none."""
    return {
        f"{name}-group-{kind.__name__.lower()}"
        for name, game in GAMES.items()
        for kind in get_args(game.offer_type) or (game.offer_type,)
    }


# -- what the code fills in ------------------------------------------------------------------


def _given(call: ast.Call) -> set[str] | None:
    """What a call fills into the message that it names; None if that shows only when it runs."""
    given = {keyword.arg for keyword in call.keywords}
    if len(call.args) == 2 and isinstance(call.args[1], ast.Dict):
        keys = call.args[1].keys
        if not all(isinstance(key, ast.Constant) for key in keys):
            return None
        given |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    elif len(call.args) > 1:
        return None
    return None if None in given else {str(name).replace("_", "-") for name in given}


def test_every_message_gets_what_it_needs() -> None:
    missing, checked = [], 0
    for path, tree in sources():
        for call in ast.walk(tree):
            if not (isinstance(call, ast.Call) and call.args):
                continue
            first = call.args[0]
            if not isinstance(first, ast.Constant) or first.value not in messages("en"):
                continue
            given = _given(call)
            if given is not None and (lacks := variables(str(first.value), "en") - given):
                missing.append(f"{path.relative_to(PACKAGE)}:{call.lineno}: {sorted(lacks)}")
            checked += 1
    assert checked > 150
    assert not missing


@pytest.mark.parametrize("name", list(GAMES))
def test_events_and_offers_have_sentences_and_every_game_a_welcome(name: str) -> None:
    game = GAMES[name]
    for manner, union in (("event", game.event_type), ("explain", game.offer_type)):
        kinds = [kind.__name__.lower() for kind in get_args(union) or (union,)]
        assert [kind for kind in kinds if not knows(f"{name}-{manner}-{kind}")] == []
    assert knows(f"{name}-welcome")
    assert knows(f"{name}-rules-short")


@pytest.mark.parametrize("name", list(GAMES))
def test_every_variant_and_every_option_has_a_name(name: str) -> None:
    game = GAMES[name]
    assert [v for v in game.variants if not knows(f"{name}-variant-{v}")] == []
    fields = {field.name for field in msgspec.structs.fields(game.setup_type)}
    own = fields - {"variant", "players"}
    assert [option for option in own if not knows(f"{name}-option-{option}")] == []
