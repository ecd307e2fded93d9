"""Whole games, kept as records: they verify, and playing them again writes the same bytes.

If one of these fails, rules or dice have changed: raise the version of the game's rules, then run
this file as a program to write new records.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

import pytest

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from rallybox.core.record import Record, read, replay, verify, write
from rallybox.games import GAMES
from support.golden import FOLDER, golden_of, record

TABLES = [(game, table) for game in GAMES for table in golden_of(game).tables]

each_table = pytest.mark.parametrize(("game", "table"), TABLES)


def path(game: str, table: str) -> Path:
    return FOLDER / game / f"{table}.json"


def kept(game: str, table: str) -> Record:
    return read(path(game, table).read_text(encoding="utf-8"))


@each_table
def test_a_golden_game_verifies(game: str, table: str) -> None:
    found = kept(game, table)
    assert verify(found, GAMES) == len(found.actions) > 10


@each_table
def test_played_again_a_golden_game_writes_the_same_bytes(game: str, table: str) -> None:
    assert write(record(game, table)).encode() == path(game, table).read_bytes()


@pytest.mark.parametrize("game", dict(TABLES))
def test_together_the_golden_games_tell_every_kind_of_event(game: str) -> None:
    told = {
        type(event).__name__
        for table in golden_of(game).tables
        for step in replay(kept(game, table), GAMES)
        for event in step.events
    }
    every = {kind.__name__ for kind in get_args(GAMES[game].event_type)}
    assert every - told <= golden_of(game).rare


def test_every_record_has_its_table() -> None:
    files = {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.json")}
    assert files == {f"{game}/{table}.json" for game, table in TABLES}


if __name__ == "__main__":
    for each in TABLES:
        path(*each).write_text(write(record(*each)), encoding="utf-8")
