"""OpenSpiel's own tests and algorithms, with the real package, and what resampling must keep."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from adapters.tables import EXAMPLE, every_table, some_tables
from rallybox.adapters import openspiel
from rallybox.adapters.openspiel.bots import IsMcts, IsMctsPro, Rollouts
from rallybox.adapters.openspiel.chance import MOST, Open, TreeDice
from rallybox.adapters.openspiel.play import RallyState, add
from rallybox.bots import make_bot
from rallybox.bots.ladder import setting_of
from rallybox.core import Game, SeededDice, Setup
from rallybox.games import GAMES
from rallybox.observing import describe, observe
from rallybox.observing.memory import tensor_version
from rallybox.observing.unnumbered import unnumbered
from support.samples import ALONE, ALONE_VARIANT, ANY, AT_ONCE, FOR_TWO, IN_TURN, OURS

if f"rallybox_{EXAMPLE.name}" not in pyspiel.registered_names():
    add(EXAMPLE)


def load(game: str, **params: object) -> Any:
    return pyspiel.load_game(f"rallybox_{game}", params)


def loaded(game: Game, setup: Setup) -> Any:
    return load(game.name, variant=setup.variant, players=setup.players)


def walk(state: RallyState, moves: int, seed: int = 0) -> RallyState:
    """So many moves farther, or to the end."""
    rng = random.Random(seed)
    while moves and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    while state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    return state


@pytest.mark.long
@every_table
def test_openspiels_random_games(game: Game, setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(game, setup), num_sims=2, serialize=True, verbose=False)


def test_openspiels_random_games_of_the_shortest() -> None:
    short = load(ALONE, variant=ALONE_VARIANT)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)


@some_tables
def test_openspiels_random_game(game: Game, setup: Setup) -> None:
    """A whole one. It is written and read back often at its beginning, and seldom later."""
    pyspiel.random_sim_test(loaded(game, setup), num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiels_random_end_of_a_game(game: Game, setup: Setup) -> None:
    """Its test looks at everything after every move, so that whole games take seconds."""
    spiel = loaded(game, setup)
    over = walk(spiel.new_initial_state(), 10_000)
    decisions = sum(move.player >= 0 for move in over.full_history())
    late = walk(spiel.new_initial_state(), decisions - 6)
    assert not late.is_terminal()
    pyspiel.random_sim_test(
        spiel, num_sims=1, serialize=False, verbose=False, specific_initial_state=late
    )


@some_tables
def test_a_clone_a_pickle_and_a_serial_are_the_same_state(game: Game, setup: Setup) -> None:
    spiel = loaded(game, setup)
    for moves in (0, 5):
        state = walk(spiel.new_initial_state(), moves)
        dump = state.world.now.dump()
        _, written = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(spiel, state)
        )
        for twin in (state.clone(), pickle.loads(pickle.dumps(state)), written):
            assert twin.world.now.dump() == dump
            player = max(0, state.current_player())
            assert twin.information_state_string(player) == state.information_state_string(player)
            walk(twin, 3, seed=1)
        assert state.world.now.dump() == dump


@some_tables
def test_resampling_keeps_what_a_player_knows(game: Game, setup: Setup) -> None:
    state = walk(loaded(game, setup).new_initial_state(), 7, seed=3)
    player = state.current_player()
    if player < 0:
        return
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    dumps = set()
    for _ in range(4):
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        if game is not EXAMPLE:  # which imagines hands out of order, and refuses to load such
            again = pickle.loads(pickle.dumps(other))
            assert again.information_state_string(player) == state.information_state_string(player)
        dumps.add(str(other.world.now.dump()))
        walk(other, 50)
    assert len(dumps) > 1 or game.secrets(state.world.now, player) == {}


def test_deals_that_look_alike_are_one_to_who_plays_alone() -> None:
    """No string says which deal it is, so none says what lies covered."""
    game = load(ALONE, variant=ALONE_VARIANT)
    known: dict[bytes, tuple[str, str]] = {}
    worlds = set()
    for seed in range(60):
        state = walk(game.new_initial_state(), 0, seed)
        worlds.add(str(state.world.now.dump()))
        told = (state.observation_string(0), state.information_state_string(0))
        assert known.setdefault(observe(GAMES[ALONE], state.world.now, 0), told) == told
    assert len(worlds) > len(known)


@pytest.mark.parametrize("agreed", [{}, {"deal": 138476}], ids=["drawn", "agreed"])
def test_resampled_cards_have_no_number(agreed: dict[str, int]) -> None:
    """It would be that of other cards, and such a game cannot be."""
    game = load(ALONE, variant=ALONE_VARIANT, **agreed)
    state = walk(game.new_initial_state(), 4, seed=3)
    assert state.world.now.view(0) != unnumbered(state.world.now.view(0))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(0, sampler) for _ in range(3)]
    for other in (*others, *[pickle.loads(pickle.dumps(one)) for one in others]):
        world = other.world.now
        assert world.view(0) == unnumbered(state.world.now.view(0))
        assert GAMES[ALONE].laws(world) == []
        assert other.observation_string(0) == state.observation_string(0)
        assert other.information_state_string(0) == state.information_state_string(0)
        walk(other, 10)
    assert len({str(other.world.now.dump()) for other in others}) > 1


@pytest.mark.parametrize("game", [*OURS.values(), EXAMPLE], ids=lambda game: game.name)
def test_the_long_name_has_the_versions_of_the_numbers(game: Game) -> None:
    seen = describe(game, game.setup({})).version
    kept = tensor_version(game, game.setup({}))
    name = load(game.name).get_type().long_name
    assert name == f"{game.title} (observation {seen}, memory {kept})"


@pytest.mark.parametrize("game", list(OURS))
def test_resampling_while_the_dice_fall(game: str) -> None:
    """Who has decided has decided, in every world that they can imagine."""
    rng = np.random.RandomState(3)
    state = load(game).new_initial_state()
    assert state.resample_from_infostate(0, rng.random_sample).information_state_string(0) == ""
    found = 0
    while not state.is_terminal() and found < 3:
        if state.is_chance_node():
            pending = state.world._pending
            if pending is not None:
                found += 1
                mine = pending[0]
                other = state.resample_from_infostate(mine, rng.random_sample)
                told = other.information_state_string(mine)
                assert told == state.information_state_string(mine)
                assert told.endswith(f"> {pending[1].text}")
                assert other.is_chance_node()
                again = pickle.loads(pickle.dumps(other))
                assert again.information_state_string(mine) == told
            state.apply_action(int(rng.choice([one for one, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert found


def test_resampling_in_the_middle_of_secret_answers() -> None:  # RR-15 and the like
    state = load(AT_ONCE).new_initial_state()
    rng = random.Random(5)
    found = 0
    before = 0
    while found < 3:
        assert not state.is_terminal()
        walk(state, 1, seed=rng.randrange(1 << 30))
        owing = len(state.world.now.to_act) if not state.is_terminal() else 0
        if 0 < owing < before:
            found += 1
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == player
            assert other.information_state_string(player) == state.information_state_string(player)
        before = owing


def test_what_is_seen_now_and_all_that_was_ever_seen() -> None:
    game = load(ANY)
    state = walk(game.new_initial_state(), 4)
    world = state.world
    now = make_observation(game)
    now.set_from(state, 0)
    assert bytes(now.tensor.astype(np.uint8)) == observe(world.game, world.now, 0)
    assert bytes(np.array(state.observation_tensor(0), np.uint8)) == bytes(
        now.tensor.astype(np.uint8)
    )
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    text = state.information_state_string(0)
    walk(state, 4)
    assert state.information_state_string(0).startswith(text)


def thrown(throws: list[int], n: int) -> int | list[float]:
    """What the dice show, or how likely each outcome of the next throw is."""
    try:
        return int(TreeDice(throws).below(n))
    except Open as asked:
        return [chance for _, chance in asked.chances]


def test_every_throw_is_as_likely_as_the_dice_make_it() -> None:
    for n in (2, 6, 100, 101, 150, 10_000, 10_007, 1_000_000):
        chance, throws = 1.0, list[int]()
        while isinstance(next_one := thrown(throws, n), list):
            assert len(next_one) <= MOST
            assert sum(next_one) == pytest.approx(1)
            throws.append(len(next_one) - 1)
            chance *= next_one[-1]
        assert next_one == n - 1
        assert chance == pytest.approx(1 / n)


def test_score_has_no_bounds() -> None:
    with pytest.raises(ValueError, match="bounds"):
        load(ANY, reward="score")


# -- OpenSpiel's own algorithms --------------------------------------------------------------------


def test_its_searches_choose_a_legal_action() -> None:
    game = load(IN_TURN)
    state = walk(game.new_initial_state(), 2)
    rng = np.random.RandomState(0)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    known = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=rng)
    assert known.step(state) in state.legal_actions()
    seen = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=rng, use_observation_string=True)
    assert seen.step(state) in state.legal_actions()
    whole = mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=rng)
    assert whole.step(state) in state.legal_actions()


def test_its_learning_environment_plays() -> None:
    environment = Environment(load(IN_TURN), seed=1)
    step = environment.reset()
    for _ in range(8):
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"]) == environment.num_players


@pytest.mark.long
def test_its_regret_learner_takes_a_step() -> None:
    game = load(FOR_TWO, players=2, hands=1)
    outcome = OutcomeSamplingSolver(game)
    outcome.iteration()
    assert outcome.average_policy()


def test_all_games_are_registered() -> None:
    assert openspiel.RallyGame is not None
    assert f"rallybox_{ANY}" in pyspiel.registered_names()


@pytest.mark.parametrize("kind", ["IsMcts", "IsMctsQuick"])
def test_its_search_plays_at_our_tables(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(IsMcts, "seconds", 0.01)
    game = GAMES[IN_TURN]
    bot = make_bot(f"py:{IsMcts.__module__}:{kind}", game)
    assert isinstance(bot, IsMcts)
    dice = SeededDice(1)
    state = game.start(game.setup({}), dice)
    for _ in range(3):
        seat = state.to_act[-1]
        action = bot.decide(state.view(seat), state.actions(seat), dice)
        state.apply(seat, action, dice)
    assert all(simulations > 1 for _, simulations in bot.spent)


def test_a_rollout_in_one_call_is_worth_what_a_game_is() -> None:
    game = load(IN_TURN, reward="win")
    state = walk(game.new_initial_state(), 3)
    worth = Rollouts(5, np.random.RandomState(1)).evaluate(state)
    assert worth.sum() == pytest.approx(1)
    assert not state.is_terminal()


@pytest.mark.parametrize(("kind", "level"), [(IsMcts, "ace"), (IsMctsPro, "pro")])
@pytest.mark.parametrize("game", OURS.values(), ids=list(OURS))
def test_its_search_has_the_time_of_a_level_of_this_game(
    game: Game, kind: type[IsMcts], level: str
) -> None:
    assert kind(game).seconds == setting_of(game, level).effort > 0
