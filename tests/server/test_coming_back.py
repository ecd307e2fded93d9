"""Connections break and devices are many; nobody misses anything, and all of them agree."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from server.site import Socket, running, settings
from support.samples import AT_ONCE, FOR_TWO, IN_TURN

SHOWN = ("view", "step", "decision", "ask")


async def some_moves(sockets: list[Socket], number: int, rng: random.Random) -> None:
    """So many moves, by whoever is asked; fewer where the game ends before."""
    for _ in range(number):
        for socket in sockets:
            await socket.quiet()
        if all(socket.moment and socket.moment["outcome"] for socket in sockets):
            break
        mover = next(socket for socket in sockets if socket.choices)
        await mover.act(rng.choice(mover.choices))
    for socket in sockets:
        await socket.quiet()


def events_heard(socket: Socket) -> list[object]:
    """All events in the order in which they came."""
    moments = [m if m["type"] == "moment" else m.get("moment") for m in socket.heard]
    return [event for moment in moments if moment for event in moment["events"]]


def test_who_comes_back_hears_exactly_what_was_missed(tmp_path: Path) -> None:
    """Whether it is in memory, or has to be read from the log, or from before a snapshot."""

    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=7)) as site:
            rng = random.Random(3)
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table = await site.table(*people, game=FOR_TWO)
            sockets = [await guest.sit(table, language="en", since=0) for guest in people]
            for away in (1, 5, 60):
                constant = await people[0].sit(table, language="en")
                seen = sockets[0].step
                del constant.heard[:]
                await sockets[0].link.close()
                await some_moves([constant, sockets[1]], away, rng)
                sockets[0] = await people[0].sit(table, language="en", since=seen)
                assert sockets[0].moment is not None
                assert constant.moment is not None
                assert sockets[0].moment["events"] == events_heard(constant)
                for part in SHOWN:
                    assert sockets[0].moment[part] == constant.moment[part]
            early = await people[0].sit(table, language="en", since=0)
            history = (await people[0].get(f"/api/tables/{table}/events")).json()
            assert early.moment is not None
            told = [{"event": e["event"], "says": e["says"]} for e in history["events"]]
            assert told == early.moment["events"]
            assert {e["event"]["to"] for e in history["events"]} <= {None, 0}

    asyncio.run(go())


def test_all_tabs_of_a_player_agree(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            tabs = [await ada.sit(table, language="en") for _ in range(3)]
            rng = random.Random(1)
            for _ in range(8):
                for tab in tabs:
                    await tab.turn()
                shown = [{n: tab.moment[n] for n in SHOWN} for tab in tabs if tab.moment]
                assert shown == shown[:1] * 3
                steps = {tab.step for tab in tabs}
                assert len(steps) == 1
                one, two, three = rng.sample(tabs, 3)
                choice = rng.choice(one.choices)
                # Two tabs click at once: one is in time.
                numbers = [
                    await tab.send(type="act", action=choice, step=one.step) for tab in (one, two)
                ]
                answers = [
                    await tab.until(lambda m, n=number: m.get("request") == n)  # type: ignore[misc]
                    for tab, number in zip((one, two), numbers, strict=True)
                ]
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                for tab in (one, two, three):
                    while tab.step == min(steps):
                        await tab.next()

    asyncio.run(go())


def test_after_a_restart_the_game_stands_as_it_stood(tmp_path: Path) -> None:
    async def go() -> None:
        rng = random.Random(8)
        cookies = []
        async with running(settings(tmp_path, snapshot_every=10)) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            table = await site.table(*people, game=AT_ONCE)
            sockets = [await guest.sit(table, language="en") for guest in people]
            await some_moves(sockets, 33, rng)
            before = [socket.moment for socket in sockets]
            cookies = [guest.http.cookies for guest in people]
        async with running(settings(tmp_path, snapshot_every=10)) as site:
            again = []
            for cookie in cookies:
                guest = site.nobody()
                guest.http.cookies = cookie
                again.append(await guest.sit(table, language="en"))
            for socket, moment in zip(again, before, strict=True):
                assert moment is not None
                assert socket.moment is not None
                for part in SHOWN:
                    assert socket.moment[part] == moment[part]
            ends = await asyncio.gather(*(s.play(random.Random(2)) for s in again))
            assert ends[0] == ends[1] == ends[2]

    asyncio.run(go())
