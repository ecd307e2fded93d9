"""Whoever is forgotten is gone at once, everywhere; nobody is mistaken for somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from rallybox.server.doors import Doors
from rallybox.server.limits import Buckets
from rallybox.server.settings import Limits
from rallybox.server.sockets import FORGET_SECONDS, Sockets
from rallybox.tables.errors import TooMany
from server.site import Guest, Site, running, settings
from support.samples import FOR_TWO

T = TypeVar("T")


async def device_of(site: Site, owner: Guest) -> Guest:
    """Another device of the same person."""
    code = (await owner.post("/api/me/code")).json()["code"]
    device = site.nobody()
    assert (await device.post("/api/me/claim", code=code)).status_code == 201
    return device


def test_forgetting_me_ends_my_sockets_and_no_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            table, people, sockets = await site.two_at_a_table()
            ada, other = people
            phone = await device_of(site, ada)
            there, tv = await phone.sit(table), await ada.sit(table, watch=1)
            choice = sockets[0].choices[0]
            assert (await ada.http.delete("/api/me")).status_code == 204
            bye = await sockets[0].until(lambda m: m["type"] == "bye")
            assert (bye["problem"]["message"], bye["again"]) == ("server-signed-out", False)
            await sockets[0].link.wait_closed()
            assert sockets[0].link.close_code == 4401
            for socket in (there, tv, sockets[1]):
                await socket.quiet()
            assert len(site.house.doors.keys()) == 2, "her phone, and somebody else"
            assert (await there.act(choice))["type"] == "ack", "the other device plays on"
            assert (await other.get("/api/me")).json()["id"] == other.id

    asyncio.run(go())


def test_signing_out_everywhere_else(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, bea = await site.guest("Ada"), await site.guest("Bea")
            table = await site.table(ada, bea, game=FOR_TWO)
            devices = [await device_of(site, ada) for _ in range(2)]
            code = (await devices[0].post("/api/me/code")).json()["code"]
            sockets = [await device.sit(table) for device in (*devices, ada, bea)]
            nobody = await site.nobody().http.delete("/api/me/others")
            assert nobody.status_code == 401
            done = await ada.http.delete("/api/me/others")
            assert (done.status_code, done.json()) == (200, {"devices": 2})
            for socket in sockets[:2]:
                bye = await socket.until(lambda m: m["type"] == "bye")
                assert bye["problem"]["message"] == "server-signed-out"
            for socket in sockets[2:]:
                await socket.quiet()
            for device in devices:
                assert (await device.get("/api/me")).json() is None
                assert (await device.sit(table)).table["you"] is None
            late = await site.nobody().post("/api/me/claim", code=code)
            assert late.json()["message"] == "server-bad-device-code"
            assert (await ada.http.delete("/api/me/others")).json() == {"devices": 0}
            assert (await bea.get("/api/me")).json()["id"] == bea.id

    asyncio.run(go())


def test_those_who_were_forgotten_while_nothing_was_heard(tmp_path: Path) -> None:
    """Notifications were lost: whoever came by a token that is void by now has to leave."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            _, people, sockets = await site.two_at_a_table()
            await site.house.database.write(
                lambda c: c.exec_driver_sql(f"DELETE FROM tokens WHERE identity = '{people[0].id}'")
            )
            await site.house.identities.heard_nothing()
            await sockets[0].until(lambda m: m["type"] == "bye")
            await sockets[1].quiet()
            assert (await people[0].get("/api/me")).json() is None

    asyncio.run(go())


def test_a_token_that_is_forgotten_while_it_is_looked_up(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada, identities = await site.guest("Ada"), site.house.identities
            token, database = ada.http.cookies["rallybox"], site.house.database
            read, answers = database.read, list[object]()

            async def late(work: Callable[[Connection], T]) -> T:
                answer = await read(work)
                answers.append(answer)
                if len(answers) == 1:
                    await identities.forget(token)
                return answer

            database.read = late  # type: ignore[method-assign]
            assert await identities.find(token) is None
            assert answers[0] is not None, "it was good when it was read"
            assert await identities.find(token) is None

    asyncio.run(go())


def test_nobody_in_the_lobby_looks_like_somebody_else(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            cyrillic = "Аdа"  # noqa: RUF001  the first and the last letter
            names = ("Ada", cyrillic, "A\u200dda", "Bea", "ADA")
            ada, false, hidden, bea, loud = [await site.guest(name) for name in names]
            wishes = {"game": FOR_TWO, "seats": ["person", "person"], "public": True}
            for host in (ada, false, hidden, ada):
                await site.table(host, start=False, **wishes)
            private = await site.table(loud, start=False, game=FOR_TWO, seats=["person", "person"])
            table = await site.table(bea, start=False, **wishes)
            joined = await loud.post(f"/api/tables/{table}/join")
            assert [seat["name"] for seat in joined.json()["seats"]] == ["Bea", "ADA 4"]
            tables = (await bea.get("/api/tables")).json()["tables"]
            shown = sorted(table["names"][0] for table in tables)
            assert shown == sorted(["Ada", "Ada", f"{cyrillic} 2", "Ada 3", "Bea"])
            own = (await loud.get(f"/api/tables/{private}")).json()
            assert own["seats"][0]["name"] == "ADA", "nobody sees her there who was not asked"

    asyncio.run(go())


class Ended:
    """A socket that remembers whether it was told to go."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def end(self, error: Exception) -> None:
        self.told.append(str(error))


def test_doors_close_for_the_right_ones() -> None:
    doors, sockets = Doors(), [Ended() for _ in range(4)]
    for socket, (token, who) in zip(
        sockets, [("a", "ada"), ("b", "ada"), ("c", "bea"), (None, None)], strict=True
    ):
        doors.enter(token, who, socket)
    assert len(doors.keys()) == 3
    doors.exit(sockets[2])
    assert len(doors.keys()) == 2
    doors.close_others("ada", doors.keys()[0])
    assert sum(bool(socket.told) for socket in sockets) == 1
    doors.close(set(doors.keys()))
    assert [bool(socket.told) for socket in sockets] == [True, True, False, False]


class Office:
    """Processes that tell each other how many sockets they have."""

    def __init__(self, processes: int, **limits: int) -> None:
        self.time, self.told = 0.0, 0
        self.all = [
            Sockets(Limits(**limits), self._tell(number), lambda: self.time)
            for number in range(processes)
        ]

    def _tell(self, number: int):  # type: ignore[no-untyped-def]
        def tell(key: str, word: str) -> None:
            self.told += 1
            for other, sockets in enumerate(self.all):
                if other != number:
                    sockets.heard(str(number), key, word)

        return tell

    def enter(self, number: int, address: str, who: str | None) -> bool:
        try:
            self.all[number].enter(address, who)
        except TooMany:
            return False
        return True


def test_sockets_are_counted_at_all_processes() -> None:
    office = Office(3, sockets_per_identity=16, sockets_per_address=200)
    entered = [office.enter(n % 3, f"10.0.0.{n}", "ada") for n in range(60)]
    assert sum(entered) <= 16 + 2, "what each keeps to itself is little"
    assert office.enter(0, "10.0.0.1", "bea")
    entered = [office.enter(n % 3, "10.9.9.9", f"person {n}") for n in range(600)]
    assert 200 <= sum(entered) <= 200 + 2 * 200 // 8


def test_few_sockets_are_nobody_elses_business() -> None:
    office = Office(2, sockets_per_identity=16, sockets_per_address=200)
    for n in range(24):
        assert office.enter(0, "10.0.0.1", f"person {n}")
    assert office.told == 0


def test_a_killed_process_has_no_sockets_after_a_while() -> None:
    office = Office(2, sockets_per_identity=16, sockets_per_address=200)
    assert sum(office.enter(1, "10.0.0.1", "ada") for _ in range(20)) == 16
    assert not office.enter(0, "10.0.0.2", "ada")
    office.time += FORGET_SECONDS / 2
    office.all[1].renew()
    office.time += FORGET_SECONDS / 2 + 1
    office.all[0].renew()
    assert not office.enter(0, "10.0.0.2", "ada"), "it has said so again"
    office.time += FORGET_SECONDS + 1
    office.all[0].renew()
    assert office.enter(0, "10.0.0.2", "ada")
    for _ in range(16):
        office.all[1].exit("10.0.0.1", "ada")
    assert not office.all[0]._elsewhere
    assert not office.all[1]._open


def test_with_one_process_nothing_is_asked_of_the_database(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            house = site.house
            house.creations._here = Buckets(0.001, 2)
            jobs: list[object] = []
            house.database.writer.write = (  # type: ignore[method-assign]
                lambda *job: jobs.append(job)  # type: ignore[assignment]
            )
            await house.creations.take("10.0.0.1")
            house.sockets.enter("10.0.0.1", "ada")
            house.sockets.exit("10.0.0.1", "ada")
            assert jobs == []
            del house.database.writer.write

    asyncio.run(go())
