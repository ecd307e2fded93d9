"""Two servers on one PostgreSQL: one game, of two who decide one wins, and either can go."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rallybox.games import GAMES
from server.durability.evening import TABLES
from server.durability.pair import Pair, check_records, pair, until
from server.durability.people import Player, move_to, new_table
from server.durability.serving import stables
from server.site import Guest, Socket
from support.effort import effort
from support.postgres import Postgres
from support.samples import AT_ONCE, FOR_TWO, IN_TURN


def acknowledged(players: list[Player]) -> int:
    """How many actions, in all."""
    return sum(len(player.acknowledged) for player in players)


async def some_more(players: list[Player]) -> None:
    """Let them play on for a while."""
    wanted = acknowledged(players) + 12
    await until(lambda: acknowledged(players) >= wanted)


@contextmanager
def waiting(players: list[Player]) -> Iterator[None]:
    """Nobody decides anything; or the games would be over before a server has started."""
    for player in players:
        player.on.clear()
    yield
    for player in players:
        player.on.set()


def test_one_game_at_two_servers_of_which_either_is_killed(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            players: list[Player] = []
            for wishes in TABLES:
                guests = await two.people(2)
                table = await new_table(guests, **wishes)
                players += [two.player(g, table, n, table) for n, g in enumerate(guests)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            for number in (0, 1, 0):
                await some_more(players)
                two.kill(number)
                await some_more(players)
                with waiting(players):
                    await two.start(number)
            await asyncio.gather(*tasks)
            two.check(players)
            await check_records(two, players)

    asyncio.run(go())


async def two_sockets(two: Pair, guest: Guest, table: str) -> list[Socket]:
    """One person with a socket at each server."""
    found = []
    for number in range(2):
        guest.address = two.address(number)
        found.append(await guest.sit(table))
    return found


async def caught_up(sockets: list[Socket], step: int) -> None:
    """All of them have seen this step."""
    for socket in sockets:
        while socket.step < step:
            await socket.next()
        assert socket.step == step


@pytest.mark.parametrize("game", [IN_TURN, pytest.param(FOR_TWO, marks=pytest.mark.long)])
def test_of_two_decisions_at_once_exactly_one_counts(
    tmp_path: Path, postgres: Postgres, game: str
) -> None:
    """The same person clicks here and there, at two servers, at the same moment."""

    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            rng = random.Random(game)
            guests = await two.people(3)
            table = await new_table(guests, game=game, seats=["person"] * 3)
            all_sockets = [await two_sockets(two, guest, table) for guest in guests]
            won = [0, 0]
            for step in range(1, 51):
                await caught_up([s for both in all_sockets for s in both], step)
                mover = next((both for both in all_sockets if both[0].choices), None)
                if mover is None:
                    break
                acts = [rng.choice(socket.choices) for socket in mover]
                both = [socket.act(act) for socket, act in zip(mover, acts, strict=True)]
                order = rng.choice((1, -1))  # who is asked first is not always who is quicker
                answers = (await asyncio.gather(*both[::order]))[::order]
                kinds = [answer["type"] for answer in answers]
                assert sorted(kinds) == ["ack", "refused"]
                winner = kinds.index("ack")
                assert answers[1 - winner]["problem"]["error"] == "stale"
                won[winner] += 1
                entry = two.stored(table).entries[-1]
                play = (entry.step, entry.action)
                assert play == (step + 1, GAMES[game].action(acts[winner]).text)
            assert min(won) > 0, "sometimes one server is quicker, sometimes the other"

    asyncio.run(go())


def test_rr15_answers_in_secret_through_two_servers_all_count(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            rng = random.Random(15)
            guests = await two.people(4)
            table = await new_table(guests, game=AT_ONCE, seats=["person"] * 4)
            sockets = [await guest.sit(table) for guest in guests]
            together = 0
            step = 1
            while together < 25 and sockets[0].moment and not sockets[0].moment["outcome"]:
                asked = [socket for socket in sockets if socket.choices]
                answers = await asyncio.gather(
                    *(socket.act(rng.choice(socket.choices)) for socket in asked)
                )
                assert [answer["type"] for answer in answers] == ["ack"] * len(asked)
                together += len(asked) > 1
                step += 1
                await caught_up(sockets, step)
            assert together > 5

    asyncio.run(go())


def test_bots_and_deadlines_of_a_killed_server_are_the_others(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Nobody is connected anywhere: a game of bots is finished, absent people are decided for."""

    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            host, other = await two.people(2)
            bots = await new_table([host], game=IN_TURN, seats=["club"] * 3)
            move_to(other, two.address(0))
            live = {"kind": "live", "seconds": 1}
            seats = ["person", "person"]
            people = await new_table([host, other], game=FOR_TWO, seats=seats, pace=live)
            two.kill(0)
            await until(lambda: two.stored(bots).record.status == "finished")
            entries = two.stored(people).entries
            await until(lambda: len(two.stored(people).entries) >= len(entries) + 3)
            assert {entry.decided_by for entry in two.stored(people).entries} == {"clock"}

    asyncio.run(go())


def test_many_servers_prepare_one_database_at_once(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        with stables(tmp_path) as ours:
            for _ in range(effort(1, 2)):
                database = postgres.new_database()
                started = [ours.serve(database) for _ in range(4)]
                await asyncio.gather(*(served.ready() for served in started))
                for served in started:
                    served.kill()

    asyncio.run(go())


def present(socket: Socket) -> list[bool]:
    """Whose sign says that they are there, as one socket sees it."""
    return [seat["present"] for seat in socket.table["seats"]]


async def two_at_two(two: Pair) -> tuple[list[Guest], Socket, Socket]:
    """Two people at one table, each at a server of their own, who see each other."""
    guests = await two.people(2)
    table = await new_table(guests, game=FOR_TWO, seats=["person", "person"])
    guests[0].address, guests[1].address = two.address(0), two.address(1)
    first = await guests[0].sit(table)
    assert present(first) == [True, False]
    second = await guests[1].sit(table)
    await sees(second, True, True)
    await sees(first, True, True)
    return guests, first, second


async def sees(socket: Socket, *wanted: bool) -> None:
    """Whatever else is told, in the end this is."""
    while present(socket) != list(wanted):
        await socket.next()


def test_who_is_there_is_seen_at_both_servers(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            (ada, ben), first, second = await two_at_two(two)
            assert first.table["watchers"] == 0
            carla = (await two.people(1))[0]
            carla.address = ada.address
            await carla.sit(first.table["id"])
            await second.link.close()
            await sees(first, True, False)
            again = await ben.sit(first.table["id"])
            await sees(first, True, True)
            await sees(again, True, True)
            # Seats and watchers of the other server may be told one after the other.
            while again.table["watchers"] != 1:
                await again.next()

    asyncio.run(go())


def test_who_only_looks_on_is_counted_at_both_servers(tmp_path: Path, postgres: Postgres) -> None:
    """Whoever was there before hears of it, too."""

    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            (ada, _), first, second = await two_at_two(two)
            carla = (await two.people(1))[0]
            carla.address = ada.address
            watching = await carla.sit(first.table["id"])
            while second.table["watchers"] != 1:
                await second.next()
            await watching.link.close()
            while second.table["watchers"] != 0:
                await second.next()

    asyncio.run(go())


@pytest.mark.long
def test_nobody_is_left_at_a_killed_server(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            _, first, _ = await two_at_two(two)
            two.kill(1)
            await sees(first, True, False)

    asyncio.run(go())
