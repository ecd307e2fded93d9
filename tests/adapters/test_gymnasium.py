"""Gymnasium's own checks, with the real package, and that bots hold the other seats."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import parse_env_id
from gymnasium.utils.env_checker import check_env

from adapters.tables import EXAMPLE, every_table, options, warned_of
from rallybox.adapters.gymnasium import ILLEGAL, Seat, names
from rallybox.bots.policy import _module
from rallybox.core import Game, Setup
from rallybox.core.errors import Illegal
from support.guests import GUESTS
from support.samples import ALONE, ALONE_VARIANT, ANY, FOR_TWO, OURS
from toy import CoinRace

SPECLESS = (
    ".*not having a spec",  # made by hand, not by gymnasium.make
    ".*we recommend you to use .*symmetric",
    ".*The environment is being initialised with render_mode",
)


KINDS: dict[str, type] = {"human": type(None), "ansi": str, "rgb_array": np.ndarray}


def play(table: Seat, seed: int | None, most: int = 10_000) -> tuple[float, list[bytes]]:
    """The reward of a game of random actions, and all that was seen."""
    row, info = table.reset(seed=seed)
    rng = np.random.default_rng(0)
    rows = [row.tobytes()]
    for _ in range(most):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        row, reward, over, cut, info = table.step(action)
        assert table.observation_space.contains(row)
        assert not cut
        rows.append(row.tobytes())
        if over:
            return float(reward), rows
        assert reward == 0
    return 0.0, rows


def checks(game: Game, setup: Setup, bots: str) -> None:
    with warned_of(*SPECLESS):
        table = Seat(game, bots=bots, render_mode="ansi", **options(setup))  # type: ignore[arg-type]
        check_env(table, skip_render_check=True)
        for mode in table.metadata["render_modes"]:
            shown = Seat(game, bots=bots, render_mode=mode, **options(setup))  # type: ignore[arg-type]
            shown.reset(seed=0)
            assert isinstance(shown.render(), KINDS[mode])


@every_table
def test_gymnasiums_checks(game: Game, setup: Setup) -> None:
    checks(game, setup, "random")


@pytest.mark.parametrize("game", OURS.values(), ids=list(OURS))
def test_gymnasiums_checks_of_one_that_is_found_by_name(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a spec, Gymnasium makes and checks every way to render by itself."""
    name = next(iter(names(game)))
    with warned_of(*SPECLESS):
        table = gymnasium.make(name, bots="random", render_mode="ansi").unwrapped
        assert table.spec is not None
        check_env(table)
    assert capsys.readouterr().out  # of `human`


@pytest.mark.long
@every_table
def test_gymnasiums_checks_and_whole_games(game: Game, setup: Setup) -> None:
    checks(game, setup, "club")
    for seat in range(setup.players):
        table = Seat(game, seat=seat, **options(setup))  # type: ignore[arg-type]
        reward, rows = play(table, seed=5)
        assert 0 <= reward <= 1
        assert (reward, rows) == play(table, seed=5)


def test_every_game_and_variant_is_found_by_name() -> None:
    for game in OURS.values():
        for name, variant in names(game).items():
            table = gymnasium.make(name, bots="random").unwrapped
            assert isinstance(table, Seat)
            assert table.game is game
            assert variant in (None, table.setup.variant)


def test_any_name_of_a_variant_becomes_one_that_gymnasium_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = CoinRace()
    monkeypatch.setattr(CoinRace, "variants", {"two laps": (2, 3), "at-night": (3,)})
    monkeypatch.setattr("rallybox.adapters.gymnasium.version", lambda game: 0)
    found = names(game)
    assert [*found.values()] == [None, "two laps", "at-night"]
    for name in found:
        parse_env_id(name)


def test_one_alone_needs_no_bots() -> None:
    table = Seat(ALONE, variant=ALONE_VARIANT)
    assert table.bots == []
    assert 0 <= play(table, seed=1)[0] <= 1


def test_the_same_seed_is_the_same_game_and_without_one_it_goes_on() -> None:
    table = Seat(ANY, bots="random", seat=None)
    first = play(table, seed=9)
    second = play(table, seed=None)
    assert first != second
    assert play(table, seed=9) == first
    assert play(table, seed=None) == second


def test_an_action_that_is_not_legal_ends_the_game_or_raises() -> None:
    table = Seat(ANY, bots="random")
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, reward, over, _, told = table.step(wrong)
    assert (reward, over) == (ILLEGAL, True)
    assert " " in told["illegal"]
    with pytest.raises(RuntimeError, match="reset"):
        table.step(wrong)
    strict = Seat(ANY, bots="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(wrong)
    with pytest.raises(ValueError, match="is no action"):
        strict.step(-1)


def test_a_number_beyond_all_bounds_is_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing compiled is asked about it: that would raise for a type."""
    table = Seat(ANY, bots="random")
    table.reset(seed=1)
    monkeypatch.setattr(table.looking, "allows", None)
    for huge in (1 << 70, -(1 << 70)):
        with pytest.raises(ValueError, match="is no action"):
            table.step(huge)


def test_a_game_that_has_ended_can_still_be_seen() -> None:
    """Whoever makes videos takes the last picture after the last step."""
    table = Seat(ANY, bots="random", render_mode="ansi")
    _, info = table.reset(seed=1)
    before = table.render()
    table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert table.render() == before
    play(table, seed=1)
    assert table.render() != before
    table.reset(seed=1)
    table.close()
    with pytest.raises(RuntimeError, match="reset"):
        table.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_people_see_each_step_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    table = Seat(ANY, bots="random", render_mode="human")
    _, info = table.reset(seed=1)
    first = capsys.readouterr().out
    table.step(int(np.flatnonzero(info["action_mask"])[0]))
    second = capsys.readouterr().out
    assert len(first.splitlines()) > 5
    assert len(second.splitlines()) > 5
    assert first != second
    silent = Seat(ANY, bots="random")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None
    assert capsys.readouterr().out == ""


def test_bots_are_told_of_the_end_and_may_not_cheat(tmp_path: Path) -> None:
    path = tmp_path / "guests.py"
    path.write_text(GUESTS)
    left: list[bool | None] = _module(str(path)).left
    table = Seat(ANY, players=3, bots=[f"py:{path}:Guest", "random"])
    play(table, seed=1)
    assert left == [True]
    table.reset(seed=1)
    table.close()
    assert left == [True, None]
    with pytest.raises(ValueError, match="not listed"):
        play(Seat(ANY, players=3, bots=f"py:{path}:Cheat"), seed=1)


def test_what_cannot_be_is_refused() -> None:
    wrongs: list[dict[str, object]] = [{"bots": ["club"] * 7}, {"seat": 7}, {"reward": "x"}]
    for wrong in [*wrongs, {"illegal": "ignore"}, {"render_mode": "film"}]:
        with pytest.raises(ValueError, match=r"none|no seat|bots are named"):
            Seat(ANY, **wrong)  # type: ignore[arg-type]


@pytest.mark.long
def test_better_bots_leave_less() -> None:
    """That named bots do play: against the club a beginner wins less than against chance."""
    worth = {
        bots: sum(play(Seat(FOR_TWO, players=2, bots=bots), seed)[0] for seed in range(4))
        for bots in ("random", "club")
    }
    assert worth["club"] < worth["random"]


def test_the_example_from_outside() -> None:
    assert 0 <= play(Seat(EXAMPLE, bots="random"), seed=3)[0] <= 1
