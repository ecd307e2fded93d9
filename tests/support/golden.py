"""Golden tables: what a game has played for its records, `tests/golden/<game>/tables.py`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from rallybox.core import Action, SeededDice
from rallybox.core.fair import Fairness
from rallybox.core.record import Record, Recorder
from rallybox.games import GAMES

NAMES = ("Ada", "Bruno", "Chiara", "Dov", "Elif")
FOLDER = Path(__file__).parents[1] / "golden"


class Golden(NamedTuple):
    """What a module of tables has as `GOLDEN`."""

    tables: dict[str, dict[str, object]]
    """The set-up of each record, `<table>.json` beside the module."""
    eager: tuple[str, ...] = ()
    """Orders, by how they begin, that are given whenever possible: what chance would rarely do."""
    last: tuple[str, ...] = ()
    """Orders that are given only if nothing else is possible."""
    rare: frozenset[str] = frozenset()
    """Events that hardly ever happen to random players; each is tested with its game."""


def golden_of(game: str) -> Golden:
    """The tables of a game; none if it has no records."""
    if not (FOLDER / game / "tables.py").is_file():
        return Golden({})
    found: Golden = import_module(f"golden.{game}.tables").GOLDEN
    return found


def record(game: str, table: str) -> Record:
    """Random players at a table with fixed secrets."""
    name, golden = f"{game}-{table}", golden_of(game)
    choices = SeededDice(f"golden {name}")
    secret, share = (f"{name} {part}".encode().ljust(32, b".") for part in ("secret", "share"))
    recorder = Recorder(GAMES[game], golden.tables[table], Fairness.of(secret, [share]))
    state = recorder.state
    while state.to_act:
        seat = state.to_act[choices.below(len(state.to_act))]
        recorder.play(seat, _pick(golden, list(state.actions(seat)), choices))
    return recorder.record(NAMES[: state.setup.players])


def _pick(golden: Golden, actions: list[Action], choices: SeededDice) -> Action:
    eager = [action for action in actions if action.text.startswith(golden.eager)]
    calm = [action for action in actions if action.text not in golden.last]
    offered = eager or calm or actions
    return offered[choices.below(len(offered))]
