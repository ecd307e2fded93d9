"""Every registered game, every variant, every number of players, under the conformance suite."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rallybox.core import Game, Setup, conformance
from rallybox.core.errors import Malformed
from rallybox.games import GAMES
from support.effort import effort

TABLES = [
    pytest.param(game, game.setup({"variant": variant, "players": n}), id=f"{name}-{variant}-{n}")
    for name, game in GAMES.items()
    for variant, numbers in game.variants.items()
    for n in numbers
]

every_table = pytest.mark.parametrize(("game", "setup"), TABLES)


@every_table
def test_every_promise_along_a_game(game: Game, setup: Setup) -> None:
    assert conformance.check_walk(game, setup, "many steps", density=0.15) > 0


@pytest.mark.long
@every_table
def test_every_promise_at_every_step_of_a_game(game: Game, setup: Setup) -> None:
    assert conformance.check_walk(game, setup, "every step") > 0


@every_table
def test_random_games_end_and_keep_the_laws(game: Game, setup: Setup) -> None:
    for seed in range(effort(6, 40)):
        conformance.check_walk(game, setup, seed, density=0.02)


@every_table
@settings(max_examples=effort(8, 25), deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**63), choices=st.lists(st.integers(0, 999), max_size=60))
def test_any_choices_lead_to_a_lawful_position(
    game: Game, setup: Setup, seed: int, choices: list[int]
) -> None:
    """Hypothesis picks the actions, so that it can shrink a failure to a short game."""
    rest = random.Random(seed)
    picks = iter(choices)

    def choose(n: int) -> int:
        return next(picks, rest.randrange(n)) % n

    rng = random.Random(seed)
    for step, state in enumerate(conformance.walk(game, setup, seed, choose)):
        conformance.check_laws(game, state)
        if step == len(choices):
            for check in conformance.CHECKS:
                check(game, state, rng)
            break


@every_table
def test_the_same_seed_gives_the_same_game(game: Game, setup: Setup) -> None:
    first = conformance.final_position(game, setup, 5)
    assert conformance.final_position(game, setup, 5) == first
    assert conformance.final_position(game, setup, 6) != first


@every_table
def test_imagining_varies_every_kind_of_secret(game: Game, setup: Setup) -> None:
    assert conformance.unvaried(game, setup, "secrets") == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_id_and_notation_round_trips(game: Game) -> None:
    texts = set()
    for number in range(game.action_total):
        action = game.action(number)
        assert action.id == number
        assert game.parse(action.text) is action
        texts.add(action.text)
    assert len(texts) == game.action_total
    for outside in (-1, game.action_total):
        with pytest.raises(Malformed):
            game.action(outside)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@given(text=st.text(max_size=12))
def test_any_text_is_an_action_or_malformed(game: Game, text: str) -> None:
    try:
        action, reason = game.parse(text), ""
    except Malformed as error:
        action, reason = None, str(error)
    # What is understood may be written more loosely than notation is.
    assert " " in reason if action is None else game.parse(action.text) is action


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_wrong_setups_are_refused_with_a_sentence(game: Game) -> None:
    variant, numbers = next(iter(game.variants.items()))
    wrong: list[dict[str, object]] = [
        {"variant": "moon"},
        {"variant": variant, "players": max(numbers) + 1},
        {"variant": variant, "players": 0},
        {"variant": variant, "players": "many"},
        {"variant": variant, "wheels": 3},
    ]
    for options in wrong:
        with pytest.raises(Malformed, match=" "):
            game.setup(options)
