"""The vector environment: the same games as one by one, whatever goes on beside them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from adapters.tables import every_table
from rallybox.bots import make_bot
from rallybox.bots.policy import _module
from rallybox.core import Game, SeededDice, Setup
from rallybox.core.errors import Illegal, Malformed, RallyboxError
from rallybox.games import GAMES
from rallybox.observing import mask, observe, observer_of
from rallybox.vector import Vector
from rallybox.vector.batch import LEAVE
from rallybox.vector.crew import Crew
from support.guests import GUESTS
from support.samples import ALONE, ALONE_VARIANT, ANY, AT_ONCE

STEPS = 40


def told(games: Vector, number: int) -> tuple[object, ...]:
    """Everything that the arrays say of a game."""
    return (
        games.observations[number].tobytes(),
        games.masks[number].tobytes(),
        int(games.seats[number]),
        bool(games.done[number]),
        games.rewards[number].tolist(),
        int(games.played[number]),
    )


def one_by_one(
    game: Game, setup: Setup, seed: int, number: int, bots: dict[int, str]
) -> Iterator[tuple[object, ...]]:
    """The same of one game, from the plain interface; actions are drawn as `sample` does."""
    chance = SeededDice(f"{seed} {number} sample")
    observer = observer_of(game, setup)
    # Is the mask written without listing the actions? Then one of its marks is drawn.
    unlisted = not Vector(game, setup, 1)._batch.offered[0]
    done, worth, played = False, [0.0] * setup.players, 0
    while True:
        name = f"{seed} {number} {played}"
        dice, bot_dice = SeededDice(name), SeededDice(f"{name} bots")
        state, played = game.start(setup, dice), played + 1
        seated = {seat: make_bot(level, game) for seat, level in bots.items()}
        while state.to_act:
            seat = state.to_act[0]
            actions = state.actions(seat)
            if seat in seated:
                action = seated[seat].decide(state.view(seat), actions, bot_dice)
            else:
                yield observe(game, state, seat), mask(game, state, seat), seat, done, worth, played
                done, worth = False, [0.0] * setup.players
                if unlisted:
                    actions = sorted(actions, key=lambda one: one.id)
                action = actions[chance.below(len(actions))]
            state.apply(seat, action, dice)
        assert state.outcome is not None
        done, worth = True, observer.rewards(state.outcome, "placing")


@every_table
def test_games_go_as_they_would_one_by_one(game: Game, setup: Setup) -> None:
    games = Vector(game, setup, 3, seed=7)
    plain = [one_by_one(game, setup, 7, number, {}) for number in range(3)]
    for _ in range(STEPS):
        for number in range(3):
            assert told(games, number) == next(plain[number])
        games.step(games.sample())


@every_table
def test_blanked_together_or_one_by_one(game: Game, setup: Setup) -> None:
    together, alone = (Vector(game, setup, 2, seed=5) for _ in range(2))
    for _ in range(STEPS):
        together.step(together.sample())
        alone.sample()
        alone._batch.step()
        for number in range(2):
            assert told(together, number) == told(alone, number)


def test_bots_hold_seats() -> None:
    game = GAMES[ANY]
    setup = game.setup({})
    bots = dict.fromkeys(range(1, setup.players), "random") | {1: "rookie"}
    games = Vector(game, setup, 2, seed=3, bots=bots)
    plain = [one_by_one(game, setup, 3, number, bots) for number in range(2)]
    for _ in range(12):
        assert set(games.seats.tolist()) == {0}
        for number in range(2):
            assert told(games, number) == next(plain[number])
        games.step(games.sample())


@pytest.fixture
def guests(tmp_path: Path) -> Path:
    path = tmp_path / "guests.py"
    path.write_text(GUESTS)
    return path


def test_bots_are_told_when_a_game_is_over_or_left(guests: Path) -> None:
    left: list[bool | None] = _module(str(guests)).left
    with Vector(ANY, {"players": 3}, 2, seed=3, bots={1: f"py:{guests}:Guest"}) as games:
        left.clear()  # one was made only to see whether it can be
        while not games.done[1]:
            games.actions[:] = games.sample()
            games.actions[0] = LEAVE
            games.step(games.actions)
        assert left.count(True) == 1
        assert left.count(None) == games.played[0] - 1
        left.clear()
    assert left == [None, None]


def test_a_bot_may_not_do_what_is_not_legal(guests: Path) -> None:
    with pytest.raises(ValueError, match="not listed"):
        Vector(ANY, {"players": 3}, 2, seed=3, learners=[2], bots={0: f"py:{guests}:Cheat"})


def test_whoever_is_neither_a_learner_nor_a_bot_plays_at_random() -> None:
    setup = GAMES[ANY].setup({})
    named = {seat: "random" for seat in range(setup.players) if seat != 2}
    games, same = Vector(ANY, setup, 2, learners=[2]), Vector(ANY, setup, 2, bots=named)
    for _ in range(10):
        assert told(games, 1) == told(same, 1)
        assert set(games.seats.tolist()) == {2}
        games.step(games.sample())
        same.step(same.sample())


@pytest.mark.parametrize("game", [ANY, AT_ONCE])
def test_the_size_of_the_batch_changes_nothing(game: str) -> None:
    small, large = Vector(game, None, 2, seed=5), Vector(game, None, 9, seed=5)
    for _ in range(STEPS):
        for number in range(2):
            assert told(small, number) == told(large, number)
        small.step(small.sample())
        large.step(large.sample())


def test_another_seed_is_another_stream_and_the_same_one_the_same() -> None:
    games, others = Vector(ANY, None, 4, seed=1), Vector(ANY, None, 4, seed=2)
    first = games.observations.tobytes()
    assert first != others.observations.tobytes()
    games.step(games.sample())
    games.reset()
    assert games.observations.tobytes() == first
    games.reset(seed=2)
    assert games.observations.tobytes() == others.observations.tobytes()


def test_the_arrays_are_made_once_and_can_be_written() -> None:
    """Without a copy, and so that torch takes them without a warning."""
    games = Vector(ANY, None, 4)
    before = {name: array.ctypes.data for name, array in _arrays(games).items()}
    for _ in range(STEPS):
        games.step(games.sample())
    assert {name: array.ctypes.data for name, array in _arrays(games).items()} == before
    shut = {name for name, array in _arrays(games).items() if not array.flags.writeable}
    assert shut == {"masks", "seats", "played"}
    games.observations[0, 0] = 77
    assert games._batch.rows[0] == 77


def _arrays(games: Vector) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.generic]]]:
    return {name: array for name, array in vars(games).items() if isinstance(array, np.ndarray)}


def test_the_memory_lives_as_long_as_an_array() -> None:
    rows = Vector(ANY, None, 64).observations
    kept = rows.copy()
    for _ in range(3):
        Vector(ANY, None, 64, seed=9)
    assert (rows == kept).all()


@pytest.mark.parametrize("wrong", [-1, 10**9, "illegal"])
def test_an_action_that_is_not_legal_changes_nothing_anywhere(wrong: int | str) -> None:
    games = Vector(ANY, None, 5, seed=4)
    actions = games.sample().copy()
    before = [told(games, number) for number in range(5)]
    bad = actions.copy()
    bad[3] = np.argmin(games.masks[3]) if wrong == "illegal" else wrong
    with pytest.raises(Illegal, match="Game 3 "):
        games.step(bad)
    assert [told(games, number) for number in range(5)] == before
    games.step(actions)
    twin = Vector(ANY, None, 5, seed=4)
    twin.step(actions)
    assert [told(games, n) for n in range(5)] == [told(twin, n) for n in range(5)]


def test_what_a_step_goes_by_can_only_be_read() -> None:
    """Or whoever marks an action in place, for themselves, could do what is not legal."""
    games, twin = Vector(ANY, None, 5, seed=4), Vector(ANY, None, 5, seed=4)
    bad = games.sample().copy()
    bad[3] = np.argmin(games.masks[3])
    for array in (games.masks, games.seats, games.played):
        for part in (array, array[3:], array.view()):
            with pytest.raises(ValueError, match="read-only"):
                part[...] = 1
    with pytest.raises(Illegal, match="Game 3 "):
        games.step(bad)
    for _ in range(STEPS):
        assert [told(games, n) for n in range(5)] == [told(twin, n) for n in range(5)]
        twin.step(games.sample())
        games.step(games.actions)


def test_a_game_can_be_left() -> None:
    games = Vector(ANY, None, 3, keep_last=True)
    actions = games.sample().copy()
    actions[1] = LEAVE
    before = games.observations[1].copy()
    games.step(actions)
    assert games.done.tolist() == [False, True, False]
    assert games.played.tolist() == [1, 2, 1]
    assert not games.rewards.any()
    assert (games.last_observations[1] == before).all()
    games.step(games.sample())
    assert not games.done.any()


@pytest.mark.parametrize("wrong", [0, [0], [[0], [0]], [0, 0, 0]])
def test_every_game_wants_an_action_of_its_own(wrong: object) -> None:
    games = Vector(ANY, None, 2, seed=1)
    before = [told(games, n) for n in range(2)]
    with pytest.raises(Malformed, match="2 games"):
        games.step(wrong)
    assert [told(games, n) for n in range(2)] == before


def test_actions_come_as_any_whole_numbers() -> None:
    games, twin = Vector(ANY, None, 3), Vector(ANY, None, 3)
    games.step([int(action) for action in games.sample()])
    twin.step(twin.sample().astype(np.int32))
    assert told(games, 1) == told(twin, 1)
    with pytest.raises(TypeError):
        games.step(np.zeros(3, dtype=np.float32))


@pytest.mark.parametrize("reward", ["placing", "win", "score"])
def test_rewards(reward: str) -> None:
    games = Vector(ANY, None, 3, reward=reward)
    while not games.done.any():
        assert not games.rewards.any()
        games.step(games.sample())
    ended = games.rewards[games.done]
    players = games.players
    if reward == "placing":
        assert np.isclose(ended.sum(axis=1), players / 2).all()
    elif reward == "win":
        assert np.isclose(ended.sum(axis=1), 1).all()
    else:
        assert (ended == ended.astype(int)).all()
    assert not games.rewards[~games.done].any()


def test_a_game_that_is_played_alone_is_worth_whether_it_was_a_success() -> None:
    games = Vector(ALONE, {"variant": ALONE_VARIANT, "players": 1}, 8)
    seen = set()
    for _ in range(100):
        games.step(games.sample())
        seen |= set(games.rewards[games.done].ravel().tolist())
    assert seen <= {0.0, 1.0}
    assert games.played.sum() > 8


def test_the_last_observation_of_a_game_can_be_kept() -> None:
    games = Vector(ANY, None, 2, keep_last=True)
    while not games.done.any():
        games.step(games.sample())
    number = int(np.argmax(games.done))
    last = games.last_observations[number]
    told = games.description
    assert (last != games.observations[number]).any()
    assert bytes(map(min, last.tobytes(), told.highs())) == last.tobytes()


@pytest.mark.parametrize(
    "options",
    [
        {"count": 0},
        {"count": 2, "processes": 3},
        {"reward": "glory"},
        {"learners": [9]},
        {"bots": {9: "club"}},
        {"learners": [0], "bots": {0: "club"}},
        {"learners": []},
        {"bots": {0: "nobody"}},
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(options: dict[str, object]) -> None:
    with pytest.raises(Malformed, match=" "):
        Vector(ANY, None, **options)


@pytest.mark.parametrize(
    ("processes", "steps"), [(2, 20), pytest.param(3, 300, marks=pytest.mark.long)]
)
def test_processes_share_the_work_and_change_nothing(processes: int, steps: int) -> None:
    """Some processes are started, each of which loads everything."""
    alone = Vector(AT_ONCE, None, 7, seed=5, keep_last=True)
    with Vector(AT_ONCE, None, 7, seed=5, processes=processes, keep_last=True) as games:
        assert not any(one.flags.writeable for one in (games.masks, games.seats, games.played))
        for _ in range(steps):
            assert [told(games, n) for n in range(7)] == [told(alone, n) for n in range(7)]
            assert (games.last_observations == alone.last_observations).all()
            wrong = games.sample().copy()
            assert (wrong == alone.sample()).all()
            wrong[5], wrong[2] = -1, LEAVE
            with pytest.raises(Illegal, match="Game 5 "):
                games.step(wrong)
            alone.step(alone.sample())
            games.step(games.sample())
        kept = games.observations
    assert kept.sum() > 0
    with pytest.raises(RallyboxError):
        games.step(games.actions)


class Line:
    """To a process that answers every order, while the third answer is interrupted."""

    def __init__(self) -> None:
        self.asked = 0

    def send_bytes(self, order: bytes) -> None:
        self.asked += 1

    def recv_bytes(self) -> bytes:
        if self.asked == 3:
            raise KeyboardInterrupt
        return b"."


def test_processes_that_were_interrupted_in_a_step_go_home() -> None:
    """Otherwise the next step would take the answers to this one for its own."""
    crew = Crew.__new__(Crew)
    crew._lines = [Line(), Line()]  # type: ignore[list-item]
    gone: list[bool] = []
    crew._leave = lambda: gone.append(True)  # type: ignore[assignment]
    crew.step()
    crew.sample()
    assert not gone
    with pytest.raises(KeyboardInterrupt):
        crew.step()
    assert gone


def test_nothing_but_the_arrays_needs_numpy() -> None:
    """Whoever only observes, or only plays, need not have it."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import rallybox.observing.memory, rallybox.vector, rallybox.vector.batch\n"
        "import rallybox.vector.plan\n"
        "try: rallybox.vector.Vector\n"
        "except ModuleNotFoundError as error: assert 'rallybox[research]' in str(error)\n"
        "else: raise AssertionError\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
