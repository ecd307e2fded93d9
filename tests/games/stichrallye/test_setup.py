"""Own tracks, own dials, the first flag: what is wrong is said, and where."""

from __future__ import annotations

import pytest

from games.stichrallye.sketch import GAME, VOLCANO
from rallybox.core import Malformed, SeededDice
from rallybox.games.stichrallye.setup import StichRallyeSetup


def sentence(**options: object) -> str:
    with pytest.raises(Malformed) as caught:
        GAME.setup(options)
    return str(caught.value)


@pytest.mark.parametrize(
    ("track", "said"),
    [
        ("", "has 11 to 60 spaces; this one has 0"),
        ("S.........", "has 11 to 60 spaces; this one has 10"),
        ("S" + "." * 60, "has 11 to 60 spaces; this one has 61"),
        ("......S....", "begins with its start, S; this one begins with “.”"),
        ("S.....x.....", "Space 6 of the track is “x”"),
        ("S.....V.....", "Space 6 of the track is “V”"),
        ("S.....S.....", "space 6 is another S"),
        ("S....v......", "5 spaces after S must be flat; space 5 of this track is a hill"),
        ("S.^.........", "5 spaces after S must be flat; space 2 of this track is a hill"),
        ("S......v....", "5 spaces before S must be flat; space 7 of this track is a hill"),
        (
            "S.....vv.^^.....",
            "One hill ends on space 7 and the next begins on space 9, with 1 between them",
        ),
        (
            "S.....vv^^......",
            "One hill ends on space 7 and the next begins on space 8, with 0 between them",
        ),
        ("S.....v.v.....", "ends on space 6 and the next begins on space 8"),
    ],
)
def test_sr2_a_wrong_track_is_refused_with_the_space(track: str, said: str) -> None:
    assert said in sentence(track=track)


@pytest.mark.parametrize("track", ["S..........", "S.....v.....", "S" + "." * 59, VOLCANO])
def test_sr2_the_smallest_and_largest_tracks_are_taken(track: str) -> None:
    state = GAME.start(GAME.setup({"track": track}), SeededDice(1))
    assert f"{len(track) - 1:^3}" in GAME.draw(state.view(0))


@pytest.mark.parametrize(
    ("dial", "said"),
    [
        ([], "2 to 15 numbers; this one has 0"),
        ([0], "2 to 15 numbers; this one has 1"),
        ([0] * 16, "2 to 15 numbers; this one has 16"),
        ([1, 2], "begins with 0; this one begins with 1"),
        ([0, 3, 31], "Number 3 of the dial is 31; allowed are 0 to 30"),
        ([0, -1], "Number 2 of the dial is −1"),
        (["0", "many"], "expected `int`"),
        ("0 x", "expected `int`"),
        ([0, 10**30], "Number 2 of the dial is …"),
    ],
)
def test_sr1_a_wrong_dial_is_refused_with_the_number(dial: object, said: str) -> None:
    assert said in sentence(dial=dial)


def test_sr1_a_dial_may_be_given_as_text() -> None:
    for text in ("0 1 5 9", "0,1,5,9", "0, 1, 5, 9"):
        setup = GAME.setup({"dial": text})
        assert isinstance(setup, StichRallyeSetup)
        assert setup.dial == (0, 1, 5, 9)


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_sr3_a_flag_holder_who_is_not_there_is_refused(first: int) -> None:
    assert "seats are numbered from 0 to 2" in sentence(players=3, first=first)


def test_defaults_are_four_drivers_round_the_volcano() -> None:
    assert GAME.setup({}) == StichRallyeSetup(variant="volcano", players=4)


@pytest.mark.parametrize("track", [["S", "."], 7, {"S": 1}])
def test_a_track_is_text(track: object) -> None:
    assert "Stich Rallye" in sentence(track=track)
