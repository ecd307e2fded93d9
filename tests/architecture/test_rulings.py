"""Every ruling of the rule pages is cited where it is implemented, and has a test by its name.

That shared parts cite none is in `test_packs.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rallybox.games import GAMES, PACKS
from support.rulings import PAGES, PREFIXES, Ruling, labelled, rulings
from support.tree import ROOT


def read_all(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


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
