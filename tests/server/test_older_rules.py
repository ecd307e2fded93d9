"""Tables that were begun before the rules changed: a sentence for everybody, and nobody waits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from rallybox.core.errors import Malformed
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.server.store import tables
from server.site import Guest, Json, Site, running, settings
from support.samples import IN_TURN

GAME = IN_TURN
WISHES: Json = {"game": GAME, "seats": ["person", "club", "club"]}


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES[GAME]), "rules", GAMES[GAME].rules + 1)


def back(site: Site, guest: Guest) -> Guest:
    """The same person at a server that was started again."""
    again = site.nobody()
    again.http.cookies.update(guest.http.cookies)
    return again


def deal_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's rules would not have led to any game that is being played."""
    change_rules(monkeypatch)
    kind = type(GAMES[GAME])
    start = kind.start

    def otherwise(self: Any, setup: Any, dice: Any) -> Any:
        dice.below(7)
        return start(self, setup, dice)

    monkeypatch.setattr(kind, "start", otherwise)


async def begun(site: Site, moves: int = 3) -> tuple[Guest, str, Json]:
    """A game in progress, and the last moment that was seen of it."""
    ada = await site.guest("Ada")
    table = await site.table(ada, **WISHES, pace={"kind": "live", "seconds": 3600})
    socket, rng = await ada.sit(table), random.Random(5)
    for _ in range(moves):
        await socket.turn()
        await socket.act(rng.choice(socket.choices))
    await socket.turn()
    assert socket.moment is not None
    return ada, table, socket.moment


def test_a_game_that_would_have_gone_the_same_way_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every action and every position that was kept is the same under the rules of today."""

    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=4)) as site:
            ada, table, last = await begun(site)
        change_rules(monkeypatch)
        async with running(settings(tmp_path)) as site:
            ada = back(site, ada)
            socket = await ada.sit(table, language="en")
            assert socket.moment is not None
            assert socket.moment["view"] == last["view"]
            assert socket.moment["decision"] == last["decision"]
            assert (socket.table["status"], socket.table["trouble"]) == ("running", None)
            assert [note["kind"] for note in socket.table["notes"]] == ["new-rules"]
            assert (await socket.play(random.Random(1)))["places"]
            record = read((await ada.get(f"/api/tables/{table}/record")).text)
            assert record.rules == GAMES[GAME].rules
            assert verify(record, GAMES) == len(record.actions)

    asyncio.run(go())


def test_a_game_that_would_have_gone_otherwise_is_over_without_a_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People see how it stood, have the record, and can begin again by the rules of today."""

    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=1)) as site:
            ada, table, last = await begun(site)
            ours = GAMES[GAME].rules
        deal_otherwise(monkeypatch)
        async with running(settings(tmp_path)) as site:
            ada = back(site, ada)
            socket = await ada.sit(table, language="en")
            assert (socket.table["status"], socket.table["trouble"]) == ("finished", "older-rules")
            assert socket.table["outcome"] is None
            assert socket.moment is not None
            assert socket.moment["view"] == last["view"]
            assert socket.moment["decision"] is None
            refused = await socket.act(last["decision"]["choices"][0]["id"])
            assert refused["problem"]["message"] == "server-cannot-go-on"
            # Nobody is asked, no clock runs.
            record = await site.house.database.read(lambda c: tables.load(c, table))
            assert (record.status, record.due) == ("finished", None)
            (listed,) = (await ada.get("/api/me/tables")).json()["tables"]
            assert (listed["trouble"], listed["your_turn"]) == ("older-rules", False)
            kept = read((await ada.get(f"/api/tables/{table}/record")).text)
            assert (kept.rules, kept.result) == (ours, None)
            assert kept.actions
            for path in ("replay", "events"):
                assert (await ada.get(f"/api/tables/{table}/{path}")).status_code in (403, 409)
            again = (await ada.post(f"/api/tables/{table}/rematch")).json()
            assert (again["trouble"], again["rules"]) == (None, GAMES[GAME].rules)

    asyncio.run(go())


def test_a_position_that_nobody_can_read_any_more_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, table, _ = await begun(site)
        deal_otherwise(monkeypatch)

        def unreadable(*_: object) -> None:
            raise KeyError("a part that is not there any more")

        monkeypatch.setattr(type(GAMES[GAME]), "read_position", unreadable)
        async with running(settings(tmp_path)) as site:
            ada = back(site, ada)
            socket = await ada.sit(table, language="en", since=2)
            assert socket.moment is None
            assert socket.table["trouble"] == "older-rules"
            refused = await socket.ask(type="hint", step=1)
            assert refused["problem"]["message"] == "server-cannot-go-on"
            assert (await ada.get(f"/api/tables/{table}/record")).status_code == 200

    asyncio.run(go())


def test_a_table_that_has_not_begun_is_played_by_the_new_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, start=False, **WISHES)
            change_rules(monkeypatch)
            assert (await ada.post(f"/api/tables/{table}/start")).status_code == 200
            socket = await ada.sit(table)
            assert socket.table["rules"] == GAMES[GAME].rules
            assert (await socket.play(random.Random(1)))["places"]

    asyncio.run(go())


def test_the_record_of_a_finished_game_of_older_rules_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, **WISHES)
            await (await ada.sit(table)).play(random.Random(2))
            before = (await ada.get(f"/api/tables/{table}/record")).text
        change_rules(monkeypatch)
        async with running(settings(tmp_path)) as site:
            ada = back(site, ada)
            after = (await ada.get(f"/api/tables/{table}/record")).text
            assert after == before
            with pytest.raises(Malformed, match="version"):
                verify(read(after), GAMES)
            refused = await ada.get(f"/api/tables/{table}/replay")
            assert refused.status_code == 403
            assert refused.json()["message"] == "server-other-rules"
            proof = (await ada.get(f"/api/tables/{table}/proof")).json()
            assert proof["problem"]["message"] == "record-other-rules"

    asyncio.run(go())
