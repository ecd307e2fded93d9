"""Games that bring no observation of their own are seen plainly, from their views."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

from observing.tables import alone, walk
from rallybox.core import Game, Setup
from rallybox.observing import describe, observe
from rallybox.observing.conformance import check_observation
from rallybox.observing.plain import PLACES, PlainObserver
from rallybox.vector import Vector
from toy.game import CoinRace

EXAMPLE = Path(__file__).parents[2] / "examples" / "hairpin" / "src"


@pytest.fixture(params=["example", "toy"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Not installed here, so its words are not known; nobody needs them to look."""
    if request.param == "toy":
        return CoinRace()
    monkeypatch.syspath_prepend(EXAMPLE)
    found: Game = import_module("rallybox_hairpin").GAME
    return found


def test_a_view_is_flattened(game: Game) -> None:
    rng = random.Random(0)
    setup = game.setup({})
    names = [field.name for field in describe(game, setup).fields]
    assert names[:3] == ["seat", "to_act", "places"]
    assert len(names) > 4
    for state in walk(game, setup, seed=1, every=2):
        check_observation(game, state, rng)


def test_what_is_seen_is_in_it(game: Game) -> None:
    """Rows differ where views do, as long as what they show fits in."""
    setup = game.setup({})
    seen: dict[bytes, object] = {}
    for state in walk(game, setup, seed=2):
        view = state.view(0)
        row = observe(game, state, 0)
        assert seen.setdefault(row, view) == view
        assert len(row) == 3 * setup.players + PLACES * (len(describe(game, setup).fields) - 3)
    assert len(seen) > 5


@pytest.mark.parametrize(("numbered", "setup"), alone())
def test_the_number_of_a_deal_is_no_part_of_a_row(numbered: Game, setup: Setup) -> None:
    names = {field.name for field in PlainObserver(numbered, setup).fields()}
    assert numbered.view_type.identity_fields
    assert names.isdisjoint(numbered.view_type.identity_fields)


def test_it_is_a_game_for_the_vector_environment(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(import_module("rallybox.games"))["GAMES"], game.name, game)
    games = Vector(game, None, 2)
    for _ in range(30):
        games.step(games.sample())
    assert games.observations.any()
