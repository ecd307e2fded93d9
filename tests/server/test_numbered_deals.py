"""Numbered deals: shown, chosen, taken back, and the best that people make of them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from rallybox.core.fair import Fairness
from rallybox.core.record import read, verify
from rallybox.games import GAMES
from rallybox.server.store import log
from server.site import Guest, Json, Site, Socket, running, settings
from support.samples import ALONE, ALONE_VARIANT, FOR_TWO

SHOWN = ("view", "decision", "ask")


async def alone(site: Site, guest: Guest, deal: int | None = 1974, **query: Any) -> Socket:
    """A patience, begun."""
    options = {} if deal is None else {"deal": deal}
    table = await site.table(guest, game=ALONE, variant=ALONE_VARIANT, options=options)
    socket = await guest.sit(table, language="en", **query)
    assert socket.table["number"] == deal or deal is None
    return socket


def shown(socket: Socket) -> Json:
    assert socket.moment is not None
    return {name: socket.moment[name] for name in SHOWN}


def action(socket: Socket, rng: random.Random) -> int:
    """Anything but stopping."""
    assert socket.moment is not None
    choices = socket.moment["decision"]["choices"]
    ids: list[int] = [c["id"] for c in choices if c["text"] != "stop"]
    return rng.choice(ids or [int(choices[0]["id"])])


async def undo(socket: Socket) -> Json:
    return await socket.ask(type="undo", step=socket.step)


async def stop(socket: Socket) -> None:
    """However often a bot was quicker that still had something to say."""
    while socket.moment is not None and socket.moment["decision"] is not None:
        (last,) = [c for c in socket.moment["decision"]["choices"] if c["text"] == "stop"]
        await socket.act(last["id"])
        await socket.quiet()


async def best(guest: Guest, deal: int | None = None) -> Json:
    query = "" if deal is None else f"?number={deal}"
    answer = await guest.get(f"/api/best/{ALONE}{query}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_number_is_known_before_the_start_and_gives_the_same_deal(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            made = await ada.post(
                "/api/tables", game=ALONE, variant=ALONE_VARIANT, seats=["person"]
            )
            info = made.json()
            assert info["number"] == info["setup"]["deal"], "drawn when the table is made"
            assert (info["commitment"], info["contributions"]) == ("", [])
            assert not info["assisted"]
            again = [
                (
                    await ada.post(
                        "/api/tables", game=ALONE, variant=ALONE_VARIANT, seats=["person"]
                    )
                ).json()["number"]
                for _ in range(4)
            ]
            assert len({info["number"], *again}) > 1
            table = info["id"]
            await ada.post(f"/api/tables/{table}/join", contribution="7" * 64)
            await ada.post(f"/api/tables/{table}/start")
            one = await ada.sit(table)
            two = await alone(site, bea, info["number"])
            assert one.moment is not None
            assert two.moment is not None
            assert one.moment["view"] == two.moment["view"]
            for wrong in (-1, 1_000_000, "x"):
                refused = await ada.post(
                    "/api/tables",
                    game=ALONE,
                    variant=ALONE_VARIANT,
                    seats=["person"],
                    options={"deal": wrong},
                )
                assert refused.status_code == 400

    asyncio.run(go())


def test_taken_back_and_done_again_it_stands_as_it_stood(tmp_path: Path) -> None:
    """Step by step to the start and forwards again, whatever was kept on the way."""

    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=4)) as site:
            ada, rng = await site.guest("Ada"), random.Random(3)
            socket = await alone(site, ada)
            positions, actions = [shown(socket)], []
            assert "undo" not in (socket.moment or {}), "there is nothing to take back"
            for _ in range(30):
                actions.append(action(socket, rng))
                await socket.act(actions[-1])
                await socket.quiet()
                if socket.moment is None or socket.moment["outcome"] is not None:
                    break
                assert socket.moment["undo"]
                positions.append(shown(socket))
            assert len(positions) > 12
            actions = actions[: len(positions) - 1]
            if socket.moment is not None and socket.moment["outcome"] is not None:
                return
            for way in range(2):
                for position in reversed(positions[:-1]):
                    assert (await undo(socket))["type"] == "ack"
                    await socket.quiet()
                    assert shown(socket) == position
                assert "undo" not in (socket.moment or {})
                nothing = await undo(socket)
                assert nothing["problem"]["message"] == "core-nothing-to-take-back"
                for position, done in zip(positions[1:], actions, strict=True):
                    await socket.act(done)
                    await socket.quiet()
                    assert shown(socket) == position, way
            assert socket.table["assisted"]

    asyncio.run(go())


async def some_story(socket: Socket, rng: random.Random, length: int) -> None:
    """Moves and second thoughts."""
    for _ in range(length):
        assert socket.moment is not None
        if socket.moment["outcome"] is not None:
            return
        if socket.moment.get("undo") and rng.random() < 0.35:
            assert (await undo(socket))["type"] == "ack"
        else:
            await socket.act(action(socket, rng))
        await socket.quiet()


def test_a_whole_patience_with_second_thoughts_verifies(tmp_path: Path) -> None:
    """Also from a snapshot, for those who come back, in the replay and in the record."""

    async def go() -> None:
        async with running(settings(tmp_path, snapshot_every=5)) as site:
            ada, rng = await site.guest("Ada"), random.Random(12)
            socket = await alone(site, ada, since=0)
            table = socket.table["id"]
            await some_story(socket, rng, 60)
            if socket.choices:
                house = site.house
                stored = await house.database.read(lambda c: log.open_table(c, table))
                assert all(not entry.position for entry in stored.entries), "the snapshot is there"
                late = await ada.sit(table, language="en", since=1)
                assert late.moment is not None
                assert shown(late) == shown(socket)
                heard = [e for m in socket.heard for e in (m.get("events") or [])]
                assert late.moment["events"] == heard
                await stop(socket)
            record = read((await ada.get(f"/api/tables/{table}/record")).text)
            assert record.fairness.number == f"{ALONE} {ALONE_VARIANT} 1974"
            assert verify(record, GAMES) == len(record.actions)
            undone = [line for line in record.actions if line.endswith(" undo")]
            assert len(undone) > 5
            proof = (await ada.get(f"/api/tables/{table}/proof")).json()
            assert (proof["problem"], proof["number"]) == (None, f"{ALONE} {ALONE_VARIANT} 1974")
            assert proof["seed"] == Fairness.numbered(f"{ALONE} {ALONE_VARIANT} 1974").seed().hex()
            replay = (await ada.get(f"/api/tables/{table}/replay")).json()["moments"]
            told = [e["event"]["event"] for moment in replay for e in moment["events"]]
            assert told.count("TakenBack") == len(undone)
            assert [m["step"] for m in replay] == list(range(1, len(record.actions) + 2))

    asyncio.run(go())


def test_what_was_decided_on_before_is_stale(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, rng = await site.guest("Ada"), random.Random(3)
            socket = await alone(site, ada)
            other = await ada.sit(socket.table["id"], language="en")
            for _ in range(3):
                await socket.act(action(socket, rng))
            await socket.quiet()
            await other.quiet()
            step, choice = other.step, other.choices[0]
            numbers = [
                await socket.send(type="undo", step=step),
                await other.send(type="undo", step=step),
            ]
            answers = [
                await socket.until(lambda m: m.get("request") == numbers[0]),
                await other.until(lambda m: m.get("request") == numbers[1]),
            ]
            assert sorted(a["type"] for a in answers) == ["ack", "refused"], "once, not twice"
            assert (await other.act(choice, step))["problem"]["error"] == "stale"
            assert (await socket.ask(type="undo", step=step))["problem"]["error"] == "stale"
            assert (await socket.ask(type="undo", step=step + 9))["problem"]["error"] == "stale"
            await stop(socket)
            assert (await undo(socket))["problem"]["error"] == "not-your-decision"
            rally = await site.table(ada, game=FOR_TWO, seats=["person", "club"])
            elsewhere = await ada.sit(rally)
            await elsewhere.turn()
            refused = await undo(elsewhere)
            assert refused["problem"]["message"] == "core-no-taking-back"

    asyncio.run(go())


def test_the_best_are_kept_by_deal_and_over_all(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            reached: dict[tuple[str, int], list[int]] = {}
            for deal in (7, 8):
                for guest, name in zip(people[:2], ("Ada", "Bea"), strict=True):
                    for seed in range(2):
                        socket, rng = await alone(site, guest, deal), random.Random(seed * 7 + deal)
                        await some_story_without_help(socket, rng, 6 + 5 * seed)
                        laid = len((socket.moment or {})["view"]["roads"])
                        reached.setdefault((name, deal), []).append(laid)
            tops = {key: max(laid) for key, laid in reached.items()}
            everything = await best(people[0])
            assert sorted(
                ((r["name"], r["number"]), r["score"]) for r in everything["everybody"]
            ) == sorted(tops.items())
            scores = [r["score"] for r in everything["everybody"]]
            assert scores == sorted(scores, reverse=True)
            seven = await best(people[0], 7)
            assert {r["name"] for r in seven["everybody"]} == {"Ada", "Bea"}
            assert [r["score"] for r in seven["mine"]] == [tops["Ada", 7]]
            for result in seven["everybody"]:
                assert result["yours"] == (result["name"] == "Ada")
                assert (result["table"] is not None) == result["yours"], "others' links are theirs"
            assert (await best(people[2]))["mine"] == []
            assert (await best(site.nobody()))["everybody"]
            assert (await people[0].get("/api/best/chess")).status_code in (400, 404)

    asyncio.run(go())


async def some_story_without_help(socket: Socket, rng: random.Random, length: int) -> None:
    for _ in range(length):
        if not socket.choices:
            return
        await socket.act(action(socket, rng))
        await socket.quiet()
    if socket.choices:
        await stop(socket)


def test_who_takes_back_asks_or_lets_a_bot_play_does_not_compete(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, rng = await site.guest("Ada"), random.Random(2)
            for help_ in ("undo", "hint", "bot"):
                socket = await alone(site, ada)
                table = socket.table["id"]
                for _ in range(3):
                    await socket.act(action(socket, rng))
                await socket.quiet()
                assert not socket.table["assisted"]
                if help_ == "undo":
                    await undo(socket)
                elif help_ == "hint":
                    assert (await socket.ask(type="hint", step=socket.step))["type"] == "hints"
                else:
                    step = socket.step
                    await ada.put(f"/api/tables/{table}/stand-in", level="rookie")
                    while socket.step < step + 2 and socket.moment["outcome"] is None:  # type: ignore[index]
                        await socket.next()
                    await ada.put(f"/api/tables/{table}/stand-in", level=None)
                    while socket.table["seats"][0]["stand_in"] is not None:
                        await socket.next()
                await socket.quiet()
                told = (await ada.get(f"/api/tables/{table}")).json()
                assert told["assisted"], help_
                if socket.choices:
                    await stop(socket)
                assert (await best(ada))["mine"] == []
                again = (await ada.post(f"/api/tables/{table}/rematch")).json()
                assert (again["number"], again["assisted"]) == (1974, False)

    asyncio.run(go())


def test_after_a_restart_a_patience_can_still_be_taken_back(tmp_path: Path) -> None:
    async def go() -> None:
        rng, positions = random.Random(6), []
        async with running(settings(tmp_path, snapshot_every=3)) as site:
            ada = await site.guest("Ada")
            socket = await alone(site, ada)
            table = socket.table["id"]
            for _ in range(7):
                positions.append(shown(socket))
                await socket.act(action(socket, rng))
                await socket.quiet()
            for _ in range(2):
                await undo(socket)
                await socket.quiet()
            cookies = ada.http.cookies
        async with running(settings(tmp_path, snapshot_every=3)) as site:
            back = site.nobody()
            back.http.cookies = cookies
            socket = await back.sit(table, language="en")
            assert shown(socket) == positions[5]
            assert socket.table["assisted"]
            for position in reversed(positions[:5]):
                assert (await undo(socket))["type"] == "ack"
                await socket.quiet()
                assert shown(socket) == position
            stored = await site.house.database.read(lambda c: log.whole_log(c, table))
            assert msgspec.json.encode(stored.entries)
            assert [e.sequence for e in stored.entries] == list(range(1, 15)), "nothing is removed"

    asyncio.run(go())
