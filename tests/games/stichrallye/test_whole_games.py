"""Whole games: beside the rule page, on tracks of one's own."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.stichrallye.plain import PlainGame
from games.stichrallye.sketch import GAME
from rallybox.core import SeededDice, conformance
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.race import Race
from support.effort import effort

TABLES = [(variant, n) for variant, numbers in GAME.variants.items() for n in numbers]
every_table = pytest.mark.parametrize(("variant", "players"), TABLES)


def hands_of(state: Race) -> list[set[str]]:
    return [set(hand) for hand in state.dump().hidden.hands]


def compare(state: Race, plain: PlainGame) -> None:
    """Everything that is public is the same in both tellings."""
    view = state.view(None)
    assert isinstance(view, StichRallyeView)
    assert [(c.laps, c.space, c.motor) for c in view.cars] == [
        (car.lap, car.space, plain.shown(seat)) for seat, car in enumerate(plain.cars)
    ]
    assert view.flag == plain.flag
    assert list(view.standing) == plain.ranking()
    assert view.round == plain.round + 1
    assert view.trick == tuple(card for _, card in plain.pile)
    assert len(view.tricks) == plain.taken
    lacking = {(seat, c) for seat, letters in enumerate(view.voids) for c in letters}
    assert lacking == plain.lacking
    assert (view.outcome.reason if view.outcome else "") == plain.over
    assert hands_of(state) == plain.hands
    if not plain.over:
        assert state.to_act == (plain.turn,)
        assert {a.text for a in state.actions(plain.turn)} == plain.legal()
        assert (view.landings is not None) == plain.asked


def play_beside(options: dict[str, object], seed: int) -> str:
    """A random game in both tellings; how it ended."""
    setup = GAME.setup(options)
    dice, rng = SeededDice(seed), random.Random(seed)
    state = GAME.start(setup, dice)
    assert isinstance(state, Race)
    view = state.view(None)
    plain = PlainGame(view.track, state.to_act[0], hands_of(state), list(view.dial))
    while state.to_act:
        compare(state, plain)
        seat = state.to_act[0]
        action = rng.choice(state.actions(seat))
        state.apply(seat, action, dice)
        plain.answer(action.text)
        if plain.needs_deal:
            plain.hands, plain.needs_deal = hands_of(state), False
    compare(state, plain)
    assert plain.ranking() == sorted(range(len(plain.cars)), key=places(state).__getitem__)
    return plain.over


def places(state: Race) -> tuple[int, ...]:
    assert state.outcome is not None
    return state.outcome.places


@every_table
def test_the_rule_page_read_aloud_tells_the_same_game(variant: str, players: int) -> None:
    for seed in range(40):
        play_beside({"variant": variant, "players": players}, seed)


def flats(least: int) -> st.SearchStrategy[str]:
    return st.integers(least, least + 3).map(lambda n: "." * n)


hills = st.builds(lambda kind, n: kind * n, st.sampled_from("v^"), st.integers(1, 4))
tracks = st.builds(
    lambda first, parts, last: "S" + first + "".join(h + f for h, f in parts) + last,
    flats(5),
    st.lists(st.tuples(hills, flats(2)), max_size=5),
    flats(5),
)
dials = st.lists(st.integers(0, 30), min_size=1, max_size=14).map(lambda numbers: [0, *numbers])


@settings(max_examples=effort(15, 60), deadline=None, suppress_health_check=list(HealthCheck))
@given(track=tracks, dial=dials, players=st.integers(3, 5), seed=st.integers(0, 10**6))
def test_own_tracks_and_dials_play_like_the_page_too(
    track: str, dial: list[int], players: int, seed: int
) -> None:
    play_beside({"players": players, "track": track, "dial": dial}, seed)


@settings(max_examples=effort(5, 15), deadline=None, suppress_health_check=list(HealthCheck))
@given(track=tracks, dial=dials, players=st.integers(3, 5), seed=st.integers(0, 10**6))
def test_own_tracks_and_dials_keep_every_promise(
    track: str, dial: list[int], players: int, seed: int
) -> None:
    setup = GAME.setup({"players": players, "track": track, "dial": dial})
    conformance.check_walk(GAME, setup, seed, density=0.1)


def test_games_end_both_ways() -> None:
    ends = {play_beside({"players": n}, seed) for n in (3, 4, 5) for seed in range(30)}
    assert ends == {"finish", "lead"}


def test_a_game_has_at_most_21_tricks_and_asks_for_as_many_cards() -> None:
    dice = SeededDice(8)
    state = GAME.start(GAME.setup({"players": 4}), dice)
    cards = 0
    while state.to_act:
        seat = state.to_act[0]
        action = state.actions(seat)[0]
        cards += action.id < 45
        state.apply(seat, action, dice)
    assert cards == 4 * GAME.turns(state) <= 4 * 21
