"""Chat: plain text, kept with the table, and nobody has to listen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rallybox.core.words import knows
from rallybox.server.store import chat
from rallybox.tables.chat import PHRASES
from server.site import Guest, Site, Socket, running, settings, strict
from support.samples import ANY, FOR_TWO
from support.sayings import sentence

MARKUP = '<img src=x onerror=alert(1)> & "quotes" {braces} \'; DROP TABLE messages; --'


async def three(site: Site) -> tuple[str, list[Socket]]:
    people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
    table = await site.table(*people, game=ANY, start=False)
    sockets = [await guest.sit(table, language="en") for guest in people]
    for socket in sockets:
        await socket.quiet()
    return table, sockets


def test_what_is_said_arrives_as_it_was_typed(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, (ada, bea, cleo) = await three(site)
            watcher = await site.nobody().sit(table)
            assert (await ada.ask(type="say", text=MARKUP))["type"] == "ack"
            for socket in (bea, cleo, watcher):
                line = (await socket.until(lambda m: m["type"] == "chat"))["line"]
                assert (line["seat"], line["name"], line["text"]) == (0, "Ada", MARKUP)
                assert line["phrase"] == ""
            await bea.ask(type="say", text="  turned\u202e round\x07\n\n again ")
            line = (await ada.until(lambda m: m["type"] == "chat" and m["line"]["seat"] == 1))[
                "line"
            ]
            assert line["text"] == "turned round again"
            assert (await watcher.ask(type="say", text="Hi"))["problem"]["error"] == "forbidden"
            late = await site.nobody().sit(table)
            assert [line["number"] for line in late.heard[0]["chat"]] == [1, 2]

    asyncio.run(go())


def test_phrases_are_for_everybody_to_say_in_their_language(tmp_path: Path) -> None:
    assert all(knows(f"server-phrase-{phrase}") for phrase in PHRASES)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            _, (ada, bea, _) = await three(site)
            for phrase in PHRASES:
                await ada.ask(type="phrase", phrase=phrase)
                line = (await bea.until(lambda m: m["type"] == "chat"))["line"]
                assert (line["phrase"], line["text"]) == (phrase, "")
            assert (await ada.ask(type="phrase", phrase="x"))["problem"]["error"] == "malformed"

    asyncio.run(go())


def test_who_is_muted_is_heard_by_all_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, (ada, bea, cleo) = await three(site)
            tab = await site.guests[1].sit(table)
            assert (await bea.ask(type="mute", seat=0, on=True))["type"] == "ack"
            await ada.ask(type="say", text="One")
            assert (await cleo.until(lambda m: m["type"] == "chat"))["line"]["text"] == "One"
            assert await bea.quiet() == []
            assert [m for m in await tab.quiet() if m["type"] == "chat"] == []
            again = await site.guests[1].sit(table)
            assert again.heard[0]["muted"] == [0]
            assert again.heard[0]["chat"] == []
            await bea.ask(type="mute", seat=0, on=False)
            await ada.ask(type="say", text="Two")
            assert (await bea.until(lambda m: m["type"] == "chat"))["line"]["text"] == "Two"

    asyncio.run(go())


def test_nobody_can_talk_without_end(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(chat_rate=0.001, chat_burst=3.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            _, (ada, bea, _) = await three(site)
            answers = [await ada.ask(type="say", text=f"{n}") for n in range(5)]
            assert [a["type"] for a in answers] == ["ack"] * 3 + ["refused"] * 2
            assert answers[-1]["problem"]["error"] == "too-many"
            assert (await bea.ask(type="say", text="x" * 300))["type"] == "ack"
            for text in ("x" * 301, "\u200d", " \n "):
                assert (await bea.ask(type="say", text=text))["problem"]["error"] == "malformed"

    asyncio.run(go())


def test_a_household_fills_no_disk_by_talking(tmp_path: Path) -> None:
    """Under however many names; and nobody elsewhere is quiet because of that."""

    async def go() -> None:
        limits = strict(chat_per_day_per_address=3)
        async with running(settings(tmp_path, limits=limits)) as site:
            _, (ada, bea, _) = await three(site)
            assert (await ada.ask(type="say", text="1"))["type"] == "ack"
            assert (await bea.ask(type="phrase", phrase="hello"))["type"] == "ack"
            assert (await bea.ask(type="say", text=" "))["type"] == "refused", "costs nothing"
            assert (await ada.ask(type="say", text="2"))["type"] == "ack"
            for socket in (ada, bea):
                refused = await socket.ask(type="say", text="3")
                assert refused["problem"]["message"] == "server-enough-said-today"
            other = Guest(site.address, "127.0.0.2")
            site.guests.append(other)
            await other.post("/api/me", nickname="Dan")
            table = await site.table(other, game=ANY, seats=["person"] * 3, start=False)
            assert (await (await other.sit(table)).ask(type="say", text="4"))["type"] == "ack"

    asyncio.run(go())


def test_a_table_keeps_its_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 6)
    monkeypatch.setattr(chat, "SWEPT", 5)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, (ada, _, _) = await three(site)
            for number in range(1, 21):
                assert (await ada.ask(type="say", text=f"{number}"))["type"] == "ack"
            lines = await site.house.database.read(lambda c: chat.lines_after(c, table, 0, 99))
            assert [line.number for line in lines] == [15, 16, 17, 18, 19, 20]
            assert [line.text for line in lines][-1] == "20"

    asyncio.run(go())


SIZES = [
    f"{worse}{size}" for worse in ("", "worse-") for size in ("clear", "slight", "maybe", "hardly")
]


def test_hints_come_from_a_bot_and_are_for_who_asks(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            _, people, (mover, other) = await site.two_at_a_table()
            await other.quiet()
            hints = await mover.ask(type="hint", step=mover.step)
            assert hints["type"] == "hints"
            assert hints["advice"]
            assert {advice["action"] for advice in hints["advice"]} <= set(mover.choices)
            assert all(1 <= advice["place"] <= 2 for advice in hints["advice"])
            verdicts = {f"bots-advice-{size}" for size in SIZES}
            assert {advice["verdict"]["id"] for advice in hints["advice"]} <= verdicts
            assert all(1 <= len(advice["reasons"]) <= 2 for advice in hints["advice"])
            reasons = [said for advice in hints["advice"] for said in advice["reasons"]]
            assert all(sentence(said, ("Ada", "Bea")).endswith(".") for said in reasons)
            assert await other.quiet() == []
            refused = await other.ask(type="hint", step=other.step)
            assert refused["problem"]["error"] == "not-your-decision"
            without = await site.table(*people, game=FOR_TWO, hints=False)
            sockets = [await guest.sit(without) for guest in people]
            mover = sockets[0] if sockets[0].choices else sockets[1]
            refused = await mover.ask(type="hint", step=mover.step)
            assert refused["problem"]["message"] == "server-no-hints"

    asyncio.run(go())
