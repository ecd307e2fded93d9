"""Tables that were begun before the rules changed: a sentence for everybody, and nobody waits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

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


def test_a_running_game_of_older_rules_says_so_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            # A second for a move: the table is due when the server comes back.
            table = await site.table(ada, **WISHES, pace={"kind": "live", "seconds": 1})
            await ada.sit(table)
        change_rules(monkeypatch)
        async with running(settings(tmp_path)) as site:
            ada = back(site, ada)
            bye = (await ada.sit(table, language="en")).heard[-1]
            assert bye["type"] == "bye"
            assert not bye["again"]
            assert bye["problem"]["message"] == "server-other-rules"
            assert f"the {GAMES[GAME].title} rules" in bye["problem"]["sentence"]
            # Nobody is asked, no clock runs, and it hides no other table.
            record = await site.house.database.read(lambda c: tables.load(c, table))
            assert (record.status, record.due) == ("closed", None)
            assert (await ada.get("/api/me/tables")).json() == {"tables": []}
            again = (await ada.sit(table)).heard[-1]
            assert again["problem"]["message"] == "server-other-rules"
            await site.table(ada, **WISHES)  # a new one is played as ever

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
