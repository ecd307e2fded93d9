"""Two servers on one PostgreSQL count together, and what one forgets the other forgets at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from time import monotonic

import httpx

from rallybox.server.settings import Limits, database_url
from server.durability.pair import Pair, pair
from server.durability.people import move_to
from server.site import Guest, Site, running, settings, strict
from support.postgres import Postgres
from support.samples import FOR_TWO

LIMITS = Limits()


def test_what_is_rationed_is_rationed_for_both(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres, limited=True) as two:
            await guesses(two)
            await open_tables(two)
            await sockets(two)

    asyncio.run(go())


def at(two: Pair, number: int, address: str) -> Guest:
    """Somebody with an address of their own, at one of the servers."""
    guest = Guest(two.address(number))
    guest.http = httpx.AsyncClient(
        base_url=guest.address,
        transport=httpx.AsyncHTTPTransport(local_address=address),
        timeout=30.0,
    )
    two.guests.append(guest)
    return guest


async def guesses(two: Pair) -> None:
    """Of a code of a table or a device: twice as many are not possible."""
    begun = monotonic()
    thieves = [at(two, number, "127.0.0.7") for number in (0, 1)]
    tries = [
        thief.get(f"/api/codes/AAAA{n:02}")
        if n % 2
        else thief.post("/api/me/claim", code=f"AAAA{n:02}")
        for thief in thieves
        for n in range(int(LIMITS.creations_burst))
    ]
    codes = Counter(answer.status_code for answer in await asyncio.gather(*tries))
    more = LIMITS.creations_rate * (monotonic() - begun) + 1
    assert LIMITS.creations_burst <= codes[403] + codes[404] <= LIMITS.creations_burst + more
    assert codes[429] >= LIMITS.creations_burst - more
    honest = at(two, 1, "127.0.0.8")
    assert (await honest.get("/api/codes/AAAAAA")).status_code == 404, "somebody else may"


def test_who_guesses_a_key_at_one_has_guessed_at_the_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def go() -> None:
        key, burst = "a key of some length, for metrics", 3.0
        limits = strict(creations_rate=0.001, creations_burst=burst)
        where = {"database": database_url(postgres.new_database()), "metrics_key": key}
        wanted = settings(tmp_path, limits=limits, **where)
        async with running(wanted) as one, running(wanted) as two:

            async def ask(site: Site, typed: str) -> int:
                headers = {"Host": "laptop.local", "Authorization": f"Bearer {typed}"}
                return (await site.nobody().http.get("/metrics", headers=headers)).status_code

            for site in (one, two) * int(burst):
                assert await ask(site, key) == 200, "the right one uses up nothing"
            assert [await ask(one, f"guess {n}") for n in range(3)] == [404] * 3
            assert await ask(two, "guess 4") == await ask(two, key) == 429

    asyncio.run(go())


def test_the_key_opens_while_the_database_is_away(tmp_path: Path, postgres: Postgres) -> None:
    """What is wrong with it is asked for just then; whoever guesses is counted by each process."""

    async def go() -> None:
        key = "a key of some length, for metrics"
        limits = strict(creations_rate=0.001, creations_burst=3.0)
        where = {"database": database_url(postgres.new_database()), "metrics_key": key}
        async with running(settings(tmp_path, limits=limits, **where)) as site:

            async def ask(typed: str) -> tuple[int, bool]:
                headers = {"Host": "laptop.local", "Authorization": f"Bearer {typed}"}
                answer = await site.nobody().http.get("/metrics", headers=headers)
                return answer.status_code, "rallybox_failed_commits" in answer.text

            postgres.stop()
            try:
                assert [await ask(key) for _ in range(4)] == [(200, True)] * 4
                guesses = [await ask(f"guess {n}") for n in range(4)]
                assert guesses == [(404, False)] * 3 + [(429, False)]
            finally:
                postgres.start()

    asyncio.run(go())


async def open_tables(two: Pair) -> None:
    """As many as one server would allow, however they are spread over both, all at once."""
    hosts = [at(two, number % 2, "127.0.0.9") for number in range(4)]
    for number, host in enumerate(hosts):
        assert (await host.post("/api/me", nickname=f"H{number}")).status_code == 201
    wishes = {"game": FOR_TWO, "seats": ["person", "person"], "public": True}
    tries = [hosts[n % 4].post("/api/tables", **wishes) for n in range(26)]
    answers = await asyncio.gather(*tries)
    codes = Counter(answer.status_code for answer in answers)
    assert codes == {201: LIMITS.open_tables_per_address, 429: 6}
    said = {answer.json()["message"] for answer in answers if answer.status_code == 429}
    assert said == {"server-too-many-open-here"}


async def sockets(two: Pair) -> None:
    """Of one person at both servers, and again once they are closed."""
    host = at(two, 0, "127.0.0.10")
    await host.post("/api/me", nickname="Ada")
    made = await host.post("/api/tables", game=FOR_TWO, seats=["person", "person"])
    table, most = made.json()["id"], LIMITS.sockets_per_identity
    for _ in range(most - 4):
        await host.sit(table)
    move_to(host, two.address(1))
    await asyncio.sleep(0.5)  # what one server tells is heard by the other
    first = [(await host.sit(table)).heard[0]["type"] for _ in range(8)]
    assert first == ["hello"] * 4 + ["bye"] * 4
    for socket in host.sockets:
        await socket.link.close()
    async with asyncio.timeout(20):
        while (await host.sit(table)).heard[0]["type"] != "hello":
            await asyncio.sleep(0.1)


async def device_of(two: Pair, owner: Guest, number: int) -> Guest:
    """Another device of the same person, at one of the servers."""
    code = (await owner.post("/api/me/code")).json()["code"]
    device = Guest(two.address(number))
    two.guests.append(device)
    assert (await device.post("/api/me/claim", code=code)).status_code == 201
    return device


async def renaming(two: Pair, ada: Guest) -> None:
    """A new name is known at the other server, and not only half a minute later."""
    names: list[str] = []

    async def ask() -> None:
        move_to(ada, two.address(1))
        names.append((await ada.get("/api/me")).json()["nickname"])

    await ask()
    move_to(ada, two.address(0))
    await ada.put("/api/me", nickname="Ada L.")
    async with asyncio.timeout(5):  # and not the half minute for which names are kept
        while names[-1] != "Ada L.":
            await ask()
    move_to(ada, two.address(0))


def test_whoever_is_forgotten_is_nobody_anywhere(tmp_path: Path, postgres: Postgres) -> None:
    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            (ada,) = await two.people(1)
            await renaming(two, ada)
            made = await ada.post("/api/tables", game=FOR_TWO, seats=["person", "person"])
            table = made.json()["id"]
            here, phone = await ada.sit(table), await device_of(two, ada, 1)
            old = await device_of(two, ada, 1)
            shown = (await phone.post("/api/me/code")).json()["code"]
            away, gone = await phone.sit(table), await old.sit(table)
            assert away.table["you"] == gone.table["you"] == 0

            # One device is forgotten at the other server: its socket, and nobody else's.
            move_to(old, two.address(0))
            await old.get("/api/me")
            assert (await old.http.delete("/api/me")).status_code == 204
            bye = await gone.until(lambda m: m["type"] == "bye")
            assert (bye["problem"]["message"], bye["again"]) == ("server-signed-out", False)
            await away.quiet()

            # Everywhere else at once, the code that was shown included.
            signed_out = await ada.http.delete("/api/me/others")
            assert signed_out.json() == {"devices": 1}
            await away.until(lambda m: m["type"] == "bye")
            assert (await phone.get("/api/me")).json() is None
            thief = Guest(two.address(1))
            two.guests.append(thief)
            assert (await thief.post("/api/me/claim", code=shown)).status_code == 403
            assert (await ada.get("/api/me")).json()["id"] == ada.id
            await here.quiet()

    asyncio.run(go())
