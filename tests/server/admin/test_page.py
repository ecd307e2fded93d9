"""The page for admins: for who has the key, without a script, without anybody's cards."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from rallybox.server.admin import desk, moving
from rallybox.server.store.schema import actions, snapshots, tables, tokens
from rallybox.server.web.headers import ADMIN_POLICY
from server.admin.world import contents, fill
from server.site import Guest, Site, WoundClock, running, settings, strict
from support.samples import FOR_TWO

KEY = "open sesame, and quickly please"
PATHS = (
    "/admin",
    "/admin/tables",
    "/admin/people",
    "/admin/bans",
    "/admin/backup",
    "/admin/export",
)
ORDERS = ("close", "remove", "delete", "ban", "lift", "check", "prune")


async def order(guest: Guest, name: str, **form: str) -> httpx.Response:
    return await guest.http.post(f"/admin/{name}", data=form)


async def admin(site: Site) -> Guest:
    guest = site.nobody()
    answer = await order(guest, "enter", key=KEY)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/admin"
    return guest


def said(answer: httpx.Response) -> str:
    """What came of an order."""
    found = re.search(r'<p role="(?:status|alert)">(.*?)</p>', answer.text)
    assert found is not None, answer.text
    return found[1]


def test_without_a_key_in_the_settings_there_is_no_such_page(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest = site.nobody()
            for path in (*PATHS, "/admin/page.css"):
                assert (await guest.get(path)).status_code == 404, path
            for name in ("enter", "leave", *ORDERS):
                assert (await order(guest, name, key="")).status_code == 404, name

    asyncio.run(go())


def test_without_the_key_nothing_is_shown_and_nothing_is_done(tmp_path: Path) -> None:
    clock = WoundClock()

    async def go() -> None:
        async with running(settings(tmp_path, admin_key=KEY), clock) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "person"], start=False)
            before = contents(site.house.settings.database)
            guest = site.nobody()
            entrance = (await guest.get("/admin")).text
            assert 'name="key"' in entrance
            assert "Ada" not in entrance
            wrong = await order(guest, "enter", key=KEY.upper())
            assert (wrong.status_code, said(wrong)) == (403, "That is not the right key.")
            assert "set-cookie" not in wrong.headers
            inside = await admin(site)
            good = inside.http.cookies["rallybox-admin"]
            until, _, mac = good.partition(".")
            forged = ("", "x", ".", good[:-1], f"{int(until) + 1}.{mac}", f"{until}.", "9" * 15)
            for cookie in forged:
                headers = {"Cookie": f"rallybox-admin={cookie}"}
                for path in PATHS[1:]:
                    answer = await guest.http.get(path, headers=headers)
                    assert answer.status_code == 403, (path, cookie)
                for name in ORDERS:
                    form = {"id": table, "sure": "1", "who": ada.id, "age": "0"}
                    answer = await guest.http.post(f"/admin/{name}", data=form, headers=headers)
                    assert answer.status_code == 403, (name, cookie)
            assert contents(site.house.settings.database) == before
            assert (await inside.get("/admin/tables")).status_code == 200
            clock.advance(5 * 3600)
            assert (await inside.get("/admin/tables")).status_code == 403, "not for ever"

    asyncio.run(go())


def test_guessing_is_slow_and_pages_of_others_can_do_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(creations_rate=0.001, creations_burst=4.0)
        async with running(settings(tmp_path, admin_key=KEY, limits=limits)) as site:
            inside = await admin(site)
            evil = {"Origin": "https://evil.example"}
            for name in ORDERS:
                answer = await inside.http.post(f"/admin/{name}", data={"sure": "1"}, headers=evil)
                assert answer.json()["message"] == "server-other-origin"
            as_json = await inside.http.post("/admin/ban", json={"who": "x"})
            assert as_json.status_code == 400
            codes = [
                (await order(site.nobody(), "enter", key=f"{n}")).status_code for n in range(6)
            ]
            assert codes == [403] * 3 + [429] * 3

    asyncio.run(go())


def test_the_key_travels_only_over_https_or_at_home(tmp_path: Path) -> None:
    async def go() -> None:
        wanted = settings(tmp_path, admin_key=KEY, proxies=("127.0.0.1",), hosts=("rally.example",))
        async with running(wanted) as site:
            guest = site.nobody()
            far = {"X-Forwarded-For": "8.8.8.8", "Host": "rally.example"}
            answer = await guest.http.get("/admin", headers=far | {"X-Forwarded-Proto": "http"})
            assert answer.json()["message"] == "server-admin-needs-https"
            guest.http.headers.update(far | {"X-Forwarded-Proto": "https"})
            assert (await guest.get("/admin")).status_code == 200
            cookie = (await order(guest, "enter", key=KEY)).headers["set-cookie"]
            for part in ("HttpOnly", "Secure", "SameSite=strict", "Path=/admin"):
                assert part.lower() in cookie.lower()

    asyncio.run(go())


async def everything(guest: Guest) -> str:
    return "".join([(await guest.get(path)).text for path in PATHS[:4]])


def test_all_can_be_done_here_too(tmp_path: Path) -> None:
    async def go() -> None:
        wanted = settings(tmp_path, admin_key=KEY, archive=str(tmp_path / "archive"))
        async with running(wanted) as site:
            world = await fill(site)
            ada, bea = site.guests[:2]
            inside = await admin(site)
            saved = await inside.get("/admin/backup")
            (tmp_path / "saved").write_bytes(saved.content)
            moving.restore(str(tmp_path / "saved"), f"sqlite:///{tmp_path / 'copy.db'}")
            assert contents(f"sqlite:///{tmp_path / 'copy.db'}") == contents(wanted.database)
            assert saved.headers["cache-control"] == "no-store"
            found = (await inside.get(f"/admin/export?id={world.ada}")).json()
            assert found["person"]["nickname"] == "Ada"
            assert world.bea in (await inside.get("/admin/people?find=B%C3%A9a")).text
            assert world.going not in (await inside.get("/admin/tables?status=open")).text

            socket = await bea.sit(world.going)
            banned = await order(
                inside, "ban", kind="person", who=bea.id, days="", reason="<b>No</b>"
            )
            assert banned.status_code == 200
            bye = await socket.until(lambda message: message["type"] == "bye")
            assert bye["problem"]["params"]["reason"] == "<b>No</b>"
            assert "&lt;b&gt;No" in banned.text
            assert (await bea.get("/api/me")).status_code == 403
            assert (await order(inside, "lift", who=bea.id)).status_code == 200
            assert (await bea.get("/api/me")).status_code == 200
            for bad in ({"who": "10.0.0.0/2"}, {"who": "10.0.0.0/8", "days": "x"}):
                answer = await order(inside, "ban", kind="network", **bad)
                assert answer.status_code == 400
                assert 'role="alert"' in answer.text

            assert "whole" in said(await order(inside, "check", whole="1"))
            for name in ("remove", "delete", "prune"):
                unsure = await order(inside, name, id=world.going, age="0")
                assert (unsure.status_code, "Nothing was changed" in said(unsure)) == (400, True)
            assert "One game" in said(await order(inside, "prune", age="0", sure="1"))
            assert len(list((tmp_path / "archive").glob("*.zip"))) == 1
            assert (await order(inside, "close", id=world.going)).status_code == 200
            assert (await bea.get(f"/api/tables/{world.going}")).json()["status"] == "closed"
            await order(inside, "remove", id=world.going, sure="1")
            assert (await bea.get(f"/api/tables/{world.going}")).status_code == 404
            await order(inside, "delete", id=world.ada, sure="1")
            assert (await ada.get("/api/me")).json() is None
            assert (await order(inside, "close", id="nothing")).status_code == 404
            assert (await order(inside, "nonsense")).status_code == 404
            assert (await order(inside, "leave")).status_code == 303
            assert (await inside.get("/admin/tables")).status_code == 403

    asyncio.run(go())


def test_it_shows_no_secret_and_runs_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, admin_key=KEY)) as site:
            world = await fill(site)
            evil = await site.guest("<script>alert(1)")
            await site.table(evil, game=FOR_TWO, seats=["person", "club"])
            inside = await admin(site)
            shown = await everything(inside)
            assert world.going in shown
            assert "<script" not in shown
            assert "&lt;script&gt;alert(1)" in shown
            assert KEY not in shown
            assert not re.search(r"<(?:script|style|iframe|img)|\son\w+=|style=|https?://", shown)
            with desk.reading(site.house.settings.database) as connection:
                secrets: list[Any] = []
                for column in (tables.c.secret, snapshots.c.position, tokens.c.hash):
                    secrets += connection.execute(select(column)).scalars()
                running_moves = connection.execute(
                    select(actions.c.action).where(actions.c.table_id == world.going)
                ).scalars()
                secrets += [f">{move}<" for move in running_moves]
            assert len(secrets) > 5
            assert not [one for one in secrets if one in shown]
            headers = (await inside.get("/admin")).headers
            assert headers.get_list("content-security-policy") == [ADMIN_POLICY]
            assert "script" not in ADMIN_POLICY
            assert headers["cache-control"] == "no-store"
            style = await inside.get("/admin/page.css")
            assert style.headers["content-type"].startswith("text/css")

    asyncio.run(go())


def test_it_speaks_three_languages(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, admin_key=KEY)) as site:
            inside = await admin(site)
            for language, word in (
                ("fr", "Vue d’ensemble"),
                ("de", "Übersicht"),
                ("en", "Overview"),
            ):
                inside.http.headers["Accept-Language"] = language
                for path in PATHS[:4]:
                    text = (await inside.get(path)).text
                    assert word in text
                    assert f'<html lang="{language}">' in text

    asyncio.run(go())
