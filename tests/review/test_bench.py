"""`make bench-review`: what is kept counts as long as it holds, and a game is measured alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from review.keeping import Kept, collect, mark_of, today
from review.report import BINS, Sections, table
from review.tables import MIXES, Table, tables

from rallybox.bots import ladder
from rallybox.bots.scale import Setting
from rallybox.core import Game
from rallybox.games import GAMES
from review import keeping, renewing

PAGE = Path(__file__).parents[2] / "docs" / "review.md"
NAMES = list(GAMES)
TITLES = [GAMES[name].title for name in NAMES]


class Line(Kept, kw_only=True):
    """Something measured."""

    figure: int


@pytest.fixture(autouse=True)
def fresh_marks() -> None:
    mark_of.cache_clear()


def measured(file: Path, *games: str) -> tuple[int, int]:
    """How many tables there are, and how many of them had to be measured anew."""
    anew: list[Table] = []

    def measure(table: Table) -> list[Line]:
        anew.append(table)
        return [Line(table=table, mark=today(table), figure=table.players)]

    found = collect(file, Line, tables({"club": 2, "pro": 1}, games), measure)
    assert all(line.figure == line.table.players for line in found)
    return len(found), len(anew)


def of(game: str, mixes: int = 3) -> int:
    return mixes * sum(map(len, GAMES[game].variants.values()))


def test_what_is_there_is_not_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    first, *others = NAMES
    assert measured(file, first) == (of(first), of(first))
    assert measured(file, first) == (of(first), 0)
    every = sum(map(of, NAMES))
    assert measured(file, *NAMES) == (every, every - of(first))
    assert measured(file, *others) == (every - of(first), 0), "only what is wanted"


def test_a_level_that_moves_makes_its_tables_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, now, (moved, *_) = tmp_path / "lines", ladder.setting_of, NAMES
    every, _ = measured(file, *NAMES)

    def setting_of(game: Game, bot: str) -> Setting:
        setting = now(game, bot)
        return setting._replace(effort=9.0) if (game.name, bot) == (moved, "pro") else setting

    monkeypatch.setattr(keeping, "setting_of", setting_of)
    mark_of.cache_clear()
    assert measured(file, *NAMES) == (every, of(moved, 1))
    assert measured(file, *NAMES) == (every, 0)


@pytest.mark.parametrize("what", ["VERSION", "trust_of"])
def test_another_review_or_another_trust_makes_all_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    file = tmp_path / "lines"
    every, _ = measured(file, *NAMES)
    monkeypatch.setattr(keeping, what, 0 if what == "VERSION" else lambda _: 0.5)
    mark_of.cache_clear()
    assert measured(file, *NAMES) == (every, every)


def test_other_rules_are_another_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {mix: mark_of(NAMES[0], mix) for mix in MIXES}
    monkeypatch.setattr(GAMES[NAMES[0]], "rules", 99)
    mark_of.cache_clear()
    assert all(mark_of(NAMES[0], mix) != mark for mix, mark in before.items())


# -- the page --------------------------------------------------------------------------------------


def figures(number: int, *titles: str, more: bool = False) -> Sections:
    """Tables as the report makes them."""
    bins = [f"{number}.0 / {number}.5 (40)" for _ in titles]
    head = ["", "decisions", "covered", *(["in chance to win"] if more else [])]
    rows = [[name, str(number), "9%", *(["8%"] if more else [])] for name in titles]
    rows += [["all", "300", "9%", *(["8%"] if more else [])]] if len(titles) > 1 else []
    return {
        BINS: ["![bins](bins.svg)", table(["said", *titles], [["0–10%", *bins]])],
        "Intervals": [table(head, rows)],
        "Times": [
            table(
                ["", "players", "s"],
                [[f"{name}, x", f"{size}", f"{number}"] for name in titles for size in (3, 4)],
            )
        ],
    }


def test_only_the_game_that_was_measured_is_renewed() -> None:
    before, game = figures(1, *sorted(TITLES)), NAMES[1]
    fresh = figures(2, GAMES[game].title, more=True)
    found = renewing.renewed(before, fresh, {game})
    numbers = ["2" if title == GAMES[game].title else "1" for title in sorted(TITLES)]
    _, bins = found[BINS]
    assert renewing.cells(bins)[0] == ["said", *sorted(TITLES)]
    assert [cell[0] for cell in renewing.cells(bins)[1][1:]] == numbers
    assert renewing.picture(bins).count("<polyline") == len(TITLES)
    (told,) = found["Intervals"]
    assert [row[:2] for row in renewing.cells(told)[1:]] == [
        [title, number] for title, number in zip(sorted(TITLES), numbers, strict=True)
    ], "and nothing sums them up"
    last = [row[-1] for row in renewing.cells(told)[1:]]
    assert last == ["8%" if number == "2" else renewing.UNKNOWN for number in numbers]
    (times,) = found["Times"]
    assert [row[2] for row in renewing.cells(times)[1:]] == [one for one in numbers for _ in (3, 4)]


def test_a_part_that_was_not_measured_stays_as_it_is() -> None:
    before = figures(1, *TITLES)
    fresh = {"Times": figures(2, *TITLES)["Times"]}
    found = renewing.renewed(before, fresh, NAMES)
    assert found == {**before, **fresh}
    assert list(found) == list(before)


def test_the_page_is_read_as_it_was_written() -> None:
    page = PAGE.read_text(encoding="utf-8")
    measured = page.partition(renewing.BEGIN)[2].partition(renewing.END)[0]
    assert renewing.written(renewing.sections_of(measured)) == measured.strip()
    assert BINS in renewing.sections_of(measured)
