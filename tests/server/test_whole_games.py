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
from support.samples import IN_TURN

EVERY_VARIANT = [(game.name, variant) for game in GAMES.values() for variant in game.variants]


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
        assert all(event["to"] in (None, seat) for event in moment["events"])
        assert len(moment["told"]) == len(moment["events"])
        assert seat is not None or moment["decision"] is None
        steps.append(moment["step"])
    assert steps == sorted(steps)


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
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


def test_without_a_language_there_are_no_sentences(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            socket = await ada.sit(table)
            await socket.turn()
            assert socket.moment is not None
            assert socket.moment["ask"] == ""
            assert socket.moment["told"] == []
            choice = socket.moment["decision"]["choices"][0]
            assert choice["sentence"] == ""
            assert set(choice) == {"id", "text", "sentence"}
            answer = await socket.ask(type="explain", action=choice["id"])
            assert answer["legal"]
            assert " " in answer["sentence"]

    asyncio.run(go())
