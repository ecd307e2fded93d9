"""`rallybox puzzles`: found ones go into a file and stay there; wrong usage is one sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rallybox.cli.commands import puzzles as command
from rallybox.cli.main import main
from rallybox.games import GAMES
from rallybox.review.puzzles.book import puzzles_of
from rallybox.review.puzzles.puzzle import Book
from support.samples import OURS

GAME = next(name for name in OURS if puzzles_of(name))
KNOWN = puzzles_of(GAME)


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the package are found at once."""
    monkeypatch.setattr(command, "find", lambda *_: iter(KNOWN))


@pytest.mark.usefixtures("quickly")
def test_more_are_added_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "book.json"
    for count, total in ((2, 2), (4, 6)):
        assert main(["puzzles", GAME, "--count", str(count), "--out", str(file)]) == 0
        book = msgspec.json.decode(file.read_bytes(), type=Book)
        assert book.game == GAME
        assert {one.id for one in book.puzzles} == {one.id for one in KNOWN[:total]}
        assert {one.grade for one in book.puzzles} <= {1, 2, 3}
    assert KNOWN[0].id in capsys.readouterr().out


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["chess"],
        [GAME, "--count", "0"],
        [GAME, "--variant", "uphill"],
        [GAME, "--out", "/nowhere/book.json"],
        [GAME, "--out", __file__],
        ["chess", "--check"],
        ["chess", "--play"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    mine = Path(__file__).read_bytes()
    assert main(["puzzles", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert Path(__file__).read_bytes() == mine


NO_BOOKS = {
    "nothing": b"",
    "no letters": b'{"game": "\xff"}',
    "without end": b'{"game": "x", "puzzles": [{"view": ' + b"[" * 20_000,
    "something else": b"[]",
}


@pytest.mark.parametrize("data", NO_BOOKS.values(), ids=NO_BOOKS)
def test_a_file_that_is_no_book_is_left_alone(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "book.json"
    file.write_bytes(data)
    assert main(["puzzles", GAME, "--out", str(file)]) == 2
    assert "is not a file of puzzles" in capsys.readouterr().err
    assert file.read_bytes() == data


def test_the_check_counts_what_holds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    doubted = KNOWN[1].id
    monkeypatch.setattr(command, "agrees", lambda game, puzzle, seed: puzzle.id != doubted)
    assert main(["puzzles", GAME, "--check", "--count", "4"]) == command.FAILED
    told = capsys.readouterr().out
    assert doubted in told
    assert f"{GAMES[GAME].title}: 3 of 4" in told
    assert main(["puzzles", GAME, "--check", "--count", "1"]) == 0


def test_a_puzzle_is_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = KNOWN[0]
    monkeypatch.setattr(command, "choice", lambda ids: puzzle.id)
    tries = iter((puzzle.obvious, puzzle.answers[0]))
    monkeypatch.setattr(command, "decide", lambda *_: GAMES[GAME].action(next(tries)))
    assert main(["puzzles", GAME, "--play"]) == 0
    told = capsys.readouterr().out
    assert told.index("There is a better move") < told.index("Right!")
    assert next(tries, None) is None
