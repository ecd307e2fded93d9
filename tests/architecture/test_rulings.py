"""Every ruling of the rule pages is cited where it is implemented, and has a test by its name.

A game's rulings begin with two letters of its own; its page, `docs/rules/<game>.md`, says which.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rallybox.games import GAMES, PACKS

ROOT = Path(__file__).parents[2]
PAGES = {page.stem: page for page in sorted((ROOT / "docs" / "rules").glob("*.md"))}
GIVEN = re.compile(r"^(?:\d+\.|[>-]) \*\*([A-Z]{2})-\d+", re.M)
"""A ruling where it is given: in bold, first in an entry of a list or an aside."""
RULING = re.compile(r"\b([A-Z]{2})-(\d+)\b")

Ruling = tuple[str, int]


def prefix_of(game: str) -> str:
    """The letters with which the rulings of a game begin."""
    (letters,) = set(GIVEN.findall(PAGES[game].read_text(encoding="utf-8")))
    return str(letters)


PREFIXES = {game: prefix_of(game) for game in PAGES}


def rulings(text: str) -> set[Ruling]:
    """The rulings that a text names."""
    return {
        (letters, int(number))
        for letters, number in RULING.findall(text)
        if letters in PREFIXES.values()
    }


def read_all(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def labelled(found: set[Ruling]) -> list[str]:
    return [f"{letters}-{number}" for letters, number in sorted(found)]


def written() -> set[Ruling]:
    """The rulings on all rule pages."""
    texts = (page.read_text(encoding="utf-8") for page in PAGES.values())
    return {ruling for text in texts for ruling in rulings(text)}


def test_each_of_our_games_has_a_page_with_letters_of_its_own() -> None:
    assert list(PAGES) == [name for name in GAMES if not PACKS[name].home]
    assert len(set(PREFIXES.values())) == len(PAGES)


def test_every_ruling_is_cited_in_code() -> None:
    assert len(written()) > 30
    assert labelled(written() - rulings(read_all(ROOT / "src"))) == []


def test_every_ruling_has_a_test_by_its_name() -> None:
    named = re.findall(r"def test_([a-z]{2})(\d+)_", read_all(ROOT / "tests"))
    tested = {(letters.upper(), int(number)) for letters, number in named}
    assert labelled(written() - tested) == []


def test_every_ruling_that_code_cites_is_on_a_page() -> None:
    assert labelled(rulings(read_all(ROOT / "src")) - written()) == []


@pytest.mark.parametrize("game", PAGES)
def test_a_game_cites_only_its_own_rulings(game: str) -> None:
    found = rulings(read_all(ROOT / "src" / "rallybox" / "games" / game))
    assert {letters for letters, _ in found} <= {PREFIXES[game]}
