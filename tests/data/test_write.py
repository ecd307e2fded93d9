"""Datasets: the games that a simulation plays, row by row, whoever writes them and however often
they are stopped."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import pytest

from data.runs import PLAN, contents, head, make
from rallybox.arena.pool import Answer, Everywhere, Task, spread, with_processes
from rallybox.arena.simulate import bots_of, simulate
from rallybox.core import SeededDice
from rallybox.data import Dataset
from rallybox.data.columns import COLUMNS
from rallybox.data.forms import FORMS
from rallybox.data.rows import Decision, Result
from rallybox.observing import mask, observe
from toy import COINRACE, find_game

every_form = pytest.mark.parametrize("form", FORMS)


def stopping_after(number: int) -> Everywhere:
    """Somebody presses Ctrl-C after so many parts, the second of which comes first."""

    def spread_tasks(
        work: Callable[[Task], Answer], tasks: Iterable[Task]
    ) -> Generator[Answer, None, None]:
        first, second, *rest = tasks
        for done, answer in enumerate(spread(work, [second, first, *rest], 1)):
            if done == number:
                raise KeyboardInterrupt
            yield answer

    return spread_tasks


@every_form
def test_it_holds_the_games_that_a_simulation_plays(form: str, tmp_path: Path) -> None:
    written = make(tmp_path / "d", form)
    assert written.report.tally == simulate(PLAN, find=find_game).tally
    assert written.played == 11
    assert not written.interrupted


@every_form
def test_stopped_and_continued_is_the_same_to_the_byte(form: str, tmp_path: Path) -> None:
    make(tmp_path / "whole", form)
    for stops in (0, 1, 3):
        folder = tmp_path / f"stopped-{stops}"
        begun = make(folder, form, stopping_after(stops))
        assert begun.interrupted
        assert begun.played == 3 * stops
        assert f"There are {3 * stops} of 11 games" in (folder / "README.md").read_text()
        ended = make(folder, form)
        assert ended.played == 11 - begun.played
        assert ended.report.tally.games == 11
        assert contents(folder) == contents(tmp_path / "whole")
        assert make(folder, form).played == 0
        assert contents(folder) == contents(tmp_path / "whole")


def test_many_processes_write_the_same_bytes(tmp_path: Path) -> None:
    make(tmp_path / "one")
    make(tmp_path / "two", where=with_processes(2))
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_both_forms_hold_the_same_rows(tmp_path: Path) -> None:
    for form in FORMS:
        make(tmp_path / form, form)
    one, other = (Dataset(tmp_path / form) for form in FORMS)
    for table in COLUMNS:
        assert one.arrow(table).to_pylist() == other.arrow(table).to_pylist()
        assert one.arrow(table).schema.equals(other.arrow(table).schema, check_metadata=True)


def test_every_column_is_described() -> None:
    assert [name for name, _, _ in COLUMNS["decisions"]] == list(Decision.__struct_fields__)
    assert [name for name, _, _ in COLUMNS["results"]] == list(Result.__struct_fields__)


def test_a_row_is_what_its_seat_saw_might_do_and_did(tmp_path: Path) -> None:
    """Every game is played again from its seed and the actions in its rows."""
    make(tmp_path / "d")
    data = Dataset(tmp_path / "d")
    rows = iter(data.arrow().to_pylist())
    for result in data.arrow("results").to_pylist():
        dice = SeededDice(f"7 {result['number']} game")
        state = COINRACE.start(COINRACE.setup(PLAN.setup), dice)
        assert result["order"] == list(COINRACE.starting_order(state))
        assert result["bots"] == list(bots_of(PLAN, result["number"]))
        for step in range(result["decisions"]):
            row = next(rows)
            seat = state.to_act[0]
            assert (row["number"], row["step"], row["seat"]) == (result["number"], step, seat)
            assert row["bot"] == result["bots"][seat]
            assert row["observation"] == observe(COINRACE, state, seat)
            assert sum(mask(COINRACE, state, seat)) == len(row["legal"])
            assert all(mask(COINRACE, state, seat)[number] for number in row["legal"])
            action = COINRACE.action(row["action"])
            assert row["text"] == action.text
            assert row["place"] == result["places"][seat]
            assert row["score"] == result["scores"][seat]
            assert row["placing"] == result["placings"][seat]
            assert row["win"] == result["wins"][seat]
            state.apply(seat, action, dice)
        assert state.outcome is not None
        assert list(state.outcome.places) == result["places"]
        assert sum(result["wins"]) == pytest.approx(1)
        assert (result["rules"], result["observation_version"]) == (COINRACE.rules, 1)
    assert next(rows, None) is None


def test_a_part_that_was_deleted_is_played_again(tmp_path: Path) -> None:
    make(tmp_path / "d")
    before = contents(tmp_path / "d")
    (tmp_path / "d" / "decisions" / "part-00002.parquet").unlink()
    assert make(tmp_path / "d").played == 3
    assert contents(tmp_path / "d") == before


def test_the_card_says_what_is_in_it(tmp_path: Path) -> None:
    make(tmp_path / "d")
    card = (tmp_path / "d" / "README.md").read_text()
    assert "**the dataset as a whole holds the observations of all seats**" in card
    assert "--bots random,random,club --games 11 --seed 7" in card
    assert "--rotate --part 3 --parquet FOLDER" in card
    for columns in COLUMNS.values():
        for name, _, meaning in columns:
            assert f"`{name}`" in card
            assert meaning in card
    for field in head().observation.fields:
        assert f"| `{field.name}` |" in card
    assert "$" not in card
