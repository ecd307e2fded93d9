"""Issue 19: each move is written to whoever looks on, so there is an end to how many do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rallybox.server import prices
from rallybox.tables.audience import Audience, Listener
from rallybox.tables.wire import socket as wire
from server.site import running, settings, strict
from support.samples import FOR_TWO


def test_no_more_look_on_than_may_but_players_do(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, limits=strict(watchers_per_table=3))) as site:
            ada, bea = [await site.guest(name) for name in ("Ada", "Bea")]
            table = await site.table(ada, bea, game=FOR_TWO)
            watching = [await site.nobody().sit(table) for _ in range(3)]
            assert [one.heard[0]["type"] for one in watching] == ["hello"] * 3
            for stranger in (site.nobody(), await site.guest("Cleo")):
                late = await stranger.sit(table, language="en")
                assert late.heard[0]["type"] == "bye"
                problem = late.heard[0]["problem"]
                assert (problem["error"], problem["message"]) == (
                    "too-many",
                    "server-too-many-watchers",
                )
                assert "spectators" in problem["sentence"]
            for player in (ada, bea):
                assert (await player.sit(table)).heard[0]["type"] == "hello"
            await watching[0].link.close()
            found = await site.house.hub.open(table)
            async with asyncio.timeout(30):
                while len(found.connections) > 4:
                    await asyncio.sleep(0.01)
            assert (await site.nobody().sit(table)).heard[0]["type"] == "hello"

    asyncio.run(go())


def test_what_is_told_to_many_costs_more(tmp_path: Path) -> None:
    few, many = prices.FEW_VIEWERS, prices.FEW_VIEWERS + 50
    assert prices.price_of_message("act", few) == prices.MESSAGES["act"]
    assert prices.price_of_message("act", many) == pytest.approx(2.0)
    assert prices.price_of_message("ping", many) == prices.MESSAGES["ping"], "nobody else hears it"
    assert set(prices.MESSAGES) > prices.TOLD

    async def go() -> None:
        async with running(settings(tmp_path, limits=strict())) as site:
            _, _, _ = await site.two_at_a_table()
            (opened,) = site.house.hub.opened.values()
            one = next(iter(opened.connections))
            assert one.told is opened.table.audience.viewers
            act = wire.Act(request=1, action=0, step=0)
            full = one.messages.level
            site.house.charge(one, act)
            assert one.messages.level == full
            listening = [Listener(None, "en", lambda data: None) for _ in range(many - 2)]
            opened.table.audience.viewers.update(listening)
            site.house.charge(one, act)
            assert one.messages.level == pytest.approx(full - 1, abs=0.5)
            opened.table.audience.viewers.difference_update(listening)

    asyncio.run(go())


def test_a_table_is_put_into_words_once_for_all_who_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    real = Audience._info

    def noted(self: Audience, *given: Any) -> Any:
        made.append(given)
        return real(self, *given)

    monkeypatch.setattr(Audience, "_info", noted)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            _, people, sockets = await site.two_at_a_table()
            (opened,) = site.house.hub.opened.values()
            heard: list[bytes] = []
            audience, record = opened.table.audience, opened.table.record
            listening = [Listener(f"stranger {n}", "en", heard.append) for n in range(30)]
            audience.viewers.update(listening)
            made.clear()
            audience.tell_table(record)
            audience.viewers.difference_update(listening)
            assert len(made) == 3, "each player has their own, and all others one"
            assert len(heard) == 30
            assert len(set(heard)) == 1
            for guest, socket in zip(people, sockets, strict=True):
                told = await socket.until(lambda m: m["type"] == "table")
                assert told["table"]["you"] is not None, guest.id

    asyncio.run(go())
