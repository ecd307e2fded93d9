"""The learnt player of examples/learn: NumPy alone, through the ordinary bot interface."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from rallybox.bots import make_bot
from rallybox.bots.policy import _module
from rallybox.core import SeededDice
from rallybox.core.errors import Malformed
from rallybox.games import find_game
from rallybox.vector import Vector

FOLDER = Path(__file__).resolve().parents[3] / "examples" / "learn"
PLAYER = FOLDER / "player.py"
NAME = f"py:{PLAYER}:stichrallye"
GAME = find_game("stichrallye")


@pytest.fixture
def player() -> ModuleType:
    return _module(str(PLAYER))


def wins(name: str, games: int) -> float:
    """Wins as a multiple of the fair share, among bots that play at random."""
    won = 0.0
    for number in range(games):
        dice = SeededDice(number)
        state = GAME.start(GAME.setup({"players": 4}), dice)
        bots = [make_bot(name if seat == number % 4 else "random", GAME) for seat in range(4)]
        while state.to_act:
            seat = state.to_act[0]
            view = state.view(seat) if bots[seat].looks else None
            state.apply(seat, bots[seat].decide(view, state.actions(seat), dice), dice)
        assert state.outcome is not None
        assert not any(bot.faults for bot in bots)
        won += (number % 4 in state.outcome.winners) / len(state.outcome.winners)
    return 4 * won / games


def test_the_network_that_comes_with_it_wins_among_random_drivers() -> None:
    assert wins(NAME, 20) > 2


def test_what_colours_are_called_does_not_matter(player: ModuleType) -> None:
    """In a row with other names for the colours it plays the card that is called so now."""
    network = player.read(FOLDER / "stichrallye.npz")
    (order,) = network.orders
    games = Vector("stichrallye", {"players": 4}, count=64, seed=5)
    tried = 0
    for _ in range(30):
        games.step(games.sample())
    rows, masks = games.observations, games.masks[:, network.actions]
    chosen = decided(player, network, rows, masks)
    for columns, actions in zip(order.columns, order.actions, strict=True):
        others = decided(player, network, rows[:, columns], masks[:, actions])
        for row, one, other in zip(rows, chosen, others, strict=True):
            counts = row @ order.values
            if len(set(counts)) == 3:  # otherwise chance says which colour is which
                tried += 1
                assert actions[other] == one
    assert tried > 50


def decided(player: ModuleType, network: Any, rows: Any, masks: Any) -> Any:
    seen, legal, found = player.arrange(network.orders, rows, masks)
    best = np.where(legal, network.scores(seen), -np.inf).argmax(1)
    return player.meant(network.orders, found, best)


def test_it_goes_in_no_circles_and_gives_up_in_the_end(player: ModuleType) -> None:
    asked = player.stichrallye()
    row, mask = np.zeros(183, np.uint8), np.zeros(47, np.int8)
    mask[[11, 12, 46]] = 1
    assert {asked(row, mask) for _ in range(3)} == {11, 12, 46}
    assert asked(row, mask) == 46


def test_rows_of_another_game_are_refused(player: ModuleType) -> None:
    with pytest.raises(ValueError, match="rows of 183 numbers, not of 167"):
        player.stichrallye()(np.zeros(167, np.uint8), np.ones(47, np.int8))


def test_a_file_that_is_missing_or_no_network_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed, match=r"is a file nothing\.npz"):
        make_bot(f"py:{PLAYER}:nothing", GAME)
    np.savez(tmp_path / "other.npz", first=np.zeros(3))
    with pytest.raises(Malformed, match=r"other\.npz is no network of learn\.py"):
        make_bot(f"py:{PLAYER}:other", GAME)


def test_a_network_that_has_learnt_other_numbers_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with np.load(FOLDER / "stichrallye.npz") as file:
        found = {name: file[name] for name in file.files}
    np.savez(tmp_path / "old.npz", **found | {"version": np.array(found["version"] + 1)})
    with pytest.raises(Malformed, match="has version 1 here, so the network would"):
        make_bot(f"py:{PLAYER}:old", GAME)


def learn(folder: Path, name: str, decisions: int) -> None:
    """The script on one thread of the processor; needs torch, which only learners have."""
    pytest.importorskip("torch")
    command = [sys.executable, str(FOLDER / "learn.py"), "stichrallye", "--name", name]
    command += ["--decisions", str(decisions), "--count", "256", "--width", "128", "--check", "40"]
    run([*command, "--threads", "1", "--device", "cpu"], cwd=folder, check=True)


@pytest.mark.long
def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    for name in ("one", "other"):
        learn(tmp_path, name, 60_000)
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "other.npz") as other:
        assert one.files == other.files
        for name in one.files:
            assert np.array_equal(one[name], other[name]), name


@pytest.mark.long
def test_the_script_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some seconds of learning are worth something."""
    learn(tmp_path, "mine", 600_000)
    assert len((tmp_path / "mine.csv").read_text().splitlines()) > 5
    monkeypatch.chdir(tmp_path)
    assert wins(f"py:{PLAYER}:mine", 40) > 1.3
