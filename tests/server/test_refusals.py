"""What a player cannot do at a table: each gets the error of its name, and nothing changes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import websockets

from rallybox.games import GAMES
from rallybox.hosting.errors import STATUS
from rallybox.tables.wire.base import Problem
from server.site import Site, Socket, running, settings, strict
from support.samples import FOR_TWO


async def dump(site: Site, table: str) -> bytes:
    return msgspec.json.encode((await site.house.hub.open(table)).table.playing().state.dump())


def test_every_error_of_the_wire_has_a_status() -> None:
    (field,) = [f for f in msgspec.structs.fields(Problem) if f.name == "error"]
    assert sorted(get_args(field.type)) == sorted(kind.name for kind in STATUS)


def test_what_cannot_be_done_is_refused_by_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, _, (mover, other) = await site.two_at_a_table(language="en")
            watcher = await (await site.guest("Zoe")).sit(table, language="en")
            nobody = await site.nobody().sit(table)
            legal, step = mover.choices[0], mover.step
            illegal = next(n for n in range(100) if n not in mover.choices)
            before = await dump(site, table)

            async def error_of(socket: Socket, **message: object) -> str:
                answer = await socket.ask(
                    **{"type": "act", "step": step, "action": legal} | message
                )
                assert answer["type"] == "refused"
                assert " " in answer["problem"]["sentence"]
                return str(answer["problem"]["error"])

            assert await error_of(mover, action=illegal) == "illegal"
            assert await error_of(mover, step=step + 1) == "stale"
            assert await error_of(mover, step=step - 1) == "stale"
            assert await error_of(mover, action=GAMES[FOR_TWO].action_total) == "malformed"
            assert await error_of(other) == "not-your-decision"
            assert await error_of(watcher) == "forbidden"
            assert await error_of(nobody) == "forbidden"
            assert await dump(site, table) == before

            assert (await mover.act(legal))["type"] == "ack"
            assert await error_of(mover) == "stale", "the same message again"
            assert await dump(site, table) != before

    asyncio.run(go())


NO_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '{"type": "act"}',
    '{"type": "fly"}',
    '{"type": "act", "step": "1", "action": 1}',
    '{"type": "act", "step": 1, "action": -1}',
    '{"type": "act", "step": 1, "action": 1, "seat": 0}',
    '{"type": "act", "step": 99999999999999999999999, "action": 1}',
    '{"type": "say", "text": ""}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "phrase", "phrase": "<b>"}',
    '{"type": "mute", "seat": 15, "on": true}',
    "[" * 3000,
    '{"a":' * 1000,
    b"\x00\xff\xfe",
    b"\x80abc",
]


def test_what_is_no_message_is_malformed_and_the_socket_lives(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, _, (mover, _) = await site.two_at_a_table(language="en")
            before = await dump(site, table)
            for text in NO_MESSAGES:
                await mover.link.send(text)
                answer = await mover.until(lambda m: m["type"] == "refused")
                assert answer["problem"]["error"] == "malformed", text
            assert await mover.quiet() == []
            assert await dump(site, table) == before

    asyncio.run(go())


def test_who_keeps_sending_rubbish_is_shown_the_door(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            _, _, (mover, _) = await site.two_at_a_table(language="en")
            for _ in range(60):
                await mover.link.send("rubbish")
            bye = await mover.until(lambda m: m["type"] == "bye")
            assert bye["problem"]["error"] == "malformed"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await mover.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400

    asyncio.run(go())


@pytest.mark.parametrize(
    ("frame", "code"), [("x" * 20_000, 1009), (b"\x81\x02\xff\xff", None)], ids=["huge", "utf8"]
)
def test_frames_that_are_none_close_the_socket(
    tmp_path: Path, frame: str | bytes, code: int | None
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            _, _, (mover, other) = await site.two_at_a_table(language="en")
            if isinstance(frame, str):
                await mover.link.send(frame)
            else:
                await mover.link.send(frame, text=True)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await mover.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == (code or 1007)
            assert (await other.ask(type="ping"))["type"] == "pong"

    asyncio.run(go())


def test_a_flood_is_refused_and_then_closed(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(messages_rate=1.0, messages_burst=20.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            _, _, (mover, other) = await site.two_at_a_table(language="en")
            for number in range(1, 200):
                await mover.link.send(f'{{"type": "ping", "request": {number}}}')
            bye = await mover.until(lambda m: m["type"] == "bye")
            assert bye["problem"]["error"] == "too-many"
            assert sum(m["type"] == "pong" for m in mover.heard) <= 25
            assert (await other.ask(type="ping"))["type"] == "pong"

    asyncio.run(go())


def test_sockets_that_cannot_be(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"])
            missing = await ada.sit("nothere")
            assert missing.heard[0]["problem"]["error"] == "not-found"
            odd = await ada.sit(table, since="-1")
            assert odd.heard[0]["problem"]["error"] == "malformed"
            address = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(address, origin=websockets.Origin("http://evil.example"))
            assert refused.value.response.status_code == 403
            own = websockets.Origin(site.address)
            async with websockets.connect(address, origin=own) as link:
                assert '"hello"' in str(await link.recv())

    asyncio.run(go())


def test_too_many_sockets_of_one_person(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(sockets_per_identity=3)
        async with running(settings(tmp_path, limits=limits)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"])
            sockets = [await ada.sit(table) for _ in range(4)]
            assert [s.heard[0]["type"] for s in sockets] == ["hello"] * 3 + ["bye"]
            await sockets[0].link.close()
            await asyncio.sleep(0.1)
            assert (await ada.sit(table)).heard[0]["type"] == "hello"

    asyncio.run(go())
