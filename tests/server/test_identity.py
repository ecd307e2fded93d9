"""Who somebody is: a cookie that scripts cannot read, and of which nothing useful is stored."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from rallybox.server.store.people import CODE_MILLISECONDS
from server.site import WoundClock, running, settings, strict


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest = site.nobody()
            stranger = await guest.get("/api/me")
            assert (stranger.status_code, stranger.json()) == (200, None)
            assert (await guest.get("/api/me/tables")).json()["error"] == "nameless"
            answer = await guest.post("/api/me", nickname="  Ada   Lovelace ")
            assert answer.json()["nickname"] == "Ada Lovelace"
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "path=/" in cookie
            assert (await guest.get("/api/me")).json() == answer.json()
            token = guest.http.cookies["rallybox"]
            assert len(token) >= 43, "256 bits"
            await site.house.database.write(lambda c: None)
        text = (tmp_path / "tables.db").read_bytes()
        text += Path(f"{tmp_path / 'tables.db'}-wal").read_bytes() if _has_wal(tmp_path) else b""
        assert b"Ada Lovelace" in text
        assert token.encode() not in text

    asyncio.run(go())


def _has_wal(folder: Path) -> bool:
    return Path(f"{folder / 'tables.db'}-wal").exists()


def test_another_device_becomes_the_same_person_once(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with running(settings(tmp_path), clock) as site:
            ada, phone, thief = await site.guest("Ada"), site.nobody(), site.nobody()
            first = (await ada.post("/api/me/code")).json()["code"]
            second = (await ada.post("/api/me/code")).json()["code"]
            void = await phone.post("/api/me/claim", code=first)
            assert void.json()["error"] == "forbidden"
            typed = f" {second[:4].lower()}-{second[4:]} "
            claimed = await phone.post("/api/me/claim", code=typed)
            assert claimed.status_code == 201
            assert claimed.json()["id"] == ada.id
            assert phone.http.cookies["rallybox"] != ada.http.cookies["rallybox"]
            assert (await thief.post("/api/me/claim", code=second)).status_code == 403

            late = (await ada.post("/api/me/code")).json()["code"]
            clock.advance(CODE_MILLISECONDS / 1000 + 1)
            assert (await thief.post("/api/me/claim", code=late)).status_code == 403

            # One device is forgotten, the other stays.
            assert (await ada.http.delete("/api/me")).status_code == 204
            assert (await phone.get("/api/me")).json()["id"] == ada.id
            ada.http.cookies.clear()
            assert (await ada.get("/api/me")).json() is None

    asyncio.run(go())


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(creations_rate=0.01, creations_burst=5.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            thief = site.nobody()
            answers = [await thief.post("/api/me/claim", code=f"AAAA{n}") for n in range(9)]
            assert [a.status_code for a in answers] == [403] * 5 + [429] * 4
            assert answers[-1].headers["retry-after"]

    asyncio.run(go())


def test_nicknames_that_are_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest, headers = site.nobody(), {"content-type": "application/json"}
            for name in NO_NICKNAMES:
                body = f'{{"nickname": {name}}}'
                answer = await guest.http.post("/api/me", content=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), name
                assert "set-cookie" not in answer.headers

    asyncio.run(go())


NO_NICKNAMES = (
    '""',
    '" "',
    '"\\u202e"',
    f'"{"x" * 25}"',
    '"\\u200d"',
    '"\\u0000"',
    '"a\\ud800"',
    "7",
    "null",
    '["Ada"]',
)


def test_tokens_of_others_and_made_up_ones(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            for token in ("x", "x" * 43, "x" * 5000, "'; DROP TABLE tokens; --", "%00"):
                guest = site.nobody()
                guest.http.cookies.set("rallybox", token)
                assert (await guest.get("/api/me")).json() is None
            ada = await site.guest("Ada")
            hashes = [row[0] for row in _rows(tmp_path, "SELECT hash FROM tokens")]
            assert len(hashes) == 1
            guest = site.nobody()
            guest.http.cookies.set("rallybox", hashes[0])
            assert (await guest.get("/api/me")).json() is None
            assert (await ada.put("/api/me", nickname="Ada L.")).json()["nickname"] == "Ada L."
            assert (await ada.get("/api/me")).json()["nickname"] == "Ada L."

    asyncio.run(go())


def _rows(folder: Path, query: str) -> list[tuple[str]]:
    connection = sqlite3.connect(folder / "tables.db")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()
