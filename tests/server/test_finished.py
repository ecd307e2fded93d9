"""Games that are over: the replay, the proof of the dice, and nothing of either before."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rallybox.core import fair
from rallybox.server.store import log
from rallybox.tables import finished
from server.site import Guest, Json, Site, Socket, running, settings
from support.samples import ANY, FOR_TWO, OURS


async def played(site: Site, game: str, variant: str | None = None) -> tuple[str, Guest, Socket]:
    """A finished game of one person against bots, and all that the person heard."""
    ada = await site.guest("Ada")
    wishes: Json = {"game": game, "seats": ["person", "club", "club"]}
    table = await site.table(ada, **wishes | ({"variant": variant} if variant else {}))
    socket = await ada.sit(table)
    await socket.play(random.Random(5))
    return table, ada, socket


async def whole(guest: Guest, table: str, **query: Any) -> list[Json]:
    """All moments of a replay, however many answers it takes."""
    moments: list[Json] = []
    while True:
        since = moments[-1]["step"] if moments else 0
        text = "&".join(f"{name}={value}" for name, value in (query | {"since": since}).items())
        answer = await guest.get(f"/api/tables/{table}/replay?{text}")
        assert answer.status_code == 200, answer.text
        found = answer.json()
        assert 0 < len(found["moments"]) <= finished.MOST_MOMENTS
        moments += found["moments"]
        if moments[-1]["step"] == found["last"]:
            return moments


@pytest.mark.parametrize("game", OURS)
def test_a_replay_is_what_was_seen(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In pieces, with snapshots between them: the same moments as a seat and a spectator had."""
    monkeypatch.setattr(finished, "MOST_MOMENTS", 7)

    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=5)) as site:
            table, ada, socket = await played(site, game)
            stranger = site.nobody()
            heard = [m for m in socket.heard if m["type"] == "moment"]
            seen = {moment["step"]: moment["view"] for moment in heard}
            mine = await whole(stranger, table, seat=0)
            steps = [moment["step"] for moment in mine]
            assert steps == list(range(1, steps[-1] + 1))
            assert {m["step"]: m["view"] for m in mine if m["step"] in seen} == seen
            told = [event for moment in heard for event in moment["events"]]
            shown = [event for moment in mine for event in moment["events"]]
            assert told == shown[len(shown) - len(told) :]
            public = await whole(stranger, table)
            assert [moment["step"] for moment in public] == steps
            assert all(moment["view"]["seat"] is None for moment in public)
            assert all(e["event"]["to"] is None for moment in public for e in moment["events"])
            assert public[-1]["outcome"] is not None
            missing = await ada.get(f"/api/tables/{table}/replay?seat=9")
            assert missing.json()["message"] == "server-no-such-seat"

    asyncio.run(go())


def test_the_dice_are_laid_open_and_checked(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, _, socket = await played(site, FOR_TWO)
            proof = (await site.nobody().get(f"/api/tables/{table}/proof")).json()
            assert proof["problem"] is None
            assert proof["commitment"] == socket.table["commitment"]
            secret = bytes.fromhex(proof["secret"])
            assert fair.commit(secret) == proof["commitment"]
            shares = [bytes.fromhex(share) for share in proof["contributions"]]
            assert fair.table_seed(secret, shares).hex() == proof["seed"]
            assert proof["actions"] > 10

            # A result that does not follow from the dice and the actions is noticed.
            stored = await site.house.database.read(lambda c: log.whole_log(c, table))
            right = stored.record.outcome
            assert right is not None
            stored.record.outcome = msgspec.structs.replace(right, places=right.places[::-1])
            found = finished.proof(stored, "en").problem
            assert found is not None
            assert found.message == "record-wrong-result"
            assert " " in found.sentence

    asyncio.run(go())


def test_nothing_is_laid_open_before_the_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, (ada, _), _ = await site.two_at_a_table()
            for what in ("replay", "replay?seat=1", "proof", "record"):
                answer = await ada.get(f"/api/tables/{table}/{what}")
                assert answer.status_code == 403
                assert answer.json()["message"] == "server-not-finished"
                assert site.house.hub.known(table).table.record.secret not in answer.text  # type: ignore[union-attr]

    asyncio.run(go())


def test_who_sits_can_watch_like_anybody(tmp_path: Path) -> None:
    """`watch=1`: the public view and public events only, and nothing can be done."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            seats = ["person", "club", "club"]
            table = await site.table(ada, game=ANY, seats=seats)
            hand = await ada.sit(table)
            screen, stranger = await ada.sit(table, watch=1), await site.nobody().sit(table)
            assert screen.table["you"] is None
            assert screen.table["yours"] is False
            assert hand.table["you"] == 0
            await hand.turn()
            action = hand.choices[0]
            for message in (
                {"type": "act", "action": action, "step": hand.step},
                {"type": "say", "text": "hello"},
                {"type": "auto", "on": True},
                {"type": "mute", "seat": 1, "on": True},
                {"type": "hint", "step": hand.step},
            ):
                assert (await screen.ask(**message))["type"] == "refused"
            await hand.play(random.Random(3))
            for socket in (screen, stranger):
                await socket.until(lambda m: m["type"] == "moment" and m["outcome"] is not None)
            shown, public = (
                [m for m in socket.heard if m["type"] == "moment"] for socket in (screen, stranger)
            )
            # The bots may have moved before the stranger had come, too.
            assert len(public) > 10
            assert shown[-len(public) :] == public
            assert all(m["decision"] is None and m["view"]["seat"] is None for m in shown)
            own = (await ada.get(f"/api/tables/{table}/events")).json()["events"]
            watched = (await ada.get(f"/api/tables/{table}/events?watch=true")).json()["events"]
            assert any(e["event"]["to"] == 0 for e in own)
            assert [e for e in own if e["event"]["to"] is None] == watched

    asyncio.run(go())
