"""One stranger must not slow the others: each attack alone, then all at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rallybox.server.settings import Limits
from server.hostile import attacks
from server.hostile.attacks import codes
from server.hostile.siege import BEFORE, Outcome, serving, withstand
from support.postgres import throwaway

SECONDS_OF_A_MOVE = 0.25
SECONDS_OF_A_TURN = 3.0

SECONDS = 12.0
LATE = 10.0
"""So much longer an attack may take to begin and to end."""

NOBODY: tuple[str, ...] = ()
"""For comparison: people play alone."""
EVERY = [NOBODY] + [(name,) for name in attacks.NAMES] + [attacks.NAMES]


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("names", EVERY, ids=lambda names: "+".join(names) or "nobody")
def test_people_play_on_whatever_a_stranger_does(names: tuple[str, ...], tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        outcome = asyncio.run(withstand(address, names, SECONDS))
    check(names, outcome)


def check(names: tuple[str, ...], outcome: Outcome) -> None:
    """People have played, and nobody has kept them waiting."""
    print(f"\n{'+'.join(names) or 'nobody'}: {outcome}")
    assert len(outcome.figures.moves) > 50, "people have played"
    assert outcome.figures.turns, "and bots"
    assert outcome.figures.p99 < SECONDS_OF_A_MOVE
    assert outcome.figures.slowest_turn < SECONDS_OF_A_TURN


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("names", [("codes",), attacks.NAMES], ids="+".join)
def test_so_they_do_at_two_processes(names: tuple[str, ...], tmp_path: Path) -> None:
    """They count together: an address that asks both has not twice as many guesses."""
    with throwaway() as postgres:
        more = ("--processes", "2", "--database", postgres.new_database())
        with serving(tmp_path, *more) as address:
            outcome = asyncio.run(withstand(address, names, SECONDS))
    check(names, outcome)
    limits, counts = Limits(), outcome.counts["codes"]
    answered = sum(number for what, number in counts.items() if not what.endswith(" 429"))
    each = limits.creations_burst + limits.creations_rate * (BEFORE + SECONDS + LATE)
    assert answered <= codes.ADDRESSES * (each + 1)
    if names == ("codes",):
        assert answered >= codes.ADDRESSES * limits.creations_burst
        assert counts["devices' codes 429"] > 0
