"""Several people on one device: a socket is for one seat, and knows what that seat may know."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from server.site import Guest, Json, Site, Socket, running, settings
from support.samples import ANY, FOR_TWO, OURS, shorter


async def three_here(site: Site, game: str = ANY, **more: Any) -> tuple[Guest, str]:
    """Three people on one device, playing."""
    host = await site.guest("Ada")
    wishes = {"seats": ["person"] * 3, "here": {1: "Bea", 2: "Cleo"}, **more}
    return host, await site.table(host, game=game, options=shorter(game), **wishes)


def secrets_in(message: Json, seat: int | None) -> list[str]:
    """What a message tells that this seat may not know."""
    moment = message if message["type"] == "moment" else message.get("moment")
    if moment is None:
        return []
    found = [e["event"] for e in moment["events"] if e["event"]["to"] not in (None, seat)]
    if moment["view"]["seat"] != seat:
        found.append(f"the view of {moment['view']['seat']}")
    if seat is None and moment["decision"] is not None:
        found.append("a decision")
    return found


def test_people_on_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            made = await ada.post(
                "/api/tables",
                game=ANY,
                seats=["person", "person", "club", "person", "person"],
                here={0: "Anna", 3: "Anna"},
            )
            info = made.json()
            assert [s["name"] for s in info["seats"]][:2] == ["Anna", ""]
            assert info["seats"][3]["name"] == "Anna 2"
            assert (info["mine"], info["you"], info["host"]) == ([0, 3], None, 0)
            table = info["id"]
            more = await ada.post(f"/api/tables/{table}/join", seat=4, name=" Cleo ")
            assert more.json()["seats"][4]["name"] == "Cleo"
            bea = await site.guest("Bea")
            joined = (await bea.post(f"/api/tables/{table}/join")).json()
            assert (joined["mine"], joined["you"]) == ([1], 1)
            begun = (await ada.post(f"/api/tables/{table}/start")).json()
            assert len(begun["contributions"]) == 2, "one share in the dice for each device"
            for wrong in ({2: "Bea"}, {7: "Bea"}, {1: "\u200b"}, {1: "x" * 25}):
                refused = await ada.post(
                    "/api/tables", game=FOR_TWO, seats=["person", "person", "club"], here=wrong
                )
                assert refused.status_code == 400, refused.text

    asyncio.run(go())


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_on_one_device(tmp_path: Path, game: str) -> None:
    """One public socket all the time, one seat's socket at a time; nobody hears another's secret.

    Whoever everybody sees deciding is asked in turn, also those who have answered already.
    """

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            host, table = await three_here(site, game)
            public, rng, lifted = await host.sit(table), random.Random(4), 0
            seen = dict.fromkeys(range(3), 0)
            while public.moment is not None and public.moment["outcome"] is None:
                step, asked = public.step, public.moment["view"]["to_act"]
                for seat in asked:
                    own = await host.sit(table, seat=seat, since=seen[seat])
                    lifted += 1
                    while own.choices and own.step == step:
                        await own.act(rng.choice(own.choices))
                    await own.quiet()
                    seen[seat] = own.step
                    assert [secrets_in(m, seat) for m in own.heard if secrets_in(m, seat)] == []
                    await own.link.close()
                await public.quiet()
                assert public.step > step
            assert lifted > 10
            assert [secrets_in(m, None) for m in public.heard if secrets_in(m, None)] == []
            record = (await host.get(f"/api/tables/{table}/record")).json()
            assert record["names"] == ["Ada", "Bea", "Cleo"]

    asyncio.run(go())


def test_a_seat_is_only_its_owners(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            host, table = await three_here(site)
            stranger = await site.guest("Zoe")
            for guest, seat in ((stranger, 1), (site.nobody(), 0), (host, 3), (host, 99)):
                refused = await guest.sit(table, seat=seat)
                bye = refused.heard[-1]
                assert (bye["type"], bye["problem"]["error"]) == ("bye", "forbidden")
                assert refused.moment is None
            for text in ("x", "-1", "1.5", "٣"):
                assert (await host.sit(table, seat=text)).heard[-1]["problem"]["error"] == (
                    "malformed"
                )
            for path in ("events?seat=1", "events?seat=3"):
                assert (await stranger.get(f"/api/tables/{table}/{path}")).status_code == 403
            for body in ({"level": "club", "seat": 1}, {"level": None, "seat": 4}):
                answer = await stranger.put(f"/api/tables/{table}/stand-in", **body)
                assert answer.status_code == 403
            watching = await host.sit(table, watch=1)
            assert watching.table["mine"] == []

    asyncio.run(go())


def test_between_turns_a_device_is_there_but_sees_nothing_and_can_do_nothing(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            zoe, ada = await site.guest("Zoe"), await site.guest("Ada")
            table = await site.table(
                ada, game=ANY, seats=["person"] * 3, here={1: "Bea"}, start=False
            )
            assert (await zoe.post(f"/api/tables/{table}/join")).status_code == 200
            await ada.post(f"/api/tables/{table}/start")
            remote = await zoe.sit(table)
            between = await ada.sit(table)
            await remote.quiet()
            assert [seat["present"] for seat in remote.table["seats"]] == [True] * 3
            assert remote.table["watchers"] == 0
            before = len(remote.heard)
            own = await ada.sit(table, seat=1)
            assert (own.table["you"], own.table["mine"]) == (1, [0, 1])
            await own.link.close()
            # Nobody elsewhere learns who holds the device now (RR-15).
            await between.quiet()
            assert await remote.quiet() == []
            assert len(remote.heard) == before + 1
            for message in (
                {"type": "act", "action": 0, "step": between.step},
                {"type": "say", "text": "Hello"},
                {"type": "auto", "on": True},
                {"type": "hint", "step": between.step},
                {"type": "explain", "action": 0},
                {"type": "undo", "step": between.step},
            ):
                answer = await between.ask(**message)
                assert answer["problem"]["message"] == "server-which-seat"
            for _ in range(12):
                for seat in between.moment["view"]["to_act"]:  # type: ignore[index]
                    mover = remote if seat == 2 else await ada.sit(table, seat=seat)
                    await mover.quiet()
                    # At a stage nobody sees who has answered already, nor may this test (RR-15).
                    if mover.choices:
                        await mover.act(mover.choices[0])
                await between.quiet()
            history = (await ada.get(f"/api/tables/{table}/events")).json()["events"]
            assert {one["event"]["to"] for one in history} == {None}
            mine = (await ada.get(f"/api/tables/{table}/events?seat=1")).json()["events"]
            assert {one["event"]["to"] for one in mine} == {None, 1}

    asyncio.run(go())


async def at_a_stage(host: Guest, table: str, public: Socket) -> list[int]:
    """Play until several are asked at once."""
    rng = random.Random(5)
    while True:
        assert public.moment is not None
        asked: list[int] = public.moment["view"]["to_act"]
        if len(asked) > 1:
            return asked
        own = await host.sit(table, seat=asked[0])
        await own.act(rng.choice(own.choices))
        await own.link.close()
        await public.quiet()


def test_rr15_the_device_does_not_learn_who_still_owes_an_answer(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            host, table = await three_here(site)
            public = await host.sit(table)
            first, *others = await at_a_stage(host, table, public)
            step = public.step
            own = await host.sit(table, seat=first)
            listed = (await host.get("/api/me/tables")).json()
            assert listed["tables"][0]["your_turn"]
            await own.act(own.choices[0])
            assert await public.quiet() == []
            assert (await host.get("/api/me/tables")).json() == listed
            again = await host.sit(table)
            assert again.moment is not None
            assert public.moment is not None
            assert again.moment["view"] == public.moment["view"]
            for seat in others:
                answering = await host.sit(table, seat=seat)
                assert answering.step == step, "no answer makes another stale"
                await answering.act(answering.choices[0])
            await public.quiet()
            assert public.step > step

    asyncio.run(go())


def test_leaving_handing_over_chat_and_rematch(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            zoe = await site.guest("Zoe")
            wishes: Json = {"game": FOR_TWO, "options": shorter(FOR_TWO), "seats": ["person"] * 4}
            table = await site.table(ada, start=False, here={1: "Bea", 2: "Cleo"}, **wishes)
            address = f"/api/tables/{table}"
            left = (await ada.post(f"{address}/leave?seat=0")).json()
            assert (left["mine"], left["yours"], left["status"]) == ([1, 2], True, "open")
            assert (await ada.post(f"{address}/leave?seat=0")).status_code == 403
            await ada.post(f"{address}/join", name="Ada")
            await zoe.post(f"{address}/join")
            begun = (await ada.post(f"{address}/start")).json()
            assert len(begun["contributions"]) == 2, "the device's share has stayed"
            assert [s["name"] for s in begun["seats"]] == ["Ada", "Bea", "Cleo", "Zoe"]

            own = await ada.sit(table, seat=1)
            assert (await own.ask(type="say", text="Hello"))["type"] == "ack"
            said = next(m["line"] for m in own.heard if m["type"] == "chat")
            assert (said["seat"], said["name"]) == (1, "Bea")
            one = (await ada.put(f"{address}/stand-in", level="club", seat=1)).json()
            assert [s["stand_in"] for s in one["seats"]] == [None, "club", None, None]
            back = (await ada.put(f"{address}/stand-in", level=None)).json()
            assert [s["stand_in"] for s in back["seats"]] == [None] * 4
            gone = (await ada.post(f"{address}/leave")).json()
            assert [s["stand_in"] for s in gone["seats"]] == ["club"] * 3 + [None]
            await (await zoe.sit(table)).play(random.Random(1))

            rematch = (await zoe.post(f"{address}/rematch")).json()
            assert [s["reserved"] for s in rematch["seats"]] == [True, True, True, False]
            together = (await ada.post(f"/api/tables/{rematch['id']}/join")).json()
            assert together["mine"] == [0, 1, 2]
            assert [s["name"] for s in together["seats"]] == ["Ada", "Bea", "Cleo", "Zoe"]
            begun = (await zoe.post(f"/api/tables/{rematch['id']}/start")).json()
            assert len(begun["contributions"]) == 2

    asyncio.run(go())
