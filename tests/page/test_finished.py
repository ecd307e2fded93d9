"""Games that are over: brought along, replayed, reviewed, played on from, and the best of them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from page.world import Json, MemoryShelf, Tab, a_tab
from rallybox.core.record import read, verify, write
from rallybox.games import GAMES
from rallybox.hosting.reviews import making, work
from rallybox.page import pace
from rallybox.page.tables import HERE
from server.reviews.world import Quick
from server.site import running, settings
from support.samples import ALONE, ALONE_VARIANT, AT_ONCE, IN_TURN


async def over(tab: Tab, game: str = IN_TURN) -> str:
    """A table whose game bots have played to the end."""
    table = await tab.table(game, ["rookie"] * 3)
    screen = await tab.sit(table)
    await screen.until(lambda: screen.over)
    return table


async def record_of(tab: Tab, table: str) -> str:
    return (await tab.raw("GET", f"tables/{table}/record"))[1]


@pytest.mark.parametrize("game", [IN_TURN, AT_ONCE])
def test_a_record_is_brought_along_and_is_the_same_game(game: str) -> None:
    async def go() -> None:
        async with a_tab() as there:
            theirs = await over(there, game)
            text = await record_of(there, theirs)
            replay = await there.ask("GET", f"tables/{theirs}/replay?seat=1")
        async with a_tab() as tab:
            me = await tab.ask("POST", "me", {"nickname": read(text).names[1]})
            made = await tab.ask("POST", "brought", {"record": text})
            assert made["id"].startswith(HERE)
            assert (made["status"], made["mine"], made["yours"]) == ("finished", [1], True)
            assert await record_of(tab, made["id"]) == text
            assert await tab.ask("GET", f"tables/{made['id']}/replay?seat=1") == replay
            assert (await tab.ask("GET", f"tables/{made['id']}/proof"))["problem"] is None
            again = await tab.ask("POST", "brought", {"record": text})
            assert again["id"] == made["id"]
            (listed,) = (await tab.ask("GET", "me/tables"))["tables"]
            assert listed["you"] == 1
            wish = {"step": 4, "seat": 0, "level": "rookie"}
            on = await tab.ask("POST", f"tables/{made['id']}/play-on", wish)
            screen = await tab.sit(on["id"])
            await screen.play(random.Random(1))
            assert verify(read(await record_of(tab, on["id"])), GAMES)
            rematch = await tab.ask("POST", f"tables/{made['id']}/rematch")
            assert [seat["taken"] for seat in rematch["seats"]].count(True) == 1
            assert not any(seat["reserved"] for seat in rematch["seats"]), "nobody else can come"
            assert me["id"] not in screen.raw[0], "ids of people are nobody's business"

    asyncio.run(go())


def test_what_is_wrong_with_a_record_is_said_and_nothing_is_kept() -> None:
    async def go() -> None:
        async with a_tab() as there:
            text = await record_of(there, await over(there))
        record = read(text)
        wrong = {
            "record-unreadable": "{}",
            "record-wrong-result": text.replace('"scores": [', '"scores": [\n   9999,', 1),
            "record-wrong-action": write(
                msgspec.structs.replace(record, actions=("0 nothing", *record.actions))
            ),
            "record-other-rules": write(msgspec.structs.replace(record, rules=99)),
            "record-unfinished": write(
                msgspec.structs.replace(record, actions=record.actions[:-1])
            ),
            "server-bad-nickname": write(
                msgspec.structs.replace(record, names=("", *record.names[1:]))
            ),
        }
        async with a_tab() as tab:
            await tab.ask("POST", "me", {"nickname": "Ada"})
            before = dict(tab.shelf.kept)
            for message, bad in wrong.items():
                found = await tab.refused("POST", "brought", {"record": bad})
                assert found == (400, message), message
            long = {"record": "x" * 70_000}
            assert await tab.refused("POST", "brought", long) == (400, "server-too-large")
            assert tab.shelf.kept == before

    asyncio.run(go())


def test_a_server_takes_a_record_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_tab() as tab:
            text = await record_of(tab, await over(tab))
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            made = (await ada.post("/api/brought", record=text)).json()
            assert (made["status"], made["yours"]) == ("finished", True)
            path = f"/api/tables/{made['id']}"
            assert (await ada.get(f"{path}/record")).text == text
            assert (await ada.post("/api/brought", record=text)).json()["id"] == made["id"]
            assert (await ada.get(f"{path}/proof")).json()["problem"] is None
            assert len((await ada.get("/api/me/tables")).json()["tables"]) == 1
            refused = await ada.post("/api/brought", record="{}")
            assert (refused.status_code, refused.json()["message"]) == (400, "record-unreadable")

    asyncio.run(go())


def test_what_was_taken_back_comes_along() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await tab.table(ALONE, ["person"], variant=ALONE_VARIANT, options=NUMBERED)
            screen, rng = await tab.sit(table), random.Random(2)
            for round_ in range(40):
                await screen.until(lambda: screen.choices or screen.over)
                if screen.over:
                    break
                assert screen.moment is not None
                if screen.moment.get("undo") and round_ % 3 == 2:
                    answer = await screen.ask(type="undo", step=screen.moment["step"])
                else:
                    answer = await screen.act(rng.choice(screen.choices))
                assert answer["type"] == "ack"
            await screen.play(rng)
            text = await record_of(tab, table)
            assert any(line.endswith("undo") for line in read(text).actions)
            best = await tab.ask("GET", f"best/{ALONE}")
            assert best["mine"] == best["everybody"] == [], "it was taken back"
        async with a_tab() as other:
            await other.ask("POST", "me", {"nickname": "Bea"})
            made = await other.ask("POST", "brought", {"record": text})
            assert await record_of(other, made["id"]) == text

    asyncio.run(go())


NUMBERED: Json = {"deal": 7}


def test_the_best_of_a_deal() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            wishes: Json = {"variant": ALONE_VARIANT, "options": {"deal": 7}}
            for seed in range(2):
                table = await tab.table(ALONE, ["person"], **wishes)
                await (await tab.sit(table)).play(random.Random(seed))
            best = await tab.ask("GET", f"best/{ALONE}?number=7")
            assert [one["yours"] for one in best["mine"]] == [True]
            assert (await tab.ask("GET", f"best/{ALONE}?number=8"))["mine"] == []

    asyncio.run(go())


# -- reviews ---------------------------------------------------------------------------------------


def test_a_review_is_made_kept_and_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Quick(monkeypatch)
    monkeypatch.setattr(work, "CHUNK_SECONDS", 0.0)
    monkeypatch.setattr(making, "TELL_SECONDS", 0.0)

    async def go() -> None:
        shelf = MemoryShelf()
        shelf.kept[pace.KEY] = "0.06"
        async with a_tab(shelf) as tab:
            table = await over(tab)
            path = f"tables/{table}/review"
            assert await tab.refused("GET", path) == (404, "server-no-review")
            screen = await tab.sit(table)
            assert (await screen.ask(type="review", on=True))["type"] == "ack"
            await screen.until(lambda: screen.last("reviewed"))
        done = len(quick.done)
        monkeypatch.setattr(work, "CHUNK_SECONDS", 0.2)
        monkeypatch.setattr(making, "TELL_SECONDS", 5.0)
        async with a_tab(shelf) as tab:  # the tab was closed in the middle
            screen = await tab.sit(table)
            await screen.ask(type="review", on=True)
            await screen.until(lambda: (screen.last("reviewed") or {}).get("done") == 1)
            found = await tab.ask("GET", path)
            assert (found["review"]["done"], found["review"]["effort"]) == (1, 0.05)
            again = len(quick.done) - len(set(quick.done))
            assert again <= 64, "only what had not been kept yet"
            assert 0 < done < len(set(quick.done))
            choices = await tab.ask("GET", f"{path}/choices?at=1")
            assert choices["taken"] in [choice["id"] for choice in choices["choices"]]
            # How much of their thinking bots get here is told from now on.
            assert (await tab.ask("GET", "offer"))["thinking"] < 1

    asyncio.run(go())


def test_how_fine_and_how_much() -> None:
    assert (pace.effort_at(0.0), pace.effort_at(0.06), pace.effort_at(5.0)) == (0.01, 0.05, 1.0)
    assert (pace.share_at(1.0), pace.share_at(9.0)) == (1.0, 1.0)
    assert 0 < pace.share_at(0.1) < 0.25
    assert pace.measure(IN_TURN, 0.001) > 0


def test_another_move_is_tried_in_the_other_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with a_tab() as tab:
            table = await over(tab)
            tab.door.house.reviews.effort = 0.001
            path = f"tables/{table}/review"
            choices = await tab.ask("GET", f"{path}/choices?at=1")
            action = choices["choices"][0]["id"]
            tried = await tab.ask("POST", f"{path}/try", {"at": 1, "action": action})
            assert tried["choice"]["id"] == action
            legal = {choice["id"] for choice in choices["choices"]}
            other = next(number for number in range(100) if number not in legal)
            status, _ = await tab.refused("POST", f"{path}/try", {"at": 1, "action": other})
            assert status == 422, "an error of the rules comes back as itself"

    asyncio.run(go())
