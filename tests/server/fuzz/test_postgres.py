"""What PostgreSQL would not store or look for never gets there: the same answers as on SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rallybox.server.settings import database_url
from server.fuzz.messages import REQUESTS, TEXTS, Maker
from server.fuzz.sockets import BATCH
from server.fuzz.test_bad_input import under_fire
from server.fuzz.world import serving
from server.site import Guest, Json, Site, running, settings
from support.postgres import Postgres, throwaway
from support.samples import AT_ONCE, FOR_TWO

NO_IDS = ("%00", "a%00b", "%ff", "%F0%9F%98%80", "x" * 22, "x" * 23, "'%20OR%201=1", "%5C", "%25")
TYPED = [text.encode("utf-8", "replace").decode() for text in TEXTS]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with throwaway() as server:
        yield server


def test_odd_texts_and_ids(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        url = database_url(postgres.new_database())
        async with running(settings(tmp_path, database=url)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"], start=False)
            for text in NO_IDS:
                for path in ("/api/tables/{}", "/api/tables/{}/events", "/api/codes/{}"):
                    answer = await ada.get(path.format(text))
                    assert answer.status_code in (400, 404), (path, text, answer.text)
                missing = await ada.sit(text)
                assert missing.heard[0]["problem"]["error"] == "not-found", text
            await odd_bodies(ada)
            await odd_messages(site, ada, table)

    asyncio.run(go())


@pytest.mark.long
@pytest.mark.parametrize("game", [AT_ONCE, FOR_TWO])
def test_the_same_attackers_at_a_server_of_two_processes(
    tmp_path: Path, postgres: Postgres, game: str
) -> None:
    database, total = postgres.new_database(), 20_000
    more = ("--no-limits", "--processes", "2")
    with serving(tmp_path, *more, database=database) as (address, _):
        url = database_url(database)
        world = asyncio.run(under_fire(tmp_path, address, game, total, total, url))
    assert world.sent >= total


async def odd_bodies(guest: Guest) -> None:
    """Names, options and codes of all kinds."""
    for text in TYPED:
        bodies: list[tuple[str, str, Json]] = [
            ("PUT", "/api/me", {"nickname": text}),
            ("POST", "/api/me/claim", {"code": text}),
            ("POST", "/api/tables", {"game": text, "seats": ["person", "club"]}),
            ("POST", "/api/tables", {"game": FOR_TWO, "variant": text, "seats": ["person"]}),
            ("POST", "/api/tables", {"game": FOR_TWO, "seats": ["person"], "options": {text: 1}}),
        ]
        for method, path, body in bodies:
            answer = await guest.http.request(method, path, json=body)
            assert answer.status_code < 500, (method, path, body, answer.text)


async def odd_messages(site: Site, guest: Guest, table: str) -> None:
    """Whatever is said is kept, or refused as malformed."""
    socket = await guest.sit(table)
    for text in TYPED:
        answer = await socket.ask(type="say", text=text)
        assert answer["type"] == "ack" or answer["problem"]["error"] == "malformed", text
    maker = Maker("postgres")
    for _ in range(5):
        for _ in range(BATCH):
            payload = maker.payload(REQUESTS)
            if len(payload) < 2000:
                await socket.link.send(payload)
        for message in await socket.quiet():
            assert message.get("problem", {}).get("error") != "unavailable", message
    late = await site.nobody().sit(table)
    assert late.heard[0]["chat"]
