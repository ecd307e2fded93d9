"""Of all that is to be sent, what is begun now: strangers wait for each other."""

from __future__ import annotations

import asyncio
import socket
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rallybox.server.notices import office, outside, slots
from rallybox.server.notices.quiet import MINUTE
from rallybox.server.notices.slots import Slots, Waiting, destination
from rallybox.server.store import outbox
from rallybox.server.store.outbox import Due
from server.notices.receivers import Receiver, receiver, until
from server.notices.slow import by_hook, gone, move, noted, quick, site_and_hook, slow_table
from server.notices.slow import outbox as outbox_of
from server.site import Guest, Site

__all__ = ["quick"]


def due(number: int, person: str, there: str, known: bool = False) -> Waiting:
    return Waiting(Due(f"target {number}", person, known, "webhook", "", []), there)


def begun(all_of_them: list[Waiting], homes: dict[str, str] | None = None) -> list[int]:
    """Which of these are begun, one after the other."""
    room = Slots(lambda person: (homes or {}).get(person, ""))
    return [number for number, one in enumerate(all_of_them) if room.take(one)]


def test_whoever_they_are_strangers_leave_room_for_others() -> None:
    strangers = [due(n, f"p{n}", f"host{n}.example") for n in range(40)]
    friends = [due(n, f"p{n}", f"friend{n}.example", known=True) for n in range(40, 80)]
    assert begun(strangers) == [*range(slots.UNTRIED)]
    assert len(begun(strangers + friends)) == slots.AT_ONCE


def test_one_person_one_destination_and_one_household_have_a_few() -> None:
    one = [due(n, "eve", f"host{n}.example") for n in range(9)]
    assert begun(one) == [*range(slots.AT_ONCE_EACH)]
    there = [due(n, f"p{n}", "example") for n in range(9)]
    assert begun(there) == [*range(slots.UNTRIED_EACH)]
    homes = {f"p{n}": "203.0.113.7" for n in range(40)}
    home = [due(n, f"p{n}", f"host{n}.example") for n in range(40)]
    assert begun(home, homes) == [*range(slots.UNTRIED_EACH)]
    arriving = [due(n, f"p{n}", "push.example", known=True) for n in range(40)]
    assert begun(arriving) == [*range(slots.AT_ONCE_THERE)]
    assert begun(arriving, homes) == [*range(slots.AT_ONCE_HOME)]


def test_what_is_done_makes_room_again() -> None:
    room = Slots(lambda _: "")
    for number in range(50):
        assert room.take(due(number, "eve", "example"))
        assert not room.take(due(number, "bea", "else.example")), "the same target"
        room.leave(f"target {number}")
    assert not room._counted


@pytest.mark.parametrize(
    ("target", "there"),
    [
        ("https://hook.example/a?b", "hook.example"),
        ("https://a.b.c.hook.example:8443/", "hook.example"),
        ("https://hook.example./", "hook.example"),
        ("https://203.0.113.7/x", "203.0.113.7"),
        ("https://[2606:4700::1]/x", "2606:4700::"),
        ("http://localhost:81/", "localhost"),
    ],
)
def test_names_below_a_name_are_one_destination(target: str, there: str) -> None:
    assert destination("webhook", target) == there


def test_letters_go_to_our_own_mail_server() -> None:
    assert destination("mail", "ada@home.example") == "mail"
    assert destination(None, None) == ""
    push = '{"endpoint":"https://Updates.push.example/x","p256dh":"","auth":""}'
    assert destination("push", push) == "push.example"


async def turn_of(site: Site, guest: Guest, mate: Guest) -> None:
    """Somebody is waited for."""
    asked = mate
    while asked is not guest:
        _, asked, _ = await slow_table(site, guest, mate)


async def strangers(site: Site, silent: Receiver, number: int) -> None:
    """So many who have nothing in common, each with addresses that hang, and whose turn it is."""
    mate = await site.guest("Mate")
    for home in range(number):
        eve = await site.guest(f"Eve{home}")
        eve.http.headers["x-forwarded-for"] = f"203.0.113.{home}"
        for path in ("a", "b"):
            await by_hook(eve, silent, f"/{home}{path}")
        await turn_of(site, eve, mate)
        await eve.get("/api/me")


def test_many_strangers_whose_addresses_hang_keep_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in {"AT_ONCE": 4, "UNTRIED": 3}.items():
        monkeypatch.setattr(slots, name, number)
    monkeypatch.setattr(office, "STOP_SECONDS", 0.1)
    # As if each had a name of their own, and all that is due did not fit on one page.
    monkeypatch.setattr(slots, "destination", lambda _, target: target)
    monkeypatch.setattr(outbox, "due", partial(outbox.due, most=2))

    async def go() -> None:
        changes: dict[str, Any] = {"proxies": ("127.0.0.1",)}
        async with receiver() as silent, site_and_hook(tmp_path, **changes) as (site, hook, clock):
            silent.pause = 60.0
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table, asked, other = await slow_table(site, *people)
            await by_hook(asked, hook)
            await noted(site, "turn")
            clock.advance(30)
            await until(lambda: len(hook.got) == 1)  # it arrives there
            await strangers(site, silent, 4)
            before = len(await noted(site, "turn", 8))
            clock.advance(30)
            await until(lambda: len(silent.got) == slots.UNTRIED)
            for guest in (asked, other):
                await move(guest, table)
                await gone(site, table)
            await noted(site, "turn", before + 1)
            clock.advance(30)
            await until(lambda: len(hook.got) == 2)
            assert len(silent.got) == slots.UNTRIED

    asyncio.run(go())


def test_a_name_that_hangs_keeps_its_place_until_its_thread_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or strangers would take all threads: each gives up soon, and its thread does not."""
    look_up, over, hanging = socket.getaddrinfo, threading.Event(), threading.Event()

    def slowly(host: Any, *args: Any, **more: Any) -> Any:
        if host != "silent.example":
            return look_up(host, *args, **more)
        if hanging.is_set():
            over.wait(20)
        return look_up("127.0.0.1", *args, **more)

    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, _, clock):
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            _, asked, _ = await slow_table(site, *people)
            address = "http://silent.example:8080/"
            added = await asked.post("/api/me/notices/webhook", address=address)
            assert added.status_code == 200
            (turn,) = await noted(site, "turn")
            hanging.set()
            clock.advance(30)
            room = site.house.notices._slots
            async with asyncio.timeout(20):
                while not any(r["id"] == turn["id"] and r["tries"] for r in await outbox_of(site)):
                    await asyncio.sleep(0.01)
            await until(lambda: not site.house.notices._sending)
            assert room._counted["untried",] == 1
            over.set()
            await until(lambda: not room._counted)

    monkeypatch.setattr(outside, "LOOKUP_SECONDS", 0.05)
    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    try:
        asyncio.run(go())
    finally:
        over.set()


def test_where_something_has_not_arrived_lately_it_may_hang_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table, asked, other = await slow_table(site, *people)
            await by_hook(asked, hook)

            async def is_known(later: int = MINUTE) -> bool:
                """Of what is due then: does it go where things arrive?"""
                read, at = site.house.database.read, clock.time + later
                known, _ = await read(lambda c: slots.waiting(c, at, True, None))
                rest, _ = await read(lambda c: slots.waiting(c, at, False, None))
                assert len(known) + len(rest) == 1
                return bool(known)

            async def again() -> None:
                for guest in (asked, other):
                    await move(guest, table)
                    await gone(site, table)

            await noted(site, "turn")
            assert not await is_known()
            clock.advance(30)
            await until(lambda: len(hook.got) == 1)
            await again()
            await noted(site, "turn", 2)
            assert await is_known()
            hook.answer = b"HTTP/1.1 500 Oh\r\n\r\n"
            clock.advance(30)
            await until(lambda: len(hook.got) == 2)
            hook.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
            clock.advance(60)
            await until(lambda: len(hook.got) == 3)
            await again()
            await noted(site, "turn", 3)
            assert not await is_known(), "it came in the end, but not at once"
            assert await is_known(outbox.TROUBLE_MS + MINUTE)

    asyncio.run(go())
