"""What calls and messages cost: all have a price, and what is dear is not done on the loop."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, get_args

import httpx
import pytest
from litestar import Litestar

from rallybox.hosting.reviews.kept import Kept
from rallybox.lessons import telling
from rallybox.server import metrics, prices
from rallybox.server.house import House
from rallybox.server.settings import Settings
from rallybox.server.table import hub
from rallybox.server.web import app, middleware, pages
from rallybox.server.web import tables as table_routes
from rallybox.tables import finished
from rallybox.tables.wire.base import Said
from rallybox.tables.wire.socket import ClientMessage
from server.site import Site, running, settings, strict
from support.samples import ALONE, ALONE_VARIANT, IN_TURN


def test_every_route_and_every_message_has_a_price() -> None:
    served = app.make_app(House(Settings(database="sqlite://"))).app
    assert isinstance(served, Litestar)
    calls = {
        f"{method} {route.path_format}"
        for route in served.routes
        for method in (getattr(route, "methods", None) or {"GET"}) - {"OPTIONS"}
    }
    assert set(prices.ROUTES) == calls
    kinds = {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert set(prices.MESSAGES) == kinds
    assert min(prices.ROUTES.values()) >= prices.ENTRANCE


async def many(site: Site, path: str, number: int) -> list[httpx.Response]:
    guest = site.nobody()
    return await asyncio.gather(*(guest.get(path) for _ in range(number)))


def test_what_is_the_same_for_all_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 19, 1: two hundred requests for the page of the interface were two hundred pages."""
    made, describe = [], app.describe

    def described() -> dict[str, Any]:
        made.append("once")
        return describe()

    monkeypatch.setattr(app, "describe", described)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for path in ("/api", "/api/docs", "/api/docs/openapi.json", "/api/wire.json"):
                answers = await many(site, path, 20)
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.content for answer in answers}) == 1
            assert len(made) == 2, "for the page, and for programs"
            for path in ("/api/offer", "/api/words", "/api/lessons", f"/api/lessons/{IN_TURN}/1"):
                await many(site, path, 5)
            assert site.house.made.times == 7
            assert (await site.nobody().get("/api/docs/other")).status_code == 404
            assert (await site.nobody().get(f"/api/lessons/{IN_TURN}/99")).status_code == 404

    asyncio.run(go())


def test_what_is_dear_is_not_done_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: dict[str, set[bool]] = {}

    def watch(room: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(room, name)

        def watched(*given: Any, **named: Any) -> Any:
            here = threading.current_thread() is threading.main_thread()
            done.setdefault(name, set()).add(here)
            return real(*given, **named)

        monkeypatch.setattr(room, name, watched)

    for room, name in (
        (finished, "record_of"),
        (finished, "replay"),
        (finished, "proof"),
        (table_routes, "history"),
        (telling, "shown"),
        (telling, "listed"),
        (pages, "wire_schema"),
        (app, "describe"),
        (table_routes, "_encoded"),
        (hub, "restored"),
        (metrics, "exposition"),
        (gzip, "decompress"),
    ):
        watch(room, name)

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            wish: Any = {"game": IN_TURN, "seats": ["club"] * 3}
            table = await site.table(ada, **wish)
            while (await ada.get(f"/api/tables/{table}")).json()["status"] != "finished":
                await asyncio.sleep(0.02)
            paths = [f"/api/tables/{table}/{p}" for p in ("record", "replay", "proof", "events")]
            paths += ["/api", "/api/docs", "/api/wire.json", "/api/lessons"]
            paths += ["/api/tables", "/api/me/tables", "/metrics"]
            scene = f"/api/lessons/{IN_TURN}/1"
            for path in [*paths, scene]:
                assert (await ada.get(path)).status_code == 200, path
            moment = (await ada.get(scene)).json()["moment"]
            await ada.post(scene, actions=[moment["decision"]["choices"][0]["id"]])
            told = gzip.compress(b'{"review":{"names":[]}}')
            kept = Kept(1.0, 1.0, Said(id="", params={}), b"", told)
            await site.house.reviews.keep(table, kept)
            unpacked = {"accept-encoding": "identity"}
            review = await ada.http.get(f"/api/tables/{table}/review", headers=unpacked)
            assert set(review.json()) == {"review"}

    asyncio.run(go())
    assert len(done) == 12
    assert {name for name, where in done.items() if True in where} == set()


def test_limits_count_what_it_costs_and_not_how_often(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(address_rate=0.001, address_burst=40.0, identity_burst=1000.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            ada = await site.guest("Ada")  # 2
            answers = [await ada.get("/api/tables/nothere/replay") for _ in range(4)]
            assert [a.status_code for a in answers] == [404, 404, 429, 429]  # 15, 15; 1, 1
            answers = [await ada.get("/api/offer") for _ in range(8)]
            assert [a.status_code for a in answers] == [200] * 6 + [429] * 2

    asyncio.run(go())


def test_all_sockets_of_an_address_have_one_measure(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(talk_rate=0.001, talk_burst=30.0, hints_burst=100.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            _, _, (mover, other) = await site.two_at_a_table()
            for _ in range(10):
                assert (await mover.ask(type="ping"))["type"] == "pong"
                assert (await other.ask(type="ping"))["type"] == "pong"
            hint = await mover.ask(type="hint", step=mover.step)  # 5
            assert hint["type"] == "hints"
            assert (await other.ask(type="ping"))["type"] == "pong"
            refused = await other.ask(type="hint", step=other.step)
            assert refused["problem"]["error"] in ("too-many", "not-your-decision")
            for _ in range(4):
                await mover.send(type="ping")
            answer = await mover.until(lambda m: m["type"] == "refused")
            assert answer["problem"]["error"] == "too-many"

    asyncio.run(go())


def test_taking_back_costs_more(tmp_path: Path) -> None:
    """It is more work: so there can be fewer of them."""

    async def go() -> None:
        limits = strict(messages_rate=0.001, messages_burst=14.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=ALONE, variant=ALONE_VARIANT, seats=["person"])
            socket = await ada.sit(table)
            kinds = []
            for _ in range(4):
                await socket.turn()
                answer = await socket.ask(type="undo", step=socket.step)
                kinds.append(answer["problem"]["error"])
            assert kinds.count("too-many") == 2
            assert kinds[2:] == ["too-many"] * 2

    asyncio.run(go())


def test_who_goes_on_after_many_refusals_waits_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_SECONDS", 0.2)

    async def go() -> None:
        limits = strict(
            address_rate=0.001, address_burst=2.0, refusals_rate=0.001, refusals_burst=3.0
        )
        async with running(settings(tmp_path, limits=limits)) as site:
            guest, waited = site.nobody(), []
            for _ in range(6):
                begun = monotonic()
                status = (await guest.get("/api/offer")).status_code
                waited.append((status, monotonic() - begun >= 0.2))
            assert [status for status, _ in waited] == [200] * 2 + [429] * 4
            assert waited[-1][1]

    asyncio.run(go())
