"""Whole games over sockets: people at one table with bots, and somebody who watches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rallybox.core.record import read, verify
from rallybox.games import GAMES
from server.site import Socket, running, settings
from support.samples import FOR_TWO, IN_TURN, VARIANTS
from support.sayings import sentence

NAMES = ("Ada", "Bea", "Cleo", "Dora", "Emil")


def seats_for(game: str, variant: str) -> list[str]:
    """Two people (if they fit) and bots of all kinds that answer at once."""
    allowed = GAMES[game].variants[variant]
    wanted = max(allowed)
    return (["person", "person", "club", "rookie", "club"] if wanted > 1 else ["person"])[:wanted]


def check_heard(socket: Socket, seat: int | None) -> None:
    """Everything that came was meant for this viewer, and steps never went back."""
    steps = [0]
    for message in socket.heard:
        moment = message if message["type"] == "moment" else message.get("moment")
        if moment is None:
            continue
        assert moment["view"]["seat"] == seat
        assert all(one["event"]["to"] in (None, seat) for one in moment["events"])
        assert all(sentence(one["says"], NAMES) for one in moment["events"])
        assert seat is not None or moment["decision"] is None
        steps.append(moment["step"])
    assert steps == sorted(steps)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_people_and_bots_play_to_the_end(tmp_path: Path, game: str, variant: str) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            seats = seats_for(game, variant)
            people = [await site.guest(f"Ada{n}") for n in range(seats.count("person"))]
            stranger = await site.guest("Zoe")
            table = await site.table(
                *people, start=False, game=game, variant=variant, seats=seats, public=True
            )
            sockets = [await guest.sit(table, language="en") for guest in people]
            watcher = await stranger.sit(table, language="en")
            assert (await people[0].post(f"/api/tables/{table}/start")).status_code == 200
            rng = random.Random(game + variant)
            everyone = [*sockets, watcher]
            ends = await asyncio.gather(*(s.play(random.Random(rng.random())) for s in everyone))
            assert all(end == ends[0] for end in ends)
            for seat, socket in enumerate(sockets):
                check_heard(socket, seat)
            check_heard(watcher, None)
            await check_secrets_of_the_dice(site, table, everyone)
            answer = await stranger.get(f"/api/tables/{table}/record")
            record = read(answer.content)
            assert verify(record, GAMES) == len(record.actions)
            assert msgspec.to_builtins(record.result) == ends[0] | {
                "places": tuple(ends[0]["places"]),
                "scores": tuple(ends[0]["scores"]),
            }
            told = (await site.house.hub.open(table)).table
            if told.record.number is None:
                assert record.fairness.commitment == told.record.commitment
            else:
                assert record.fairness.number

    asyncio.run(go())


async def check_secrets_of_the_dice(site: Any, table: str, sockets: list[Socket]) -> None:
    """Neither the server's secret nor the seed ever came over a socket."""
    record = (await site.house.hub.open(table)).table.record
    if record.number is not None:
        return  # a numbered deal has no secret: everybody can work its cards out from the number
    for socket in sockets:
        everything = "".join(socket.raw)
        assert record.secret not in everything
        assert record.seed().hex() not in everything
        assert record.commitment in everything


def test_a_program_is_told_how_it_stands_and_no_more(tmp_path: Path) -> None:
    """Beside a person at the same table, to whom it is shown as always."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, program = await site.guest("Ada"), await site.guest("Program")
            table = await site.table(ada, program, game=FOR_TWO)
            shown, told = await ada.sit(table), await program.sit(table, bare=1)
            assert (told.heard[0]["type"], told.heard[0]["moment"]) == ("hello", None)
            await told.until(lambda m: m["type"] == "bare")
            for _ in range(6):
                now = [m for m in told.heard if m["type"] == "bare"][-1]
                assert set(now) == {"type", "step", "view", "actions", "events", "time", "outcome"}
                if now["actions"]:
                    action = now["actions"][0]
                    answer = await told.ask(type="act", step=now["step"], action=action)
                else:
                    answer = await shown.act(shown.choices[0])
                assert answer["type"] == "ack"
                await shown.quiet()
                await told.quiet()
                now = [m for m in told.heard if m["type"] == "bare"][-1]
                assert shown.moment is not None
                assert now["step"] == shown.moment["step"]
                mine = [e["event"] for e in shown.moment["events"]]
                assert [e for e in now["events"] if e["to"] is None] == [
                    e for e in mine if e["to"] is None
                ]
            assert not any(m["type"] == "moment" for m in told.heard)

    asyncio.run(go())


def test_an_action_is_explained_whoever_asks(tmp_path: Path) -> None:
    """A legal one as among the choices, one that is not with what is against it."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            socket = await ada.sit(table)
            await socket.turn()
            assert socket.moment is not None
            choice = socket.moment["decision"]["choices"][0]
            answer = await socket.ask(type="explain", action=choice["id"])
            assert (answer["legal"], answer["says"]) == (True, choice["says"])
            legal = {one["id"] for one in socket.moment["decision"]["choices"]}
            other = next(n for n in range(99) if n not in legal)
            answer = await socket.ask(type="explain", action=other)
            assert not answer["legal"]
            assert " " in sentence(answer["says"], NAMES)

    asyncio.run(go())
