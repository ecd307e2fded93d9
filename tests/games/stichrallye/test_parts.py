"""The parts, counted."""

from __future__ import annotations

import pytest

from games.stichrallye.sketch import BEACH, GAME, VOLCANO
from rallybox.core import SeededDice
from rallybox.games.stichrallye.cards import (
    CARDS,
    COLOUR,
    NUMBER,
    ROUNDS,
    TEXT,
    VALUE,
    cards_of,
    in_use,
    mask,
    texts,
)
from rallybox.games.stichrallye.data import PARTS
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.setup import TRACK_TEXTS
from rallybox.games.stichrallye.track import check_track


def fresh(players: int, variant: str = "volcano") -> Race:
    state = GAME.start(GAME.setup({"variant": variant, "players": players}), SeededDice(1))
    assert isinstance(state, Race)
    return state


def test_45_cards_in_three_colours_with_values_1_to_15() -> None:
    assert CARDS == len(TEXT) == len(set(TEXT)) == 45
    for colour in range(3):
        assert [VALUE[c] for c in range(CARDS) if COLOUR[c] == colour] == list(range(1, 16))
    assert (TEXT[0], TEXT[14], TEXT[15], TEXT[44]) == ("r1", "r15", "g1", "b15")


@pytest.mark.parametrize(
    ("players", "lowest", "highest", "total"), [(3, 2, 10, 27), (4, 2, 13, 36), (5, 1, 15, 45)]
)
def test_the_cards_in_use(players: int, lowest: int, highest: int, total: int) -> None:
    used = cards_of(in_use(players))
    assert {VALUE[card] for card in used} == set(range(lowest, highest + 1))
    assert len(used) == total


def test_5_7_and_9_tricks_and_the_last_round_deals_every_card() -> None:
    assert list(ROUNDS) == [5, 7, 9]
    for players in (3, 4, 5):
        assert in_use(players).bit_count() == 9 * players


def test_masks_and_texts_are_the_same_cards() -> None:
    hand = mask([NUMBER["b7"], NUMBER["g11"], NUMBER["r5"]])
    assert texts(hand) == ("r5", "g11", "b7")
    assert mask(cards_of(hand)) == hand


def test_sr1_the_dial_has_nine_numbers_and_loses_power_at_the_end() -> None:
    assert PARTS.motor.dial == (0, 1, 2, 4, 7, 11, 16, 10, 5)
    assert fresh(4).view(None).dial == PARTS.motor.dial


def test_sr2_two_valid_tracks_and_the_volcano_has_more_downhill() -> None:
    assert TRACK_TEXTS == {"volcano": VOLCANO, "beach": BEACH}
    assert (len(VOLCANO), len(BEACH)) == (34, 31)
    assert VOLCANO.count("v") == 10
    assert BEACH.count("v") == 5
    for spaces in TRACK_TEXTS.values():
        check_track(spaces)


@pytest.mark.parametrize("variant", ["volcano", "beach"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_fresh_table(variant: str, players: int) -> None:
    view = fresh(players, variant).view(0)
    assert isinstance(view, StichRallyeView)
    assert view.track == TRACK_TEXTS[variant]
    assert {(c.space, c.laps, c.arrow, c.motor) for c in view.cars} == {(0, 0, 0, 0)}
    assert view.hand_sizes == (5,) * players
    assert view.hand is not None
    assert len(view.hand) == 5
    assert len(view.unused) == 45 - 9 * players
    assert not set(view.unused) & set(view.hand)
    assert (view.round, view.cards_each, view.tricks, view.trick) == (1, 5, (), ())
    assert view.leader == view.flag == view.to_act[0]


def test_sr3_the_first_flag_holder_is_drawn_by_lot_or_chosen() -> None:
    lots = GAME.setup({"players": 4})
    assert {GAME.start(lots, SeededDice(s)).to_act[0] for s in range(60)} == {0, 1, 2, 3}
    for seat in range(4):
        chosen = GAME.setup({"players": 4, "first": seat})
        assert {GAME.start(chosen, SeededDice(s)).to_act[0] for s in range(10)} == {seat}


def test_everybody_starts_clockwise_from_the_flag() -> None:
    state = GAME.start(GAME.setup({"players": 5, "first": 3}), SeededDice(1))
    assert GAME.starting_order(state) == (3, 4, 0, 1, 2)
