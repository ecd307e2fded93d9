"""Set-ups: checked before anybody sits down."""

from __future__ import annotations

import pytest

from rallybox.core import Malformed
from toy import COINRACE, ToySetup


def test_a_setup_has_sensible_defaults() -> None:
    assert COINRACE.setup({}) == ToySetup(variant="short", players=3)
    assert COINRACE.setup({"variant": "long"}) == ToySetup(variant="long", players=3)


def test_texts_are_understood_for_numbers() -> None:
    setup = COINRACE.setup({"players": "2", "spaces": "5", "first": "1"})
    assert setup == ToySetup(variant="short", players=2, spaces=5, first=1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"variant": "moon"}, "Coin Race has no variant “moon”. It has: short, long."),
        ({"variant": 7}, "Coin Race has no variant “7”. It has: short, long."),
        ({"players": 5}, "Coin Race (short) cannot be played by 5 players; possible: 2, 3."),
        ({"variant": "long", "players": 2}, "Coin Race (long) cannot be played by 2"),
        ({"wheels": 3}, "Coin Race has no option “wheels”. It has: variant, players, spaces"),
        ({"spaces": "far"}, "Coin Race cannot be set up like this: "),
        ({"players": None}, "Coin Race cannot be set up like this: "),
        ({"first": 3}, "There is no seat 3."),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Malformed) as caught:
        COINRACE.setup(options)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("variant", [["short"], {"a": 1}, None])
def test_a_variant_of_an_odd_kind_is_refused(variant: object) -> None:
    with pytest.raises(Malformed):
        COINRACE.setup({"variant": variant})
