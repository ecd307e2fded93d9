"""How fast it is here: measured again and again; a busy moment does not count for long."""

from __future__ import annotations

import asyncio
from math import sqrt

import pytest

from page.world import MemoryShelf, Tab, a_tab
from rallybox.games import GAMES
from rallybox.page import pace
from rallybox.page.thinking import REVIEWS
from rallybox.tables.errors import Unavailable


def calm_at_once(tab: Tab, again: float = pace.AGAIN) -> None:
    house = tab.door.house
    house.pace = pace.Pace(house.shelf, house.desk, calm=0.0, again=again)


def measurements(tab: Tab) -> float:
    return tab.thoughts.count(REVIEWS) / len(GAMES)


async def asked(tab: Tab, times: int) -> float:
    """What the kept figure is after so many measurements, the last of which this asks for."""
    await tab.ask("GET", "offer")
    async with asyncio.timeout(30):
        before = tab.shelf.kept.get(pace.KEY)
        while measurements(tab) < times or tab.shelf.kept.get(pace.KEY) == before:
            await asyncio.sleep(0.01)
    return float(tab.shelf.kept[pace.KEY])


@pytest.mark.parametrize(
    ("before", "now", "then"),
    [(None, 0.3, 0.3), (0.1, 0.8, 0.8), (0.8, 0.2, 0.4), (0.5, 0.5, 0.5)],
)
def test_who_is_faster_is_believed_at_once_who_is_slower_by_half(
    before: float | None, now: float, then: float
) -> None:
    assert pace.believed(before, now) == pytest.approx(then)


def test_a_first_visit_at_a_busy_moment_is_forgotten() -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        shelf.kept[pace.KEY] = "0.0001"
        async with a_tab(shelf) as tab:
            calm_at_once(tab)
            now = await asked(tab, 1)
            assert now > 0.001
            assert await tab.door.house.pace.measured() == now
        shelf.kept[pace.KEY] = "1000.0"
        async with a_tab(shelf) as tab:  # the next visit
            calm_at_once(tab)
            slower = await asked(tab, 1)
            assert sqrt(1000 * 0.001) < slower < 1000

    asyncio.run(go())


def test_a_tab_that_stays_open_measures_now_and_then() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            calm_at_once(tab)
            await asked(tab, 1)
            for _ in range(3):
                await tab.ask("GET", "offer")
                await asyncio.sleep(0.01)
            assert measurements(tab) == 1
            calm_at_once(tab, again=0.0)
            tab.shelf.kept[pace.KEY] = "0.0001"
            await asked(tab, 2)

    asyncio.run(go())


def test_nothing_is_measured_while_a_page_comes() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            assert (await tab.ask("GET", "offer"))["thinking"] == 1
            await asyncio.sleep(0.05)
            assert tab.thoughts == []
            # Who wants to know how fine a review can be does not wait for that.
            assert await tab.door.house.pace.measured() > 0
            assert measurements(tab) == 1

    asyncio.run(go())


def test_where_nobody_thinks_or_nothing_may_be_kept_it_is_tried_again() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            calm_at_once(tab)
            tab.shelf.refuses = lambda call: call == 3
            await tab.ask("GET", "offer")
            async with asyncio.timeout(30):
                while tab.shelf.calls < 3 or measurements(tab) < 1:
                    await asyncio.sleep(0.01)
            assert pace.KEY not in tab.shelf.kept
            tab.shelf.refuses = lambda call: True
            with pytest.raises(Unavailable):
                await tab.door.house.pace.measured()
            tab.shelf.refuses = lambda call: False
            await asyncio.sleep(0.05)
            await asked(tab, 2)

    asyncio.run(go())
