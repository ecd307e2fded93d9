"""What the server tells whoever runs it: no secret in its log, no person in its metrics."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from server.fuzz.world import serving
from server.site import Guest, Socket
from support.samples import ANY

SAID = "Between you and me: the yellow three"


async def whole_game(address: str) -> tuple[list[str], str]:
    """Everything that people do in an evening; what nobody else should read, and the metrics."""
    people = [Guest(address) for _ in range(3)]
    names = ("Ada Quietly", "Bea Hidden", "Cleo Unseen")
    for guest, name in zip(people, names, strict=True):
        guest.id = (await guest.post("/api/me", nickname=name)).json()["id"]
    own = [random.Random(name).randbytes(32).hex() for name in names]
    asked = {"game": ANY, "seats": ["person"] * 3, "public": True, "contribution": own[0]}
    made = (await people[0].post("/api/tables", **asked)).json()
    table = made["id"]
    for guest, contribution in zip(people[1:], own[1:], strict=True):
        await guest.post(f"/api/tables/{table}/join", contribution=contribution)
    await people[0].post(f"/api/tables/{table}/start")
    code = (await people[0].post("/api/me/code")).json()["code"]
    phone = Guest(address)
    await phone.post("/api/me/claim", code=code)
    sockets = [await guest.sit(table, language="en") for guest in people]
    await sockets[0].ask(type="say", text=SAID)
    await sockets[1].link.send('{"type": "say", "text": ["Nonsense that I whispered"]}')
    await people[2].get(f"/api/codes/{made['code']}")
    await people[2].get(f"/api/tables/{table}/events?since=0")
    await people[2].get("/api/tables/nothere")
    await asyncio.gather(*(s.play(random.Random(n)) for n, s in enumerate(sockets)))
    await people[0].post(f"/api/tables/{table}/rematch")
    metrics = (await people[0].get("/metrics")).text
    tokens = [guest.http.cookies["rallybox"] for guest in (*people, phone)]
    secrets = [*tokens, *names, *own, table, made["code"], code, SAID, "whispered"]
    secrets += [guest.id for guest in people]
    secrets += hidden_views(sockets)
    for guest in (*people, phone):
        await guest.close()
    return secrets, metrics


def hidden_views(sockets: list[Socket]) -> list[str]:
    """What each could see and a spectator could not: hands, as they go over the wire."""
    found = set()
    for socket in sockets:
        for message in socket.heard:
            view: dict[str, Any] = (message.get("moment") or message).get("view") or {}
            for name in ("hand", "cards"):
                text = msgspec.json.encode(view.get(name)).decode()
                if len(text) > 8:
                    found.add(text)
    assert found
    return sorted(found)


def stored_secrets(folder: Path) -> list[str]:
    """What is kept and never shown: the server's share in the dice, and whole positions."""
    connection = sqlite3.connect(folder / "tables.db")
    try:
        found = [row[0] for row in connection.execute("SELECT secret FROM tables")]
        found += [row[0] for row in connection.execute("SELECT hash FROM tokens")]
        positions = connection.execute("SELECT position FROM snapshots").fetchall()
        return found + [row[0][start : start + 60] for row in positions for start in (0, 100, 300)]
    finally:
        connection.close()


def test_a_whole_game_leaves_no_secret_in_the_log_and_nobody_in_the_metrics(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, "--no-limits", "--log-level", "debug") as (address, _):
        secrets, metrics = asyncio.run(whole_game(address))
    log = (tmp_path / "log").read_text("utf-8")
    lines = [msgspec.json.decode(line) for line in log.splitlines()]
    assert any(line.get("route") == "/api/tables/{table_id:str}/start" for line in lines) or any(
        "start" in line.get("route", "") for line in lines
    )
    for secret in (*secrets, *stored_secrets(tmp_path)):
        shown = [line for line in log.splitlines() if secret in line]
        assert not shown, f"{secret}: {shown[0][:500]}"
        assert secret not in metrics, secret
    labels = set(re.findall(r'(\w+)="', metrics))
    assert labels <= {"decided_by", "error", "level", "status", "le"}, (
        "few, and none of them people"
    )
