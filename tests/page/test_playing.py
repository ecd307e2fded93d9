"""Playing in a page: hot seat, hints that block nothing, clocks, taking back, lessons, puzzles."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from page.world import MemoryShelf, Tab, a_tab
from rallybox.page import thinker
from rallybox.page.thinking import BOTS, HINTS, REVIEWS, Desk, ThinkerFault
from rallybox.tables.errors import NotFound, Unavailable
from server.site import WoundClock
from support.samples import ALONE, ALONE_VARIANT, ANY, IN_TURN


def test_several_on_one_device_each_see_their_own_hand() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            wishes: Any = {"here": {"0": "Ada", "2": "Zoe"}}
            table = await tab.table(IN_TURN, ["person", "rookie", "person"], **wishes)
            info = await tab.ask("GET", f"tables/{table}")
            assert (info["mine"], info["you"]) == ([0, 2], None)
            screens = {seat: await tab.sit(table, f"seat={seat}") for seat in (0, 2)}
            rng = random.Random(8)
            for _ in range(12):
                asked = [s for s in screens.values() if s.choices]
                if not asked:
                    await asyncio.sleep(0.005)
                    continue
                assert (await asked[0].act(rng.choice(asked[0].choices)))["type"] == "ack"
            wrong = await tab.sit(table, "seat=1")
            assert wrong.heard[0]["problem"]["message"] == "server-not-your-seat"

    asyncio.run(go())


def test_somebody_else_on_this_device_sits_down_and_gets_up() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(IN_TURN, ["person", "person", "person"], start=False)
            path = f"tables/{table}"
            assert await tab.refused("POST", f"{path}/start") == (403, "server-seats-empty")
            await tab.ask("POST", f"{path}/join", {"seat": 1, "name": "Bea"})
            await tab.ask("PUT", f"{path}/seats/2", {"plan": "club"})
            assert (await tab.ask("POST", f"{path}/start"))["mine"] == [0, 1]
            await tab.ask("PUT", f"{path}/stand-in", {"level": "rookie", "seat": 1})
            info = await tab.ask("POST", f"{path}/give-up?seat=1")
            assert info["seats"][1]["gave_up"]
            info = await tab.ask("POST", f"{path}/give-up")
            assert info["status"] == "closed", "nobody is left to play for"
            assert (await tab.ask("GET", "me/tables"))["tables"] == []

    asyncio.run(go())


def test_a_table_is_listed_however_many_came_after_it() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            first = await tab.table(IN_TURN, ["person", "rookie", "rookie"])
            for _ in range(120):
                await tab.table(IN_TURN, ["person", "person", "person"], start=False)
            listed = (await tab.ask("GET", "me/tables"))["tables"]
            assert len(listed) == 121
            # Wherever: its bots may still have been driving when the others were made.
            assert {t["id"]: t["status"] for t in listed}[first] == "running"

    asyncio.run(go())


def test_a_hint_comes_beside_and_may_be_cancelled() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(IN_TURN, ["person", "rookie", "rookie"])
            screen = await tab.sit(table)
            await screen.until(lambda: screen.choices)
            tab.gate = asyncio.Event()
            assert screen.moment is not None
            asked = screen.send(type="hint", step=screen.moment["step"])
            assert (await screen.ask(type="ping"))["type"] == "pong", "nobody waits for it"
            assert (await screen.ask(type="cancel", question=asked))["type"] == "ack"
            assert (screen.last("dropped") or {})["request"] == asked
            tab.gate.set()
            found = await screen.ask(type="hint", step=screen.moment["step"])
            assert {one["action"] for one in found["advice"]} <= set(screen.choices)
            assert HINTS in tab.thoughts

    asyncio.run(go())


def test_the_clock_decides_also_after_a_break() -> None:
    async def go() -> None:
        shelf, clock = MemoryShelf(), WoundClock()
        wishes: Any = {"pace": {"kind": "live", "seconds": 30, "reserve": 0}}
        async with a_tab(shelf, clock=clock) as tab:
            table = await tab.table(IN_TURN, ["person", "rookie", "rookie"], **wishes)
            screen = await tab.sit(table)
            await screen.until(lambda: screen.choices)
            assert screen.moment is not None
            step = screen.moment["step"]
        clock.advance(3600)
        async with a_tab(shelf, clock=clock) as tab:
            screen = await tab.sit(table)
            await screen.until(lambda: (screen.moment or {})["step"] > step)
            await screen.until(lambda: screen.table["notes"])
            assert screen.table["notes"][0]["kind"] == "clock"

    asyncio.run(go())


def test_taking_back_goes_on_after_a_break() -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        async with a_tab(shelf) as tab:
            wishes: Any = {"variant": ALONE_VARIANT, "options": {"deal": 7}}
            table = await tab.table(ALONE, ["person"], **wishes)
            screen = await tab.sit(table)
            assert screen.moment is not None
            first = screen.moment["view"]
            await screen.play(random.Random(1), 3)
        async with a_tab(shelf) as tab:
            screen = await tab.sit(table)
            for _ in range(3):
                assert screen.moment is not None
                answer = await screen.ask(type="undo", step=screen.moment["step"])
                assert answer["type"] == "ack"
            assert screen.moment is not None
            assert screen.moment["view"] == first
        async with a_tab(shelf) as tab:
            screen = await tab.sit(table)
            assert screen.moment is not None
            assert screen.moment["view"] == first

    asyncio.run(go())


def test_who_comes_back_is_told_what_was_missed() -> None:
    async def go() -> None:
        shelf = MemoryShelf()
        async with a_tab(shelf) as tab:
            table = await tab.table(IN_TURN, ["person", "rookie", "rookie"])
            await (await tab.sit(table)).play(random.Random(1), 4)
        async with a_tab(shelf) as tab:
            screen = await tab.sit(table, "since=1")
            assert len((screen.moment or {})["events"]) > 3
            story = await tab.ask("GET", f"tables/{table}/events")
            assert len(story["events"]) >= len((screen.moment or {})["events"])

    asyncio.run(go())


def test_what_was_said_before_going_is_done() -> None:
    """Such as a move, by who lets the curtain fall at once."""

    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(
                IN_TURN, ["person", "person", "person"], here={"1": "B", "2": "C"}
            )
            public = await tab.sit(table)
            assert public.moment is not None
            (seat,) = public.moment["view"]["to_act"]
            screen = await tab.sit(table, f"seat={seat}")
            screen.send(type="act", step=public.moment["step"], action=screen.choices[0])
            tab.door.unplug(screen.number)
            await public.until(lambda: (public.moment or {})["step"] > 1)
            assert screen.last("ack") is None, "nobody is there to hear it"

    asyncio.run(go())


def test_a_line_to_a_table_that_is_thrown_away_ends() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(IN_TURN, ["person", "club", "club"], start=False)
            screen = await tab.sit(table)
            await tab.ask("DELETE", f"tables/{table}")
            assert screen.hung_up
            await asyncio.sleep(0)
            assert not tab.door._lines._lines

    asyncio.run(go())


def test_lessons_and_puzzles() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            (lesson, *_) = (await tab.ask("GET", "lessons"))["lessons"]
            scene = await tab.ask("GET", f"lessons/{lesson['game']}/1")
            action = scene["moment"]["decision"]["choices"][0]["id"]
            tried = {"actions": [action]}
            assert await tab.ask("POST", f"lessons/{lesson['game']}/1", tried)
            puzzle = await tab.ask("GET", "puzzles/day")
            action = puzzle["moment"]["decision"]["choices"][0]["id"]
            answer = await tab.ask("POST", f"puzzles/{puzzle['id']}/try", {"action": action})
            assert answer["right"] in (True, False)
            assert not tab.shelf.kept, "nothing of it is kept here"

    asyncio.run(go())


# -- the second worker -----------------------------------------------------------------------------


def _boom() -> None:
    raise ZeroDivisionError


def test_the_thinker_unpacks_only_what_is_ours() -> None:
    assert "UnpicklingError" in thinker.unpack(thinker.do(thinker.pack(_boom))).fault
    assert "UnpicklingError" in thinker.unpack(thinker.do(thinker.pack(eval))).fault
    assert thinker.unpack(thinker.do("nonsense!")).fault
    error = NotFound("server-no-such-seat", seats=3)
    found = thinker.unpack(thinker.pack(thinker.Answer(error=error))).error
    assert (type(found), found.words) == (NotFound, error.words)


class Elsewhere(Tab):
    """A worker that answers when it is told to."""

    order: list[int]

    async def think(self, text: str, urgent: int) -> str:
        self.order.append(urgent)
        await asyncio.sleep(0.005)
        if urgent == HINTS:
            raise OSError("the worker is gone")
        return thinker.pack(thinker.Answer(urgent, fault="" if urgent == BOTS else "broken"))


def test_what_is_urgent_comes_first_and_what_nobody_wants_not_at_all() -> None:
    async def go() -> None:
        tab = Elsewhere(MemoryShelf())
        tab.order = []
        desk = Desk(tab)
        asked = [asyncio.ensure_future(desk.do(n, int)) for n in (REVIEWS, REVIEWS, HINTS, BOTS)]
        await asyncio.sleep(0)
        unwanted = asyncio.ensure_future(desk.do(BOTS, int))
        await asyncio.sleep(0)
        unwanted.cancel()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert tab.order == [BOTS, HINTS, REVIEWS, REVIEWS]
        assert found[3] == BOTS
        assert isinstance(found[2], Unavailable)
        assert isinstance(found[0], ThinkerFault)
        await tab.close()

    asyncio.run(go())


@pytest.mark.parametrize("level", ["club", "pro"])
def test_bots_of_a_level_decide(level: str) -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(ANY, ["person", level, level])
            screen = await tab.sit(table)
            await screen.play(random.Random(1), 2)

    asyncio.run(go())
