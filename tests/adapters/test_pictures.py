"""What learners are shown of a table as text or dots."""

from __future__ import annotations

import numpy as np
import pytest

from rallybox.adapters.gymnasium import Seat
from rallybox.adapters.pettingzoo import env
from rallybox.core import SeededDice
from rallybox.games import GAMES
from support.samples import ALONE, ALONE_VARIANT


@pytest.mark.parametrize("moves", [0, 1])
def test_nothing_that_learners_are_shown_says_which_deal_it_is(moves: int) -> None:
    setup = GAMES[ALONE].setup({"variant": ALONE_VARIANT, "players": 1})
    number = GAMES[ALONE].settle(setup, SeededDice(2)).number
    drawn = str(number)
    assert len(drawn) > 4
    said: dict[str, object] = {"variant": ALONE_VARIANT, "players": 1, "deal": number}
    seat = Seat(ALONE, render_mode="ansi", **said)  # type: ignore[arg-type]
    table = env(ALONE, render_mode="ansi", **said)
    _, info = seat.reset(seed=1)
    table.reset(seed=1)
    for _ in range(moves):
        seat.step(int(np.argmax(info["action_mask"])))
        table.step(int(np.argmax(info["action_mask"])))
    for shown in (seat.render(), table.render()):
        assert isinstance(shown, str)
        assert shown.strip()
        assert drawn not in shown
        assert "None" not in shown
        assert "none" not in shown
    assert drawn in GAMES[ALONE].draw(table._current().view(0))
