"""One stranger must not slow the others: each attack alone, then all at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.hostile import attacks
from server.hostile.siege import serving, withstand

SECONDS_OF_A_MOVE = 0.25
SECONDS_OF_A_TURN = 3.0

NOBODY: tuple[str, ...] = ()
"""For comparison: people play alone."""
EVERY = [NOBODY] + [(name,) for name in attacks.NAMES] + [attacks.NAMES]


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("names", EVERY, ids=lambda names: "+".join(names) or "nobody")
def test_people_play_on_whatever_a_stranger_does(names: tuple[str, ...], tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        outcome = asyncio.run(withstand(address, names, 12.0))
    print(f"\n{'+'.join(names) or 'nobody'}: {outcome}")
    assert len(outcome.figures.moves) > 50, "people have played"
    assert outcome.figures.turns, "and bots"
    assert outcome.figures.p99 < SECONDS_OF_A_MOVE
    assert outcome.figures.slowest_turn < SECONDS_OF_A_TURN
