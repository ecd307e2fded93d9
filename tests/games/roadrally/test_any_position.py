"""Whatever `load` is given, it refuses with a sentence, or it is a lawful race: every law holds
then and until the end, and everybody's view can be built, read back and imagined from."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.roadrally.damage import damaged, stopped
from games.roadrally.page import PAGE
from games.roadrally.table import GAME, Driver, answer, looks, play, prepare
from rallybox.core import SeededDice, State
from support.positions import Dump, believed, dumped

tables = st.sampled_from(sorted(PAGE))
seeds = st.integers(0, 2**32)
LONGEST = 3000
"""More decisions than any race has."""


def look(race: State, dice: SeededDice) -> None:
    """Every view can be built and told, and looks the same from a world imagined from it."""
    for seat in (None, *range(race.setup.players)):
        view = race.view(seat)
        assert GAME.read_view(msgspec.json.encode(view)) == view
        assert GAME.ask(view).say()
        assert GAME.draw(view)
        world = GAME.imagine(view, dice)
        assert GAME.laws(world) == []
        assert world.view(seat) == view
    for seat in race.to_act:
        assert GAME.explain(race.view(seat), race.actions(seat)[-1]).say()


def try_out(data: Dump, rng: random.Random) -> bool:
    """Is this a position? Then it must be a race that goes on to its end."""
    race = believed(GAME, data)
    if race is None:
        return False
    dice = SeededDice(rng.randrange(2**32))
    look(race, dice)
    for _ in range(LONGEST):
        if not race.to_act:
            break
        seat = rng.choice(race.to_act)
        race.play(seat, rng.choice(race.actions(seat)), dice)
        assert GAME.laws(race) == []
    assert race.outcome is not None
    look(race, dice)
    return True


def meddle(table: tuple[str, int], seed: int, steps: int, times: int) -> int:
    """How many of so many damaged positions are races all the same."""
    rng = random.Random(seed)
    position, other = stopped(table, seed, steps), stopped(table, seed + 1, steps)
    return sum(try_out(damaged(position, other, rng), rng) for _ in range(times))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(tables, seeds, st.integers(0, 150))
def test_any_damaged_position_is_refused_or_a_lawful_race(
    table: tuple[str, int], seed: int, steps: int
) -> None:
    meddle(table, seed, steps, 8)


@pytest.mark.long
@settings(max_examples=1000, deadline=None)
@given(tables, seeds, st.integers(0, 250))
def test_any_damaged_position_at_length(table: tuple[str, int], seed: int, steps: int) -> None:
    meddle(table, seed, steps, 20)


def test_some_damaged_positions_are_races_all_the_same() -> None:
    """Else nothing would be tried out above."""
    assert sum(meddle(table, 1, 60, 20) for table in PAGE) > 10


@pytest.mark.parametrize("table", list(PAGE))
def test_every_position_of_a_race_is_lawful(table: tuple[str, int]) -> None:
    for steps in range(0, 160, 20):
        position = stopped(table, 3, steps)
        assert dumped(GAME.read_position(json.dumps(position))) == position
        assert try_out(position, random.Random(steps))


@pytest.mark.parametrize(("more", "fits"), [(0, True), (1, False)])
def test_who_has_still_to_choose_has_no_points_of_the_stage_yet(more: int, fits: bool) -> None:
    """Seat 3 chooses; the others have 5 twice, 4 and 3. Three stages before gave 19 at most."""
    race = prepare(
        "base",
        Driver(28, "g1", stages=[6], triggered=[1]),
        Driver(27, "g1", triggered=[2]),
        Driver(26, "g1", triggered=[3]),
        Driver(19, "g1"),
        turn=3,
        reached=[6],
    )
    play(race, 3, "g1")
    answer(race, s0="score 6")
    assert (looks(race, None).phase, race.to_act) == ("reward", (3,))
    dump = dumped(race)
    points = dump["public"]["points"]
    assert points == [10, 4, 3, 0]
    points[0] += 3 * 19 + more
    assert try_out(dump, random.Random(1)) == fits
