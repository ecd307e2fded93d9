"""What a page does is what a server does: the same record, byte for byte, and no more is told."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from page.world import Json, a_tab
from rallybox.core.record import read, read_action, write
from rallybox.games import GAMES, find_game
from rallybox.tables import lobby
from rallybox.tables.home import Home
from rallybox.tables.record import Person
from rallybox.tables.wire.lobby import NewTable
from server.site import running, settings
from support.samples import AT_ONCE, IN_TURN
from tables.evening import run

EVERY_VARIANT = [(game.name, variant) for game in GAMES.values() for variant in game.variants]
FIRST = {next(iter(game.variants)) for game in GAMES.values()}
SHARE = "ab" * 32


@pytest.fixture
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's secret, and what a set-up leaves to chance, are always the same."""
    monkeypatch.setattr(lobby, "new_secret", lambda: "cd" * 32)
    monkeypatch.setattr(lobby, "token_bytes", lambda size: bytes(size))


def wishes(game: str, variant: str) -> Json:
    players = min(GAMES[game].variants[variant])
    here = {str(seat): f"P{seat}" for seat in range(players)}
    seats = ["person"] * players
    return {"game": game, "variant": variant, "seats": seats, "here": here, "contribution": SHARE}


async def in_a_page(asked: Json) -> str:
    """The record of a game that all play at random on one device."""
    async with a_tab() as tab:
        asked = dict(asked)
        table = await tab.table(asked.pop("game"), asked.pop("seats"), **asked)
        screens = [await tab.sit(table, f"seat={seat}") for seat in range(len(asked["here"]))]
        rng = random.Random(4)
        while not screens[0].over:
            mover = next((screen for screen in screens if screen.choices), None)
            if mover is None:
                await asyncio.sleep(0)
                continue
            assert (await mover.act(rng.choice(mover.choices)))["type"] == "ack"
        return (await tab.raw("GET", f"tables/{table}/record"))[1]


async def at_home(asked: Json, actions: tuple[str, ...]) -> str:
    """The record of the same actions at a table of a script."""
    home, ada = Home(), Person("ada", "Ada")
    given = {int(seat): name for seat, name in asked["here"].items()}
    plan: Any = {**asked, "seats": tuple(asked["seats"]), "here": given}
    table = await home.create(ada, NewTable(**plan))
    await home.start(table, ada)
    for line in actions:
        seat, _, text = line.partition(" ")
        action = read_action(find_game(asked["game"]), text)
        await table.act(int(seat), action.id, table.playing().step, "person")
    return write(await home.record(table))


@pytest.mark.usefixtures("known_dice")
@pytest.mark.parametrize(
    ("game", "variant"),
    [
        pytest.param(*one, marks=() if one[1] in FIRST else pytest.mark.long)
        for one in EVERY_VARIANT
    ],
)
def test_the_same_seed_and_actions_give_the_same_record(game: str, variant: str) -> None:
    asked = wishes(game, variant)
    text = asyncio.run(in_a_page(asked))
    assert run(at_home(asked, read(text).actions)) == text


@pytest.mark.long
@pytest.mark.usefixtures("known_dice")
def test_a_server_gives_the_same_record(tmp_path: Path) -> None:
    async def go() -> None:
        asked = wishes(IN_TURN, next(iter(GAMES[IN_TURN].variants)))
        text = await in_a_page(asked)
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, **asked)
            seats = range(len(asked["here"]))
            sockets = [await ada.sit(table, seat=seat) for seat in seats]
            game = find_game(asked["game"])
            for number, line in enumerate(read(text).actions, start=2):
                seat, _, notation = line.partition(" ")
                action = read_action(game, notation)
                assert (await sockets[int(seat)].act(action.id))["type"] == "ack"
                for socket in sockets:
                    while socket.step < number:
                        await socket.next()
            assert (await ada.get(f"/api/tables/{table}/record")).text == text

    asyncio.run(go())


@pytest.mark.parametrize("game", [IN_TURN, pytest.param(AT_ONCE, marks=pytest.mark.long)])
def test_a_line_is_told_what_its_seat_may_know_and_no_more(game: str) -> None:
    """Each moment on a line is the one that the replay shows this seat, or spectators."""

    async def go() -> None:
        async with a_tab() as tab:
            asked = wishes(game, next(iter(GAMES[game].variants)))
            table = await tab.table(asked.pop("game"), asked.pop("seats"), **asked)
            seats = [*range(len(asked["here"]))]
            eyes: list[tuple[int | None, Any]] = [
                (seat, await tab.sit(table, f"seat={seat}")) for seat in seats
            ]
            eyes.append((None, await tab.sit(table, "watch=1")))
            eyes.append((None, await tab.sit(table)))  # which seat was not said
            rng = random.Random(9)
            while not eyes[0][1].over:
                mover = next((s for _, s in eyes if s.choices), None)
                if mover is None:
                    await asyncio.sleep(0)
                else:
                    await mover.act(rng.choice(mover.choices))
            assert not eyes[-1][1].choices
            for seat, screen in eyes:
                shown = await replayed(tab, table, seat)
                moments = [m for m in screen.heard if m["type"] == "moment"]
                assert len(moments) > 5
                for moment in moments:
                    kept = shown[moment["step"]]
                    assert moment["view"]["seat"] == seat
                    # An answer in secret changes what its own seat sees, and no step.
                    if game == IN_TURN or seat is None:
                        assert moment["view"] == kept["view"]

    asyncio.run(go())


async def replayed(tab: Any, table: str, seat: int | None) -> dict[int, Json]:
    found: dict[int, Json] = {}
    last, as_seat = 1, "" if seat is None else f"&seat={seat}"
    while max(found, default=0) < last:
        since = max(found, default=0)
        replay = await tab.ask("GET", f"tables/{table}/replay?since={since}{as_seat}")
        last = replay["last"]
        found |= {moment["step"]: moment for moment in replay["moments"]}
    return found
