"""Every ruling of the rule pages is cited where it is implemented, and has a test by its name."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULING = re.compile(r"\b(RR|SR|TA)-(\d+)\b")
GAMES = {"RR": "roadrally", "SR": "stichrallye", "TA": "tacots"}


def rulings(text: str) -> set[tuple[str, int]]:
    return {(game, int(number)) for game, number in RULING.findall(text)}


def read_all(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def labelled(found: set[tuple[str, int]]) -> list[str]:
    return [f"{game}-{number}" for game, number in sorted(found)]


def written() -> set[tuple[str, int]]:
    """The rulings on all rule pages that are there."""
    return {ruling for page in PAGES for ruling in rulings(page.read_text(encoding="utf-8"))}


def test_every_ruling_is_cited_in_code() -> None:
    assert labelled(written() - rulings(read_all(ROOT / "src"))) == []


def test_every_ruling_has_a_test_by_its_name() -> None:
    named = re.findall(r"def test_(rr|sr|ta)(\d+)_", read_all(ROOT / "tests"))
    tested = {(game.upper(), int(number)) for game, number in named}
    assert labelled(written() - tested) == []


def test_every_ruling_that_code_cites_is_on_a_page() -> None:
    """Only for games whose page is there."""
    known = {game for game, _ in written()}
    cited = {r for r in rulings(read_all(ROOT / "src")) if r[0] in known}
    assert labelled(cited - written()) == []


def test_a_game_cites_only_its_own_rulings() -> None:
    for game, name in GAMES.items():
        found = rulings(read_all(ROOT / "src" / "rallybox" / "games" / name))
        assert {other for other, _ in found} <= {game}
